import { describe, expect, it } from 'vitest'
import { ANSWER_HOURS } from '#src/features/consultations/consultations.ts'
import { KEPT_AFTER_ERASURE } from '#src/core/erasures.ts'
import { DATA_LINK_HOURS } from '#src/core/retention.ts'
import * as retention from '#src/core/retention.ts'
import { PAGES_STATING_HOURS, statesOtherHours } from '#src/features/orders/stated-hours.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { answerWords, HOURS_FOLLOW } from '#src/features/consultations/answer-hour-texts.ts'
import { consultationTexts } from '#src/features/consultations/texts.ts'
import { expertsTexts } from '#src/features/experts/texts.ts'
import { homeTexts, contactTexts } from '#src/site/page-texts.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { siteTexts } from '#src/site/site-texts.ts'
import { packageSales } from '#src/features/consultations/offered-packages.ts'
import { statedPackages } from '#src/features/consultations/stated-package-texts.ts'
import {
  packageFeatures,
  WEEK_FOR_ONE_QUESTION,
} from '#src/features/consultations/package-texts.ts'
import { keptData } from '#src/features/clients/kept-data-texts.ts'
import { mailTexts } from '#src/features/outbox/mail-texts.ts'
import { ownDataTexts } from '#src/features/clients/own-data-texts.ts'
import { forDays, forMonths } from '#src/core/period-texts.ts'
import { seller, sellerFacts, sellerLine } from '#src/features/settings/seller-texts.ts'
import { consents } from '#src/features/consent/texts.ts'
import { thanksTexts } from '#src/features/orders/texts.ts'
import { receiptFacts } from '#src/features/orders/withdrawal-texts.ts'
import { articles } from '../articles/index.ts'
import { quizzes } from '../quizzes/index.ts'
import { pages } from './index.ts'
import { page as terms } from './naudojimo-salygos.ts'
import { page as duk } from './duk.ts'
import { page as privacy } from './privatumo-politika.ts'
import { page as cookies } from './slapuku-politika.ts'

const packagesPage = [
  consultationTexts,
  consultationTexts.intro(true),
  consultationTexts.description(null),
]

/** Returns the item of the policy's list that begins with these words. */
function item(words: string): string {
  return privacy.content.split('\n').find((line) => line.startsWith(`- **${words}`)) ?? ''
}

it('sends readers to their own data, by a link of the promised validity', () => {
  expect(privacy.content).toContain('](/mano-duomenys)')
  expect(privacy.content).toContain(`galioja ${DATA_LINK_HOURS} val.`)
  expect(ownDataTexts.requestedText(DATA_LINK_HOURS)).toContain(`${DATA_LINK_HOURS} val.`)
})

it('names all that stays after everything is deleted, and nothing else', () => {
  const [, after = ''] = privacy.content.split('Ištrynus duomenis, lieka tik:\n\n')
  const [list = ''] = after.split('\n\n')
  const kept = keptData({
    withdrawalMonths: retention.WITHDRAWAL_MONTHS,
    orderMonths: retention.ORDER_MONTHS,
    sentDays: retention.SENT_KEPT_DAYS,
    unsentDays: retention.UNSENT_KEPT_DAYS,
    removalDays: retention.REMOVAL_DAYS,
    backupDays: retention.BACKUP_DAYS,
  })
  expect(Object.keys(kept)).toEqual(Object.keys(KEPT_AFTER_ERASURE))
  expect(list.split('\n')).toEqual(
    Object.values(kept).map(({ what, until, why }) => `- **${what}** – ${until}: ${why}.`),
  )
})

it('states the packages of the specification, their prices and free times as the settings replace them', () => {
  const stated = statedPackages(
    startingSettings.packages,
    packageSales([], { weekly: null, monthly: null }, false),
    '',
  )
  const said = [terms, duk].map(({ content }) => content).join('\n\n')
  for (const text of stated) expect(said.split(text), text).toHaveLength(2)
})

it('names the seller in the terms, the policy and the receipt of a withdrawal', () => {
  expect(terms.content).toContain(sellerLine(seller))
  expect(privacy.content).toContain(sellerLine(seller))
  expect(cookies.content).toContain(sellerLine(seller))
  const given = { ...seller, code: '305', vatCode: 'LT1', address: 'Upės g. 5', phone: '+370' }
  for (const detail of Object.values({ ...given, legalForm: null })) {
    if (detail === null) continue
    expect(sellerLine(given)).toContain(detail)
    expect(sellerFacts(given).map(([, value]) => value)).toContain(detail)
  }
  expect(sellerLine(seller), 'what is not given is left out').toBe(
    `${seller.legalName}, ${seller.email}`,
  )
  const receipt = { id: 'x', name: 'Rūta', email: 'r@p.lt', contract: 'Savaitė', note: null }
  expect(JSON.stringify(receiptFacts(receipt, '', seller))).toContain(
    JSON.stringify(seller.legalName).slice(1, -1),
  )
})

it('offers no therapy', () => {
  expect(terms.content).toContain('Tai nėra sveikatos priežiūra, psichoterapija')
  const said = JSON.stringify([packagesPage, pages, articles, quizzes])
  expect(said).not.toMatch(/(?<!psicho|kinezi)terap/i)
})

it('claims no experts, who may not have been entered', () => {
  const { title, intro, callText } = expertsTexts
  // A testimonial is what a client has said.
  const { claims: _, ...settings } = startingSettings
  const said = [packagesPage, homeTexts, siteTexts, title, intro, callText, settings]
  expect(JSON.stringify(said)).not.toMatch(/ekspert/i)
})

