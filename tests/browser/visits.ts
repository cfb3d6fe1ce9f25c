import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { LEAST_FILLING_MS } from '#src/core/visitor-forms.ts'
import { fromSomewhere } from '../../scripts/runtime/functions/caller-address.ts'
import { findViolations } from './axe.ts'
import { currentSite } from './current-site.ts'
import { watchRecords } from './records.ts'

/** The two viewports of all tests, in CSS pixels. */
export const SCREENS = {
  phone: { width: 375, height: 800 },
  desktop: { width: 1280, height: 900 },
} as const

/** Chromium's error for Playwright's scripts in a frame of the panel, whose sandbox forbids scripts. */
const FORBIDDEN_SCRIPT = "Blocked script execution in 'about:srcdoc"

/** Chromium's error for an event handler in pasted HTML, which the editor parses in a document that runs nothing. */
const PASTED_HANDLER = 'Executing inline event handler violates'
const PARSERS_OF_PASTED = /\/(?:RichTextField|pasted-html)\.[\w-]+\.js$/

/** Timeout of anything on a page, in milliseconds. */
const TIMEOUT_MS = 10_000

export interface VisitOptions {
  /** Desktop by default. */
  screen?: keyof typeof SCREENS
  javaScript?: boolean
  /** Whether animations run; they do not by default. */
  motion?: boolean
  /** Whether the screen can be touched. */
  touch?: boolean
  /** Paths of the site whose requests are expected to fail; each must fail at least once. */
  failing?: readonly RegExp[]
  /** The event that opening waits for, before it waits for the fonts; `load` by default. */
  waitUntil?: 'load' | 'domcontentloaded'
  /** Prepares the page before it opens its first URL. */
  prepare?: (page: Page) => Promise<void>
}

/** The visits of the test that runs. */
let visits: Visit[] = []
let browser: Browser | undefined

/** Sets the browser with which `open` opens pages from now on. */
export function beginVisits(with_: Browser): void {
  browser = with_
}

/**
 * Ends the visits of a test.
 * @returns the faults: errors and failed requests that the test does not expect, expected failures that did not occur,
 *   and stored names that the cookie policy lacks.
 */
export async function endVisits(): Promise<string[]> {
  const faults = (await Promise.all(visits.map((visit) => visit.faults()))).flat()
  await Promise.all(visits.map(({ context }) => end(context)))
  visits = []
  return faults
}

/** Ends a visit. Errors of route handlers that still run are ignored. */
async function end(context: BrowserContext): Promise<void> {
  const ended = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }))
  // Handlers of a crashed page end by themselves.
  await Promise.allSettled(ended)
  await context.close()
}

/** Opens a path of the site in a fresh profile. */
export async function open(
  path: string,
  {
    screen = 'desktop',
    javaScript = true,
    touch = false,
    motion = false,
    failing = [],
    waitUntil = 'load',
    prepare,
  }: VisitOptions = {},
): Promise<Page> {
  if (!browser) throw new Error('No test runs.')
  const site = currentSite().url
  const context = await browser.newContext({
    baseURL: site,
    viewport: SCREENS[screen],
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    locale: 'lt-LT',
    timezoneId: 'Europe/Vilnius',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    extraHTTPHeaders: fromSomewhere(),
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addInitScript(openFormsLater, LEAST_FILLING_MS)
  visits.push(watch(context, site, failing, await watchRecords(context)))
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(path, { waitUntil })
  // A script may redirect the page meanwhile. That would end a wait inside the page, so the test polls.
  await expect
    .poll(() => page.evaluate(() => document.fonts.status).catch(() => 'navigating'))
    .toBe('loaded')
  return page
}

/**
 * Moves the page's clock forward by `ms`, since tests fill in forms so fast that the site takes them for a bot; runs in
 * the page.
 */
function openFormsLater(ms: number): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() + ms
}

interface Visit {
  context: BrowserContext
  faults: () => Promise<string[]>
}

function watch(
  context: BrowserContext,
  site: string,
  failing: readonly RegExp[],
  unnamedRecords: () => Promise<string[]>,
): Visit {
  const faults: string[] = []
  const failed = new Set<RegExp>()
  const isMeant = (address: string) => {
    if (!address.startsWith(site)) return false
    const { pathname } = new URL(address)
    const pattern = failing.find((candidate) => candidate.test(pathname))
    if (pattern) failed.add(pattern)
    return pattern !== undefined
  }

  context.on('weberror', (error) => {
    faults.push(`Page error: ${error.error().message}`)
  })
  context.on('console', (message) => {
    if (message.type() !== 'error' || isMeant(message.location().url)) return
    if (message.text().startsWith(FORBIDDEN_SCRIPT)) return
    const isPasted = PARSERS_OF_PASTED.test(message.location().url)
    if (isPasted && message.text().startsWith(PASTED_HANDLER)) return
    faults.push(`Console error: ${message.text()} (${message.location().url})`)
  })
  context.on('response', (response) => {
    if (response.status() < 400 || isMeant(response.url())) return
    faults.push(`Status ${response.status()}: ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The browser aborts pending requests when a page is left.
    if (reason === 'net::ERR_ABORTED' || isMeant(request.url())) return
    // Requests to other origins fail too, since these are unreachable.
    faults.push(`Failed request: ${request.url()} (${reason})`)
  })
  return {
    context,
    faults: async () => [
      ...faults,
      ...(await unnamedRecords()).map((name) => `The cookie policy does not name ${name}`),
      ...failing
        .filter((pattern) => !failed.has(pattern))
        .map((pattern) => `Nothing failed at ${pattern.source}`),
    ],
  }
}

/** Expects no violation of WCAG 2.2 A and AA; `state` describes the page. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await findViolations(page), state).toEqual([])
}

/** Returns the trimmed text of the focused element. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent.trim() ?? '')
}

/** Returns the region of notifications. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Notification' })
}
