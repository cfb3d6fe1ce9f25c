/**
 * Storage key that tells public pages that the administrator is logged in here. Only the panel uses the token itself.
 */
export const ADMINISTRATOR_KEY = 'adminHere'

/** First part of the panel address that opens the form of the item at a public path. */
export const EDITING = 'redaguoti'

/** Id of the static placeholder that the panel replaces. */
export const PANEL_LOADING_ID = 'panel-loading'
