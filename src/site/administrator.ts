/**
 * Storage key by which public pages know that the administrator is logged in here. The token itself is the panel's
 * alone.
 */
export const ADMINISTRATOR_KEY = 'adminHere'

/** First part of the panel's address that leads to the form of the item at a public path. */
export const EDITING = 'redaguoti'

/** The static placeholder that the panel replaces. */
export const PANEL_LOADING_ID = 'panel-loading'
