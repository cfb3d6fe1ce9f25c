import type { Page } from '@playwright/test'
import type { BodyOf } from '#src/core/contract.ts'
import { fieldMessages } from '#src/core/form-texts.ts'
import * as routes from '#src/core/routes.ts'
import type { updatePost } from '#src/features/articles/contracts.ts'
import { consents, consentTexts } from '#src/features/consent/texts.ts'
import { consultationTexts } from '#src/features/consultations/texts.ts'
import { newsletterTexts } from '#src/features/newsletter/texts.ts'
import { correspondenceTexts as letters } from '#src/features/orders/correspondence-texts.ts'
import { comparisonTexts } from '#src/features/quizzes/comparison-texts.ts'
import type { updateQuiz } from '#src/features/quizzes/contracts.ts'
import { quizContactTexts, quizEndingTexts } from '#src/features/quizzes/ending-texts.ts'
import { quizTexts } from '#src/features/quizzes/runner-texts.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import { searchTexts } from '#src/features/search/texts.ts'
import { articleBody, questionBody, quizBody } from '../api/content.ts'
import { translatePage } from '../support/translator.ts'
import { buy, newEmail } from './checkout.ts'
import { holdBack } from './failures.ts'
import { SEARCHED } from './prepared-content.ts'
import { call, createTestQuiz, logIn } from './site.ts'
import { expect, prepareFile, test } from './test.ts'
import { serveVariant } from './variant-site.ts'
import { open, toastRegion, type VisitOptions } from './visits.ts'

// Tests every island and script of a visitor's page while the browser translates it.

const QUIZ = { slug: 'verciamas-testas', title: 'Verčiamas testas' } as const
const EDITED = 'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi'
const SHOWN = { useInnerText: true } as const

let token = ''
let quizId = ''

prepareFile(async () => {
  token = await logIn()
  const advice = { low: 'Mažai.', middle: 'Vidutiniškai.', high: 'Daug.' }
  const id = crypto.randomUUID()
  const dimension = { id, name: 'Pokalbis', advice, articles: [], talk: null }
  const quiz = await createTestQuiz(token, {
    ...QUIZ,
    dimensions: [dimension],
    comparable: true,
    questions: [0, 1].map((order) =>
      questionBody({ order, required: order === 0, dimensionId: id }),
    ),
  } as never)
  quizId = quiz.id
})

/** Translates every page of the tab, and of tabs that it opens, before its islands are hydrated. */
async function translateFromNowOn(page: Page): Promise<void> {
  await page.context().addInitScript(
    // React finds other nodes than the server wrote, reports this as an error, and renders the island anew.
    `${translatePage.toString()}
    addEventListener('DOMContentLoaded', translatePage)
    addEventListener('error', (event) => {
      if (event.message.includes('Minified React error #418')) event.preventDefault()
    })`,
  )
}

function openTranslated(path: string, { prepare, ...options }: VisitOptions = {}): Promise<Page> {
  return open(path, {
    ...options,
    prepare: async (page) => {
      await prepare?.(page)
      await translateFromNowOn(page)
    },
  })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the newsletter form says what is wrong, waits, thanks and is cleared', async () => {
  const subscribe = /\/api\/newsletter\/subscribe$/
  const page = await openTranslated('/newsletter', { failing: [subscribe] })
  const email = page.getByLabel(newsletterTexts.emailLabel)
  const form = page.locator('form').filter({ has: email })
  const message = form.locator('[role=alert]').first()
  const submit = form.locator('button[type=submit]')
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(toastRegion(page)).toContainText(newsletterTexts.emailRequired, SHOWN)
  await email.fill('vardas@gmail')
  await submit.click()
  await expect(message).toHaveText(fieldMessages.invalidEmail, SHOWN)
  await email.fill('verciama@pastas.lt')
  await expect(message).toBeEmpty()

  await page.route(subscribe, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await submit.click()
  await expect(toastRegion(page)).toContainText(newsletterTexts.failure, SHOWN)
  await expect(submit).toHaveText(newsletterTexts.submit, SHOWN)
  const goOn = await holdBack(page, subscribe)
  await submit.click()
  await expect(submit).toHaveText(newsletterTexts.submitting, SHOWN)
  await expect(submit.locator('[data-spinner]')).toHaveCount(1)
  goOn()
  await expect(toastRegion(page)).toContainText(newsletterTexts.successTitle, SHOWN)
  await expect(submit).toHaveText(newsletterTexts.submit, SHOWN)
  await expect(email).toHaveValue('')
})

