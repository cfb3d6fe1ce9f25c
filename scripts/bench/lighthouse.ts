import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tools/browser.ts'
import { coverArticle, SAMPLE_WORDS, textArticle } from '../tools/sample-articles.ts'
import { addMeasuredFiles, startSampleSite } from './served-site.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Measurements per page; the median of each figure is printed. */
const RUNS = 3

interface Target {
  name: string
  path: string
}

/** One page of each public type, and the sample article. */
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
]

/**
 * Prints Lighthouse's results for one page of each public type: mobile, simulated throttling, on the
 * local site with the compression of a CDN.
 * @param folder an empty folder for the site's data.
 */
export async function measureLighthouse(folder: string): Promise<void> {
  const chromePath = await ensureBrowser({ whole: true })
  const site = await startSampleSite(folder)
  await addMeasuredFiles(folder)
  const faults = new Set<string>()
  console.log('Aims: 100 four times, TBT 0 and CLS 0 everywhere; article FCP 730 ms, LCP 830 ms.\n')
  console.log('| page | perf. | access. | practices | SEO | FCP ms | LCP ms | TBT ms | CLS |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  try {
    for (const { name, path } of TARGETS) {
      const results: Result[] = []
      for (let run = 0; run < RUNS; run++) results.push(await measure(chromePath, site.url + path))
      console.log(rowOf(name, results))
      for (const fault of results.flatMap(faultsOf)) faults.add(`- ${name}: ${fault}`)
    }
  } finally {
    await site.stop()
  }
  console.log(`\nAudits that lower a score:\n\n${[...faults].join('\n') || '- none'}`)
}

async function measure(chromePath: string, url: string): Promise<Result> {
  const chromeFlags = [...BROWSER_ARGUMENTS, '--headless=new', '--no-sandbox']
  const browser = await launch({ chromePath, chromeFlags })
  try {
    const { port } = browser
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (!answer || answer.lhr.runtimeError) {
      throw new Error(`${url}: ${answer?.lhr.runtimeError?.message ?? 'no result'}`)
    }
    return answer.lhr
  } finally {
    browser.kill()
  }
}

function rowOf(name: string, results: readonly Result[]): string {
  const scores = CATEGORIES.map((category) =>
    median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
  )
  const value = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
    (audit) => Math.round(value(audit)),
  )
  const shift = Number(value('cumulative-layout-shift').toFixed(3))
  return `| ${[name, ...scores, ...times, shift].join(' | ')} |`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title ?? ''})`)
}
