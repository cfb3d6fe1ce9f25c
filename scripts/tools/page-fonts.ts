import type { Frame, Page } from 'playwright-core'

/** The own fonts that a page, or a frame of it, uses. */
export function ownFonts(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family }) => family.replaceAll('"', '')),
  )
}

/**
 * Waits until a page's own fonts are in use. They come after its first paint, both of them; where the
 * visitor had them already, they are styles like any other.
 */
export async function fontsApplied(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const used = [...document.fonts].filter(({ status }) => status === 'loaded')
    const own = used.filter(({ family }) => !family.includes('Fallback'))
    return own.length >= 2 || document.querySelector('#fonts[media="all"]') !== null
  })
  await page.evaluate(() => document.fonts.ready)
}
