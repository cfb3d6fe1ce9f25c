import { setTimeout } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tools/browser.ts'
import { medianOf } from './numbers.ts'
import { startSampleSite } from './served-site.ts'

const RUNS = 5

/** Throttling of Lighthouse's mobile preset. Lighthouse only simulates it; here the browser applies it. */
const NETWORK = { download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 }
const CPU_TIMES_SLOWER = 4

/** Milliseconds of hovering over a link before the click. */
const POINTED_MS = [2_500, 0]

/** Links that are followed: the first page, and the selector of the link. */
const STEPS = [
  { name: 'list to article', from: '/blog', to: 'main article a[href^="/blog/"]' },
  { name: 'quizzes to quiz', from: '/testai', to: 'main a[href^="/testas/"]' },
  { name: 'home to consultations', from: '/', to: 'main a[href="/consultations"]' },
] as const

/**
 * Prints the time from opening a second page to its largest contentful paint: after hovering over its link, and
 * after an immediate click.
 * @param folder an empty folder for the site's data.
 */
export async function measureSecondPages(folder: string): Promise<void> {
  const executablePath = await ensureBrowser()
  const site = await startSampleSite(folder)
  const browser = await puppeteer.launch({
    executablePath,
    args: [...BROWSER_ARGUMENTS, '--no-sandbox'],
    defaultViewport: { width: 1280, height: 800 },
  })
  console.log('Applied throttling, LCP in ms: median (least, most). Aim: 50 ms.\n')
  console.log('| step | pointed at first | followed at once |')
  console.log('| --- | --- | --- |')
  try {
    for (const { name, from, to } of STEPS) {
      const row: string[] = [name]
      for (const pointedMs of POINTED_MS) {
        const times: number[] = []
        for (let run = 0; run < RUNS; run++) {
          times.push(await largestPaint(browser, { from: site.url + from, to, pointedMs }))
        }
        row.push(
          `${Math.round(medianOf(times))} (${Math.round(Math.min(...times))}, ${Math.round(Math.max(...times))})`,
        )
      }
      console.log(`| ${row.join(' | ')} |`)
    }
  } finally {
    await browser.close()
    await site.stop()
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
    await setTimeout(pointedMs)
  }
  await page.$eval(to, (link) => (link as HTMLAnchorElement).click())
  while ((await pathOf(page)) !== address) await setTimeout(50)
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
        window.setTimeout(
          () => resolve(Math.max(0, largest - (navigation?.activationStart ?? 0))),
          2_000,
        )
      }),
  )
}

/** Returns the path of the shown page; undefined during a navigation. */
async function pathOf(page: Page): Promise<string | undefined> {
  return await page.evaluate(() => location.pathname).catch(() => undefined)
}
