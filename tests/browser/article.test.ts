import { article as guide } from '#db/seeds/articles/kaip-stiprinti-santykius-vadovas-dviem.ts'
import { article as short } from '#db/seeds/articles/artumas-kasdienybeje-mazi-zenklai-kurie-suartina.ts'
import { article as melas } from '#db/seeds/articles/kaip-po-melo-atkurti-pasitikejima.ts'
import { articles as seeds } from '#db/seeds/articles/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import * as routes from '#src/core/routes.ts'
import { blogTexts } from '#src/features/articles/texts.ts'
import { offerTexts } from '#src/features/consultations/offer-texts.ts'
import { packageTerms } from '#src/features/consultations/package-term-texts.ts'
import { packageTexts } from '#src/features/consultations/package-texts.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { findViolations } from './axe.ts'
import { SCREENS, open } from './visits.ts'
import { SECTIONED } from './prepared-content.ts'
import { call } from './site.ts'
import { placeOf } from './places.ts'
import { expect, test } from './test.ts'

const withoutScript = { javaScript: false } as const

const { slug: LONG, headings: HEADINGS } = SECTIONED

test.describe('a long article', () => {
  test('has a table of contents whose links lead to its sections without JavaScript', async () => {
    for (const screen of ['phone', 'desktop'] as const) {
      const page = await open(`/blog/${LONG}`, { ...withoutScript, screen })
      const contents = page.getByRole('navigation', { name: 'Turinys' })
      await contents.getByText('Turinys').click()
      const links = contents.getByRole('link')
      await expect(links, screen).toHaveText(HEADINGS, { useInnerText: true })
      for (const index of HEADINGS.keys()) {
        await links.nth(index).click()
        const heading = page.locator('.prose h2').nth(index)
        const target = () => decodeURIComponent(new URL(page.url()).hash)
        await expect.poll(target).toBe(`#${await heading.getAttribute('id')}`)
        // The sticky header must not cover it.
        await expect(async () => {
          const { top } = await placeOf(heading)
          const header = await placeOf(page.getByRole('banner'))
          expect(top, screen).toBeGreaterThanOrEqual(header.top >= 0 ? header.bottom : 0)
          expect(top, screen).toBeLessThan(SCREENS[screen].height)
        }).toPass()
      }
      if (screen === 'phone') continue
      // The section that is read is marked, in browsers that can tell it without a script.
      await page.mouse.move(0, 0)
      await expect(links.last()).toHaveCSS('text-decoration-line', 'underline')
      await expect(links.first()).toHaveCSS('text-decoration-line', 'none')
    }
    const page = await open(`/blog/${LONG}`, { screen: 'phone' })
    expect(await findViolations(page)).toEqual([])
  })
})

test('on a laptop, a title may be as wide as the cover, the contents begin beside it, and an article without them is in the middle', async () => {
  const page = await open(`/blog/${guide.slug}`, withoutScript)
  await page.setViewportSize({ width: 1440, height: 900 })
  const cover = page.locator('article .picture')
  await expect(async () => {
    const { right } = await placeOf(page.getByRole('heading', { level: 1 }))
    expect(right).toBeCloseTo((await placeOf(cover)).right, 0)
    const contents = await placeOf(page.getByText(blogTexts.contents, { exact: true }))
    const { top, left } = await placeOf(cover)
    expect(Math.abs(contents.top - top)).toBeLessThan(16)
    expect(contents.right).toBeLessThan(left)
    const offer = await placeOf(page.getByRole('region', { name: offerTexts.heading }))
    expect([offer.left, offer.right]).toEqual([left, right])
  }).toPass()
  await expect.poll(async () => (await placeOf(cover)).bottom).toBeLessThanOrEqual(900)
  await page.goto(`/blog/${LONG}`)
  await expect.poll(async () => (await placeOf(cover)).height).toBeLessThan(260)

  // Without a table of contents, an article is in the middle.
  await page.goto(`/blog/${short.slug}`)
  await expect(async () => {
    const { left, right } = await placeOf(cover)
    expect(left + right).toBeCloseTo(1440, 0)
  }).toPass()
  await page.goto('/mano-duomenys')
  await expect(async () => {
    const { left, right } = await placeOf(page.locator('main .column'))
    expect(left + right, 'a page for one visitor').toBeCloseTo(1440, 0)
  }).toPass()
})

test('after an article stand the quiz of its topic, the offer, three related ones, of its category first, and its neighbours in time, without JavaScript', async () => {
  const page = await open(`/blog/${melas.slug}`, withoutScript)
  const order = await page
    .locator('main :is(article, section, nav[aria-label])')
    .evaluateAll((all) => all.map((part) => part.getAttribute('aria-labelledby') ?? part.tagName))
  expect(order).toEqual(['ARTICLE', 'NAV', 'temos-testas', 'konsultacijos', 'susije', 'NAV'])
  const sold = await page.getByRole('region', { name: offerTexts.heading }).innerText()
  const parts = [offerTexts.who, packageTexts.buy, packageTexts.subscribe, packageTerms.refund.link]
  const places = parts.map((part) => sold.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places, 'terms below the cards').toEqual(places.toSorted((a, b) => a - b))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const heights = await page
      .getByRole('region', { name: offerTexts.heading })
      .locator('.button')
      .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().height)))
    expect(heights, `one line each, ${width} pixels wide`).toEqual([50, 50])
  }
  const related = page.getByRole('region', { name: blogTexts.related }).getByRole('listitem')
  await expect(related).toHaveCount(3)
  const inTime = seeds
    .filter(({ published }) => published)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
  const first = await related.first().getByRole('link').getAttribute('href')
  const { category } = seeds.find(({ slug }) => first === `/blog/${slug}`) ?? {}
  expect(category).toBe(melas.category)

  const offer = page.locator('section[aria-labelledby="temos-testas"]')
  const topicQuiz = startingSettings.topicQuizzes[melas.category ?? '']
  const quiz = quizzes.find(({ slug }) => slug === topicQuiz)
  await expect(offer.getByRole('heading')).toHaveText(quiz?.title ?? '', { useInnerText: true })
  await expect(offer.getByRole('link')).toHaveAttribute('href', `/testas/${quiz?.slug ?? ''}`)
  const early = page.locator('article header').getByRole('link', { name: quiz?.title ?? '' })
  await expect(early).toHaveAttribute('href', `/testas/${quiz?.slug ?? ''}`)
  await expect.poll(async () => (await placeOf(early)).height, 'on one line').toBeLessThan(30)

  await page.goto(`/blog/${inTime[1]?.slug ?? ''}`)
  const neighbours = page.getByRole('navigation', { name: blogTexts.neighbours })
  await expect
    .poll(() => neighbours.getByRole('link').allInnerTexts())
    .toEqual([inTime[0]?.title, inTime[2]?.title])
  const all = await call(routes.listPosts, {})
  await page.goto(`/blog/${all.at(-1)?.slug ?? ''}`)
  await expect.poll(() => neighbours.getByRole('link').allInnerTexts()).toEqual([all.at(-2)?.title])
})
