import { article as ordinary } from '#db/seeds/articles/gincas-be-zaizdu-penki-susitarimai-dviem.ts'
import { article as pillar } from '#db/seeds/articles/kaip-stiprinti-santykius-vadovas-dviem.ts'
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tools/browser.ts'
import { importOnDemand } from '../tools/on-demand.ts'
import { textArticle } from '../tools/sample-articles.ts'
import { medianOf } from './numbers.ts'
import { addBarePage, startSampleSite } from './served-site.ts'

/** The part of `chrome-launcher` that is used. */
interface Launcher {
  launch: (options: {
    chromePath: string
    chromeFlags: readonly string[]
  }) => Promise<{ port: number; kill: () => void }>
}

/** The part of `lighthouse` that is used. */
interface Lighthouse {
  default: (
    url: string,
    options: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
  ) => Promise<{ lhr: Result } | undefined>
}

/** The part of Lighthouse's result that is used. */
interface Result {
  runtimeError?: { message: string }
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Number of measurements of each page. Each follows a measurement of the bare page (`addBarePage`). Medians are
 * printed.
 */
const PAIRS = 5

const BARE_PATH = '/palyginimas'

interface Target {
  name: string
  path: string
}

/** One page of each public type. */
const TARGETS: readonly Target[] = [
  { name: 'article', path: `/blog/${ordinary.slug}` },
  { name: 'pillar', path: `/blog/${pillar.slug}` },
  { name: 'article without a cover', path: `/blog/${textArticle.slug}` },
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
 * Prints Lighthouse's results for one page of each public type: mobile, with simulated throttling, on the local site,
 * which compresses like a CDN. Before each measurement, a bare page with the text of the ordinary article is measured.
 * Paint times are printed as multiples of the bare page's.
 * @param folder an empty folder for the site's data.
 */
export async function measureLighthouse(folder: string): Promise<void> {
  const chromePath = await ensureBrowser({ whole: true })
  const site = await startSampleSite(folder)
  await addBarePage(folder, ordinary)
  const faults = new Set<string>()
  const bareTimes: number[] = []
  console.log(
    'Aims: 100 four times, FCP 1.15 times and LCP 1.5 times the bare page’s, TBT 50 ms, CLS 0.02.\n',
  )
  console.log(
    '| page | perf. | access. | practices | SEO | FCP: times the bare page’s (least, most) | LCP | TBT ms | CLS |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  try {
    for (const { name, path } of TARGETS) {
      const pairs: Pair[] = []
      for (let pair = 0; pair < PAIRS; pair++) {
        const bare = await measure(chromePath, site.url + BARE_PATH)
        pairs.push({ bare, page: await measure(chromePath, site.url + path) })
      }
      console.log(rowOf(name, pairs))
      bareTimes.push(...pairs.map(({ bare }) => valueOf(bare, 'first-contentful-paint')))
      for (const fault of pairs.flatMap(({ page }) => faultsOf(page)))
        faults.add(`- ${name}: ${fault}`)
    }
    console.log(
      `\nFirst paint of the bare page: ${Math.round(Math.min(...bareTimes))} to ${Math.round(Math.max(...bareTimes))} ms.`,
    )
    console.log(`\nAudits that lower a score:\n\n${[...faults].join('\n') || '- none'}`)
  } finally {
    await site.stop()
  }
}

/**
 * Measures a page; retries once after an error, since Lighthouse sometimes misses the start of the navigation.
 * @throws when the second attempt fails as well.
 */
async function measure(chromePath: string, url: string): Promise<Result> {
  let result = await attempt(chromePath, url)
  if (result.runtimeError) result = await attempt(chromePath, url)
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  return result
}

async function attempt(chromePath: string, url: string): Promise<Result> {
  const { launch } = await importOnDemand<Launcher>('chrome-launcher')
  const { default: lighthouse } = await importOnDemand<Lighthouse>('lighthouse')
  const chromeFlags = [...BROWSER_ARGUMENTS, '--headless=new', '--no-sandbox']
  const browser = await launch({ chromePath, chromeFlags })
  try {
    const { port } = browser
    const answer = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    })
    if (!answer) throw new Error(`${url}: no result`)
    return answer.lhr
  } finally {
    browser.kill()
  }
}

interface Pair {
  bare: Result
  page: Result
}

function valueOf({ audits }: Result, audit: string): number {
  return audits[audit]?.numericValue ?? Number.NaN
}

function rowOf(name: string, pairs: readonly Pair[]): string {
  const pages = pairs.map(({ page }) => page)
  const scores = CATEGORIES.map((category) =>
    medianOf(pages.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
  )
  const ratios = ['first-contentful-paint', 'largest-contentful-paint'].map((audit) => {
    const each = pairs.map(({ bare, page }) => valueOf(page, audit) / valueOf(bare, audit))
    const [middle, least, most] = [medianOf(each), Math.min(...each), Math.max(...each)]
    return `${middle.toFixed(2)} (${least.toFixed(2)}, ${most.toFixed(2)})`
  })
  const blocked = Math.round(medianOf(pages.map((page) => valueOf(page, 'total-blocking-time'))))
  const shift = medianOf(pages.map((page) => valueOf(page, 'cumulative-layout-shift')))
  return `| ${[name, ...scores, ...ratios, blocked, Number(shift.toFixed(3))].join(' | ')} |`
}

function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title ?? ''})`)
}
