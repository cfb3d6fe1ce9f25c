import { describe, expect, it } from 'vitest'
import { bandBody, questionBody, quizBody } from './content.ts'
import { at, textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
let slugs = 0

async function makeQuiz(changes: Record<string, unknown> = {}) {
  const slug = `testas-${++slugs}`
  const token = await site.logIn()
  const { body } = await site.call('POST', '/api/admin/quiz', {
    token,
    body: quizBody({ slug, ...changes }),
  })
  const questions = at(body, 'questions') as { id: string }[]
  const [first = '', second = ''] = questions.map(({ id }) => id)
  return { slug, token, id: textAt(body, 'id'), first, second, stored: body }
}

function submit(slug: string, answers: unknown, more: Record<string, unknown> = {}) {
  return site.call('POST', `/api/quiz/${slug}/submit`, {
    body: { answers, email: 'Rasa@Example.LT ', ...more },
  })
}

async function submissions(quizId: string) {
  return site.db.read
    .selectFrom('quizSubmissions')
    .selectAll()
    .where('quizId', '=', quizId)
    .execute()
}

describe('a quiz submission', () => {
  it('is scored by the weights of the chosen options and stored', async () => {
    const quiz = await makeQuiz()
    const answer = await submit(
      quiz.slug,
      [
        { questionId: quiz.first, answer: 2 },
        { questionId: quiz.second, answer: 1 },
      ],
      { name: ' Rasa ', consent: true },
    )
    expect(answer).toMatchObject({
      status: 200,
      body: {
        totalScore: 3,
        category: {
          name: 'Vidutinė',
          color: '#f59e0b',
          description: 'Ką tai reiškia.',
          advice: 'Ką daryti.',
        },
      },
    })
    expect(Object.keys(at(answer.body, 'category') as object)).toHaveLength(4)
    const [stored] = await submissions(quiz.id)
    expect(stored).toMatchObject({ email: 'rasa@example.lt', name: 'Rasa', totalScore: 3 })
    expect(JSON.parse(stored?.answers ?? '')).toEqual([
      { questionId: quiz.first, answer: 2, question: 'Ar kalbatės?', option: 'Taip' },
      { questionId: quiz.second, answer: 1, question: 'Ar kalbatės?', option: 'Iš dalies' },
    ])
  })

  it('takes the index as a numeric string too', async () => {
    const quiz = await makeQuiz()
    expect(await submit(quiz.slug, [{ questionId: quiz.first, answer: '2' }])).toMatchObject({
      status: 200,
      body: { totalScore: 2 },
    })
  })

  it('adds fractional weights without noise', async () => {
    const quiz = await makeQuiz({
      questions: [
        questionBody({ weights: ['0.1', '0.2', '0.3'] }),
        questionBody({ weights: ['0.1', '0.2', '0.3'], order: 1 }),
      ],
    })
    const answers = [
      { questionId: quiz.first, answer: 0 },
      { questionId: quiz.second, answer: 1 },
    ]
    expect((await submit(quiz.slug, answers)).body).toMatchObject({ totalScore: 0.3 })
  })

  it.each([
    [0, 'Žema'],
    [1, 'Žema'],
    [2, 'Vidutinė'],
    [3, 'Vidutinė'],
    [4, 'Aukšta'],
  ])('of %i points falls in the band "%s", whose ends belong to it', async (points, name) => {
    const quiz = await makeQuiz()
    const answers = [
      { questionId: quiz.first, answer: Math.min(points, 2) },
      { questionId: quiz.second, answer: Math.max(points - 2, 0) },
    ]
    expect((await submit(quiz.slug, answers)).body).toMatchObject({
      totalScore: points,
      category: { name },
    })
  })

  it('in a gap takes the highest band below, and below all bands the lowest', async () => {
    const quiz = await makeQuiz({
      categories: [
        bandBody({ name: 'A', minScore: 1, maxScore: 1 }),
        bandBody({ name: 'B', minScore: 4, maxScore: 4 }),
      ],
    })
    const name = async (answer: number) =>
      at((await submit(quiz.slug, [{ questionId: quiz.first, answer }])).body, 'category.name')
    expect([await name(0), await name(1), await name(2)]).toEqual(['A', 'A', 'A'])
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
    expect(await submissions(quiz.id)).toHaveLength(1)
  })

  it('sent again after the quiz was changed or withdrawn still gives the first result', async () => {
    const quiz = await makeQuiz()
    const attemptId = crypto.randomUUID()
    const send = () => submit(quiz.slug, [{ questionId: quiz.first, answer: 2 }], { attemptId })
    await send()
    const address = `/api/admin/quiz/${quiz.id}`
    await site.call('PUT', address, { token: quiz.token, body: quizBody({ slug: quiz.slug }) })
    expect(await send()).toMatchObject({ status: 200, body: { totalScore: 2 } })
    await site.call('PUT', address, {
      token: quiz.token,
      body: quizBody({ slug: quiz.slug, published: false }),
    })
    expect(await send()).toMatchObject({ status: 200, body: { totalScore: 2 } })
  })

  it('answers 409 when a question it answers is gone', async () => {
    const quiz = await makeQuiz()
    await site.call('PUT', `/api/admin/quiz/${quiz.id}`, {
      token: quiz.token,
      body: quizBody({ slug: quiz.slug }),
    })
    expect(await submit(quiz.slug, [{ questionId: quiz.first, answer: 2 }])).toMatchObject({
      status: 409,
      body: { error: 'Testas tuo metu buvo pakeistas. Pradėkite jį iš naujo.' },
    })
    expect(await submissions(quiz.id)).toEqual([])
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
    const refusals: [unknown, string][] = [
      [[], 'Atsakykite į visus privalomus klausimus.'],
      [[{ questionId: quiz.second, answer: 0 }], 'Atsakykite į visus privalomus klausimus.'],
      [undefined, 'Atsakykite į visus privalomus klausimus.'],
      [
        [good, { questionId: crypto.randomUUID(), answer: 0 }],
        'Toks klausimas šiame teste neegzistuoja.',
      ],
      [[good, { questionId: 'ne id', answer: 0 }], 'Toks klausimas šiame teste neegzistuoja.'],
      [[{ ...good, answer: 3 }], 'Pasirinktas atsakymas neegzistuoja.'],
      [[{ ...good, answer: '99' }], 'Pasirinktas atsakymas neegzistuoja.'],
      [[{ ...good, answer: -1 }], 'Netinkamas atsakymas'],
      [[{ ...good, answer: 0.5 }], 'Netinkamas atsakymas'],
      [[{ ...good, answer: 'Taip' }], 'Netinkamas atsakymas'],
      [[{ ...good, answer: null }], 'Netinkamas atsakymas'],
      [[good, good], 'Į tą patį klausimą atsakyta kelis kartus.'],
    ]
    for (const [answers, error] of refusals) {
      expect(await submit(quiz.slug, answers), JSON.stringify(answers)).toMatchObject({
        status: 400,
        body: { error },
      })
    }
    expect(await submissions(quiz.id)).toEqual([])
  })

  it('needs a valid e-mail address', async () => {
    const quiz = await makeQuiz()
    const answers = [{ questionId: quiz.first, answer: 0 }]
    for (const email of ['ne-adresas', 'a@', '@b.lt', 'a b@c.lt']) {
      expect(await submit(quiz.slug, answers, { email })).toMatchObject({
        status: 400,
        body: {
          error: 'Netinkamas el. pašto adresas',
          fields: { email: 'Netinkamas el. pašto adresas' },
        },
      })
    }
    for (const email of [undefined, '', '   ']) {
      expect(await submit(quiz.slug, answers, { email })).toMatchObject({
        status: 400,
        body: { error: 'Prašome įvesti el. pašto adresą' },
      })
    }
  })

  it('of an unknown quiz or a draft is refused with 404', async () => {
    const draft = await makeQuiz({ published: false })
    const answers = [{ questionId: draft.first, answer: 0 }]
    for (const slug of [draft.slug, 'nezinomas']) {
      expect(await submit(slug, answers)).toMatchObject({
        status: 404,
        body: { error: 'Testas nerastas' },
      })
    }
  })
})
