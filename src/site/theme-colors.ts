/** Colours of the browser's frame, equal to the page background in `src/site/styles/common.css`. */
export const THEME_COLORS = { light: '#faf6ef', dark: '#141a17' } as const
