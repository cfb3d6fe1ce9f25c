import type { BrowserContext, Page } from '@playwright/test'
import { quiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import { NEUTRAL_SITE } from '#src/domain/quick-exit.ts'
import { comparisonTexts } from '#src/texts/comparison.ts'
import { consents } from '#src/texts/consents.ts'
import { mailTexts } from '#src/texts/mails.ts'
import { ownDataTexts } from '#src/texts/own-data.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { quizContactTexts } from '#src/texts/quiz-contact.ts'
import { quizEndingTexts } from '#src/texts/quiz-ending.ts'
import { safetyTexts } from '#src/texts/safety.ts'
import { visitorPageTexts } from '#src/texts/visitor-pages.ts'
import { expectAccessible, open, toastRegion } from './visits.ts'
import { mailedOwnData, mailedResult, mailTo } from './mails.ts'
import { uniqueWord } from './visitors.ts'
import { expect, test } from './test.ts'

// The whole way of a frightened visitor, on a phone; somebody may look over the shoulder or read the mailbox.

const PHONE = { width: 375, height: 667 }
const QUIZ = `/testas/${quiz.slug}`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const best = quiz.questions.map(({ weights }) => weights.indexOf(Math.max(...weights)))
const frightened = quiz.questions.map(({ marks = [] }, index) => {
  const warning = marks.indexOf('fear')
  return warning === -1 ? (best[index] ?? 0) : warning
})

/** What a result says of a band and of dimensions, and what it offers. */
const forbidden = [
  ...quiz.categories.flatMap(({ name, description, advice }) => [
    name,
    description,
    ...advice.split('\n'),
  ]),
  ...(quiz.dimensions ?? []).flatMap(({ advice }) => Object.values(advice)),
  quizEndingTexts.scoreLabel,
  quizEndingTexts.adviceHeading,
  quizEndingTexts.dimensionsHeading,
  quizEndingTexts.weekHeading,
  quizEndingTexts.readingHeading,
  quizEndingTexts.save,
  quizEndingTexts.eraseSaved,
  quizEndingTexts.earlier(''),
  comparisonTexts.offer.summary,
  'vakaras dviese',
]
const MEASURES =
  'main :is([data-score], [data-category], .scale, .dimensions, .button[href="/consultations"])'

/** What a page shows, on screen or on paper, that only a result without a warning may show. */
async function bandTold(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText()
  const measures = await page.locator(MEASURES).evaluateAll((all) => all.map((it) => it.tagName))
  return [...forbidden.filter((text) => shown.includes(text)), ...measures]
}

/** The same on paper. */
async function bandPrinted(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const told = await bandTold(page)
  await page.emulateMedia({ media: 'screen' })
  return told
}

async function expectSafetyResult(page: Page, state: string): Promise<void> {
  await page.getByRole('heading', { name: safetyTexts.result.heading }).waitFor()
  await expect(page.getByRole('main'), state).toContainText(safetyTexts.result.heard.fear, {
    useInnerText: true,
  })
  await expect.poll(() => bandTold(page), state).toEqual([])
  await expect.poll(() => bandPrinted(page), `${state}, printed`).toEqual([])
  await expect(page.locator('main .result .button').first(), state).toHaveAttribute(
    'href',
    '/support',
  )
}

async function answerAll(page: Page, options: readonly number[]): Promise<void> {
  for (const [index, option] of options.entries()) {
    await page.getByText(quizTexts.counter(index + 1, options.length), { exact: true }).waitFor()
    await page.getByRole('main').getByRole('radio').nth(option).check()
    await expect.poll(() => bandTold(page)).toEqual([])
    await page.locator('main form button[type="submit"]').click()
  }
}

async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel(quizEndingTexts.emailLabel).fill(email)
  await page.getByText(quizContactTexts.moreBoxes, { exact: true }).click()
  await page.getByLabel(consents.quizAnswers.text).check()
  await page.getByLabel(consents.quizResult.text).check()
  await button(page, quizEndingTexts.seeResult).click()
}

/** Titles, and what a mail says apart from its link and its day. */
interface Traces {
  quizTitle: string
  pageTitle: string
  mail: string
}

