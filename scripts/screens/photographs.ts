import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { formatConsent } from '#src/domain/consent.ts'
import { fontsApplied } from '../tools/page-fonts.ts'
import type { Picture } from './sheet.ts'
import type { Screen } from './table.ts'

const WIDTHS = [375, 768, 1440] as const
const SCHEMES = ['light', 'dark'] as const

/** Viewport height in CSS pixels, by width. */
const HEIGHTS = { 375: 812, 768: 1_024, 1440: 900 } as const

const CONSENT_KEY = 'slapuku-pasirinkimas'
const TOKEN_KEY = 'adminToken'

/** The sites that screens are taken from. */
export interface Sites {
  /** The running site, without a trailing slash. */
  url: string
  /** Folder of a build without a database. */
  withoutDatabase: string
  /** The administrator's session token. */
  token: string
}

/**
 * Takes screenshots of one screen at every width in both schemes.
 * @throws naming the screen when its state cannot be reached.
 */
export async function photograph(
  browser: Browser,
  screen: Screen,
  sites: Sites,
): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      baseURL: sites.url,
      viewport: { width, height: HEIGHTS[width] },
      reducedMotion: 'reduce',
      locale: 'lt-LT',
      timezoneId: 'Europe/Vilnius',
    })
    try {
      const page = await context.newPage()
      await reach(page, screen, sites)
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme })
        pictures.push({ width, scheme, png: await take(page, screen) })
      }
    } catch (error) {
      throw new Error(`${screen.name} at ${width} pixels`, { cause: error })
    } finally {
      await context.close()
    }
  }
  return pictures
}

/** Opens the screen and brings it into its state. */
async function reach(page: Page, screen: Screen, sites: Sites): Promise<void> {
  if (screen.unanswered !== true) {
    await keepItem(page, CONSENT_KEY, formatConsent(false, new Date()))
  }
  if (screen.withoutDatabase === true) await serveBuild(page, sites.withoutDatabase)
  if (screen.loggedIn === true) await keepItem(page, TOKEN_KEY, sites.token)
  await screen.prepare?.(page)
  await page.goto(screen.path)
  await wake(page)
  await screen.act?.(page)
  await fontsApplied(page)
}

async function take(page: Page, screen: Screen): Promise<Buffer> {
  // Otherwise sticky elements (header, bottom bar) would appear in the middle of a full-page screenshot.
  if (screen.viewportOnly !== true) {
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate(unfixFoot)
  }
  return await page.screenshot({
    fullPage: screen.viewportOnly !== true,
    animations: 'disabled',
    caret: 'hide',
  })
}

/** Makes elements stuck to the bottom of the window static; runs in the page. */
function unfixFoot(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { position, bottom } = getComputedStyle(element)
    if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static'
  }
}

/** Sets a `localStorage` item before a page of the site is opened. */
async function keepItem(page: Page, key: string, text: string): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    key,
    text,
  ] as const)
}

/** Serves pages and their files from a folder; API calls go to the site. */
async function serveBuild(page: Page, folder: string): Promise<void> {
  await page.route(/^[^?]*$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/api/')) return route.fallback()
    const file = path.extname(pathname) === '' ? `${pathname}.html` : pathname
    return route.fulfill({ path: path.join(folder, file) })
  })
}

/** Scrolls through the whole page, so that lazy content loads, and back to the top. */
async function wake(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await nextFrame()
    }
    scrollTo(0, 0)
    await nextFrame()
  })
  await page.waitForFunction(() => {
    // An image that is not shown at this width is never loaded.
    const images = [...document.images].every((it) => it.complete || !it.checkVisibility())
    return images && document.querySelector('astro-island[ssr]') === null
  })
}
