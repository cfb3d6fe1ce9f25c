import { describe, expect, it } from 'vitest'
import { article as melas } from '#db/seeds/articles/kaip-po-melo-atkurti-pasitikejima.ts'
import { articles as seeds } from '#db/seeds/articles/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import * as routes from '#src/contracts/routes.ts'
import { ARTICLE_CATEGORIES } from '#src/domain/articles.ts'
import { bindSpaces } from '#src/domain/typography.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { startingSettings } from '#src/texts/owner.ts'
import { findViolations, SCREENS, useBrowser } from './browser.ts'
import { SECTIONED } from './prepared-content.ts'
import { call } from './site.ts'

const browser = useBrowser()
const withoutScript = { javaScript: false } as const

const { slug: LONG, headings: HEADINGS } = SECTIONED

describe('a long article', () => {
  it.each(['phone', 'desktop'] as const)(
    'has a table of contents whose links lead to its sections without JavaScript, on a %s',
    async (screen) => {
      const page = await browser.open(`/blog/${LONG}`, { ...withoutScript, screen })
      const contents = page.getByRole('navigation', { name: 'Turinys' })
      await contents.getByText('Turinys').click()
      const links = contents.getByRole('link')
      expect(await links.allInnerTexts()).toEqual(HEADINGS)
      for (const index of HEADINGS.keys()) {
        await links.nth(index).click()
        const target = decodeURIComponent(new URL(page.url()).hash.slice(1))
        const heading = page.locator('.prose h2').nth(index)
        expect(await heading.getAttribute('id')).toBe(target)
        // Not behind the sticky header.
        const top = await heading.evaluate((element) => element.getBoundingClientRect().top)
        const header = await page.getByRole('banner').boundingBox()
        const bottom = (header?.y ?? 0) + (header?.height ?? 0)
        const sticky = (header?.y ?? -1) >= 0
        expect(top).toBeGreaterThanOrEqual(sticky ? bottom : 0)
        expect(top).toBeLessThan(SCREENS[screen].height)
      }
    },
  )

  it('meets WCAG 2.2 AA with it', async () => {
    const page = await browser.open(`/blog/${LONG}`, { screen: 'phone' })
    expect(await findViolations(page)).toEqual([])
    await page.setViewportSize(SCREENS.desktop)
    expect(await findViolations(page)).toEqual([])
  })
})

describe('after an article, with JavaScript off', () => {
  it('stand three related ones, of its category first, with category and reading time', async () => {
    const page = await browser.open(`/blog/${melas.slug}`, withoutScript)
    const related = page.getByRole('region', { name: blogTexts.related }).getByRole('listitem')
    expect(await related.count()).toBe(3)
    const [first = ''] = await related.allInnerTexts()
    const inTime = seeds
      .filter(({ published }) => published)
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    const place = inTime.indexOf(melas)
    // The neighbours in time are linked below.
    const siblings = inTime
      .filter((_, index) => Math.abs(index - place) > 1)
      .filter(({ category }) => category === melas.category)
    const sibling = siblings.find(({ title }) => first.includes(bindSpaces(title)))
    expect(sibling).toBeDefined()
    expect(first).toContain(
      `${sibling?.category ?? ''} · ${sibling?.readingTime ?? 0}\u00A0min. skaitymo`,
    )
    await related.first().getByRole('link').click()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      bindSpaces(sibling?.title ?? ''),
    )
  })

  it('stand the ones published after and before it', async () => {
    const inTime = seeds
      .filter(({ published }) => published)
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    const page = await browser.open(`/blog/${inTime[1]?.slug ?? ''}`, withoutScript)
    const neighbours = page.getByRole('navigation', { name: blogTexts.neighbours })
    expect(await neighbours.getByRole('link').allInnerTexts()).toEqual([
      inTime[0]?.title,
      inTime[2]?.title,
    ])
    const all = await call(routes.listPosts, {})
    await page.goto(`/blog/${all.at(-1)?.slug ?? ''}`)
    expect(await neighbours.getByRole('link').allInnerTexts()).toEqual([all.at(-2)?.title])
    expect(await neighbours.innerText()).toContain(blogTexts.newerArticle)
  })

  it.each(ARTICLE_CATEGORIES)('offers the quiz of its topic: %s', async (category) => {
    const slug = seeds.find((each) => each.published && each.category === category)?.slug ?? ''
    const page = await browser.open(`/blog/${slug}`, withoutScript)
    const offer = page.locator('section[aria-labelledby="temos-testas"]')
    const quiz = quizzes.find((each) => each.slug === startingSettings.topicQuizzes[category])
    expect(await offer.getByRole('heading').innerText()).toBe(quiz?.title)
    await offer.getByRole('link').click()
    expect(new URL(page.url()).pathname).toBe(`/testas/${quiz?.slug}`)
  })

  it('comes the consultation offer first', async () => {
    const page = await browser.open(`/blog/${melas.slug}`, withoutScript)
    const order = await page
      .locator('main :is(article, section, nav[aria-label])')
      .evaluateAll((all) => all.map((part) => part.getAttribute('aria-labelledby') ?? part.tagName))
    expect(order).toEqual(['ARTICLE', 'NAV', 'temos-testas', 'konsultacijos', 'susije', 'NAV'])
  })
})
