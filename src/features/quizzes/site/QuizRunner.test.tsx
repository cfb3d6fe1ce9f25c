// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import type { PublicQuiz, QuizResult } from '../contracts.ts'
import { safetyResult } from '#src/features/quizzes/warnings.ts'
import { toasts } from '#src/client/toasts.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { consents } from '#src/features/consent/texts.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import {
  bringAlive,
  click,
  control,
  type,
  untilSaid,
} from '../../../../tests/support/island-testing.tsx'
import { translatePage } from '../../../../tests/support/translator.ts'
import { QuizRunner } from './QuizRunner.tsx'

const question = (
  id: string,
  options: string[],
  questionType: PublicQuiz['questions'][number]['questionType'] = 'multiple_choice',
) => ({ id, question: `Klausimas apie ${id}?`, questionType, options, required: true })

const quiz: PublicQuiz = {
  slug: 'testas',
  title: 'Testas',
  description: 'Apie testą',
  instructions: 'Atsakykite nuoširdžiai.',
  questions: [
    question('artumą', ['Ne', 'Iš dalies', 'Taip']),
    question('pyktį', ['Taip', 'Ne'], 'yes_no'),
    question('laiką', ['1 – niekada', '2', '3 – visada'], 'scale'),
  ],
}

const result: QuizResult = {
  totalScore: 12.5,
  maximumScore: 20,
  warned: false,
  warnings: [],
  bands: [],
  dimensions: [],
  comparable: false,
  category: {
    name: 'Stiprus ryšys',
    color: '#10b981',
    description: 'Jūsų ryšys tvirtas.',
    advice: 'Puoselėkite jį.',
  },
}

let leave: () => void
let errors: MockInstance<typeof console.error>

async function runQuiz(...answers: StubAnswer[]) {
  const stub = stubFetch(...answers)
  vi.stubGlobal('fetch', stub.fetch)
  const island = await bringAlive(<QuizRunner quiz={quiz} />)
  leave = island.leave
  return { ...island, calls: stub.calls }
}

async function answerAll() {
  await click('Taip')
  await click('Toliau')
  await click('Ne')
  await click('Toliau')
  await click('3 – visada')
  await click('Baigti testą')
  // `QuizEnding` is fetched in the background.
  await untilSaid(/Rodyti ir atsiųsti|Nepavyko įkelti/)
}

async function showResult(body: QuizResult) {
  await runQuiz({ body })
  await answerAll()
  await click('Rodyti rezultatą be el. pašto')
}

/** Renders a quiz and clicks an option as early as possible, in a layout effect. */
function AnsweredAtOnce() {
  useLayoutEffect(() => control('Ne').click(), [])
  return <QuizRunner quiz={{ ...quiz, slug: 'greitas' }} />
}

const text = () => document.body.textContent
const disabled = (words: string) => (control(words) as HTMLButtonElement).disabled

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
  sessionStorage.clear()
  localStorage.clear()
})

afterEach(() => {
  leave()
  act(() => toasts.dismiss())
  vi.unstubAllGlobals()
  // Code fetched in the background may arrive outside of `act`, so React's warnings about that are ignored.
  const complaints = errors.mock.calls.filter(([what]) => !String(what).includes('act(...)'))
  expect(complaints).toEqual([])
})

