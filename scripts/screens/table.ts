import type { Page } from 'playwright-core'
import { quiz } from '#db/seeds/quizzes/bendras-santykiu-testas.ts'
import type { ComparisonLinks } from '#src/contracts/comparisons.ts'
import type { PublicQuiz } from '#src/contracts/quizzes.ts'
import { comparisonTexts } from '#src/texts/comparison.ts'
import { consentTexts } from '#src/texts/consent.ts'
import { consultationTexts } from '#src/texts/consultations.ts'
import { newsletterTexts } from '#src/texts/newsletter.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { siteTexts } from '#src/texts/site.ts'
import { type Choice, optionOf } from '../tools/quiz-answers.ts'
import { coverArticle, textArticle } from '../tools/sample-articles.ts'
import { MAILBOX_PATH } from '../runtime/mailbox.ts'
import { EARLIER_RESULT, SAMPLE_RESULT } from './sample-result.ts'

/** One screen, or one state of it, to take screenshots of. */
export interface Screen {
  /** Name of its file, without extension. */
  name: string
  path: string
  /** Intercepts requests of the page before it is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the open page into the state. */
  act?: (page: Page) => Promise<unknown>
  /** Only the viewport, not the full page: for elements fixed to its edges. */
  viewportOnly?: boolean
  /** From a build without a database, whose lists load in the browser. */
  withoutDatabase?: boolean
  /** Needs the administrator's session. */
  loggedIn?: boolean
  /** Consent has not been decided yet. */
  unanswered?: boolean
}

const QUIZ = `/testas/${quiz.slug}`
const QUESTIONS = quiz.questions.length

