import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, inject, it } from 'vitest'
import { htmlRules, isOfIslands } from './html-rules.ts'
import './built-site.ts'

const validator = new HtmlValidate(htmlRules)

// The files in `shells` are complete only once a function has inserted an item's head.
const pages = globSync('**/*.html', { cwd: inject('builtSite') }).filter(
  (page) => !page.startsWith(`shells${path.sep}`),
)

it.each(pages)('%s is valid and accessible HTML', async (page) => {
  const html = readFileSync(path.join(inject('builtSite'), page), 'utf8')
  const report = await validator.validateString(html, page)
  const faults = report.results.flatMap(({ messages }) =>
    messages
      .filter(({ selector }) => !isOfIslands(selector))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
  expect(faults).toEqual([])
})
