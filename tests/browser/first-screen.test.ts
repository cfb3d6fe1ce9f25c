import type { Locator, Page } from '@playwright/test'
import { articles } from '#db/seeds/articles/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import { quiz as trustQuiz } from '#db/seeds/quizzes/pasitikejimo-testas.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { brand } from '#src/core/brand-texts.ts'
import { consentTexts } from '#src/features/consent/texts.ts'
import { startingTroubles, troubleTexts } from '#src/features/settings/trouble-texts.ts'
import { contactTexts, homeTexts } from '#src/site/page-texts.ts'
import { siteTexts } from '#src/site/site-texts.ts'
import { GENERAL_QUIZ_SLUG } from '#src/features/quizzes/quiz.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { fontsApplied } from '../../scripts/tools/page-fonts.ts'
import { expectAccessible, open } from './visits.ts'
import { serveVariant } from './variant-site.ts'
import { expectAbove, expectNoOverflow, placeOf } from './places.ts'
import { expect, test } from './test.ts'

/** A small phone, and the limits of its first screens, in CSS pixels. */
const PHONE = { width: 375, height: 667 }
/** A usual phone, on which the instructions, question and options of a quiz fit. */
const TALL = { width: 375, height: 812 }
/** The small one at 200 % zoom. */
const ENLARGED = { width: 188, height: 334 }
const SENTENCE = 800
const QUESTION_OF_COOKIES = 120

const longest = (part: 'title' | 'excerpt') =>
  articles.toSorted((a, b) => b[part].length - a[part].length)[0]?.slug ?? ''
const ARTICLES = new Set([longest('title'), longest('excerpt')])
const published = quizzes.filter((quiz) => quiz.published)
const longestText = ({ questions }: typeof trustQuiz) =>
  Math.max(...questions.map(({ question, options }) => [question, ...options].join().length))
/** A quiz with questions of every type, and the one with the longest question and options. */
const QUIZZES = new Set([
  trustQuiz,
  published.toSorted((a, b) => longestText(b) - longestText(a))[0] ?? trustQuiz,
])

/** Opens a page that asks about cookies. */
async function visit(path: string): Promise<Page> {
  const page = await open(path, {
    screen: 'phone',
    prepare: (it) => serveVariant(it, 'counted-unlinked'),
  })
  await page.setViewportSize(PHONE)
  await fontsApplied(page)
  await expectNoOverflow(page, path)
  return page
}

const questionOfCookies = (page: Page) => page.getByRole('region', { name: consentTexts.label })

/** Waits until an element is visible above the question about cookies, which is within its height limit. */
async function expectAboveQuestion(element: Locator, about: string): Promise<void> {
  const question = questionOfCookies(element.page())
  await expect(async () => {
    const { bottom, height } = await placeOf(question)
    expect(bottom).toBe(PHONE.height)
    expect(height).toBeLessThanOrEqual(QUESTION_OF_COOKIES)
  }).toPass()
  await expectAbove(element, question, about)
}

