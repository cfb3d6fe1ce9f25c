import type { Frame, Page } from 'playwright-core'

/** Returns the names of the web fonts that a page or a frame has loaded. */
export function ownFonts(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family }) => family.replaceAll('"', '')),
  )
}

/**
 * Waits until a page uses its two web fonts. They load after the first paint, or apply like other styles if they are
 * cached.
 */
export async function fontsApplied(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const used = [...document.fonts].filter(({ status }) => status === 'loaded')
    const own = used.filter(({ family }) => !family.includes('Fallback'))
    return own.length >= 2 || document.querySelector('#fonts[media="all"]') !== null
  })
  await page.evaluate(() => document.fonts.ready)
}
