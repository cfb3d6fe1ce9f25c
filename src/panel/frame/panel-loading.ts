/** What the page of the panel shows until that is there. */
export const PANEL_LOADING_ID = 'panel-loading'