test.describe('on the first screen of a small phone', () => {
  test('both buttons of home stand above the question of cookies, the first sentence of an article is near, and lists and footer are short', async () => {
    const page = await visit('/')
    for (const name of [homeTexts.toTest, homeTexts.toBlog]) {
      await expectAboveQuestion(page.getByRole('link', { name }).first(), name)
    }
    for (const slug of ARTICLES) {
      await page.goto(itemPath('post', slug))
      await fontsApplied(page)
      await expectNoOverflow(page, slug)
      await expect
        .poll(async () => (await placeOf(page.locator('.prose p').first())).top, slug)
        .toBeLessThan(SENTENCE)
    }

    await page.goto('/blog')
    await fontsApplied(page)
    // In one evaluation, since a newer list may replace the list between two evaluations.
    const sizes = () =>
      page.evaluate(() => ({
        widths: [...document.querySelectorAll('.posts .picture')].map((it) => it.clientWidth),
        shapes: [...document.querySelectorAll('.posts .cover')].map(
          (it) => it.clientWidth / it.clientHeight,
        ),
        titles: [...document.querySelectorAll('.posts .picture')].map((it) => {
          const title = it.nextElementSibling?.querySelector('h2')?.getBoundingClientRect()
          const picture = it.getBoundingClientRect()
          return title && title.left >= picture.right && title.top < picture.bottom
        }),
        lines: [...document.querySelectorAll('.posts :is(time, .meta > *, .tags)')].map(
          (it) => it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).fontSize),
        ),
      }))
    for (const width of [360, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width })
      await expect(async () => {
        const { widths, shapes, titles, lines } = await sizes()
        expect(widths[0]).toBeGreaterThan(PHONE.width / 2)
        expect(shapes[0]).toBeCloseTo(1200 / 630, 1)
        expect(Math.max(...widths.slice(1))).toBeLessThan(PHONE.width / 3)
        for (const shape of shapes.slice(1)) expect(shape).toBeCloseTo(1, 1)
        expect(new Set(titles.slice(1))).toEqual(new Set([true]))
        expect(Math.max(...lines)).toBeLessThan(2)
      }).toPass()
    }
    await expectAccessible(page, 'the list on a phone')
    const cut = () =>
      page
        .locator('.posts :is(h2 a, p)')
        .evaluateAll((all) =>
          all.filter((it) => it.scrollHeight > it.clientHeight + 4).map((it) => it.textContent),
        )
    for (const width of [375, 390]) {
      await page.setViewportSize({ ...PHONE, width })
      await expect.poll(cut, `titles and excerpts at ${width}`).toEqual([])
    }
    await page.goto('/blog/tema/konfliktai')
    await expect(page.locator('.posts article').first()).toBeVisible()
    await expect(page.locator('.posts .badge'), 'the page names its topic').toHaveCount(0)
    await page.setViewportSize(PHONE)

    await page.goto('/about')
    await fontsApplied(page)
    for (const width of [PHONE.width, 640, 700]) {
      await page.setViewportSize({ ...PHONE, width })
      await expect
        .poll(async () => (await placeOf(page.getByRole('contentinfo'))).height, `at ${width}`)
        .toBeLessThanOrEqual(PHONE.height)
    }
    const footer = page.getByRole('contentinfo')
    const name = footer.getByText(brand.name, { exact: true })
    const tagline = footer.getByText(siteTexts.tagline, { exact: true })
    await expect(async () => {
      const [{ top }, first] = [await placeOf(footer), await placeOf(name)]
      expect(first.top - top, 'space above the name').toBeGreaterThan(24)
      expect((await placeOf(tagline)).top - first.bottom).toBeGreaterThan(4)
    }).toPass()
  })

  test('home asks what has happened below its two buttons, and leads to the article, the help and the packages', async () => {
    const page = await open('/', { screen: 'phone' })
    await page.setViewportSize({ width: 360, height: 640 })
    await fontsApplied(page)
    await expectNoOverflow(page)
    await expect(page.getByRole('link', { name: homeTexts.toBlog }).first()).toBeInViewport({
      ratio: 1,
    })
    const troubles = page.getByRole('navigation', { name: troubleTexts.question })
    const links = troubles.getByRole('listitem').getByRole('link')
    await expect(links).toHaveText([troubleTexts.afraid, ...Object.values(troubleTexts.names)], {
      useInnerText: true,
    })
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(['/support', ...Object.values(startingTroubles)])
    await expect(links.first(), 'help comes first').toBeInViewport({ ratio: 0.75 })
    await expect(links.last(), 'beyond the edge of the screen').not.toBeInViewport()
    await links.last().focus()
    await expect(links.last()).toBeInViewport({ ratio: 1 })
    const offer = troubles.getByRole('link', { name: /nuo\s39\s€$/ })
    await expect(offer).toHaveAttribute('href', '/consultations')
    // At the top, the sticky header partly covers no control.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, 'home on a small phone')

    await page.setViewportSize({ width: 390, height: 844 })
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(TALL)
    await expect(offer).toBeInViewport({ ratio: 1 })

    /** Returns the upper edge of each link in a font. */
    const rowsIn = (font: string) =>
      troubles.getByRole('list').evaluate((list, fontFamily) => {
        list.style.fontFamily = fontFamily
        const top = list.getBoundingClientRect().top
        return [...list.children].map((it) => Math.round(it.getBoundingClientRect().top - top))
      }, font)
    for (const width of [320, 335, 350, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(async () => {
        expect(await rowsIn('Akademija Sans')).toEqual(await rowsIn('Akademija Sans Fallback'))
      }, `the rows stay when the font arrives, at ${width}`).toPass()
    }
  })

  test('the address of the contact page and the button of the newsletter fit a usual phone', async () => {
    const page = await open('/contact', { screen: 'phone' })
    await page.setViewportSize({ width: 375, height: 812 })
    await fontsApplied(page)
    await expect(page.getByRole('main').getByRole('link', { name: '@' })).toBeInViewport({
      ratio: 1,
    })
    const times = page.getByRole('region', { name: contactTexts.answersHeading }).locator('li')
    await expect(times).toHaveCount(3)
    for (const row of await times.all()) {
      await expectAbove(row.locator('strong'), row.locator('span'), 'every time of an answer')
    }
    await page.goto('/newsletter')
    await fontsApplied(page)
    const subscribe = page.getByRole('main').getByRole('button').first()
    await expect(subscribe).toBeInViewport({ ratio: 1 })
  })

  test('two quizzes and a half of the list fit a usual phone below the header', async () => {
    const page = await open('/testai', { screen: 'phone' })
    await page.setViewportSize({ width: 390, height: 844 })
    await fontsApplied(page)
    const cards = page.locator('.quizzes > li')
    await expect(async () => {
      const room = 844 - (await placeOf(page.getByRole('banner').first())).height
      const { top } = await placeOf(cards.first())
      const third = await placeOf(cards.nth(2))
      expect((third.top + third.bottom) / 2 - top).toBeLessThan(room)
    }).toPass()
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoOverflow(page, `${width} pixels`)
      await expectAccessible(page, `the list of quizzes ${width} pixels wide`)
    }
  })

  test('instructions and options of a quiz fit a usual phone, and from the second question on they stand above the question of cookies', async () => {
    for (const { slug, questions } of QUIZZES) {
      const page = await visit(itemPath('quiz', slug))
      const lastOption = page.locator('main fieldset label').last()
      await expectAbove(page.getByRole('banner'), page.getByRole('heading', { level: 1 }), slug)
      // The instructions push the options down, so a low screen scrolls.
      await page.setViewportSize(TALL)
      await expect(page.locator('.instructions'), slug).toBeVisible()
      await expect(async () => {
        expect((await placeOf(lastOption)).bottom, slug).toBeLessThanOrEqual(TALL.height)
        const title = await placeOf(page.getByRole('heading', { level: 1 }))
        const header = await placeOf(page.getByRole('banner'))
        expect(title.top - header.bottom, 'room above the title').toBeGreaterThan(18)
        const card = await placeOf(page.locator('main form'))
        expect(card.top - title.bottom, 'room below the title').toBeGreaterThan(12)
      }).toPass()

      await page.setViewportSize(ENLARGED)
      await expect(async () => {
        const { top } = await placeOf(questionOfCookies(page))
        expect(top, slug).toBeGreaterThan((await placeOf(page.getByRole('contentinfo'))).top)
      }).toPass()

      await page.setViewportSize(PHONE)
      for (const [index] of questions.slice(1).entries()) {
        await page.locator('main fieldset label').first().click()
        // By keyboard, since a click would scroll to the button.
        await page.evaluate(() => scrollTo(0, 0))
        await page.keyboard.press('Enter')
        await page.getByText(quizTexts.counter(index + 2, questions.length)).waitFor()
        await expect(page.locator('.instructions')).toHaveCount(0)
        await expectAboveQuestion(lastOption, `${slug}, question ${index + 2}`)
      }
    }
  })
})

test('the first question of the quiz that home offers fits a low laptop with its description and button, and the next one moves nothing above it', async () => {
  const page = await open(itemPath('quiz', GENERAL_QUIZ_SLUG), { screen: 'desktop' })
  await page.setViewportSize({ width: 1440, height: 780 })
  await fontsApplied(page)
  const next = page.getByRole('button', { name: quizTexts.next })
  const description = page.locator('.about p')
  await expect(next).toBeInViewport({ ratio: 1 })
  await expect(description).toBeVisible()
  const progress = page.getByRole('progressbar')
  const top = () => progress.evaluate((bar) => bar.getBoundingClientRect().top)
  const atFirst = await top()
  await page.locator('main fieldset label').first().click()
  await next.click()
  await expect(description).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect.poll(top).toBe(atFirst)
})
