import path from 'node:path'
import { fileURLToPath } from 'node:url'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { ensureBrowser } from '../tools/browser.ts'
import { coverArticle, SAMPLE_WORDS, textArticle } from '../tools/sample-articles.ts'
import { startChild } from './child.ts'
import { withChromium } from './chromium.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** How often each page is measured; the median of each figure counts. */
const RUNS = 3

interface Target {
  name: string
  path: string
  /** Whether search engines are to find it. */
  listed?: boolean
}

/** One page of each public type, and the yardstick of the articles. */
const TARGETS: readonly Target[] = [
  { name: `bare page, ${SAMPLE_WORDS} words`, path: '/palyginimas' },
  { name: `article, ${SAMPLE_WORDS} words`, path: `/blog/${textArticle.slug}` },
  { name: 'article with a cover', path: `/blog/${coverArticle.slug}` },
  { name: 'home', path: '/' },
  { name: 'articles', path: '/blog' },
  { name: 'quizzes', path: '/testai' },
  { name: 'quiz', path: '/testas/bendras-santykiu-testas' },
  { name: 'consultations', path: '/consultations' },
  { name: 'about', path: '/about' },
  { name: 'static page', path: '/p/duk' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'experts', path: '/experts' },
  { name: 'success stories', path: '/success-stories' },
  { name: 'contact', path: '/contact' },
  { name: 'support', path: '/support' },
  // At an address that exists: the browser itself complains of every status 404.
  { name: 'page of unknown addresses', path: '/404', listed: false },
]

/**
 * Prints Lighthouse's verdict on one page of each public type: mobile, simulated throttling, against
 * the local site with the compression of a CDN.
 * @param folder an empty folder for the site's data.
 * @param filter parts of names of pages; all pages without one.
 */
export async function measureLighthouse(
  folder: string,
  filter: readonly string[] = [],
): Promise<void> {
  const program = await ensureBrowser({ whole: true })
  const script = fileURLToPath(new URL('served-site.ts', import.meta.url))
  const site = await startChild(script, { parameters: [path.join(folder, 'site')] })
  const faults = new Faults()
  try {
    console.log(
      `Aims: 100 four times, TBT 0 and CLS 0 everywhere; article FCP 730 ms, LCP 830 ms. Medians of ${RUNS}.\n`,
    )
    console.log('| page | perf. | access. | practices | SEO | FCP ms | LCP ms | TBT ms | CLS |')
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
    for (const target of TARGETS) {
      if (filter.length > 0 && !filter.some((part) => target.name.includes(part))) continue
      const results = await measure(program, site.firstLine, target)
      console.log(rowOf(target, results))
      for (const result of results) faults.add(target.name, result)
    }
  } finally {
    await site.stop()
  }
  console.log(`\nAudits below 1:\n\n${faults.describe()}`)
}

async function measure(program: string, url: string, target: Target): Promise<Result[]> {
  const { path: address, listed = true } = target
  const flags: Flags = {
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES.filter((name) => listed || name !== 'seo'),
  }
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) {
    const answer = await withChromium(program, (port) =>
      lighthouse(url + address, { ...flags, port }),
    )
    if (!answer || answer.lhr.runtimeError) {
      throw new Error(`${address}: ${answer?.lhr.runtimeError?.message ?? 'no result'}`)
    }
    results.push(answer.lhr)
  }
  return results
}

function rowOf({ name }: Target, results: readonly Result[]): string {
  const scores = CATEGORIES.map((category) => {
    const found = results.map(({ categories }) => categories[category]?.score)
    return found.includes(undefined)
      ? '-'
      : median(found.map((score) => Math.round((score ?? 0) * 100)))
  })
  const value = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
    (audit) => Math.round(value(audit)),
  )
  const shift = value('cumulative-layout-shift')
    .toFixed(3)
    .replace(/\.?0+$/, '')
  return `| ${[name, ...scores, ...times, shift].join(' | ')} |`
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Collects audits below 1: those that count towards a score first, each with its pages and elements. */
class Faults {
  readonly #counted = new Map<string, Set<string>>()
  readonly #hints = new Map<string, Set<string>>()

  add(page: string, { categories, audits }: Result): void {
    for (const { id, weight } of Object.values(categories).flatMap((it) => it.auditRefs)) {
      const audit = audits[id]
      if (typeof audit?.score !== 'number' || audit.score >= 1) continue
      const { details, displayValue = '' } = audit
      const items =
        details && 'items' in details && Array.isArray(details.items) ? details.items : []
      const places = [...new Set(items.flatMap(placeOf))].slice(0, 3).join(' ; ')
      const group = weight > 0 ? this.#counted : this.#hints
      const title = `${id} (${audit.title})`
      const line = `${page}: ${Math.round(audit.score * 100)} ${displayValue} ${places}`.trim()
      const lines = group.get(title) ?? new Set()
      group.set(title, lines.add(line))
    }
  }

  describe(): string {
    const list = (group: ReadonlyMap<string, ReadonlySet<string>>, kind: string) =>
      [...group].map(([title, lines]) => `- ${kind} ${title}\n  - ${[...lines].join('\n  - ')}`)
    return (
      [...list(this.#counted, 'counted:'), ...list(this.#hints, 'hint:')].join('\n') || '- none'
    )
  }
}

/** The element, address or words of one item of an audit's details. */
function placeOf(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return []
  if ('node' in item) return placeOf(item.node)
  for (const name of ['snippet', 'url', 'description', 'label']) {
    const found: unknown = Reflect.get(item, name)
    if (typeof found === 'string' && found !== '') return [found.slice(0, 200)]
  }
  return 'items' in item && Array.isArray(item.items) ? item.items.flatMap(placeOf) : []
}
