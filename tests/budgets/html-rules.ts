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
    // Of `html-validate:a11y`: a bar of progress is drawn as the design wants it, with its ARIA role.
    'prefer-native-element': 'off',
  },
})

/** Astro puts the styles of its islands in front of the first one, and has no option for that. */
export function isOfIslands(selector: string | null): boolean {
  return selector?.endsWith(' > style') ?? false
}
