import type { Page } from '@playwright/test'
import { articles } from '#db/seeds/articles/index.ts'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import type { BodyOf } from '#src/contracts/contract.ts'
import type { createQuiz } from '#src/contracts/quizzes.ts'
import type { OptionMark } from '#src/domain/warnings.ts'
import { consents } from '#src/texts/consents.ts'
import { quizContactTexts } from '#src/texts/quiz-contact.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { quizEndingTexts } from '#src/texts/quiz-ending.ts'
import { safetyTexts } from '#src/texts/safety.ts'
import { bandBody, questionBody } from '../api/content.ts'
import { SCREENS, expectAccessible, open } from './visits.ts'
import { mailedResult } from './mails.ts'
import { createTestQuiz, logIn } from './site.ts'
import { expect, test } from './test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Where the first question may begin on a phone, and what of the quiz is on its first screen, in pixels. */
const PHONE = { width: 375, height: 812, question: 260 }

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

/** One question of each dimension, four steps of advice. */
async function createQuizOfDimensions(slug: string, marks?: (OptionMark | null)[]): Promise<void> {
  await createTestQuiz(await logIn(), {
    slug,
    title: 'Testas apie keturias sritis',
    dimensions,
    questions: dimensions.map(({ id, name }, order) =>
      questionBody({
        order,
        question: `Kaip jums sekasi: ${name}?`,
        dimensionId: id,
        required: order < 3,
        ...(order === 0 && marks ? { marks } : {}),
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

/** Answers every question by its option, skips one without, and asks for the result, by mail too if wished. */
async function takeQuiz(
  page: Page,
  options: readonly number[],
  email?: string,
  heading: string = quizEndingTexts.resultHeading,
): Promise<void> {
  for (const [index] of dimensions.entries()) {
    await page.getByText(quizTexts.counter(index + 1, dimensions.length)).waitFor()
    const option = options[index]
    if (option !== undefined) await page.getByRole('main').getByRole('radio').nth(option).check()
    await page.locator('main form button[type="submit"]').click()
  }
  if (email === undefined) {
    await button(page, quizContactTexts.seeWithoutEmail).click()
  } else {
    await page.getByLabel(quizEndingTexts.emailLabel).fill(email)
    await page.getByLabel(consents.quizResult.text).check()
    await button(page, quizEndingTexts.seeResult).click()
  }
  await page.getByRole('heading', { name: heading }).waitFor()
}

/** Name, share and advice of each dimension on a result's page. */
const dimensionsOn = (page: Page) =>
  page.getByRole('main').locator('.dimensions > li').allInnerTexts()

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.describe('the first screen of a quiz on a phone', () => {
  test('shows the first question with its options, of prebuilt and of live quizzes, and the next below the header', async () => {
    const slug = 'testas-telefone'
    await createQuizOfDimensions(slug)
    const page = await open('/testai')
    await page.setViewportSize(PHONE)
    const published = quizzes.filter((quiz) => quiz.published).map((quiz) => quiz.slug)
    for (const path of [...published, slug]) {
      await page.goto(`/testas/${path}`)
      const question = await page.locator('main legend').boundingBox()
      expect(question?.y, path).toBeLessThanOrEqual(PHONE.question)
      const last = await page.locator('main fieldset label').last().boundingBox()
      expect((last?.y ?? Infinity) + (last?.height ?? 0), path).toBeLessThanOrEqual(PHONE.height)
    }

    await page.goto(`/testas/${quizzes[0]?.slug ?? ''}`)
    await page.setViewportSize({ width: PHONE.width, height: 500 })
    await page.getByRole('main').getByRole('radio').first().check()
    await button(page, quizTexts.next).scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 100))
    await button(page, quizTexts.next).click()
    await page.getByText(/Klausimas 2 iš/).waitFor()
    const header = await page.getByRole('banner').first().boundingBox()
    const progress = await page.getByRole('progressbar').boundingBox()
    expect(progress?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity)
  })

  test('instructs on the first question alone', async () => {
    const slug = 'testas-su-nurodymais'
    await createQuizOfDimensions(slug)
    for (const width of [PHONE.width, 640, 1280]) {
      const page = await open(`/testas/${slug}`)
      await page.setViewportSize({ width, height: PHONE.height })
      const instructions = page.getByText('Atsakykite nuoširdžiai.').filter({ visible: true })
      const about = page.getByText(quizTexts.about, { exact: true })
      if (width < 640) await about.click()
      else await expect(about).toBeHidden()
      await expect(instructions, `at ${width} px`).toHaveCount(1)
      await page.getByRole('main').getByRole('radio').first().check()
      await button(page, quizTexts.next).click()
      await page.getByText(/Klausimas 2 iš/).waitFor()
      await expect(instructions, `at ${width} px`).toHaveCount(0)
    }
  })
})

test('the result of a frightened visitor on a phone is safety alone, also reloaded, by mail and on paper', async () => {
  const [slug, email] = ['nesaugus-artumas', 'nesaugu@pastas.lt']
  await createQuizOfDimensions(slug, ['force', null, null])
  const page = await open(`/testas/${slug}`, { screen: 'phone' })
  await takeQuiz(page, [0, 2, 2, 2], email, safetyTexts.result.heading)

  const { heading, heard, fault, advice, supportButton } = safetyTexts.result
  const expectSafety = async (where: string) => {
    const shown = await page.getByRole('main').innerText()
    for (const text of [heading, heard.force, fault, advice.call, advice.leave, advice.keep]) {
      expect(shown, where).toContain(text)
    }
    expect(shown, where).not.toMatch(/balai|iš 8|Aukšta|Žema|Ką daryti|klausykite iki galo/i)
    await expect(page.locator('[data-score], [data-category], .scale, .steps')).toHaveCount(0)
    await expect.poll(() => overflow(page), where).toBeLessThanOrEqual(0)
    await expectAccessible(page, `the safety result ${where}`)
  }
  await expectSafety('in the tab')
  const ways = page.locator('main .result a:not([data-quick-exit])')
  await expect(ways.first()).toHaveText(supportButton, { useInnerText: true })
  await expect
    .poll(async () => (await ways.allInnerTexts()).slice(-2))
    .toEqual([quizEndingTexts.toConsultations, quizEndingTexts.toHome])
  await page.reload()
  await page.getByRole('heading', { name: heading }).waitFor()
  await expectSafety('after a reload')

  for (const from of ['in the tab', 'by mail']) {
    if (from === 'by mail') await page.goto(await mailedResult(email))
    await expectSafety(from)
    await page.emulateMedia({ media: 'print' })
    await expectSafety(`on paper, ${from}`)
    await expect(page.getByRole('link', { name: supportButton })).toBeHidden()
    await expect(page.getByRole('link', { name: '0 800 66366' })).toBeVisible()
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), from).toHaveLength(1)
    await page.emulateMedia({ media: null })
  }
  await page.getByRole('link', { name: supportButton }).click()
  await page.waitForURL('/support')
})

test.describe('a result with dimensions', () => {
  test('is readable at 320 pixels, survives a reload, prints on one sheet and is compared', async () => {
    const slug = 'keturios-sritys'
    await createQuizOfDimensions(slug)
    const page = await open(`/testas/${slug}`)
    await takeQuiz(page, [2, 2, 2, 2])
    const main = page.getByRole('main')
    await expect(main).toHaveText(/8\s+iš\s+8[^]*100\s%/, { useInnerText: true })
    for (const width of [320, SCREENS.desktop.width]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => overflow(page), `${width} pixels`).toBe(0)
      await expectAccessible(page, `a result with dimensions ${width} pixels wide`)
    }

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
    await takeQuiz(page, [0, 0, 0, 0])
    await expect(main).toHaveText(/anksčiau 8 iš 8, „Aukšta“[^]*anksčiau 100\s%/, {
      useInnerText: true,
    })
    await expectAccessible(page, 'a result beside an earlier one')
    await page.getByLabel(quizEndingTexts.save).check()
    await page.reload()
    await page.getByText('anksčiau 8 iš 8').waitFor()
    await expect(page.getByLabel(quizEndingTexts.save)).toBeChecked()

    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quiz-result:')))
    await expect.poll(() => kept()).toEqual([`quiz-result:${slug}`])
    await page.route('https://www.meteo.lt/**', (route) => route.fulfill({ body: 'Orai' }))
    await page.getByRole('link', { name: safetyTexts.quickExit }).click()
    await page.getByText('Orai').waitFor()
    await page.goto('/testai')
    await expect.poll(() => kept()).toEqual([])
  })

  test('leaves out a skipped dimension, shows equal shares alike, and the same behind the mailed link', async () => {
    const slug = 'praleista-sritis'
    const email = 'sritys@pastas.lt'
    await createQuizOfDimensions(slug)
    const page = await open(`/testas/${slug}`)
    await takeQuiz(page, [1, 1, 2], email)
    const texts = await dimensionsOn(page)
    expect(texts.map((text) => /^(\S+)\s+(\d+)\s%/.exec(text)?.slice(1))).toEqual([
      ['Pasitikėjimas', '50'],
      ['Pokalbiai', '50'],
      ['Artumas', '100'],
    ])
    for (const text of texts) expect(text).toContain(LONG_ADVICE.trim())

    await page.goto(await mailedResult(email))
    await expect.poll(() => dimensionsOn(page)).toEqual(texts)
    await expect(page.getByRole('main')).toHaveText(/4\s+iš\s+8/, { useInnerText: true })
    for (const width of [320, SCREENS.desktop.width]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => overflow(page), `${width} pixels`).toBe(0)
      await expectAccessible(page, `the page of a result with dimensions ${width} pixels wide`)
    }
  })
})
