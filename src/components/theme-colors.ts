/** Colour of the browser's own surfaces: the page's background in src/styles/global.css. */
export const THEME_COLORS = { light: '#faf6ef', dark: '#141a17' } as const
