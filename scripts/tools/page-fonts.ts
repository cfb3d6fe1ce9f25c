import type { Page } from 'playwright-core'

/** The own fonts that a page uses. */
export function ownFonts(page: Page): Promise<string[]> {
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
  const areStyles = () => page.locator('#fonts[media="all"]').count()
  while ((await ownFonts(page)).length < 2 && (await areStyles()) === 0) {
    await page.waitForTimeout(20)
  }
  await page.evaluate(() => document.fonts.ready)
}