/** Every public screen and state. A new one is one line here. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', act: openMenu, viewportOnly: true },
  { name: 'consent', path: '/', unanswered: true, viewportOnly: true },
  { name: 'consent-settings', path: '/about', act: openConsent, viewportOnly: true },

  { name: 'blog', path: '/blog' },
  { name: 'blog-loading', path: '/blog', withoutDatabase: true, prepare: never('/api/blog') },
  { name: 'blog-empty', path: '/blog', withoutDatabase: true, prepare: empty('/api/blog') },
  { name: 'blog-error', path: '/blog', withoutDatabase: true, prepare: failing('/api/blog') },
  { name: 'article', path: `/blog/${textArticle.slug}` },
  { name: 'article-with-cover', path: `/blog/${coverArticle.slug}` },
  { name: 'article-not-found', path: '/blog/nera-tokio' },

  { name: 'quizzes', path: '/testai' },
  {
    name: 'quizzes-loading',
    path: '/testai',
    withoutDatabase: true,
    prepare: never('/api/quizzes'),
  },
  { name: 'quizzes-empty', path: '/testai', withoutDatabase: true, prepare: empty('/api/quizzes') },
  {
    name: 'quizzes-error',
    path: '/testai',
    withoutDatabase: true,
    prepare: failing('/api/quizzes'),
  },
  { name: 'quiz-first', path: QUIZ },
  { name: 'quiz-middle', path: QUIZ, act: (page) => answer(page, Math.floor(QUESTIONS / 2)) },
  { name: 'quiz-last', path: QUIZ, act: (page) => answer(page, QUESTIONS - 1) },
  { name: 'quiz-email', path: QUIZ, act: (page) => answer(page, QUESTIONS) },
  { name: 'quiz-email-missing', path: QUIZ, act: finishWithout },
  { name: 'quiz-result-low', path: QUIZ, act: (page) => finish(page, 'lowest') },
  { name: 'quiz-result-warned', path: QUIZ, act: (page) => finish(page, 'frightened') },
  { name: 'quiz-result-middle', path: QUIZ, act: (page) => finish(page, 'middle') },
  { name: 'quiz-result-high', path: QUIZ, act: (page) => finish(page, 'highest') },
  {
    name: 'quiz-result-dimensions',
    path: QUIZ,
    prepare: withSampleResult,
    act: (page) => finish(page, 'middle'),
  },
  {
    name: 'quiz-result-compared',
    path: QUIZ,
    prepare: withEarlierResult,
    act: (page) => finish(page, 'middle'),
  },
  { name: 'quiz-result-mailed', path: QUIZ, act: openMailedResult },
  { name: 'quiz-not-found', path: '/testas/nera-tokio' },
  { name: 'comparison-offer', path: QUIZ, act: openOffer },
  { name: 'comparison-links', path: QUIZ, act: makeInvitation },
  { name: 'comparison-invitation', path: `/palyginimas/kvietimas/${quiz.slug}/pavyzdys` },
  { name: 'comparison', path: '/palyginimas/pavyzdys', act: compare },
  { name: 'comparison-none', path: '/palyginimas/pavyzdys' },
  { name: 'comparison-withdrawn', path: '/palyginimas/pavyzdys', act: withdraw },

  { name: 'consultations', path: '/consultations' },
  { name: 'booking', path: '/consultations', prepare: withoutPaymentLink, act: openBooking },
  {
    name: 'booking-messages',
    path: '/consultations',
    prepare: withoutPaymentLink,
    act: bookNothing,
  },

  { name: 'aciu', path: '/aciu' },
  { name: 'about', path: '/about' },
  { name: 'faq', path: '/p/duk' },
  { name: 'privacy', path: '/p/privatumo-politika' },
  { name: 'cookies', path: '/p/slapuku-politika' },
  { name: 'accessibility', path: '/p/prieinamumas' },
  { name: 'page-not-found', path: '/p/nera-tokio' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'newsletter-done', path: '/newsletter', act: subscribe, viewportOnly: true },
  { name: 'newsletter-empty', path: '/newsletter', act: subscribeNobody, viewportOnly: true },
  { name: 'experts', path: '/experts' },
  { name: 'success-stories', path: '/success-stories' },
  { name: 'contact', path: '/contact' },
  { name: 'support', path: '/support' },
  { name: 'withdrawal', path: '/sutarties-atsisakymas' },
  { name: 'own-data', path: '/mano-duomenys' },
  { name: 'unknown-address', path: '/nera-tokio-puslapio' },
]

function empty(api: string): (page: Page) => Promise<unknown> {
  return (page) => page.route(`**${api}`, (route) => route.fulfill({ json: [] }))
}

function failing(api: string): (page: Page) => Promise<unknown> {
  return (page) => page.route(`**${api}`, (route) => route.fulfill({ status: 503 }))
}

/** Never answers, so that the page stays in its loading state. */
function never(api: string): (page: Page) => Promise<unknown> {
  return (page) => page.route(`**${api}`, () => undefined)
}

/** A wide screen shows all links and has no menu to open. */
async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: siteTexts.openMenu })
  if (await toggle.isVisible()) await toggle.click()
}

async function openConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: consentTexts.settings }).click()
}

/** Answers so many questions of the quiz. */
async function answer(page: Page, count: number, choice: Choice = 'middle'): Promise<void> {
  for (const [index, question] of quiz.questions.slice(0, count).entries()) {
    await page.getByText(quizTexts.counter(index + 1, QUESTIONS), { exact: true }).waitFor()
    await page.getByRole('radio').nth(optionOf(question, choice)).check({ force: true })
    await page.locator('main form button[type="submit"]').click()
  }
}

async function finishWithout(page: Page): Promise<void> {
  await answer(page, QUESTIONS)
  await page.locator('main form button[type="submit"]').click()
}

async function finish(page: Page, choice: Choice): Promise<void> {
  await answer(page, QUESTIONS, choice)
  await page.locator('main input[type="email"]').fill('ona@pastas.lt')
  await page.locator('main form button[type="submit"]').click()
  await page.locator('main a[href="/consultations"]').first().waitFor()
}

