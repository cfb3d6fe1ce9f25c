import type { Browser } from 'playwright-core'
import { PANEL_SCREENS } from '../../screens/panel-table.ts'
import { type Screen, SCREENS } from '../../screens/table.ts'
import { launchBrowser } from '../../tools/browser.ts'
import { readingFaults, readOut, startReader } from '../../tools/screen-reader.ts'
import { SPOKEN } from '../../tools/spoken.ts'
import type { Looked } from '../explain.ts'
import type { Product } from '../product.ts'

/** A virtual screen reader reads the forms in a browser: names, states, messages, progress and results. */
export async function checkReading(product: Product): Promise<Looked> {
  const browser = await launchBrowser()
  const findings: string[] = []
  let count = 0
  try {
    for (const screen of [...SCREENS, ...PANEL_SCREENS]) {
      const expected = SPOKEN[screen.name]
      if (!expected) continue
      const phrases = await read(browser, product, screen)
      count += phrases.length
      findings.push(...readingFaults(phrases, expected).map((fault) => `${screen.name}: ${fault}`))
    }
  } finally {
    await browser.close()
  }
  return { looked: `${count} phrases on ${Object.keys(SPOKEN).length} screens`, findings }
}

async function read(browser: Browser, { url, token }: Product, screen: Screen): Promise<string[]> {
  const context = await browser.newContext({ baseURL: url, locale: 'lt-LT' })
  try {
    const page = await context.newPage()
    if (screen.loggedIn) {
      await page.addInitScript((given) => {
        localStorage.setItem('adminToken', given)
      }, token)
    }
    await screen.prepare?.(page)
    await page.goto(screen.path)
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
    await startReader(page)
    await screen.act?.(page)
    return await readOut(page)
  } finally {
    await context.close()
  }
}
