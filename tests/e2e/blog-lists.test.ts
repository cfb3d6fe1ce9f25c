import type { Page, Response } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { articles as seeds } from '#db/seeds/articles/index.ts'
import type { PostSummary } from '#src/contracts/posts.ts'
import * as routes from '#src/contracts/routes.ts'
import { ARTICLES_PER_PAGE, listPath } from '#src/domain/article-lists.ts'
import { slugify } from '#src/domain/articles.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { notFoundTexts } from '#src/texts/not-found.ts'
import { topicTexts } from '#src/texts/topics.ts'
import { findViolations, SCREENS, useBrowser } from './browser.ts'
import { LISTED, LONG } from './prepared-content.ts'
import { call, createArticle, get, logIn } from './site.ts'

const browser = useBrowser()
const withoutScript = { javaScript: false } as const

/** A category that the form does not offer: its topic stands after those that it offers. */
const { category: CATEGORY, topic: TOPIC } = LISTED

/** Addresses of every published article as the API lists them. */
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
const path = (page: Page) => new URL(page.url()).pathname

describe('the pages of the article list, with JavaScript off', () => {
  it('show every article once, newest first, thirteen a page, each leading to the next', async () => {
    const all = await listed()
    const pageCount = Math.ceil(all.length / ARTICLES_PER_PAGE)
    expect(pageCount).toBeGreaterThanOrEqual(3)
    const page = await browser.open('/blog', withoutScript)
    const shown = await cards(page)
    expect(shown).toHaveLength(ARTICLES_PER_PAGE)
    for (let number = 2; number <= pageCount; number++) {
      await pagination(page).getByRole('link', { name: blogTexts.nextPage }).click()
      expect(path(page)).toBe(`/blog/puslapis/${number}`)
      shown.push(...(await cards(page)))
    }
    expect(shown).toEqual(all)
    expect(await pagination(page).getByRole('link', { name: blogTexts.nextPage }).count()).toBe(0)
  })

  it('mark the current one and lead to each and back', async () => {
    const page = await browser.open('/blog/puslapis/2', withoutScript)
    const current = pagination(page).locator('[aria-current]')
    expect(await current.getAttribute('aria-current')).toBe('page')
    expect(await current.getAttribute('aria-label')).toBe('2 puslapis')
    await pagination(page).getByRole('link', { name: '3 puslapis' }).click()
    expect(path(page)).toBe('/blog/puslapis/3')
    await pagination(page).getByRole('link', { name: blogTexts.previousPage }).click()
    await pagination(page).getByRole('link', { name: '1 puslapis' }).click()
    expect(path(page)).toBe('/blog')
    expect(await pagination(page).getByRole('link', { name: blogTexts.previousPage }).count()).toBe(
      0,
    )
  })

  it('have a title and a canonical address of their own', async () => {
    const page = await browser.open('/blog/puslapis/2', withoutScript)
    expect(await page.title()).toBe('Tinklaraštis, 2 puslapis - Santykių akademija')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${inject('site').url}/blog/puslapis/2`,
    )
  })

  it.each([
    ['/blog/puslapis/1', '/blog'],
    [`${TOPIC}/puslapis/1`, TOPIC],
  ])('have one address for the first: %s leads to %s', async (from, to) => {
    const { status, location } = await get(from)
    expect(status).toBe(301)
    expect(new URL(location ?? '', inject('site').url).pathname).toBe(to)
  })

  it.each(['/blog/puslapis/99', '/blog/puslapis/0', '/blog/puslapis/du', `${TOPIC}/puslapis/3`])(
    'end with the last: %s is not found',
    async (address) => {
      const { status, html } = await get(address)
      expect(status).toBe(404)
      expect(html).toContain(notFoundTexts.title)
    },
  )
})

describe('the topics, with JavaScript off', () => {
  it('are all categories that have articles, offered ones first', async () => {
    const page = await browser.open('/blog', withoutScript)
    expect(await topics(page).getByRole('link').allInnerTexts()).toEqual([
      'Visi straipsniai',
      'Bendravimas',
      'Pasitikėjimas',
      'Intymumas',
      'Konfliktai',
      'Santykių patarimai',
      LONG.category,
      CATEGORY,
    ])
    expect(await topics(page).locator('[aria-current]').innerText()).toBe('Visi straipsniai')
  })

  it('show their own articles alone, over several pages where they are many', async () => {
    const page = await browser.open('/blog', withoutScript)
    await topics(page).getByRole('link', { name: CATEGORY }).click()
    expect(path(page)).toBe(TOPIC)
    expect(await page.title()).toBe('Tema „Šeimos vakarai“ - Santykių akademija')
    expect(await topics(page).locator('[aria-current]').innerText()).toBe(CATEGORY)
    const shown = await cards(page)
    expect(shown).toHaveLength(ARTICLES_PER_PAGE)
    await pagination(page).getByRole('link', { name: blogTexts.nextPage }).click()
    expect(path(page)).toBe(`${TOPIC}/puslapis/2`)
    expect(await page.title()).toBe('Tema „Šeimos vakarai“, 2 puslapis - Santykių akademija')
    expect([...shown, ...(await cards(page))]).toEqual(await listed(CATEGORY))
    await topics(page).getByRole('link', { name: blogTexts.allArticles }).click()
    expect(path(page)).toBe('/blog')
  })

  it('with few articles have one page and no pagination', async () => {
    const page = await browser.open('/blog/tema/konfliktai', withoutScript)
    const expected = seeds
      .filter(({ category, published }) => category === 'Konfliktai' && published)
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    expect(await cards(page)).toEqual(expected.map(({ slug }) => `/blog/${slug}`))
    expect(await pagination(page).count()).toBe(0)
  })

  it.each(['Konfliktai', CATEGORY])('introduce themselves: %s', async (topic) => {
    const page = await browser.open(listPath(slugify(topic), 1), withoutScript)
    const { heading, intro } = topicTexts(topic)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
    await page.getByText(intro, { exact: true }).waitFor()
  })

  it('without articles are not found', async () => {
    expect((await get('/blog/tema/nezinoma-tema')).status).toBe(404)
  })

  it('and all pages are in the sitemap', async () => {
    const { html } = await get('/sitemap-0.xml')
    for (const address of ['/blog/puslapis/2', TOPIC, `${TOPIC}/puslapis/2`]) {
      expect(html).toContain(`<loc>${inject('site').url}${address}</loc>`)
    }
    const seed = seeds.find(({ published }) => published)?.slug ?? ''
    expect(html).toMatch(
      new RegExp(`<loc>[^<]*/blog/${seed}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]+</lastmod>`),
    )
  })
})

describe('a page of the list that was built before an article was published', () => {
  /** Opens a page with the HTML that it had at that time. @returns with the articles that it was answered. */
  async function openAs(address: string, html: string) {
    let answer: Promise<Response> | undefined
    const page = await browser.open(address, {
      prepare: async (opened) => {
        answer = opened.waitForResponse((it) => new URL(it.url()).pathname === '/api/blog')
        await opened.route(`**${address}`, (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
        )
      },
    })
    return { page, posts: (await (await answer)?.json()) as PostSummary[] }
  }

  it('shows the articles that belong to it now, of its number and topic', async () => {
    const before = await listed()
    const ofTopic = await listed(CATEGORY)
    const [second, topic] = [await get('/blog/puslapis/2'), await get(`${TOPIC}/puslapis/2`)]
    await createArticle(await logIn(), { slug: 'sarasu-naujiena', category: CATEGORY })

    const whole = await openAs('/blog/puslapis/2', second.html)
    await whole.page
      .locator(`article h2 a[href="${before[ARTICLES_PER_PAGE - 1] ?? ''}"]`)
      .waitFor()
    const now = whole.posts.map(({ slug }) => `/blog/${slug}`)
    expect(now).toContain('/blog/sarasu-naujiena')
    expect(await cards(whole.page)).toEqual(now.slice(ARTICLES_PER_PAGE, 2 * ARTICLES_PER_PAGE))
    expect(await pagination(whole.page).locator('[aria-current]').innerText()).toBe('2')

    const { page } = await openAs(`${TOPIC}/puslapis/2`, topic.html)
    await page.locator(`article h2 a[href="${ofTopic[ARTICLES_PER_PAGE - 1] ?? ''}"]`).waitFor()
    expect(await cards(page)).toEqual(ofTopic.slice(ARTICLES_PER_PAGE - 1))
  })
})

it('the lists meet WCAG 2.2 AA on a phone and on a desktop', async () => {
  const page = await browser.open('/blog')
  const faults: string[] = []
  for (const address of ['/blog/puslapis/2', `${TOPIC}/puslapis/2`]) {
    await page.goto(address)
    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SCREENS[screen])
      faults.push(...(await findViolations(page)))
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(SCREENS[screen].width)
    }
  }
  expect(faults).toEqual([])
})
