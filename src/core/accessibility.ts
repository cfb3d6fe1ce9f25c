/** Address of the page that says how accessible the site is. */
export const ACCESSIBILITY_SLUG = 'prieinamumas'
