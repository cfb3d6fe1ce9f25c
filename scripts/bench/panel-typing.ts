import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { BROWSER_ARGUMENTS, ensureBrowser } from '../tools/browser.ts'
import { SAMPLE_WORDS, textArticle } from '../tools/sample-articles.ts'
import { startChild } from './child.ts'

const WORDS = 10_000
const KEYS = 60
const RUNS = 3

/** Milliseconds between two keys, and a rest in which the preview, the count and the copy come after. */
const PACE = 90
const REST = 2000
const KEYS_BEFORE_REST = 20

const TEXT = Array.from(
  { length: Math.ceil(WORDS / SAMPLE_WORDS) },
  () => textArticle.content,
).join('\n\n')

/** What typing was like. */
interface Typing {
  /** Milliseconds from a key to the frame that shows it; the browser tells none below 16. */
  delays: readonly number[]
  /** Tasks over 50 ms. */
  longTasks: number
  /** Milliseconds of processor time of the page's thread for each key, drawing included. */
  processor: number
}

/**
 * Prints how long each key takes that is typed in the middle of a long article in the panel.
 * @param folder an empty folder for the site's data.
 * @param password the administrator's, by which the site is started.
 */
export async function measurePanelTyping(folder: string, password: string): Promise<void> {
  const executablePath = await ensureBrowser()
  const script = fileURLToPath(new URL('served-site.ts', import.meta.url))
  const site = await startChild(script, { parameters: [path.join(folder, 'site')] })
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] })
  try {
    console.log(`${KEYS} keys in the middle of ${WORDS} words; aim: never over 50 ms.\n`)
    console.log('| run | median ms | worst ms | tasks over 50 ms | processor ms a key |')
    console.log('| --- | --- | --- | --- | --- |')
    for (let run = 1; run <= RUNS; run++) {
      const { delays, longTasks, processor } = await measure(browser, site.firstLine, password)
      const median = delays[Math.floor(delays.length / 2)] ?? 0
      const worst = delays.at(-1) ?? 0
      console.log(`| ${run} | ${median} | ${worst} | ${longTasks} | ${processor.toFixed(1)} |`)
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function measure(browser: Browser, url: string, password: string): Promise<Typing> {
  const context = await browser.newContext({ baseURL: url, locale: 'lt-LT' })
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')
  const area = page.locator('textarea[lang="lt"]')
  await area.fill(TEXT)
  await area.evaluate((field: HTMLTextAreaElement) => {
    const middle = field.value.indexOf(' ', field.value.length / 2)
    field.setSelectionRange(middle, middle)
    // Brings the caret into sight.
    field.blur()
    field.focus()
  })
  await page.waitForTimeout(2 * REST)
  const told = await watch(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const processorTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await processorTime()
  await type(page)
  const processor = ((await processorTime()) - before) / KEYS
  const { delays, longTasks } = await told()
  await context.close()
  return { delays: delays.toSorted((a, b) => a - b), longTasks, processor }
}

/** Begins to note what the browser tells of keys and tasks. @returns what gives the notes. */
async function watch(page: Page): Promise<() => Promise<Omit<Typing, 'processor'>>> {
  const notes = await page.evaluateHandle(() => {
    const noted = { delays: [] as number[], longTasks: 0 }
    // What belongs to one key has one number.
    const keys = new Set<number>()
    const events = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.name !== 'keydown' || keys.has(entry.interactionId)) continue
        keys.add(entry.interactionId)
        noted.delays.push(entry.duration)
      }
    })
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    events.observe(options)
    new PerformanceObserver((list) => {
      noted.longTasks += list.getEntries().length
    }).observe({ type: 'longtask' })
    return noted
  })
  return async () => await notes.jsonValue()
}

async function type(page: Page): Promise<void> {
  const words = 'ramus pokalbis prasideda nuo klausimo '
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(words.charAt(key % words.length))
    await page.waitForTimeout(key % KEYS_BEFORE_REST === KEYS_BEFORE_REST - 1 ? REST : PACE)
  }
}
