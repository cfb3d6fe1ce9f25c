import type { Page } from '@playwright/test'
import { articles } from '#db/seeds/articles/index.ts'
import type { BodyOf } from '#src/core/contract.ts'
import type { createQuiz } from '#src/features/quizzes/contracts.ts'
import { quizContactTexts, quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { bandBody, questionBody } from '../api/content.ts'
import { SCREENS, expectAccessible, open } from './visits.ts'
import { createTestQuiz, logIn } from './site.ts'
import { expectNoOverflow, placeOf } from './places.ts'
import { expect, test } from './test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const LONG_ADVICE = 'Kalbėkitės ramiai ir klausykite iki galo, nes tai padeda labiausiai. '.repeat(
  5,
)
const LONG_WORD = 'nebeprisikiškiakopūsteliaujantiesiems'

const dimensions = ['Pasitikėjimas', 'Pokalbiai', 'Artumas', LONG_WORD].map((name, index) => ({
  id: crypto.randomUUID(),
  name,
  advice: { low: `${LONG_ADVICE}(žemas)`, middle: LONG_ADVICE, high: LONG_ADVICE },
  articles: articles.slice(index, index + 3).map(({ slug }) => slug),
}))

/** Creates a quiz with one question for each dimension and four steps of advice. */
async function createQuizOfDimensions(slug: string): Promise<void> {
  await createTestQuiz(await logIn(), {
    slug,
    title: 'Testas apie keturias sritis',
    dimensions,
    questions: dimensions.map(({ id, name }, order) =>
      questionBody({
        order,
        question: `Kaip jums sekasi: ${name}?`,
        dimensionId: id,
      }),
    ),
    categories: [
      bandBody({ name: 'Žema', minScore: 0, maxScore: 3 }),
      bandBody({
        name: 'Aukšta',
        minScore: 4,
        maxScore: 8,
        description: LONG_ADVICE,
        advice: Array.from({ length: 5 }, (_, step) => `${step}: ${LONG_ADVICE}`).join('\n'),
      }),
    ],
  } as Partial<BodyOf<typeof createQuiz>> & { slug: string })
}

/** Answers every question with the same option and opens the result. */
async function takeQuiz(page: Page, option: number): Promise<void> {
  for (const [index] of dimensions.entries()) {
    await page.getByText(quizTexts.counter(index + 1, dimensions.length)).waitFor()
    await page.getByRole('main').getByRole('radio').nth(option).check()
    await page.locator('main form button[type="submit"]').click()
  }
  await button(page, quizContactTexts.seeWithoutEmail).click()
  await page.getByRole('heading', { name: quizEndingTexts.resultHeading }).waitFor()
}

/** Returns which system colours fill the bars and the scale of a result: the visitor's own part, and the others. */
function drawnColors(page: Page) {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const names = new Map(
      ['Canvas', 'Highlight'].map((name) => {
        probe.style.color = name
        return [getComputedStyle(probe).color, name]
      }),
    )
    const own = [...document.querySelectorAll('.scale [data-own] rect, .bar rect + rect')]
    const others = [...document.querySelectorAll('.scale rect, .bar rect')]
    const fills = (parts: Element[]) => {
      const colors = parts.map((part) => getComputedStyle(part).fill)
      return [...new Set(colors.map((color) => names.get(color) ?? color))]
    }
    return { own: fills(own), others: fills(others.filter((part) => !own.includes(part))) }
  })
}

test('a quiz instructs on the first question alone, and shows the next one below the header', async () => {
  const slug = 'testas-su-nurodymais'
  await createQuizOfDimensions(slug)
  for (const screen of ['phone', 'desktop'] as const) {
    const page = await open(`/testas/${slug}`, { screen })
    const instructions = page.getByText('Atsakykite nuoširdžiai.').filter({ visible: true })
    const about = page.getByText(quizTexts.about, { exact: true })
    await expect(about).toBeVisible({ visible: screen === 'phone' })
    await expect(instructions, screen).toHaveCount(1)
    if (screen === 'phone') await page.setViewportSize({ width: 375, height: 500 })
    await page.getByRole('main').getByRole('radio').first().check()
    await button(page, quizTexts.next).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 100))
    await button(page, quizTexts.next).click()
    await page.getByText(/Klausimas 2 iš/).waitFor()
    await expect(instructions, screen).toHaveCount(0)
    await expect(async () => {
      const header = await placeOf(page.getByRole('banner').first())
      const progress = await placeOf(page.getByRole('progressbar'))
      expect(progress.top, screen).toBeGreaterThanOrEqual(header.height)
    }).toPass()
  }
})

test('a result with dimensions is readable at 320 pixels, survives a reload, prints on one sheet and is compared', async () => {
  const slug = 'keturios-sritys'
  await createQuizOfDimensions(slug)
  const page = await open(`/testas/${slug}`)
  await takeQuiz(page, 2)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '18px')
  await expect(main).toHaveText(/8\s+iš\s+8[^]*100\s%/, { useInnerText: true })
  for (const width of [320, SCREENS.desktop.width]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page, `${width} pixels`)
    await expectAccessible(page, `a result with dimensions ${width} pixels wide`)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await drawnColors(page)).toEqual({ own: ['Highlight'], others: ['Canvas'] })
  await page.emulateMedia({ forcedColors: 'none' })

  await page.reload()
  await page.getByRole('heading', { name: quizEndingTexts.resultHeading }).waitFor()
  await page.goto('/testai')
  await page.goBack()
  await page.getByRole('heading', { name: quizEndingTexts.resultHeading }).waitFor()

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [page.getByRole('banner').first(), button(page, quizEndingTexts.again)]) {
    await expect(hidden).toBeHidden()
  }
  await expect(main.getByText('(žemas)')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await page.getByLabel(quizEndingTexts.save).check()
  await button(page, quizEndingTexts.again).click()
  await takeQuiz(page, 0)
  await expect(main).toHaveText(/anksčiau 8 iš 8, „Aukšta“[^]*anksčiau 100\s%/, {
    useInnerText: true,
  })
  await expectAccessible(page, 'a result beside an earlier one')
  await page.getByLabel(quizEndingTexts.save).check()
  await page.reload()
  await page.getByText('anksčiau 8 iš 8').waitFor()
  await expect(page.getByLabel(quizEndingTexts.save)).toBeChecked()
})