/** Whatever is answered, the result has dimensions. */
async function withSampleResult(page: Page): Promise<void> {
  await page.route('**/submit', (route) => route.fulfill({ json: SAMPLE_RESULT }))
}

/** The same beside an earlier one that the visitor saved. */
async function withEarlierResult(page: Page): Promise<void> {
  await withSampleResult(page)
  await page.addInitScript(({ key, entry }) => localStorage.setItem(key, entry), EARLIER_RESULT)
}

/** Opens the private page of a result that is asked for by mail. */
async function openMailedResult(page: Page): Promise<void> {
  const answers = await answersTo(page, 'middle')
  const email = `${crypto.randomUUID()}@pastas.lt`
  const data = { answers, email, mailResult: true }
  await page.request.post(`/api/quiz/${quiz.slug}/submit`, { data })
  const mail = new RegExp(`href="([^"]+)">[^<]*${email}`)
  await page.goto(MAILBOX_PATH)
  while (!mail.test(await page.content())) await page.reload()
  await page.goto(mail.exec(await page.content())?.[1] ?? '')
  await page.goto(/\/rezultatas\/[\w-]+/.exec(await page.content())?.[0] ?? '')
}

/** Answers to all questions of the quiz, as a call takes them. */
async function answersTo(page: Page, choice: Choice) {
  const response = await page.request.get(`/api/quiz/${quiz.slug}`)
  const { questions } = (await response.json()) as PublicQuiz
  const options = quiz.questions.map((question) => optionOf(question, choice))
  return questions.map(({ id }, index) => ({ questionId: id, answer: options[index] }))
}

/** Removes the payment link of the weekly package, so that it can be chosen and booked. */
async function withoutPaymentLink(page: Page): Promise<void> {
  await page.route(/\/consultations$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /\[0,&quot;https:[^&]*\/savaite&quot;\]/g,
      '[0,null]',
    )
    await route.fulfill({ response, body })
  })
}

async function openBooking(page: Page): Promise<void> {
  await page.getByRole('button', { name: consultationTexts.select }).first().click()
  await page.locator('main form').waitFor()
}

async function bookNothing(page: Page): Promise<void> {
  await openBooking(page)
  await page.locator('main form button[type="submit"]').click()
}

async function subscribe(page: Page): Promise<void> {
  await page.getByLabel(newsletterTexts.emailLabel).fill('ona@pastas.lt')
  await page.getByRole('button', { name: newsletterTexts.submit }).click()
  await page.getByText(newsletterTexts.successTitle).first().waitFor()
}

async function subscribeNobody(page: Page): Promise<void> {
  await page.getByRole('button', { name: newsletterTexts.submit }).click()
  await page.getByText(newsletterTexts.emailRequired).first().waitFor()
}

async function openOffer(page: Page): Promise<void> {
  await finish(page, 'middle')
  await page.getByText(comparisonTexts.offer.summary, { exact: true }).click()
}

async function makeInvitation(page: Page): Promise<void> {
  await openOffer(page)
  const boxes = page.locator('main details form input[type="checkbox"]')
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: comparisonTexts.offer.start }).click()
  await page.getByLabel(comparisonTexts.offer.inviteLabel).waitFor()
}

/** Opens a comparison of two visitors who answered differently. */
async function compare(page: Page): Promise<void> {
  const agree = async (choice: Choice, invite?: string) => {
    const data = { answers: await answersTo(page, choice), adult: true, consent: true, invite }
    const response = await page.request.post(`/api/quiz/${quiz.slug}/comparison`, { data })
    return (await response.json()) as ComparisonLinks
  }
  const { link, invite } = await agree('middle')
  await agree('highest', invite?.split('/').at(-1))
  await page.goto(new URL(link).pathname)
  await page.getByRole('heading', { name: comparisonTexts.page.heading }).waitFor()
}

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: comparisonTexts.page.withdraw }).click()
  await page.getByRole('heading', { name: comparisonTexts.page.withdrawnHeading }).waitFor()
}