async function tracesOf(page: Page, mailedPage: Page, email: string): Promise<Traces> {
  const mail = await mailTo(email, mailTexts.quizResult.subject, '/rezultatas/')
  return {
    quizTitle: await page.title(),
    pageTitle: await mailedPage.title(),
    mail: mail.replaceAll(/\/rezultatas\/[\w-]+/g, '/rezultatas/'),
  }
}

async function openMailed(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  await page.goto('/testai')
  await page.goto(await mailedResult(email))
  return page
}

/** Leaves by the quick exit: the way back does not lead to what was left. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: safetyTexts.quickExit }).click()
  await page.getByRole('heading', { name: 'Orai' }).waitFor()
  await page.goBack()
  await expect(page.getByText(safetyTexts.result.heading)).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => [sessionStorage.length, localStorage.length]))
    .toEqual([0, 0])
}

/** Opens the own data of an address. @returns what it shows at first, but for the address and the times. */
async function openOwnData(page: Page, email: string): Promise<string> {
  await page.goto('/mano-duomenys')
  await page.getByRole('main').getByLabel(ownDataTexts.emailLabel).fill(email)
  await button(page, ownDataTexts.request).click()
  await page.goto(await mailedOwnData(email))
  await button(page, ownDataTexts.open).click()
  await page.getByRole('heading', { name: ownDataTexts.quizzesHeading }).waitFor()
  const shown = await page.getByRole('main').innerText()
  return shown.replace(email, '').replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, '')
}

test('a frightened visitor meets no measure, advice or offer from the first question to the own data', async () => {
  const page = await open('/testai')
  const context = page.context()
  await context.route(NEUTRAL_SITE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Orai</h1>' }),
  )
  await page.setViewportSize(PHONE)

  // Without a warning all of it is there; the result is saved, and would be compared with the next one.
  const calm = `${uniqueWord()}@pastas.lt`
  await page.goto(QUIZ)
  await answerAll(page, best)
  await giveEmail(page, calm)
  await page.getByLabel(quizEndingTexts.save).check()
  await page.getByText(comparisonTexts.offer.summary).waitFor()
  const band = quiz.categories.at(-1)?.name
  await expect
    .poll(() => bandTold(page))
    .toEqual(
      expect.arrayContaining([
        band,
        quizEndingTexts.scoreLabel,
        quizEndingTexts.save,
        comparisonTexts.offer.summary,
        'svg',
      ]),
    )
  const calmMailed = await openMailed(context, calm)
  await expect.poll(() => bandPrinted(calmMailed)).toContain(band)
  const everybodys = await tracesOf(page, calmMailed, calm)
  const everybodysData = await openOwnData(calmMailed, calm)
  await calmMailed.close()
  await button(page, quizEndingTexts.again).click()

  const email = `${uniqueWord()}@pastas.lt`
  await answerAll(page, frightened)
  await page.getByRole('heading', { name: quizEndingTexts.emailHeading }).waitFor()
  await expect.poll(() => bandTold(page)).toEqual([])
  await expectAccessible(page, 'the email step')
  await giveEmail(page, email)
  await expectSafetyResult(page, 'the result')
  await expect(toastRegion(page)).toHaveText('', { useInnerText: true })
  await expectAccessible(page, 'the result')

  await page.getByRole('main').getByRole('link', { name: safetyTexts.result.supportButton }).click()
  await page.waitForURL('/support')
  await expect.poll(() => bandTold(page)).toEqual([])
  await expectAccessible(page, 'the help page')
  await page.goBack()
  await expectSafetyResult(page, 'the result, gone back to')
  await page.reload()
  await expectSafetyResult(page, 'the result, loaded again')

  const mailed = await openMailed(context, email)
  await expectSafetyResult(mailed, 'the page behind the mail')
  await mailed.getByText(visitorPageTexts.result.deleteSummary).click()
  await expectAccessible(mailed, 'the page behind the mail')
  await expect.poll(() => tracesOf(page, mailed, email)).toEqual(everybodys)
  await leave(mailed)
  expect(await openOwnData(mailed, email)).toBe(everybodysData)
  await expect.poll(() => bandTold(mailed)).toEqual([])
  await expectAccessible(mailed, 'the own data')
  await leave(page)
})
