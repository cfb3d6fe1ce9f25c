import type { Page } from '@playwright/test'
import { articles as seeds } from '#db/seeds/articles/index.ts'
import * as routes from '#src/core/routes.ts'
import { ARTICLES_PER_PAGE } from '#src/features/articles/article-lists.ts'
import { blogTexts, topicTexts } from '#src/features/articles/texts.ts'
import { notFoundTexts } from '#src/features/search/texts.ts'
import { open } from './visits.ts'
import { LISTED, LONG } from './prepared-content.ts'
import { call, createArticle, get, logIn } from './site.ts'
import { expectNoOverflow, placeOf } from './places.ts'
import { expect, test } from './test.ts'
import { currentSite } from './current-site.ts'

const withoutScript = { javaScript: false } as const

/** A category that the form does not offer; its topic is listed after those of the categories that it offers. */
const { category: CATEGORY, topic: TOPIC } = LISTED

/** Returns the addresses of every published article, or those of a category, as the API lists them. */
async function listed(category?: string): Promise<string[]> {
  const posts = await call(routes.listPosts, {})
  return posts
    .filter((post) => category === undefined || post.category === category)
    .map(({ slug }) => `/blog/${slug}`)
}

const cards = (page: Page) =>
  page
    .locator('article h2 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
const pagination = (page: Page) => page.getByRole('navigation', { name: blogTexts.pages })
const topics = (page: Page) => page.getByRole('navigation', { name: blogTexts.topics })

test.describe('the pages of the article list, with JavaScript off', () => {
  test('show every article once, newest first, twelve a page after the first, lead to each and back, and have one address each', async () => {
    const all = await listed()
    const pageCount = Math.ceil((all.length - 1) / ARTICLES_PER_PAGE)
    expect(pageCount).toBeGreaterThanOrEqual(3)
    const page = await open('/blog', withoutScript)
    const shown = await cards(page)
    expect(shown).toHaveLength(ARTICLES_PER_PAGE + 1)
    for (let number = 2; number <= pageCount; number++) {
      await pagination(page).getByRole('link', { name: blogTexts.nextPage }).click()
      await page.waitForURL(`/blog/puslapis/${number}`)
      shown.push(...(await cards(page)))
    }
    expect(shown).toEqual(all)
    await expect(pagination(page).getByRole('link', { name: blogTexts.nextPage })).toHaveCount(0)

    await page.goto('/blog/puslapis/2')
    await expect(page).toHaveTitle('Tinklaraštis, 2 puslapis - Santykių akademija')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${currentSite().url}/blog/puslapis/2`,
    )
    const current = pagination(page).locator('[aria-current]')
    await expect(current).toHaveAttribute('aria-label', '2 puslapis')
    await pagination(page).getByRole('link', { name: blogTexts.previousPage }).click()
    await page.waitForURL('/blog')
    await expect(pagination(page).getByRole('link', { name: blogTexts.previousPage })).toHaveCount(
      0,
    )

    for (const [from, to] of [
      ['/blog/puslapis/1', '/blog'],
      [`${TOPIC}/puslapis/1`, TOPIC],
    ] as const) {
      const { status, location } = await get(from)
      expect(status, from).toBe(301)
      expect(new URL(location ?? '', currentSite().url).pathname, from).toBe(to)
    }
    for (const address of ['/blog/puslapis/99', '/blog/puslapis/du', `${TOPIC}/puslapis/3`]) {
      const { status, html } = await get(address)
      expect(status, address).toBe(404)
      expect(html, address).toContain(notFoundTexts.title)
    }
  })
})

test('the links to the pages of the list fit one row of a phone, of many pages too', async () => {
  const page = await open('/blog/puslapis/2', { screen: 'phone', ...withoutScript })
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expectNoOverflow(page)
    await expect(async () => {
      const rows = await pagination(page)
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
      expect(new Set(rows).size).toBe(1)
    }).toPass()
    for (const name of [blogTexts.previousPage, blogTexts.nextPage]) {
      await expect(pagination(page).getByRole('link', { name })).toBeVisible()
    }
  }
  // As many boxes as the longest list has: first, last, three in the middle and two gaps.
  await pagination(page)
    .locator('ol')
    .evaluate((list) => {
      while (list.children.length < 7) list.append(list.children[0]?.cloneNode(true) ?? '')
    })
  await expect
    .poll(() => pagination(page).evaluate((it) => it.scrollWidth - it.clientWidth))
    .toBeLessThanOrEqual(0)
  await expectNoOverflow(page)
})

test('a card on a phone has a square cover, and a drawn one arranges itself in the square instead of being cropped', async () => {
  const page = await open('/blog/tema/konfliktai', { screen: 'phone', ...withoutScript })
  const covers = page.locator('li:not(:first-child) img.cover')
  await expect(covers).not.toHaveCount(0)
  for (const cover of await covers.all()) {
    await expect(cover).toHaveCSS('object-fit', 'fill')
    await expect(async () => {
      const { width, height } = await placeOf(cover)
      expect(Math.abs(width - height)).toBeLessThan(1)
    }).toPass()
  }
})

test('one article stands large above the others, on the first page alone', async () => {
  for (const [address, isLarge] of [
    ['/blog', true],
    ['/blog/tema/konfliktai', true],
    ['/blog/puslapis/2', false],
  ] as const) {
    const page = await open(address, withoutScript)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(async () => {
      const widths = await Promise.all(
        [0, 1].map(async (at) => (await placeOf(page.getByRole('article').nth(at))).width),
      )
      expect((widths[0] ?? 0) > (widths[1] ?? 0), address).toBe(isLarge)
    }).toPass()
  }
  const phone = await open('/blog/puslapis/2', { screen: 'phone', ...withoutScript })
  await phone.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() =>
      phone
        .locator('.post .meta > :not(.badge)')
        .evaluateAll((all) =>
          Math.max(...all.map((it) => it.scrollHeight / parseFloat(getComputedStyle(it).fontSize))),
        ),
    )
    .toBeLessThan(2)
  await expectNoOverflow(phone)
})

test.describe('the topics, with JavaScript off', () => {
  test('are all categories that have articles, introduce themselves, and show their own articles alone', async () => {
    const page = await open('/blog', withoutScript)
    await expect(topics(page).getByRole('link')).toHaveText(
      [
        'Visi straipsniai',
        'Bendravimas',
        'Pasitikėjimas',
        'Intymumas',
        'Konfliktai',
        'Santykių patarimai',
        LONG.category,
        CATEGORY,
      ],
      { useInnerText: true },
    )
    await expect(topics(page).locator('[aria-current]')).toHaveText('Visi straipsniai', {
      useInnerText: true,
    })

    await topics(page).getByRole('link', { name: CATEGORY }).click()
    await page.waitForURL(TOPIC)
    await expect(page).toHaveTitle('Tema „Šeimos vakarai“ - Santykių akademija')
    const { heading, intro } = topicTexts(CATEGORY)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, {
      useInnerText: true,
    })
    await page.getByText(intro, { exact: true }).waitFor()
    await expect(topics(page).locator('[aria-current]')).toHaveText(CATEGORY, {
      useInnerText: true,
    })
    const shown = await cards(page)
    expect(shown).toHaveLength(ARTICLES_PER_PAGE + 1)
    await pagination(page).getByRole('link', { name: blogTexts.nextPage }).click()
    await page.waitForURL(`${TOPIC}/puslapis/2`)
    await expect(page).toHaveTitle('Tema „Šeimos vakarai“, 2 puslapis - Santykių akademija')
    await expect
      .poll(async () => [...shown, ...(await cards(page))])
      .toEqual(await listed(CATEGORY))
    await topics(page).getByRole('link', { name: blogTexts.allArticles }).click()
    await page.waitForURL('/blog')

    await page.goto('/blog/tema/konfliktai')
    const expected = seeds
      .filter(({ category, published }) => category === 'Konfliktai' && published)
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    await expect.poll(() => cards(page)).toEqual(expected.map(({ slug }) => `/blog/${slug}`))
    await expect(pagination(page), 'of few articles').toHaveCount(0)
  })
})

test('a page of the list that was built before an article was published shows the articles that belong to it now, of its number and topic', async () => {
  const address = `${TOPIC}/puslapis/2`
  const ofTopic = await listed(CATEGORY)
  const { html } = await get(address)
  await createArticle(await logIn(), { slug: 'sarasu-naujiena', category: CATEGORY })
  const page = await open(address, {
    prepare: async (it) => {
      await it.route(`**${address}`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      )
    },
  })
  await expect.poll(() => cards(page)).toEqual(ofTopic.slice(ARTICLES_PER_PAGE))
  await expect(pagination(page).locator('[aria-current]')).toHaveText('2', { useInnerText: true })
})
