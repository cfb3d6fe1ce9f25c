import puppeteer, { type Browser } from 'puppeteer-core'
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tools/browser.ts'
import { medianOf } from './numbers.ts'

const RUNS = 5

/** Of Lighthouse's mobile preset, applied instead of simulated. */
const NETWORK = { download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 }
const CPU_TIMES_SLOWER = 4

/** How long a visitor points at a link before the click, in milliseconds. */
const POINTED_AT_MS = 2_500

/** From a page to another that it links to. */
const STEPS = [
  { name: 'list to article', from: '/blog', to: 'main article a[href^="/blog/"]' },
  { name: 'quizzes to quiz', from: '/testai', to: 'main a[href^="/testas/"]' },
  { name: 'home to consultations', from: '/', to: 'main a[href="/consultations"]' },
] as const

/**
 * Prints when the largest part of a second page is painted, from the moment that it is shown: of a link that was pointed
 * at, and of one that was followed at once.
 */
export async function measureSecondPages(url: string): Promise<void> {
  const browser = await puppeteer.launch({
    executablePath: await ensureBrowser(),
    args: [...BROWSER_ARGUMENTS, '--no-sandbox'],
    defaultViewport: { width: 1280, height: 800 },
  })
  console.log(
    '\nThe second page, with applied throttling: LCP in ms, median (least, most). Aim: 50 ms.\n',
  )
  console.log('| step | pointed at first | followed at once |')
  console.log('| --- | --- | --- |')
  try {
    for (const { name, from, to } of STEPS) {
      const row: string[] = [name]
      for (const pointedMs of [POINTED_AT_MS, 0]) {
        const times: number[] = []
        for (let run = 0; run < RUNS; run++) {
          times.push(await largestPaint(browser, { from: url + from, to, pointedMs }))
        }
        row.push(
          `${Math.round(medianOf(times))} (${Math.round(Math.min(...times))}, ${Math.round(Math.max(...times))})`,
        )
      }
      console.log(`| ${row.join(' | ')} |`)
    }
  } finally {
    await browser.close()
  }
}

async function largestPaint(
  browser: Browser,
  { from, to, pointedMs }: { from: string; to: string; pointedMs: number },
): Promise<number> {
  await using context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.emulateNetworkConditions(NETWORK)
  await page.emulateCPUThrottling(CPU_TIMES_SLOWER)
  await page.goto(from, { waitUntil: 'networkidle0' })
  const address = await page.$eval(to, (link) => (link as HTMLAnchorElement).pathname)
  if (pointedMs > 0) {
    await page.hover(to)
    await new Promise((resolve) => setTimeout(resolve, pointedMs))
  }
  await page.$eval(to, (link) => (link as HTMLAnchorElement).click())
  await page.waitForFunction((path) => location.pathname === path, {}, address)
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
          activationStart: number
        })[]
        let largest = 0
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) largest = startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => resolve(Math.max(0, largest - (navigation?.activationStart ?? 0))), 2_000)
      }),
  )
}