it('tells that unfinished answers are kept, and for how long', () => {
  const days = forDays(retention.UNFINISHED_DAYS)
  expect(privacy.content).toMatch(new RegExp(`neišsiųstą atsakymą laikome .+ kaip ${days} `))
  expect(privacy.content).toContain('Jis ištrinamas ir kartu su jūsų laiškais')
})

describe('a promised period', () => {
  it('is said in the right Lithuanian form', () => {
    expect([1, 2, 10, 12, 21, 24].map(forMonths)).toEqual([
      '1 mėnesį',
      '2 mėnesius',
      '10 mėnesių',
      '12 mėnesių',
      '21 mėnesį',
      '24 mėnesius',
    ])
    expect([1, 7, 30, 90].map(forDays)).toEqual(['1 dieną', '7 dienas', '30 dienų', '90 dienų'])
  })

  it.each([
    ['Testų duomenis', forMonths(retention.QUIZ_ANSWERS_MONTHS)],
    ['Konsultacijų užklausas', forMonths(retention.BOOKING_MONTHS)],
    ['Testų duomenis', forDays(retention.RESULT_DAYS)],
    ['Naujienlaiškio duomenis', forDays(retention.PENDING_SUBSCRIPTION_DAYS)],
    ['Naujienlaiškio duomenis', forMonths(retention.LEFT_SUBSCRIPTION_MONTHS)],
    ['Atsargines kopijas', forDays(retention.BACKUP_DAYS)],
    ['Sutarties atsisakymus', forMonths(retention.WITHDRAWAL_MONTHS)],
    ['Svetainės jums siunčiamų laiškų įrašus', forDays(retention.SENT_KEPT_DAYS)],
    ['Svetainės jums siunčiamų laiškų įrašus', forDays(retention.UNSENT_KEPT_DAYS)],
  ])('%s: the policy says %s', (words, period) => {
    expect(item(words)).toContain(period)
  })

  it('is the same in the forms and in the answers to frequent questions', () => {
    const quiz = forMonths(retention.QUIZ_ANSWERS_MONTHS)
    expect(consents.quizAnswers.text).toContain(quiz)
    expect(consents.quizResult.text).toContain(forDays(retention.RESULT_DAYS))
    expect(duk.content).toContain(quiz)
    expect(consultationTexts.privacy(retention.BOOKING_MONTHS).before).toContain(
      bindSpaces(forMonths(retention.BOOKING_MONTHS)),
    )
  })
})

it('gives a week to one question in the same words on its card, in terms, questions and after a payment', () => {
  const said = [
    startingSettings.packages['email-weekly'].description,
    terms.content,
    duk.content,
    thanksTexts.contents.join(' '),
  ]
  for (const text of said) expect(text).toContain(WEEK_FOR_ONE_QUESTION)
  expect(WEEK_FOR_ONE_QUESTION, 'it limits no letters').not.toMatch(/\d/)
})

it('promises the answer to a booking within the hours that the owner is told', () => {
  const hours = `per ${ANSWER_HOURS} val`
  expect(consultationTexts.formPromise).toContain(bindSpaces(`${hours}.`))
  expect(consultationTexts.steps[1].text.toLowerCase()).toContain(bindSpaces(`${hours}.`))
  expect(mailTexts.bookingNotice.intro).toContain(hours)
  expect(mailTexts.bookingReceipt.text).toContain(hours)
})

describe('a promised time of answer', () => {
  const { packages } = startingSettings

  it('is 4 and 2 hours, day and night', () => {
    expect(packages['email-weekly'].features[0]).toBe('Atsakymas per 4 valandas')
    expect(packages['email-monthly'].features[1]).toBe('Atsakymas per 2 valandas')
    const content = [terms.content, duk.content]
    const course = consultationTexts.course(null)
    const said = JSON.stringify([packagesPage, course, contactTexts, thanksTexts, content])
    expect(said).not.toMatch(/9\s*[–-]\s*18|atsakome darbo dienomis/i)
    expect(answerWords(null).counted).toMatch(/ ir naktį, ir savaitgaliais\.$/)
  })

  it('has the same hours wherever it is said, once the owner has set some', () => {
    const hours = { from: 9, to: 18 }
    const { within, sentence, counted, short } = answerWords(hours)
    expect(within('Atsakymas per 4 valandas')).toBe(
      'Atsakymas per 4 valandas (darbo dienomis 9–18 val.)',
    )
    expect(sentence).toMatch(/^ Atsakome darbo dienomis 9–18 val\. Kitu metu gauto laiško laikas /)
    expect(packageFeatures(packages['email-weekly'].features, hours)[0]).toContain(short)
    expect(packageFeatures(packages['email-monthly'].features, hours)[1]).toContain(short)
    expect(consultationTexts.course(hours).at(-1)).toContain(sentence)
    expect(counted).toBe(sentence.trim())
    // Both pages contain one of the sentences after which a change of the answer hours inserts its own.
    for (const { slug, content } of [terms, duk]) {
      expect(PAGES_STATING_HOURS).toContain(slug)
      expect(HOURS_FOLLOW.filter((words) => content.includes(words))).toHaveLength(1)
      expect(statesOtherHours(content, null)).toBe(false)
      expect(statesOtherHours(content + sentence, null)).toBe(true)
    }
  })
})