describe('the quiz runner', () => {
  test('has its first question in the server’s HTML and comes alive without a mismatch', async () => {
    const { html, complaints } = await runQuiz()
    expect(html).toContain('Klausimas apie artumą?')
    expect(html).toContain('Klausimas 1 iš 3')
    expect(html).toContain('Iš dalies')
    expect(html).not.toContain('style=')
    expect(complaints).toEqual([])
  })

  test('keeps an option chosen before it is alive', async () => {
    const island = await bringAlive(<QuizRunner quiz={quiz} />, (container) =>
      container.querySelector('label')?.click(),
    )
    leave = island.leave
    expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('0')
    expect(disabled('Toliau')).toBe(false)
  })

  test('keeps an option chosen before it is alive on a page that a browser translates', async () => {
    const island = await bringAlive(<QuizRunner quiz={quiz} />, (container) => {
      translatePage()
      for (const word of container.querySelectorAll('font font')) word.append(' (translated)')
      container.querySelector('label')?.click()
    })
    leave = island.leave
    expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('0')
    expect(disabled('Toliau')).toBe(false)
  })

  test('counts an answer given at the moment it comes alive, and keeps those from before a reload', async () => {
    const sent: string[] = []
    const sendBeacon = (url: string) => Boolean(sent.push(url))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }))
    const first = await bringAlive(<AnsweredAtOnce />)
    leave = first.leave
    await vi.waitFor(() => expect(sent).toContain('/api/quiz/greitas/progress'))
    first.leave()

    const kept = { answers: { artumą: 2, pyktį: 1 }, index: 0, attemptId: null, boxes: {} }
    sessionStorage.setItem('quiz-attempt:greitas', JSON.stringify(kept))
    const reloaded = await bringAlive(<AnsweredAtOnce />)
    leave = reloaded.leave
    expect(JSON.parse(sessionStorage.getItem('quiz-attempt:greitas') ?? '')).toMatchObject({
      answers: { artumą: 0, pyktį: 1 },
    })
  })

  test('goes through the questions one at a time', async () => {
    await runQuiz()
    expect(disabled('Atgal')).toBe(true)
    expect(disabled('Toliau')).toBe(true)
    expect(text()).toContain('Atsakykite nuoširdžiai.')
    await click('Taip')
    expect(disabled('Toliau')).toBe(false)
    await click('Toliau')
    expect(text()).toContain('Klausimas 2 iš 3')
    expect(text()).not.toContain('Atsakykite nuoširdžiai.')
    expect(text()).not.toContain('artumą')
    expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('67')
    await click('Atgal')
    expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('2')
  })

  test('asks the question as the legend of its options and moves the focus to it', async () => {
    await runQuiz()
    expect(document.activeElement).toBe(document.body)
    await click('Taip')
    await click('Toliau')
    expect(document.querySelector('fieldset > legend')?.textContent).toBe('Klausimas apie pyktį?')
    expect(document.activeElement?.textContent).toBe('Klausimas apie pyktį?')
  })

  test('asks for an email after the last question, then shows the result', async () => {
    const { calls } = await runQuiz({ body: result })
    await answerAll()
    type('email', 'ieva@example.lt')
    await click('Rodyti ir atsiųsti')
    expect(calls[0]?.body).toMatchObject({ email: 'ieva@example.lt', name: null })
    expect(text()).toContain('Jūsų balai 12,5 iš 20')
    for (const words of ['Stiprus ryšys', 'Jūsų ryšys tvirtas.', 'Puoselėkite jį.']) {
      expect(text()).toContain(words)
    }
    const tint = document.querySelector('[data-category] rect')
    expect(tint?.getAttribute('fill')).toBe('#10b981')
    expect(document.querySelector('.scale'), 'no scale without bands').toBeNull()
    expect(control('Peržiūrėti konsultacijas').getAttribute('href')).toBe('/consultations')
    expect(control('Grįžti į pradžią').getAttribute('href')).toBe('/')
    expect(document.querySelector('[role=status]')?.textContent).toContain('Testas baigtas!')
  })

  test('has two unticked boxes in view beside the words that are stored', async () => {
    const { calls } = await runQuiz({ body: result })
    await answerAll()
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
    const { quizAnswers, resultLetters, quizResult } = consents
    const folded = document.querySelector('details')?.textContent
    expect(folded).toContain('išsaugomi tik atsakymai ir rezultatas')
    for (const { text: words } of [quizAnswers, resultLetters, quizResult])
      expect(folded).not.toContain(bindSpaces(words))
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false])
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
      [quizAnswers, resultLetters].map((consent) => bindSpaces(consent.text)),
    )
    await click(resultLetters.text)
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true])
    type('email', 'ieva@example.lt')
    await click('Rodyti ir atsiųsti')
    expect(calls[0]?.body).toMatchObject({ consent: false, mailResult: true, marketing: true })
  })

  test('offers the result without an address first, with the only filled button, then by e-mail, and says what each button does in the words that are stored', async () => {
    await runQuiz()
    await answerAll()
    const send = control('Rodyti ir atsiųsti')
    const skip = control('Rodyti rezultatą be el. pašto')
    const wordsOf = (button: HTMLElement) =>
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
    expect(wordsOf(skip)).toContain('nieko apie jus neišsaugoję')
    expect(wordsOf(send)).toContain(bindSpaces(consents.quizResult.text))
    expect([...document.querySelectorAll('.button')]).toEqual([skip])
    expect(send.className).toBe('button-quiet')
    const controls = [...document.querySelectorAll('button, input')]
    expect(controls.indexOf(skip)).toBe(0)
    expect(controls.indexOf(send)).toBe(controls.length - 2)
    expect(send.closest('section')?.contains(skip)).toBe(false)
  })

  test('scrolls to the top of the card after the questions, and only as far as needed between them', async () => {
    const scrolled: [string, unknown][] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
      where,
    ) {
      scrolled.push([this.tagName, where])
    })
    await runQuiz({ body: result })
    await click('Taip')
    await click('Toliau')
    const nearest = { block: 'nearest' }
    expect(scrolled.splice(0)).toEqual([
      ['FIELDSET', nearest],
      ['H2', nearest],
    ])
    await click('Atgal')
    scrolled.splice(0)
    await click('Toliau')
    await click('Ne')
    await click('Toliau')
    await click('3 – visada')
    await click('Baigti testą')
    await untilSaid(/Rodyti ir atsiųsti/)
    expect(scrolled.at(-1)).toEqual(['DIV', undefined])
    scrolled.splice(0)
    await click('Rodyti rezultatą be el. pašto')
    expect(scrolled).toEqual([['DIV', undefined]])
    expect(document.activeElement?.textContent).toBe('Jūsų rezultatas')
    vi.restoreAllMocks()
  })

  test('shows the result without an email, and no toast', async () => {
    const { calls } = await runQuiz({ body: result })
    await answerAll()
    await click('Rodyti rezultatą be el. pašto')
    expect(text()).toContain('Jūsų balai 12,5')
    expect(calls).toMatchObject([{ address: '/api/quiz/testas/score' }])
    expect(document.activeElement?.textContent).toBe('Jūsų rezultatas')
    expect(document.querySelector('[role=status]')?.textContent ?? '').toBe('')
  })

  test('says at the end that what follows cannot be fetched, and not before', async () => {
    vi.doMock('./QuizEnding.tsx', () => {
      throw new Error('unreachable')
    })
    await runQuiz()
    await answerAll()
    await untilSaid(/Nepavyko įkelti tolesnio žingsnio\./)
    expect(text()).toContain('Jūsų atsakymai išsaugoti')
    expect(control('Bandyti dar kartą').tagName).toBe('BUTTON')
    vi.doUnmock('./QuizEnding.tsx')
  })

  test('goes on when what could not be fetched on the way is there in the end', async () => {
    const fetched = vi.fn<() => never>(() => {
      throw new Error('unreachable')
    })
    vi.doMock('./QuizEnding.tsx', fetched)
    await runQuiz()
    await click('Taip')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), 10_000)
    vi.doUnmock('./QuizEnding.tsx')
    await answerAll()
    expect(document.querySelector('[name=email]')).not.toBeNull()
    expect(text()).not.toContain('Nepavyko')
    expect(document.activeElement?.tagName).toBe('H2')
  })

  test('shows the score alone when there is no category', async () => {
    await showResult({ ...result, totalScore: 3, maximumScore: null, category: null })
    expect(text()).toContain('Jūsų balai 3')
    expect(text()).not.toContain('Jūsų balai 3 iš')
    expect(text()).not.toContain('Patarimai')
  })

  const links = () =>
    [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

  test('shows after a warning the safety result alone, its first way to help, its last to the site', async () => {
    const safety = safetyResult({ totalScore: 17, warnings: ['fear', 'humiliation'] })
    await showResult(safety)
    const { heard, fault, advice, supportButton } = safetyTexts.result
    const parts = [
      safetyTexts.result.heading,
      heard.fear,
      'Taip pat matyti, kad jums tenka girdėti žodžius',
      advice.call,
      fault,
      supportButton,
      advice.leave,
      advice.keep,
      'Atlikti testą iš naujo',
    ]
    const places = parts.map((part) => text().indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text()).not.toMatch(/17|balai|Patarimai jums|Jūsų rezultatas/)
    expect(document.querySelector('[data-score], [data-category], [role=img], ol')).toBeNull()
    expect(document.activeElement?.textContent).toBe(safetyTexts.result.heading)
    expect(links()).toEqual([
      'tel:112',
      'tel:080066366',
      'tel:116123',
      'https://specializuotospagalboscentras.lt',
      '/support',
      '/',
    ])
  })

  test('leads every result to help, without a warning too', async () => {
    await showResult(result)
    expect(text()).not.toContain(safetyTexts.result.heading)
    expect(links()).toEqual(['/support', '/consultations', '/'])
  })

  test('tells what is wrong with the email at its field', async () => {
    const { calls } = await runQuiz()
    await answerAll()
    await click('Rodyti ir atsiųsti')
    const email = document.querySelector('[name=email]')
    expect(email?.getAttribute('aria-invalid')).toBe('true')
    const message = document.getElementById(email?.getAttribute('aria-describedby') ?? '')
    expect(message?.textContent).toBe('Prašome įvesti el. pašto adresą')
    expect(document.activeElement).toBe(email)
    expect(calls).toEqual([])
  })

  test('offers to start again when the quiz has changed', async () => {
    await runQuiz({ status: 409, body: { error: 'Testas pakeistas.' } }, { body: quiz })
    await answerAll()
    type('email', 'ieva@example.lt')
    await click('Rodyti ir atsiųsti')
    expect(text()).toContain('Testas pakeistas.')
    await click('Pradėti iš naujo')
    expect(text()).toContain('Klausimas 1 iš 3')
    expect(disabled('Toliau')).toBe(true)
  })

  test('shows the result again after a reload of the tab, and begins anew when asked to', async () => {
    await showResult(result)
    leave()
    await runQuiz()
    await untilSaid(/Jūsų balai 12,5/)
    expect(document.activeElement, 'nothing takes the focus').toBe(document.body)
    await click('Atlikti testą iš naujo')
    expect(text()).toContain('Klausimas 1 iš 3')
    expect(document.activeElement?.textContent).toBe('Klausimas apie artumą?')
  })

  const profile: QuizResult = {
    ...result,
    bands: [
      { name: 'Silpnas', color: '#ef4444', minScore: 0, maxScore: 9 },
      { name: 'Stiprus ryšys', color: '#10b981', minScore: 10, maxScore: 20 },
    ],
    category: {
      name: 'Stiprus ryšys',
      color: '#10b981',
      description: 'Jūsų ryšys tvirtas.',
      advice: 'Susitarkite dėl vakaro.\nKlausykite.\nDėkokite.',
    },
    dimensions: [
      {
        id: 'a',
        name: 'Pasitikėjimas',
        share: 72,
        level: 'high',
        advice: 'Juo galite remtis.',
        articles: [{ slug: 'apie-pasitikejima', title: 'Apie pasitikėjimą' }],
      },
    ],
  }

  test('shows scale, steps, dimensions and this week, and the offer last', async () => {
    await showResult(profile)
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Balų skalė: jūsų rezultatas – 12,5 iš 20, grupė „Stiprus ryšys“.',
    )
    expect(document.querySelectorAll('.scale circle')).toHaveLength(1)
    expect([...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual([
      'Klausykite.',
      'Dėkokite.',
    ])
    expect(control('Apie pasitikėjimą').getAttribute('href')).toBe('/blog/apie-pasitikejima')
    const parts = [
      'Jūsų ryšys tvirtas.',
      'Ką daryti šią savaitę',
      'Susitarkite dėl vakaro.',
      'Patarimai jums',
      'Klausykite.',
      'Pasitikėjimas',
      '72\u00a0%',
      'Juo galite remtis.',
      'Ką paskaityti',
      'kur kreiptis pagalbos',
      'Peržiūrėti konsultacijas',
      'Grįžti į\u00a0pradžią',
    ]
    const places = parts.map((part) => text().indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('saves a result only when asked to, and shows it beside the next', async () => {
    await showResult(profile)
    const box = document.querySelector<HTMLInputElement>('[type=checkbox]')
    expect(box?.checked).toBe(false)
    expect(localStorage).toHaveLength(0)
    expect(text()).not.toContain('anksčiau')
    act(() => {
      box?.click()
    })
    expect(localStorage).toHaveLength(1)
    await click('Atlikti testą iš naujo')
    leave()

    const [trust] = profile.dimensions
    await showResult({
      ...profile,
      totalScore: 15,
      dimensions: trust ? [{ ...trust, share: 90 }] : [],
    })
    expect(text()).toContain('anksčiau 12,5 iš 20, „Stiprus ryšys“ (')
    expect(text()).toContain('anksčiau 72\u00a0%')
    await click('Ištrinti išsaugotą rezultatą')
    expect(text()).not.toContain('anksčiau')
    expect(localStorage).toHaveLength(0)
  })

  test('offers to save nothing after a warning answer, and compares nothing', async () => {
    const earlier = {
      totalScore: 3,
      maximumScore: 20,
      band: null,
      dimensions: [],
      day: '2026-01-02',
    }
    localStorage.setItem('quiz-result:testas', JSON.stringify(earlier))
    await showResult(safetyResult({ totalScore: 17, warnings: ['general'] }))
    expect(document.querySelector('[type=checkbox]')).toBeNull()
    expect(text()).not.toContain('anksčiau')
    expect(text()).toContain('Atlikti testą iš naujo')
  })

  test('goes on after a reload of the tab', async () => {
    const before = await runQuiz()
    await click('Taip')
    await click('Toliau')
    before.leave()
    const { complaints } = await runQuiz()
    expect(text()).toContain('Klausimas 2 iš 3')
    expect(complaints).toEqual([])
  })
})
