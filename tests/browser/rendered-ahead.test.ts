import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { quiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import { formatConsent } from '#src/features/consent/consent.ts'
import { NEUTRAL_SITE } from '#src/features/safety/quick-exit.ts'
import { quizContactTexts } from '#src/features/quizzes/ending-texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import { browserArguments } from './browser-arguments.ts'
import { SCREENS } from './visits.ts'
import { currentSite } from './current-site.ts'
import { expect, prepareFile, test } from './test.ts'

// Playwright does not let its browser render pages ahead; puppeteer does.

test.use({ kind: { variant: 'counted-unlinked' } })

const QUIZ = `/testas/${quiz.slug}`
const GOOGLE = 'https://www.googletagmanager.com/'
/** The script of a quiz, which the page loads while it is rendered ahead. */
const RUNNER = /\/_astro\/QuizRunner/

let browser: Browser | undefined
prepareFile(async () => {
  browser = await puppeteer.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium-headless-shell',
    args: [...browserArguments(currentSite()), '--no-sandbox'],
    defaultViewport: SCREENS.desktop,
  })
})
test.afterAll(() => browser?.close())

interface Visit {
  page: Page
  /** Returns how often an address was requested so far, by this page and by those rendered ahead of it. */
  requests: (address: RegExp | string) => number
  /** Waits until nothing more has been requested for half a second. */
  quiet: () => Promise<void>
  open: (path: string) => Promise<unknown>
}

/** Opens a page for a visitor who has agreed to be counted. */
async function visit(path: string): Promise<Visit> {
  if (!browser) throw new Error('The browser has not started yet.')
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const open = (to: string) => page.goto(currentSite().url + to)
  await open('/favicon.svg')
  await page.evaluate(
    (answer) => localStorage.setItem('slapuku-pasirinkimas', answer),
    formatConsent(true, new Date()),
  )
  await open(path)
  const requests = (address: RegExp | string) =>
    requested.filter((url) => url.search(address) !== -1).length
  await expect.poll(() => requests(GOOGLE)).toBe(1)
  const quiet = async () => {
    let before = -1
    let unchanged = 0
    const look = () => {
      unchanged = requested.length === before ? unchanged + 1 : 0
      before = requested.length
      return unchanged
    }
    await expect.poll(look, { intervals: [100] }).toBe(5)
  }
  return { page, requests, quiet, open }
}

const link = (path: string) => `main a[href="${path}"]`

/** Points at a link until its page has been rendered. */
async function renderAhead({ page, requests }: Visit, path: string, script: RegExp) {
  const before = requests(script)
  await page.hover(link(path))
  await expect.poll(() => requests(script)).toBeGreaterThan(before)
}

/** Follows a link to a page that was rendered ahead. */
async function follow({ page }: Visit, path: string) {
  await page.click(link(path))
  // Leaving the page may abort the evaluation.
  const shown = () => page.evaluate(activationStart).catch(() => 0)
  await expect.poll(shown).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path)
}

/**
 * Returns when a page that was rendered ahead was shown, in milliseconds from its start; 0 for any other page. Runs in
 * the page.
 */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart: number
  })[]
  return navigation?.activationStart ?? 0
}

/** Loads the script of the quick exit, which is a plain link until it has run. Runs in the page. */
async function hearsExit(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[src*="QuickExitScript"]')
  if (script) await import(script.src)
  return script !== null
}

/** Returns the number of page views that the document has counted. */
const views = (page: Page) =>
  page.evaluate(() => window.dataLayer?.filter(([command]) => command === 'config').length)

const OPTIONS = 'main input[type="radio"]'

/** Chooses an option of the current question. */
async function choose(page: Page, option: number) {
  await page.$$eval(OPTIONS, (radios, chosen) => radios[chosen]?.click(), option)
}

async function answer(page: Page, option: number) {
  await choose(page, option)
  await page.locator('main form button[type="submit"]').click()
}

test('a quiz is rendered when its link is pointed at, and counted when it is shown and begun', async () => {
  const visitor = await visit('/testai')
  const { page, requests, quiet } = visitor
  await renderAhead(visitor, QUIZ, RUNNER)
  await quiet()
  expect(requests(GOOGLE), 'counted by the list alone').toBe(1)
  expect(requests('/progress')).toBe(0)

  await follow(visitor, QUIZ)
  await expect.poll(() => requests(GOOGLE)).toBe(2)
  await expect.poll(() => views(page)).toBe(1)
  expect(requests('/progress'), 'nothing is answered yet').toBe(0)
  await choose(page, 0)
  await expect.poll(() => requests('/progress')).toBe(1)
})

test('a page that was rendered ahead has the answers of the tab, the scheme chosen since, and a quick exit', async () => {
  const visitor = await visit(QUIZ)
  const { page, requests, open } = visitor
  const frightened = quiz.questions.map(({ marks = [] }) => Math.max(0, marks.indexOf('fear')))
  for (const [index, option] of frightened.entries()) {
    await page.waitForSelector(`::-p-text(${quizTexts.counter(index + 1, frightened.length)})`)
    await answer(page, option)
  }
  await page.locator(`::-p-text(${quizContactTexts.seeWithoutEmail})`).click()
  await page.waitForSelector(`::-p-text(${safetyTexts.result.heading})`)

  await open('/testai')
  await renderAhead(visitor, QUIZ, /QuizOutcome/)
  await page.$eval('input[name="scheme"][value="dark"]', (choice) => choice.click())
  await follow(visitor, QUIZ)
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.scheme)).toBe('dark')
  await expect
    .poll(() => page.$eval('main', (main) => main.innerText))
    .toContain(safetyTexts.result.heading)
  await expect.poll(() => page.evaluate(hearsExit)).toBe(true)
  await page.$eval('a[data-quick-exit]', (exit) => exit.click())
  await expect.poll(() => requests(NEUTRAL_SITE)).toBe(1)
  await open('/about')
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual(['tab'])
})
