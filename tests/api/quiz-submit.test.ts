import { describe, expect, it } from 'vitest'
import { questionBody, quizBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)
let slugs = 0

async function makeQuiz(changes: Record<string, unknown> = {}) {
  const slug = `testas-${++slugs}`
  const { body } = await admin('POST', '/api/admin/quiz', quizBody({ slug, ...changes }))
  const id = textAt(body, 'id')
  const [first, second] = [textAt(body, 'questions.0.id'), textAt(body, 'questions.1.id')]
  /** Replaces the quiz, its questions too. */
  const change = (to: Record<string, unknown> = {}) =>
    admin('PUT', `/api/admin/quiz/${id}`, quizBody({ slug, ...to }))
  return { slug, id, first, second, change }
}

function submit(slug: string, answers: unknown, more: Record<string, unknown> = {}) {
  return site.call('POST', `/api/quiz/${slug}/submit`, {
    body: { answers, email: 'Rasa@Example.LT ', ...more },
  })
}

const submissions = ({ id }: { id: string }) =>
  site.db.read.selectFrom('quizSubmissions').selectAll().where('quizId', '=', id).execute()

describe('a quiz submission', () => {
  it('is scored by the weights of the chosen options and stored', async () => {
    const quiz = await makeQuiz()
    const answers = [
      { questionId: quiz.first, answer: 2 },
      { questionId: quiz.second, answer: 1 },
    ]
    const answer = await submit(quiz.slug, answers, { name: ' Rasa ', consent: true })
    expect(answer).toMatchObject({ status: 200, body: { totalScore: 3 } })
    expect(at(answer.body, 'category')).toEqual({
      name: 'Vidutinė',
      color: '#f59e0b',
      description: 'Ką tai reiškia.',
      advice: 'Ką daryti.',
    })
    const [stored] = await submissions(quiz)
    expect(stored).toMatchObject({ email: 'rasa@example.lt', name: 'Rasa', totalScore: 3 })
    expect(JSON.parse(stored?.answers ?? '')).toEqual([
      { questionId: quiz.first, answer: 2, question: 'Ar kalbatės?', option: 'Taip' },
      { questionId: quiz.second, answer: 1, question: 'Ar kalbatės?', option: 'Iš dalies' },
    ])
  })

  it('takes the index as a numeric string too, and adds fractional weights without noise', async () => {
    const weights = ['0.1', '0.2', '0.3']
    const questions = [questionBody({ weights }), questionBody({ weights, order: 1 })]
    const quiz = await makeQuiz({ questions })
    const answers = [
      { questionId: quiz.first, answer: '0' },
      { questionId: quiz.second, answer: '1' },
    ]
    expect((await submit(quiz.slug, answers)).body).toMatchObject({ totalScore: 0.3 })
  })

  it('of a quiz without bands has the score alone', async () => {
    const quiz = await makeQuiz({ categories: [] })
    expect((await submit(quiz.slug, [{ questionId: quiz.first, answer: 2 }])).body).toEqual({
      totalScore: 2,
      category: null,
      warned: false,
      warnings: [],
      maximumScore: 4,
      bands: [],
      dimensions: [],
      comparable: false,
    })
  })

  it('sent again under the same attempt id gives the first result and stores nothing new', async () => {
    const quiz = await makeQuiz()
    const attemptId = crypto.randomUUID()
    const send = (answer: number) =>
      submit(quiz.slug, [{ questionId: quiz.first, answer }], { attemptId })
    const answers = await Promise.all([send(2), send(2), send(2), send(2)])
    const late = await send(0)
    for (const answer of [...answers, late]) {
      expect(answer).toMatchObject({ status: 200, body: { totalScore: 2 } })
    }
    expect(await submissions(quiz)).toHaveLength(1)
  })

  it('sent again after the quiz was changed or withdrawn still gives the first result', async () => {
    const quiz = await makeQuiz()
    const attemptId = crypto.randomUUID()
    const send = () => submit(quiz.slug, [{ questionId: quiz.first, answer: 2 }], { attemptId })
    await send()
    for (const changes of [{}, { published: false }]) {
      await quiz.change(changes)
      expect(await send()).toMatchObject({ status: 200, body: { totalScore: 2 } })
    }
  })

  it('answers 409 when a question it answers is gone', async () => {
    const quiz = await makeQuiz()
    await quiz.change()
    expect(await submit(quiz.slug, [{ questionId: quiz.first, answer: 2 }])).toMatchObject({
      status: 409,
      body: { error: 'Testas tuo metu buvo pakeistas. Pradėkite jį iš naujo.' },
    })
    expect(await submissions(quiz)).toEqual([])
  })

  describe('whose quiz was changed meanwhile', () => {
    /**
     * Creates a quiz and a function that changes the options of its first question; each text keeps its weight.
     */
    async function makeChanging() {
      const quiz = await makeQuiz()
      const second = questionBody({ id: quiz.second, order: 1, required: false })
      const weightOf: Record<string, string> = { Ne: '0', 'Iš dalies': '1', Taip: '2' }
      const changeOptions = (options: string[]) => {
        const weights = options.map((option) => weightOf[option] ?? '7')
        const first = questionBody({ id: quiz.first, options, weights })
        return quiz.change({ questions: [first, second] })
      }
      return { ...quiz, changeOptions }
    }
    const chosen = ({ first }: { first: string }, answer: number, option?: string) => [
      { questionId: first, answer, ...(option === undefined ? {} : { option }) },
    ]

    it.each([
      ['reordered', ['Taip', 'Iš dalies', 'Ne'], 0, 2],
      ['longer', ['Nežinau', 'Ne', 'Iš dalies', 'Taip'], 3, 2],
      ['shorter', ['Ne', 'Taip'], 1, 2],
      ['the same but for punctuation', ['Ne', 'Iš dalies', 'taip!'], 2, 7],
    ])('is scored by the text of the option: %s', async (_, options, answer, totalScore) => {
      const quiz = await makeChanging()
      await quiz.changeOptions(options)
      const answers = chosen(quiz, 2, 'Taip')
      const scored = await site.call('POST', `/api/quiz/${quiz.slug}/score`, { body: { answers } })
      expect(scored).toMatchObject({ status: 200, body: { totalScore } })
      expect(await submit(quiz.slug, answers)).toMatchObject({ body: { totalScore } })
      const [stored] = await submissions(quiz)
      expect(JSON.parse(stored?.answers ?? '')).toEqual([
        { questionId: quiz.first, answer, question: 'Ar kalbatės?', option: options[answer] },
      ])
    })

    it.each([
      ['gone', ['Ne', 'Iš dalies', 'Visada']],
      ['there twice', ['Taip', 'Taip', 'Ne']],
      ['gone with its place', ['Ne']],
    ])('answers 409 when the option is %s, and stores nothing', async (_, options) => {
      const quiz = await makeChanging()
      await quiz.changeOptions(options)
      const refused = {
        status: 409,
        body: { error: 'Testas tuo metu buvo pakeistas. Pradėkite jį iš naujo.' },
      }
      const answers = chosen(quiz, 2, 'Taip')
      expect(await submit(quiz.slug, answers)).toMatchObject(refused)
      expect(
        await site.call('POST', `/api/quiz/${quiz.slug}/score`, { body: { answers } }),
      ).toMatchObject(refused)
      expect(await submissions(quiz)).toEqual([])
    })

    it('is scored by the place alone without a text', async () => {
      const quiz = await makeChanging()
      await quiz.changeOptions(['Taip', 'Iš dalies', 'Ne'])
      expect(await submit(quiz.slug, chosen(quiz, 2))).toMatchObject({ body: { totalScore: 0 } })
    })

    it('gives the stored result when the same attempt is sent again', async () => {
      const quiz = await makeChanging()
      const attemptId = crypto.randomUUID()
      const send = () => submit(quiz.slug, chosen(quiz, 2, 'Taip'), { attemptId })
      await send()
      for (const options of [['Taip', 'Ne'], ['Ne'], ['Taip.', 'Nežinau', 'taip']]) {
        await quiz.changeOptions(options)
        expect(await send(), options.join()).toMatchObject({ status: 200, body: { totalScore: 2 } })
      }
      expect(await submissions(quiz)).toHaveLength(1)
    })

    it('is refused with a text that no option can have', async () => {
      const quiz = await makeChanging()
      for (const option of ['a'.repeat(301), 5, null, ['Taip'], '\ud800']) {
        const answers = [{ ...chosen(quiz, 2)[0], option }]
        expect(await submit(quiz.slug, answers), String(option)).toMatchObject({ status: 400 })
      }
      expect(await submissions(quiz)).toEqual([])
    })
  })

  it('is scored by the quiz as it is, even if it was changed after the last submission', async () => {
    const quiz = await makeQuiz()
    const answers = [{ questionId: quiz.first, answer: 2 }]
    const weights = (best: string) => ({
      questions: [questionBody({ id: quiz.first, weights: ['0', '1', best] })],
    })
    for (const best of ['2', '5', '3']) {
      await quiz.change(weights(best))
      const sent = await Promise.all([submit(quiz.slug, answers), submit(quiz.slug, answers)])
      for (const answer of sent) {
        expect(answer).toMatchObject({ status: 200, body: { totalScore: Number(best) } })
      }
    }
    expect((await submissions(quiz)).map(({ totalScore }) => totalScore).sort()).toEqual([
      2, 2, 3, 3, 5, 5,
    ])
    await quiz.change({ ...weights('2'), published: false })
    expect(await submit(quiz.slug, answers)).toMatchObject({ status: 404 })
    expect(await submissions(quiz)).toHaveLength(6)
  })

  it('answers 409 when its attempt id belongs to another quiz', async () => {
    const [one, other] = [await makeQuiz(), await makeQuiz()]
    const attemptId = crypto.randomUUID()
    await submit(one.slug, [{ questionId: one.first, answer: 2 }], { attemptId })
    expect(
      await submit(other.slug, [{ questionId: other.first, answer: 2 }], { attemptId }),
    ).toMatchObject({ status: 409 })
  })

  it('is refused with 400 when the answers do not fit the quiz, and stores nothing', async () => {
    const quiz = await makeQuiz()
    const good = { questionId: quiz.first, answer: 0 }
    const of = (questionId: string) => ({ questionId, answer: 0 })
    const answering = (...answers: unknown[]) => answers.map((answer) => [{ ...good, answer }])
    const refusals: Record<string, unknown[]> = {
      'Atsakykite į visus privalomus klausimus.': [[], [of(quiz.second)], undefined],
      'Toks klausimas šiame teste neegzistuoja.': [
        [good, of(crypto.randomUUID())],
        [good, of('ne id')],
      ],
      'Pasirinktas atsakymas neegzistuoja.': answering(3, '99'),
      'Netinkamas atsakymas': answering(-1, 0.5, 'Taip', null),
      'Į tą patį klausimą atsakyta kelis kartus.': [[good, good]],
    }
    for (const [error, all] of Object.entries(refusals)) {
      for (const answers of all) {
        const refused = { status: 400, body: { error } }
        expect(await submit(quiz.slug, answers), JSON.stringify(answers)).toMatchObject(refused)
      }
    }
    expect(await submissions(quiz)).toEqual([])
  })

  it('needs a valid e-mail address', async () => {
    const quiz = await makeQuiz()
    const answers = [{ questionId: quiz.first, answer: 0 }]
    for (const [error, emails] of [
      ['Netinkamas el. pašto adresas', ['ne-adresas', 'a@', '@b.lt', 'a b@c.lt']],
      ['Prašome įvesti el. pašto adresą', [undefined, '', '   ']],
    ] as const) {
      for (const email of emails) {
        expect(await submit(quiz.slug, answers, { email })).toMatchObject({
          status: 400,
          body: { error, fields: { email: error } },
        })
      }
    }
  })

  it('of an unknown quiz or a draft is refused with 404', async () => {
    const draft = await makeQuiz({ published: false })
    const answers = [{ questionId: draft.first, answer: 0 }]
    for (const slug of [draft.slug, 'nezinomas']) {
      const missing = { status: 404, body: { error: 'Testas nerastas' } }
      expect(await submit(slug, answers)).toMatchObject(missing)
    }
  })
})
