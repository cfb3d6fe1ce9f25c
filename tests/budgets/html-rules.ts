import { StaticConfigLoader } from 'html-validate'

/** The rules of html-validate for every page. */
export const htmlRules = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-implicit-button-type': 'error',
    'tel-non-breaking': 'error',
    // The heading of a search result is empty in its template.
    'empty-heading': 'off',
    // The quiz's progress bar is not a native element, but one with a role, to look as designed.
    'prefer-native-element': 'off',
  },
})

/**
 * Whether an element is a style of an island. Astro inserts these styles before the first island, and has no option to
 * insert them elsewhere.
 */
export function isOfIslands(selector: string | null): boolean {
  return selector?.endsWith(' > style') ?? false
}
