import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, inject, it } from 'vitest'
import './built-site.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
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
  }),
)

// The parts in `shells` are whole only once a function has put an item's head in.
const pages = globSync('**/*.html', { cwd: inject('builtSite') }).filter(
  (page) => !page.startsWith(`shells${path.sep}`),
)

// Proves: Every built page is valid HTML
it.each(pages)('%s is valid and accessible HTML', async (page) => {
  const html = readFileSync(path.join(inject('builtSite'), page), 'utf8')
  const report = await validator.validateString(html, page)
  // Astro puts the styles of its islands in front of the first one, and has no option for that.
  const ofIslands = (selector: string | null) => selector?.endsWith(' > style') ?? false
  const faults = report.results.flatMap(({ messages }) =>
    messages
      .filter(({ selector }) => !ofIslands(selector))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
  expect(faults).toEqual([])
})
