import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { LEAST_FILLING_MS } from '#src/domain/bots.ts'
import { fromSomewhere } from '../../scripts/runtime/functions/caller-address.ts'
import { BROWSER_ARGUMENTS } from '../../scripts/tools/browser.ts'
import { currentSite } from './current-site.ts'

/** The two viewports of all tests, in CSS pixels. */
export const SCREENS = {
  phone: { width: 375, height: 800 },
  desktop: { width: 1280, height: 900 },
} as const

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The script of axe-core, which defines the page's global `axe`. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Chromium's error when a page is left before its view transition starts; no script causes it. */
const FADE_GIVEN_UP = 'Transition was aborted'

/** Chromium's error for Playwright's scripts in a frame of the panel, whose sandbox forbids scripts. */
const FORBIDDEN_SCRIPT = "Blocked script execution in 'about:srcdoc"

/** Timeout of anything on a page, in milliseconds. */
const PATIENCE = 10_000

export interface VisitOptions {
  /** Desktop by default. */
  screen?: keyof typeof SCREENS
  javaScript?: boolean
  /** Whether the screen can be touched. */
  touch?: boolean
  /** Paths of the site that are expected to fail; each must fail at least once. */
  failing?: readonly RegExp[]
  /** What is waited for: by default that the page has loaded, with the fonts that it has asked for by then. */
  waitUntil?: 'load' | 'domcontentloaded'
  /** Prepares the page before it opens its first address. */
  prepare?: (page: Page) => Promise<void>
}

export interface TestBrowser {
  /** Opens a path of the site in a fresh profile. */
  open: (path: string, options?: VisitOptions) => Promise<Page>
}

/** Shared by all test files of a worker; closes with the worker. */
let running: Promise<Browser> | undefined

function launchBrowser(): Promise<Browser> {
  running ??= chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium-headless-shell',
    args: [...BROWSER_ARGUMENTS],
  })
  return running
}

/**
 * A browser for the tests of a file. A console error, page error, failed request or request to
 * another origin fails the test unless the test expects it.
 */
export function useBrowser(): TestBrowser {
  let browser: Browser | undefined
  const visits: Visit[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async () => {
    const faults = visits.flatMap((visit) => visit.faults())
    await Promise.all(visits.splice(0).map((visit) => visit.context.close()))
    expect(faults, 'what the browser complained of').toEqual([])
  })

  return {
    async open(
      path,
      {
        screen = 'desktop',
        javaScript = true,
        touch = false,
        failing = [],
        waitUntil = 'load',
        prepare,
      } = {},
    ) {
      if (!browser) throw new Error('The browser has not started yet.')
      const site = currentSite().url
      const context = await browser.newContext({
        baseURL: site,
        viewport: SCREENS[screen],
        javaScriptEnabled: javaScript,
        hasTouch: touch,
        locale: 'lt-LT',
        timezoneId: 'Europe/Vilnius',
        extraHTTPHeaders: fromSomewhere(),
      })
      context.setDefaultTimeout(PATIENCE)
      await context.addInitScript(openFormsLater, LEAST_FILLING_MS)
      visits.push(watch(context, site, failing))
      const page = await context.newPage()
      await prepare?.(page)
      await page.goto(path, { waitUntil })
      return page
    },
  }
}

/** Tests fill in a form faster than anybody, which the site takes for a bot; runs in the page. */
function openFormsLater(ms: number): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() + ms
}

interface Visit {
  context: BrowserContext
  faults: () => string[]
}

function watch(context: BrowserContext, site: string, failing: readonly RegExp[]): Visit {
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
    const { message } = error.error()
    if (!message.startsWith(FADE_GIVEN_UP)) faults.push(`Page error: ${message}`)
  })
  context.on('console', (message) => {
    if (message.type() !== 'error' || isMeant(message.location().url)) return
    if (message.text().startsWith(FORBIDDEN_SCRIPT)) return
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
    // Other origins are unreachable.
    faults.push(`Failed request: ${request.url()} (${reason})`)
  })
  return {
    context,
    faults: () => [
      ...faults,
      ...failing
        .filter((pattern) => !failed.has(pattern))
        .map((pattern) => `Nothing failed at ${pattern.source}`),
    ],
  }
}

/**
 * Every violation of WCAG 2.2 A and AA in the page's current state, one line each: all rules in the
 * light scheme, and those about colours in the dark one too.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  await page.evaluate(transitionsDone)
  const light = await violationsOf(page, { type: 'tag', values: WCAG })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(transitionsDone)
  const dark = await violationsOf(page, { type: 'rule', values: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...describeViolations(page, light, 'light'), ...describeViolations(page, dark, 'dark')]
}

/** What is pointed at gets its colours by a transition; runs in the page. */
async function transitionsDone(): Promise<void> {
  const running = document.getAnimations().filter((each) => each instanceof CSSTransition)
  await Promise.allSettled(running.map(({ finished }) => finished))
}

function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<axe.Result[]> {
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'] })
    return violations
  }, runOnly)
}

function describeViolations(page: Page, violations: axe.Result[], scheme: string): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      return `${page.url()} ${scheme} ${id}: ${target.join(' ')} ${failureSummary ?? ''}`
    }),
  )
}

/** Expects no violation of WCAG 2.2 A and AA; `state` says what the page shows. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await findViolations(page), state).toEqual([])
}

/** The trimmed text of the focused element. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent.trim() ?? '')
}

/** Where notifications appear. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Notification' })
}
