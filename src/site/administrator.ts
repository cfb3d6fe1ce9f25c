/**
 * Storage key that tells public pages that the administrator is logged in in this browser. Only the panel uses the
 * session token itself.
 */
export const ADMINISTRATOR_KEY = 'adminHere'

/** First part of the panel's address for the form of an item. The public path of the item follows it. */
export const EDITING = 'redaguoti'

/** Id of the static placeholder that is shown until the panel has loaded. */
export const PANEL_LOADING_ID = 'panel-loading'
