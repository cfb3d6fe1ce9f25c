import type { Locator, Page } from '@playwright/test'
import type { Overview, QuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import * as routes from '#src/core/routes.ts'
import { SCREENS, expectAccessible } from './visits.ts'
import { answer, openPanelAt } from './panel.ts'
import { SHORT_QUIZZES } from './prepared-content.ts'
import { call, logIn } from './site.ts'
import { answerQuiz, forgetVisitors, publicQuiz, uniqueWord } from './visitors.ts'
import { expectNoOverflow } from './places.ts'
import { expect, prepareFile, test } from './test.ts'

const word = uniqueWord()
const slug = SHORT_QUIZZES[2]
const STATISTICS = /\/api\/admin\/quiz\/[^/]+\/statistics$/
let quiz = { id: '', title: '' }

/** Ten begin, seven reach the second question, five finish: with 0, 2, 2 and 4 points, and one without an email. */
prepareFile(async () => {
  const token = await logIn()
  const quizzes = await call(routes.listAdminQuizzes, { token })
  quiz = quizzes.find((each) => each.slug === slug) ?? quiz
  const { questions } = await publicQuiz(slug)
  for (const [index, count] of [10, 7].entries()) {
    const body = { questionId: questions[index]?.id ?? '' }
    for (let visitor = 0; visitor < count; visitor += 1) {
      await call(routes.reportProgress, { params: { slug }, body })
    }
  }
  for (const [visitor, options] of [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ].entries()) {
    await answerQuiz(slug, options, { email: `${visitor}.${word}@pastas.lt`, name: null })
  }
  await answerQuiz(slug, [2, 2], null)
  // Finished attempts are counted after the answer.
  const params = { id: quiz.id }
  const figures = () => call(routes.getQuizStatistics, { token, params })
  await expect.poll(async () => (await figures()).completions).toBe(5)
})
test.afterAll(() => forgetVisitors(word))

const table = (page: Page, name: string) => page.getByRole('table', { name })

/** Returns the rows of a table as texts of their cells. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const rows = await table(page, name).getByRole('row').all()
  return Promise.all(
    rows.map(async (row) =>
      (await row.locator('th, td').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')),
    ),
  )
}

/** Counts the lines of an element's text. */
const linesOf = (element: Locator) =>
  element.evaluate((all) => {
    const range = document.createRange()
    range.selectNodeContents(all)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

const figure = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd').innerText()

test.describe('the statistics of a quiz', () => {
  test('tell starts, completions, where visitors leave, and what came out, as numbers and as bars', async () => {
    const { page } = await openPanelAt('#statistika')
    await page.getByRole('link', { name: quiz.title }).click()
    await table(page, 'Rezultatai pagal balus').waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#statistika/${quiz.id}`)

    await expect.poll(() => figure(page, 'Pradėjo')).toBe('10')
    await expect.poll(() => figure(page, 'Baigė')).toMatch(/^5\s+50\s% pradėjusiųjų$/)
    await expect
      .poll(() => figure(page, 'Daugiausia nutraukia ties'))
      .toMatch(/^1\sklausimu\s+3 iš\s10$/)
    await expect.poll(() => figure(page, 'Paliko el. paštą')).toBe('4')
    await page.getByRole('region', { name: 'Per visą laiką' }).waitFor()
    await expect.poll(() => figure(page, 'Vidutinis balas')).toMatch(/^2 iš\s4\s+rezultatų: 4$/)
    await page
      .getByText(
        'Suskaičiuota iš visų išsaugotų rezultatų (4), be saugumo pranešimų. Procentai rodomi, kai rezultatų bent 10.',
      )
      .waitFor()
    await expect
      .poll(() => rowsOf(page, 'Kiek lankytojų pasiekė kiekvieną klausimą'))
      .toEqual([
        ['Klausimas', 'Pasiekė', 'Čia nutraukė'],
        ['1. Ar kalbatės?', '10 100 %', '3 30 %'],
        ['2. Ar kalbatės?', '7 70 %', '2'],
      ])
    await expect
      .poll(() => rowsOf(page, 'Rezultatai pagal kategorijas'))
      .toEqual([
        ['Kategorija', 'Lankytojai'],
        ['Žema', '1'],
        ['Vidutinė', '2'],
        ['Aukšta', '1'],
      ])
    await expect
      .poll(() => rowsOf(page, 'Rezultatai pagal balus'))
      .toEqual([
        ['Balai', 'Lankytojai'],
        ['0', '1'],
        ['1', '0'],
        ['2', '2'],
        ['3', '0'],
        ['4', '1'],
      ])
    await expect
      .poll(async () => (await rowsOf(page, 'Mėnuo po mėnesio')).slice(1))
      .toEqual([
        ['Pradėjo testą', '▲ daugiau 10', '0', '0'],
        ['Baigė testą', '▲ daugiau 5', '0', '0'],
        ['Paliko el. paštą prie rezultato', '▲ daugiau 4', '0', '0'],
      ])
    // The bars are as long as the percentages, and have the colours of the bands.
    const bars = (name: string) =>
      table(page, name)
        .locator('tbody [aria-hidden="true"]')
        .evaluateAll((all) =>
          all.map((bar) => {
            const width = bar.firstElementChild?.getBoundingClientRect().width ?? 0
            return Math.round((100 * width) / bar.getBoundingClientRect().width)
          }),
        )
    await expect.poll(() => bars('Kiek lankytojų pasiekė kiekvieną klausimą')).toEqual([100, 70])
    await expect.poll(() => bars('Rezultatai pagal balus')).toEqual([25, 0, 50, 0, 25])
    const colors = await table(page, 'Rezultatai pagal kategorijas')
      .locator('tbody [aria-hidden="true"] > span')
      .evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor))
    expect(colors).toEqual(['rgb(239, 68, 68)', 'rgb(245, 158, 11)', 'rgb(16, 185, 129)'])

    await page.setViewportSize(SCREENS.phone)
    await expectNoOverflow(page)
    await expectAccessible(page, 'the statistics on a phone')
  })

  test('open from those of all quizzes, months and letters, and say when more have finished than were counted, and when nobody has', async () => {
    const month = {
      starts: 40,
      completions: 30,
      warned: 0,
      addresses: 6,
      bookings: 3,
      orders: 1,
      clients: 1,
      money: [{ currency: 'eur', paid: 7800, refunded: 0 }],
      answers: { onTime: 3, total: 4 },
    }
    const unstarted = { starts: 0, completions: 0, warned: 0, addresses: 0, clients: 0 }
    const overview: Overview = {
      recentAnswers: { onTime: 48, total: 50, given: 49, medianMinutes: 100 },
      quizzes: [
        {
          id: quiz.id,
          title: quiz.title,
          starts: 200,
          completions: 150,
          warned: 4,
          addresses: 30,
          clients: 6,
        },
        { ...unstarted, id: crypto.randomUUID(), title: 'Naujas testas' },
      ],
      months: [
        { ...month, from: '2026-11-01', until: '2026-11-21', subscribers: 5, left: 2 },
        { ...month, from: '2026-10-01', until: '2026-10-21', subscribers: 5, starts: 50, left: 0 },
        { ...month, from: '2026-10-01', until: '2026-11-01', subscribers: 5, starts: 80, left: 0 },
      ],
      letters: [
        {
          id: crypto.randomUUID(),
          subject: 'Kaip kalbėtis vakare, kai abu pavargę ir niekas nenori pradėti pirmas',
          startedAt: '2026-11-20T08:00:00.000Z',
          recipients: 120,
          sent: 117,
          unreached: 3,
          left: 2,
        },
      ],
    }
    const figures: QuizStatistics = {
      starts: 1,
      completions: 2,
      warned: 1,
      addresses: 1,
      months: [],
      results: 2,
      reached: Array.from({ length: 7 }, (_, at) => {
        return { questionId: crypto.randomUUID(), question: `Klausimas ${at}`, count: 1 }
      }),
      bands: [],
      scores: [{ score: 1.5, count: 2 }],
      averageScore: 1.5,
      maximumScore: 3,
      dimensions: [
        { id: crypto.randomUUID(), name: 'Pasitikėjimas', average: 62, low: 0, middle: 1, high: 1 },
        { id: crypto.randomUUID(), name: 'Pokalbiai', average: null, low: 0, middle: 0, high: 0 },
      ],
    }
    const { page } = await openPanelAt('#statistika', {
      prepare: async (it) => {
        await answer(it, /\/api\/admin\/statistics$/, 200, overview)
        await answer(it, STATISTICS, 200, figures)
      },
    })
    const cells = async (name: string, of: string) => {
      const row = table(page, name).locator('tbody tr').filter({ hasText: of })
      const texts = await row.locator('td').allInnerTexts()
      return texts.map((text) => text.replaceAll(/\s+/g, ' '))
    }
    await expect
      .poll(() => cells('Testai per visą laiką', quiz.title))
      .toEqual(['150 iš 200 75 %', '30', '6 20 %'])
    await table(page, 'Testai per visą laiką').getByText('saugumo pranešimų: 4').waitFor()
    await page.getByText('laiku atsakyta 48 iš 50 laiškų; pusė atsakymų').waitFor()
    await expect
      .poll(() => cells('Mėnuo po mėnesio', 'Pradėjo testą'))
      .toEqual(['▼ mažiau 40', '50', '80'])
    // The months come first, with the money on top; what is zero is told in a line.
    const [first] = await page.getByRole('table').all()
    await expect.poll(() => first?.locator('caption').innerText()).toBe('Mėnuo po mėnesio')
    await expect
      .poll(async () => (await first?.locator('tbody th').allInnerTexts())?.[0])
      .toBe('Gauta įmokų')
    await expect
      .poll(() => cells('Mėnuo po mėnesio', 'Laiku atsakyti laiškai'))
      .toEqual(['3 iš 4', '3 iš 4', '3 iš 4'])
    await page
      .getByText('Abu mėnesius – nulis: grąžinta per mokėjimų sistemą, matė saugumo pranešimą.')
      .waitFor()
    await expect
      .poll(() => table(page, 'Testai per visą laiką').getByText('Naujas testas').count())
      .toBe(0)
    await page
      .getByRole('list', { name: 'Testai, kurių dar niekas nepradėjo' })
      .getByRole('link', { name: 'Naujas testas' })
      .waitFor()
    await expect.poll(() => page.getByRole('combobox').count()).toBe(0)
    await expect.poll(() => cells('Naujienlaiškiai', 'Kaip kalbėtis')).toEqual(['117', '3', '2'])
    await page.setViewportSize(SCREENS.phone)
    await expectNoOverflow(page)
    await expectAccessible(page, 'the statistics of all')
    // A heading breaks between its words only.
    const heading = page.getByRole('columnheader', { name: 'Paliko el. paštą' })
    expect((await heading.innerText()).replaceAll('\u00a0', ' ')).toBe('Paliko el. paštą')
    expect(await linesOf(heading)).toBeLessThanOrEqual(2)
    await page.setViewportSize(SCREENS.desktop)

    // A name and its numbers are on one line.
    const name = table(page, 'Mėnuo po mėnesio').getByText('Konsultacijų užklausos')
    expect(await linesOf(name)).toBe(1)

    await page.getByRole('link', { name: quiz.title }).press('Enter')
    await page.getByText(/^Baigusiųjų daugiau negu pradėjusiųjų/).waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#statistika/${quiz.id}`)
    await expect.poll(() => figure(page, 'Baigė')).toBe('2')
    await expect.poll(() => figure(page, 'Daugiausia nutraukia ties')).toBe('–')
    await expect
      .poll(() => rowsOf(page, 'Rezultatai pagal sritis'))
      .toEqual([
        ['Sritis', 'Žemas', 'Vidutinis', 'Aukštas'],
        ['Pasitikėjimas', '0', '1', '1'],
        ['Pokalbiai', '0', '0', '0'],
      ])

    // A phone shows the first questions, and the others when asked.
    const questions = table(page, 'Kiek lankytojų pasiekė kiekvieną klausimą').locator('tbody tr')
    await expect(questions).toHaveCount(7)
    await page.setViewportSize(SCREENS.phone)
    await expect(questions).toHaveCount(5)
    await page.getByRole('button', { name: 'Rodyti visus (7)' }).click()
    await expect(questions).toHaveCount(7)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Rodyti mažiau' }).click()
    await expect(questions).toHaveCount(5)
    await page.setViewportSize(SCREENS.desktop)

    // Percentages, also the average of a dimension, are told of ten results or more.
    const many = [
      { id: crypto.randomUUID(), name: 'Pasitikėjimas', average: 62, low: 0, middle: 5, high: 5 },
    ]
    await page.route(STATISTICS, (route) =>
      route.fulfill({ json: { ...figures, results: 10, dimensions: many } }),
    )
    await page.reload()
    await expect
      .poll(() => rowsOf(page, 'Rezultatai pagal sritis'))
      .toEqual([
        ['Sritis', 'Vidurkis', 'Žemas', 'Vidutinis', 'Aukštas'],
        ['Pasitikėjimas', '62 %', '0', '5 50 %', '5 50 %'],
      ])
    const none = { ...figures, results: 0, scores: [], averageScore: null }
    await page.route(STATISTICS, (route) => route.fulfill({ json: none }))
    await page.reload()
    await page.getByText(/^Išsaugotų rezultatų su balais nėra/).waitFor()
    none.completions = 0
    await page.reload()
    await page.getByText('Šio testo dar niekas nebaigė.', { exact: true }).waitFor()
    await expect.poll(() => figure(page, 'Vidutinis balas')).toBe('–')
    // The select leads back to the whole site, which says so in words while there are no figures.
    await answer(page, /\/api\/admin\/statistics$/, 200, {
      quizzes: [{ ...unstarted, id: quiz.id, title: quiz.title }],
      months: overview.months.map(({ from, until }) => ({
        ...unstarted,
        from,
        until,
        bookings: 0,
        orders: 0,
        subscribers: 0,
        left: 0,
        money: [],
        answers: { onTime: 0, total: 0 },
      })),
      letters: [],
    })
    await page.getByRole('combobox', { name: 'Testas' }).selectOption('Visa svetainė')
    await page.getByText(/^Skaičių dar nėra\./).waitFor()
    await expect.poll(() => page.getByRole('table').count()).toBe(0)
  })
})
