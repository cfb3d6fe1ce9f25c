import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { article as pertrauka } from '#db/seeds/articles/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { searchTexts } from '#src/texts/search.ts'
import { expectAccessible, focusedText, useBrowser } from './browser.ts'

const browser = useBrowser()

/** Stands in the body of that one article only. */
const BODY_WORD = 'laikmatį'

const field = (page: Page) => page.getByRole('searchbox', { name: searchTexts.label })
const status = (page: Page) => page.getByRole('search').locator('..').getByRole('status')
const results = (page: Page) =>
  page.getByRole('list', { name: searchTexts.results }).getByRole('listitem')

async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query)
  await page.keyboard.press('Enter')
}

describe('the search over all articles', () => {
  it.each(['phone', 'desktop'] as const)(
    'finds one by a word of its body, on a %s',
    async (screen) => {
      const page = await browser.open('/blog', { screen })
      await searchFor(page, BODY_WORD)
      await status(page).getByText('Rasta straipsnių: 1.').waitFor()
      const text = await results(page).innerText()
      expect(text).toContain(pertrauka.title)
      expect(text).toContain(pertrauka.category)
      expect(await results(page).locator('mark').first().innerText()).toContain(BODY_WORD)
      await expectAccessible(page, `results on a ${screen}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      await results(page).getByRole('link').click()
      await page.getByRole('heading', { level: 1, name: pertrauka.title }).waitFor()
    },
  )
})
