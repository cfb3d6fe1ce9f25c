import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { DATA_POLICY, pagePolicy, POLICY_FILE } from '#src/core/security-headers.ts'
import './built-site.ts'

/** Accepted findings of csp_evaluator, each with its reason. */
const EXPLAINED = [
  // The origin serves no JSONP and no AngularJS, and uploads are decoded, encoded anew and served as images with nosniff.
  "script-src 'self'",
  // Only with PUBLIC_ANALYTICS_ID, which loads Google Analytics after consent; the tool knows no bypass there.
  'script-src https://www.googletagmanager.com',
]

/** Every page of the build, including the panel's, the shells and the 404 page. */
const pages: { file: string; document: Document }[] = []
let rules: { path: string; headers: ReadonlyMap<string, string> }[] = []

beforeAll(async () => {
  const dist = inject('builtSite')
  for await (const file of glob('**/*.html', { cwd: dist })) {
    const html = await readFile(path.join(dist, file), 'utf8')
    pages.push({ file, document: new JSDOM(html).window.document })
  }
  rules = readRules(await readFile(path.join(dist, '_headers'), 'utf8'))
})

function readRules(text: string): typeof rules {
  return text.split(/^(?=\/)/m).map((rule) => {
    const [first = '', ...lines] = rule.trim().split('\n')
    const pairs = lines.map((line) => /^\s*(.+?): (.*)$/.exec(line)?.slice(1) as [string, string])
    return { path: first, headers: new Map(pairs) }
  })
}

const policies = () => rules.flatMap(({ headers }) => headers.get('Content-Security-Policy') ?? [])
const ofAllPages = () => policies()[0] ?? ''

/** Returns the inline scripts that run, without those that hold data. */
function inlineScripts(document: Document): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
    .filter(({ type }) => !type.includes('json'))
    .map(({ textContent }) => textContent)
}

describe('the policy of the pages', () => {
  it('allows every inline script of every page by its hash', () => {
    expect(pages.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['index.html', 'admin.html', '404.html', 'shells/visitor.html']),
    )
    const forbidden = pages.flatMap(({ file, document }) =>
      inlineScripts(document)
        .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
        .filter((hash) => !ofAllPages().includes(hash))
        .map((hash) => `${file} ${hash}`),
    )
    expect(forbidden).toEqual([])
    expect(pages.flatMap(({ document }) => inlineScripts(document)).length).toBeGreaterThan(99)
  })

  it('needs no event handler and no script in an address, which it forbids', () => {
    const faults = pages.flatMap(({ file, document }) =>
      [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes]
          .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
          .map(({ name, value }) => `${file} ${name}="${value}"`),
      ),
    )
    expect(faults).toEqual([])
  })

  it('stands in one rule alone, and lets the search run', () => {
    expect(policies()).toHaveLength(1)
    expect(ofAllPages()).toContain("script-src 'self' 'wasm-unsafe-eval'")
  })

  it('is the same for pages that functions answer', async () => {
    expect(await readFile(path.join(inject('builtSite'), POLICY_FILE), 'utf8')).toBe(ofAllPages())
  })

  it('has nothing that csp_evaluator finds and nobody explains', () => {
    const withAnalytics = pagePolicy({ hashes: ['sha256-AA='], analytics: true })
    const all = new Set([...policies(), withAnalytics, DATA_POLICY])
    expect(all.size).toBe(3)
    const findings = [...all].flatMap((policy) =>
      new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
        .map(({ directive, value = '' }) => `${directive} ${value}`),
    )
    expect([...new Set(findings)].sort()).toEqual(EXPLAINED)
  })
})
