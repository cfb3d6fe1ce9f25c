import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { LIVE_PATH } from '#src/features/publishing/changes.ts'
import type { SPECULATION_RULES } from '#src/site/speculation.ts'
import { config as livePage } from '../../netlify/functions/live-page.ts'
import { config as previewPage } from '../../netlify/functions/preview-page.ts'
import { config as visitorPages } from '../../netlify/functions/visitor-pages.ts'
import './built-site.ts'

const SITE = 'https://akademija.example'

type Rules = typeof SPECULATION_RULES

async function rules(): Promise<Rules> {
  const file = path.join(inject('builtSite'), 'speculation-rules.json')
  return JSON.parse(await readFile(file, 'utf8')) as Rules
}

/** Returns a predicate that tells whether a link is rendered ahead, as browsers read the rules. */
function matcher({ prerender }: Rules): (address: string) => boolean {
  const matches = (patterns: string | readonly string[], address: string) =>
    [patterns].flat().some((pattern) => new URLPattern(pattern, SITE).test(address, SITE))
  return (address) =>
    prerender.some(({ where: { and } }) =>
      and.every((condition) =>
        'not' in condition
          ? !matches(condition.not.href_matches, address)
          : matches(condition.href_matches, address),
      ),
    )
}

it('of the built pages articles, their lists, quizzes and consultations alone are rendered ahead', async () => {
  const isAhead = matcher(await rules())
  const files = globSync('**/*.html', { cwd: inject('builtSite') })
  const pages = files.map((file) => `/${file.replace(/\.html$/, '')}`)
  const ahead = pages.filter(isAhead)
  expect(ahead).toEqual(
    pages.filter((page) => /^\/(blog\/.+|testai|testas\/.+|consultations)$/.test(page)),
  )
  expect(ahead).toEqual(expect.arrayContaining(['/testai', '/consultations']))
  expect(ahead.length).toBeGreaterThan(40)
})

it.each([
  ...[visitorPages, previewPage].flatMap(({ path: paths }) => [paths ?? []].flat()),
  ...[livePage.path ?? []].flat().filter((address) => address.startsWith(LIVE_PATH)),
  '/admin',
  '/admin/login',
  '/aciu',
  '/contact',
  '/newsletter',
  '/support',
  '/api/quizzes',
  '/consultations?elektroninis=ona@pastas.example',
  '/blog/straipsnis?raktas=slaptas',
])('%s is never rendered ahead', async (address) => {
  expect(matcher(await rules())(address)).toBe(false)
})
