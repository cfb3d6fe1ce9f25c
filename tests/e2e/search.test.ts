import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { article as pertrauka } from '#db/seeds/articles/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio.ts'
import { article as pavydas } from '#db/seeds/articles/pavydas-poroje-kaip-apie-ji-kalbetis-be-priekaistu.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { searchTexts } from '#src/texts/search.ts'
import { expectAccessible, focusedText, useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { SEARCHED } from './prepared-content.ts'

const browser = useBrowser()

/** Stands in the body of the article about a pause, and nowhere else. */
const BODY_WORD = 'sąjungininkų'
/** Stands in the bodies of so many articles of the prepared content. */
const { word: COMMON_WORD, count: COMMON } = SEARCHED

const field = (page: Page) => page.getByRole('searchbox', { name: searchTexts.label })
const status = (page: Page) => page.locator('main [role=status]')
const results = (page: Page) =>
  page.getByRole('list', { name: searchTexts.results }).getByRole('listitem')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const query = (page: Page) => new URL(page.url()).searchParams.get('q')

async function searchFor(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await page.keyboard.press('Enter')
}

async function expectFound(page: Page, count: number): Promise<void> {
  await status(page).getByText(searchTexts.found(count), { exact: true }).waitFor()
}

describe('the search over all articles', () => {
  it.each(['phone', 'desktop'] as const)(
    'finds one by a word of its body, on a %s',
    async (screen) => {
      const page = await browser.open('/blog', { screen })
      await searchFor(page, BODY_WORD)
      await expectFound(page, 1)
      const text = await results(page).innerText()
      expect(text).toContain(pertrauka.title)
      expect(text).toContain(pertrauka.category)
      expect(await results(page).locator('mark').first().innerText()).toContain(BODY_WORD)
      expect(await cards(page).first().isVisible()).toBe(false)
      await expectAccessible(page, `results on a ${screen}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      await results(page).getByRole('link').click()
      await page.getByRole('heading', { level: 1, name: pertrauka.title }).waitFor()
    },
  )

  it('finds by letters without their marks, other forms, tags and capital letters', async () => {
    const page = await browser.open('/blog')
    const expectHit = async (words: string, { title }: { title: string }) => {
      await searchFor(page, words)
      await results(page).getByRole('link', { name: title, exact: true }).waitFor()
      await field(page).fill('')
      await cards(page).first().waitFor()
    }
    await expectHit('sajungininku', pertrauka)
    await expectHit('pavydui', pavydas)
    await expectHit('nusiraminimas', pertrauka)
    await expectHit('SĄJUNGININKŲ', pertrauka)

    await searchFor(page, 'rysys')
    await results(page).getByRole('link', { name: pavydas.title, exact: true }).waitFor()
    const marks = await results(page).locator('mark').allInnerTexts()
    expect(marks.some((mark) => /ryš/i.test(mark))).toBe(true)
  })

  it('goes on while typing, and the address carries it through reload and back', async () => {
    const page = await browser.open('/blog')
    await field(page).pressSequentially(BODY_WORD)
    await eventually(() => query(page)).toBe(BODY_WORD)
    await expectFound(page, 1)
    await page.reload()
    await expectFound(page, 1)
    expect(await field(page).inputValue()).toBe(BODY_WORD)

    await results(page).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: pertrauka.title }).waitFor()
    await page.goBack()
    await expectFound(page, 1)
    await page.goBack()
    await cards(page).first().waitFor()
    expect(query(page)).toBeNull()
    expect(await field(page).inputValue()).toBe('')
    expect(await results(page).count()).toBe(0)
  })

  it('answers a link with a query, on a topic too', async () => {
    const page = await browser.open(`/blog/tema/konfliktai?q=${encodeURIComponent(BODY_WORD)}`)
    await expectFound(page, 1)
    await field(page).fill('')
    await cards(page).first().waitFor()
    expect(query(page)).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/blog/tema/konfliktai')
  })

  it('works with the keyboard alone', async () => {
    const page = await browser.open('/blog')
    await field(page).focus()
    await page.keyboard.type(BODY_WORD)
    await eventually(() => query(page)).toBe(BODY_WORD)
    await expectFound(page, 1)
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe(searchTexts.submit)
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe(pertrauka.title)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: pertrauka.title }).waitFor()
  })

  it('shows ten results, their text as text, then more on request, and goes on from there', async () => {
    const page = await browser.open('/blog')
    await searchFor(page, COMMON_WORD)
    await expectFound(page, COMMON)
    expect(await results(page).count()).toBe(10)
    expect(await results(page).first().getByRole('link').innerText()).toMatch(
      /^Vakaras <b>„\d+“<\/b> & kiti$/,
    )
    expect(await results(page).first().innerText()).toContain('o <i>ne</i> lempos')
    expect(await results(page).locator('b, i').count()).toBe(0)
    await page.getByRole('button', { name: searchTexts.more }).click()
    await results(page).nth(10).waitFor()
    expect(await results(page).count()).toBe(COMMON)
    const eleventh = await results(page).nth(10).getByRole('link').innerText()
    expect(await focusedText(page)).toBe(eleventh)
    expect(await page.getByRole('button', { name: searchTexts.more }).count()).toBe(0)
  })

  it('says when there is nothing', async () => {
    const page = await browser.open('/blog', { screen: 'phone' })
    await searchFor(page, 'xqzwv')
    await status(page).getByText(searchTexts.nothing('xqzwv'), { exact: true }).waitFor()
    expect(await results(page).count()).toBe(0)
    await expectAccessible(page, 'no results')
    await field(page).fill('')
    await cards(page).first().waitFor()
    expect(await status(page).innerText()).toBe('')
  })

  it.each([
    ['what reads them cannot be loaded', /\/pagefind\.js$/],
    ['what it shows is missing', /\.pf_fragment$/],
    ['its own script cannot be loaded', /\/article-search\.[^/]+\.js$/],
  ])('says so when %s, keeps what was typed, and the list', async (_, failing) => {
    const page = await browser.open('/blog', {
      failing: [failing],
      prepare: async (it) => {
        await it.route(failing, (route) => route.fulfill({ status: 503 }))
      },
    })
    await searchFor(page, BODY_WORD)
    await status(page).getByText(searchTexts.failed, { exact: true }).waitFor()
    expect(await field(page).inputValue()).toBe(BODY_WORD)
    expect(await cards(page).first().isVisible()).toBe(true)
  })

  it('says so when its index cannot be read, and works again once it can', async () => {
    const failing = /\/pagefind-entry\.json/
    const page = await browser.open('/blog', {
      failing: [failing],
      prepare: async (it) => {
        await it.route(failing, (route) => route.fulfill({ status: 503 }))
      },
    })
    await searchFor(page, BODY_WORD)
    await status(page).getByText(searchTexts.failed, { exact: true }).waitFor()
    expect(await field(page).inputValue()).toBe(BODY_WORD)
    await expectAccessible(page, 'the failed search')
    await page.unroute(failing)
    await field(page).press('Enter')
    await expectFound(page, 1)
  })

  it('says so when the connection is lost after a search, and works again once it is back', async () => {
    const everything = /\/pagefind\//
    const page = await browser.open('/blog', { failing: [everything] })
    await searchFor(page, COMMON_WORD)
    await expectFound(page, COMMON)
    await page.route(everything, (route) => route.abort())
    await searchFor(page, 'nusiraminimas')
    await status(page).getByText(searchTexts.failed, { exact: true }).waitFor()
    await page.unroute(everything)
    await field(page).press('Enter')
    await results(page).getByRole('link', { name: pertrauka.title, exact: true }).waitFor()
  })

  it('loads nothing before somebody turns to it', async () => {
    const loaded: string[] = []
    const page = await browser.open('/blog', {
      prepare: async (it) => {
        it.on('request', (request) => loaded.push(new URL(request.url()).pathname))
        await Promise.resolve()
      },
    })
    await page.waitForLoadState('networkidle')
    const searching = () => loaded.filter((path) => /pagefind|article-search/.test(path))
    expect(searching()).toEqual([])
    await field(page).focus()
    await page.waitForResponse(/wasm/)
    expect(searching().length).toBeGreaterThan(0)
  })

  it('is not offered without JavaScript, topics are', async () => {
    const page = await browser.open('/blog', { javaScript: false })
    expect(await page.locator('input[type=search]').isVisible()).toBe(false)
    const topics = page.getByRole('navigation', { name: blogTexts.topics })
    expect(await topics.getByRole('link').count()).toBeGreaterThan(4)
  })
})
