/** Colour of the browser's own surfaces: the page's background in src/styles/common.css. */
export const THEME_COLORS = { light: '#faf6ef', dark: '#141a17' } as const
