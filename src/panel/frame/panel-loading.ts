/** The static placeholder that the panel replaces. */
export const PANEL_LOADING_ID = 'panel-loading'