test.describe('a quiz', () => {
  const radios = (page: Page) => page.getByRole('main').getByRole('radio')
  const onward = (page: Page) => page.getByRole('main').locator('form button[type=submit]').first()
  const counter = (page: Page) => page.getByText(/^Klausimas \d+ iš \d+$/)

  /** Opens the quiz and answers the first question; then it is translated. */
  async function begin(failing: readonly RegExp[]): Promise<Page> {
    const page = await open(`/testas/${QUIZ.slug}`, { failing })
    // The progress may be reported only after the quiz's questions were deleted.
    await page.route(/\/progress$/, (route) => route.fulfill({ json: { success: true } }))
    await radios(page).nth(2).click()
    await expect(onward(page)).toBeEnabled()
    await page.evaluate(translatePage)
    return page
  }

  test('counts its questions, takes back, says what is wrong with the address, waits and shows its result', async () => {
    const submit = /\/submit$/
    const page = await begin([submit])
    await expect(counter(page)).toHaveText(quizTexts.counter(1, 2), SHOWN)
    await onward(page).click()
    await expect(counter(page)).toHaveText(quizTexts.counter(2, 2), SHOWN)
    await expect(onward(page)).toHaveText(quizTexts.finish, SHOWN)
    await button(page, quizTexts.back).click()
    await expect(counter(page)).toHaveText(quizTexts.counter(1, 2), SHOWN)
    await expect(onward(page)).toHaveText(quizTexts.next, SHOWN)
    await expect(radios(page).nth(2)).toBeChecked()
    await onward(page).click()
    await radios(page).nth(1).click()
    await onward(page).click()

    const email = page.getByLabel(quizEndingTexts.emailLabel)
    const message = page.getByRole('main').locator('[role=alert]').first()
    await email.waitFor()
    await onward(page).click()
    await expect(message).toHaveText(fieldMessages.emailRequired, SHOWN)
    await email.fill('verciama@')
    await expect(message).toBeEmpty()
    await onward(page).click()
    await expect(message).toHaveText(fieldMessages.invalidEmail, SHOWN)
    await email.fill('verciama@pastas.lt')
    await page.route(submit, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await onward(page).click()
    await expect(toastRegion(page)).toContainText(quizEndingTexts.submitFailed, SHOWN)
    await expect(onward(page)).toHaveText(quizEndingTexts.seeResult, SHOWN)
    const goOn = await holdBack(page, submit)
    await onward(page).click()
    await expect(onward(page)).toHaveText(quizEndingTexts.submitting, SHOWN)
    goOn()
    await page.getByRole('heading', { name: quizEndingTexts.resultHeading }).waitFor()
    await expect(page.locator('[data-score]')).toHaveText('3', SHOWN)
    await expect(page.locator('[data-category]')).toHaveText('Vidutinė', SHOWN)
    await expect(toastRegion(page)).toContainText(quizEndingTexts.submittedTitle, SHOWN)

    await page.getByLabel(quizEndingTexts.save).check()
    await compare(page)
    await button(page, quizEndingTexts.again).click()
    await expect(counter(page)).toHaveText(quizTexts.counter(1, 2), SHOWN)
    await radios(page).nth(0).click()
    await onward(page).click()
    await onward(page).click()
    const score = await holdBack(page, /\/score$/)
    await button(page, quizContactTexts.seeWithoutEmail).click()
    await expect(page.locator('[data-spinner]')).toHaveCount(1)
    score()
    await expect(page.locator('[data-score]')).toHaveText('0', SHOWN)
    const earlier = page.getByText('anksčiau 3 iš 4')
    await earlier.waitFor()
    await button(page, quizEndingTexts.eraseSaved).click()
    await expect(earlier).toHaveCount(0)
  })

  /** Agrees to a comparison, gets its links and asks for another one. */
  async function compare(page: Page): Promise<void> {
    const { offer } = comparisonTexts
    await page.getByText(offer.summary, { exact: true }).click()
    await button(page, offer.start).click()
    await page.getByText(offer.agree, { exact: true }).waitFor()
    for (const box of [consents.comparison.adult, consents.comparison.text]) {
      await page.getByLabel(box).check()
    }
    await expect(page.getByText(offer.agree, { exact: true })).toHaveCount(0)
    await button(page, offer.start).click()
    await page.getByLabel(offer.ownLink.label).waitFor()
    await page.getByLabel(offer.invite.label).waitFor()
    await button(page, offer.again).click()
    await expect(page.getByLabel(offer.ownLink.label)).toHaveCount(0)
  }

  test('that was changed meanwhile says so and begins again', async () => {
    const page = await begin([/\/score$/])
    await onward(page).click()
    await onward(page).click()
    const questions = [questionBody({ question: 'Ar dar kalbatės?' })]
    const body = quizBody({ ...QUIZ, questions }) as BodyOf<typeof updateQuiz>
    await call(routes.updateQuiz, { token, params: { id: quizId }, body })
    await button(page, quizContactTexts.seeWithoutEmail).click()
    await page.getByRole('heading', { name: quizEndingTexts.changedTitle }).waitFor()
    await button(page, quizEndingTexts.startAgain).click()
    await expect(counter(page)).toHaveText(quizTexts.counter(1, 1), SHOWN)
  })
})

test('a booking is chosen, given up, mended and sent, and the question of cookies answered', async () => {
  const book = /\/api\/consultation\/book$/
  const page = await open('/consultations', {
    prepare: (it) => serveVariant(it, 'counted-unlinked'),
  })
  const choice = page.locator('[data-package=email-weekly]').getByRole('button')
  await expect(choice).toBeEnabled()
  await page.evaluate(translatePage)
  const banner = page.getByRole('region', { name: consentTexts.label })
  await button(page, consentTexts.refuse).click()
  await expect(banner).toBeHidden()
  await button(page, consentTexts.settings).click()
  await button(page, consentTexts.keep).click()
  await expect(banner).toBeHidden()

  const form = page.getByRole('main').locator('form')
  const offer = page.locator('[data-call-to-action]')
  await expect(choice).toHaveText(consultationTexts.select, SHOWN)
  await choice.click()
  await expect(page.locator('[data-package=email-weekly] .badge').last()).toHaveText(
    consultationTexts.selected,
    SHOWN,
  )
  await expect(toastRegion(page)).toContainText(consultationTexts.linkComing, SHOWN)
  await button(page, consultationTexts.cancel).click()
  await expect(form).toHaveCount(0)
  await offer.getByRole('button').first().click()
  await expect(offer).toHaveCount(0)

  const submit = form.locator('button[type=submit]')
  const messages = form.locator('[role=alert]')
  await submit.click()
  await expect(messages.nth(0)).toHaveText(fieldMessages.nameTooShort, SHOWN)
  await expect(messages.nth(1)).toHaveText(fieldMessages.invalidEmail, SHOWN)
  await form.getByLabel(consultationTexts.nameLabel).fill('Ona')
  await form.getByLabel(consultationTexts.emailLabel).fill('verciama@pastas.lt')
  for (const index of [0, 1]) await expect(messages.nth(index)).toBeEmpty()
  const goOn = await holdBack(page, book)
  await submit.click()
  await expect(submit).toHaveText(consultationTexts.submitting, SHOWN)
  goOn()
  await expect(toastRegion(page)).toContainText(consultationTexts.bookedTitle, SHOWN)
  await expect(form).toHaveCount(0)
  await offer.waitFor()
  await expect(choice).toHaveText(consultationTexts.select, SHOWN)
})

test('the search finds, adds more, tells of help and makes room for the list again', async () => {
  const page = await openTranslated('/blog')
  const field = page.getByRole('searchbox', { name: searchTexts.label })
  const status = page.locator('main p[role=status]')
  const results = page.getByRole('list', { name: searchTexts.results }).getByRole('listitem')
  const cards = page.getByRole('main').getByRole('article')
  const help = page.getByRole('region', { name: safetyTexts.helpHeading })
  await field.fill(SEARCHED.word)
  await expect(status).toHaveText(searchTexts.found(SEARCHED.count), SHOWN)
  await expect(results).toHaveCount(10)
  await expect(results.first().locator('mark')).toContainText(SEARCHED.word, SHOWN)
  await button(page, searchTexts.more).click()
  await expect(results).toHaveCount(SEARCHED.count)
  await field.fill('xqzwv')
  await expect(status).toContainText(searchTexts.nothing('xqzwv'), SHOWN)
  await field.fill('smurtas')
  await expect(help).toBeVisible()
  await field.fill('')
  await expect(help).toBeHidden()
  await expect(status).toBeEmpty()
  await expect(cards.first()).toBeVisible()
})

test('lists and items that have changed since the build show what is new', async () => {
  const title = `Pakeista antraštė ${crypto.randomUUID().slice(0, 8)}`
  const post = (await call(routes.listAdminPosts, { token })).find(({ slug }) => slug === EDITED)
  const body = articleBody({ slug: EDITED, title }) as BodyOf<typeof updatePost>
  await call(routes.updatePost, { token, params: { id: post?.id ?? '' }, body })
  const page = await openTranslated(`/blog/${EDITED}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, SHOWN)
  await expect(page.locator('h1, main')).toHaveCount(2)

  for (const [path, heading] of [
    ['/blog', title],
    ['/testai', QUIZ.title],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
  }
  // Built without content, these pages load all of their lists.
  const empty = await openTranslated('/testai', {
    prepare: (it) => serveVariant(it, 'without-database'),
  })
  await empty.getByRole('heading', { level: 2, name: QUIZ.title, exact: true }).waitFor()
  await expect(empty.locator('[data-skeleton]')).toHaveCount(0)
})

test('an order is started and written about in place', async () => {
  const shop = await open('/consultations', { failing: [/^\/uzsakymas/] })
  await translateFromNowOn(shop)
  const { buyer } = await buy(shop, newEmail())
  await button(buyer, letters.start).click()
  await expect(buyer.getByRole('alert').filter({ hasText: letters.faults })).toBeVisible()
  await buyer.getByLabel(letters.startNow).check()
  await buyer.getByLabel(consents.order.sensitive).check()
  await buyer.getByLabel(letters.deliveries.letter).check()
  await buyer.getByText(letters.intakeHeading).click()
  await buyer.getByLabel(letters.intake[0]).fill('Rūta')
  await buyer.getByLabel(letters.firstMessage).fill('Laba diena, vakar susipykome.')
  await button(buyer, letters.start).click()
  await buyer.getByText('vakar susipykome.').waitFor()
  await buyer.getByLabel(letters.nextMessage).fill('Šiandien jau ramu.')
  await button(buyer, letters.send).click()
  await buyer.getByText('Šiandien jau ramu.').waitFor()
  await expect(button(buyer, letters.start)).toHaveCount(0)
})
