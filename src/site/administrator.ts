/**
 * Storage key by which public pages recognize a browser in which the administrator is logged in. They do not use the
 * session token.
 */
export const ADMINISTRATOR_KEY = 'adminHere'

/** First part of the panel address that opens an item's form; the item's public path follows. */
export const EDITING = 'redaguoti'

/** Id of the placeholder that is shown until the panel is loaded. */
export const PANEL_LOADING_ID = 'panel-loading'
