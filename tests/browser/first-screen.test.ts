import type { Locator, Page } from '@playwright/test'
import { articles } from '#db/seeds/articles/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import { quiz as trustQuiz } from '#db/seeds/quizzes/pasitikejimo-testas.ts'
import { itemPath } from '#src/domain/seo.ts'
import { consentTexts } from '#src/texts/consent.ts'
import { homeTexts } from '#src/texts/home.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { fontsApplied } from '../../scripts/tools/page-fonts.ts'
import { open } from './visits.ts'
import { serveVariant } from './variant-site.ts'
import { expect, test } from './test.ts'

/** A small phone, and what its first screens hold, in CSS pixels. */
const PHONE = { width: 375, height: 667 }
/** The same at 200 % zoom. */
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

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width of ${path}`)
    .toBe(PHONE.width)
}

/** Top and bottom of an element of a page at its start. */
async function sides(element: Locator): Promise<{ top: number; bottom: number }> {
  await element.waitFor()
  return await element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return { top, bottom }
  })
}

/** Top of the question of cookies, whose height is checked. */
async function topOfQuestion(page: Page): Promise<number> {
  const { top, bottom } = await sides(page.getByRole('region', { name: consentTexts.label }))
  expect(bottom).toBe(PHONE.height)
  expect(bottom - top).toBeLessThanOrEqual(QUESTION_OF_COOKIES)
  return top
}

test.describe('on the first screen of a small phone', () => {
  test('both buttons of home stand above the question of cookies, the first sentence of an article is near, and lists and footer are short', async () => {
    const page = await visit('/')
    const top = await topOfQuestion(page)
    for (const name of [homeTexts.toTest, homeTexts.toBlog]) {
      await expect
        .poll(async () => (await sides(page.getByRole('link', { name }).first())).bottom, name)
        .toBeLessThanOrEqual(top)
    }
    for (const slug of ARTICLES) {
      await page.goto(itemPath('post', slug))
      await fontsApplied(page)
      await expectNoOverflow(page, slug)
      await expect
        .poll(async () => (await sides(page.locator('.prose p').first())).top, slug)
        .toBeLessThan(SENTENCE)
    }

    await page.goto('/blog')
    await fontsApplied(page)
    // In one evaluation: the list may be replaced by a fresh one between two.
    const { widths, heights } = await page.evaluate(() => ({
      widths: [...document.querySelectorAll('.posts .picture')].map((it) => it.clientWidth),
      heights: [...document.querySelectorAll('.posts time')].map(
        (it) => it.clientHeight / parseFloat(getComputedStyle(it).fontSize),
      ),
    }))
    expect(widths[0]).toBeGreaterThan(PHONE.width / 2)
    expect(Math.max(...widths.slice(1))).toBeLessThan(PHONE.width / 3)
    expect(Math.max(...heights)).toBeLessThan(2)

    await page.goto('/about')
    await fontsApplied(page)
    const footer = await sides(page.getByRole('contentinfo'))
    expect(footer.bottom - footer.top).toBeLessThanOrEqual(PHONE.height)
  })

  test('title, question and options of a quiz stand above the question of cookies, enlarged its question', async () => {
    for (const { slug, questions } of QUIZZES) {
      const page = await visit(itemPath('quiz', slug))
      const header = await sides(page.getByRole('banner'))
      const title = await sides(page.getByRole('heading', { level: 1 }))
      expect(title.top, slug).toBeGreaterThanOrEqual(header.bottom)
      const option = await sides(page.locator('main fieldset label').last())
      expect(option.bottom, slug).toBeLessThanOrEqual(await topOfQuestion(page))

      await page.setViewportSize(ENLARGED)
      const question = await sides(page.locator('main fieldset h2'))
      expect(question.bottom, slug).toBeLessThanOrEqual(ENLARGED.height)
      const { top } = await sides(page.getByRole('region', { name: consentTexts.label }))
      expect(top, slug).toBeGreaterThan((await sides(page.getByRole('contentinfo'))).top)

      await page.setViewportSize(PHONE)
      for (const [index] of questions.slice(1).entries()) {
        await page.locator('main fieldset label').first().click()
        // By the keyboard, which does not scroll to the button.
        await page.evaluate(() => scrollTo(0, 0))
        await page.keyboard.press('Enter')
        await page.getByText(quizTexts.counter(index + 2, questions.length)).waitFor()
        const last = await sides(page.locator('main fieldset label').last())
        expect(last.bottom, `${slug}, question ${index + 2}`).toBeLessThanOrEqual(
          await topOfQuestion(page),
        )
      }
    }
  })
})
