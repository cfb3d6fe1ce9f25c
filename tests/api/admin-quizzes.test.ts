import { describe, expect, it } from 'vitest'
import { readContentVersion } from '#src/features/publishing/server/publishing-queries.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { asPrivate } from '#src/core/private.ts'
import { bandBody, questionBody, quizBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)
let slugs = 0
const freshSlug = () => `testas-${++slugs}`

const create = (changes: Record<string, unknown> = {}) =>
  admin('POST', '/api/admin/quiz', quizBody({ slug: freshSlug(), ...changes }))
const addressOf = (body: unknown) => `/api/admin/quiz/${textAt(body, 'id')}`
/** Replaces a quiz at its address. */
const update = (body: unknown, changes: Record<string, unknown>) =>
  admin('PUT', addressOf(body), quizBody({ slug: textAt(body, 'slug'), ...changes }))
const full = (body: unknown) => admin('GET', `${addressOf(body)}/full`)

describe('a quiz', () => {
  it('is created with its questions and bands and read back whole', async () => {
    const created = await create()
    expect(created.status).toBe(201)
    const { body } = await full(created.body)
    expect(body).toEqual(created.body)
    expect(at(body, 'questions')).toMatchObject([
      {
        question: 'Ar kalbatės?',
        questionType: 'multiple_choice',
        options: ['Ne', 'Iš dalies', 'Taip'],
        weights: ['0', '1', '2'],
        order: 0,
        required: true,
      },
      { order: 1, required: false },
    ])
    expect(at(body, 'categories')).toMatchObject([
      {
        id: expect.any(String) as unknown,
        name: 'Žema',
        description: 'Ką tai reiškia.',
        minScore: 0,
        maxScore: 1,
        advice: 'Ką daryti.',
        color: '#ef4444',
        omnisendSegment: null,
      },
      { name: 'Vidutinė' },
      { name: 'Aukšta', color: '#10b981' },
    ])
  })

  it('is a draft of required questions when nothing else is said', async () => {
    const { published: _, ...quiz } = quizBody({ slug: freshSlug() })
    const { required: __, ...question } = questionBody()
    const { body } = await admin('POST', '/api/admin/quiz', { ...quiz, questions: [question] })
    expect(body).toMatchObject({ published: false, questions: [{ required: true }] })
  })

  it('raises the content version with every change to what is published, and as a draft never', async () => {
    const version = () => readContentVersion(site.db)
    const before = await version()
    const { body } = await create({ published: false })
    for (const [published, risen] of [
      [false, 0],
      [true, 1],
      [true, 2],
      [false, 3],
    ] as const) {
      await update(body, { published })
      expect(await version()).toBe(before + risen)
    }
    await admin('DELETE', addressOf(body))
    expect(await version()).toBe(before + 3)
    const published = await create()
    expect(await version()).toBe(before + 4)
    await admin('DELETE', addressOf(published.body))
    expect(await version()).toBe(before + 5)
  })

  it('is public when published, with neither weights nor bands', async () => {
    const slug = freshSlug()
    await create({ slug })
    const { status, body, headers } = await site.call('GET', `/api/quiz/${slug}`)
    expect(status).toBe(200)
    expect(Object.keys(body as object).sort()).toEqual([
      'description',
      'instructions',
      'publishedAt',
      'questions',
      'slug',
      'title',
    ])
    expect(Object.keys(at(body, 'questions.0') as object).sort()).toEqual([
      'id',
      'options',
      'question',
      'questionType',
      'required',
    ])
    expect(headers.get('Netlify-Cache-Tag')).toBe(`quiz:${slug}`)
  })

  it('is listed with its number of questions, while it is a draft for the administrator alone', async () => {
    const [draft, slug] = [freshSlug(), freshSlug()]
    await create({ slug })
    await create({ slug: draft, published: false })
    expect(await site.call('GET', `/api/quiz/${draft}`)).toMatchObject({
      status: 404,
      body: { error: 'Testas nerastas' },
    })
    const { body, headers } = await site.call('GET', '/api/quizzes')
    expect(at(body, '0')).toEqual({
      id: expect.any(String) as string,
      slug,
      title: 'Trumpas testas',
      description: 'Du klausimai.',
      questionCount: 2,
      publishedAt: expect.any(String) as string,
    })
    expect(JSON.stringify(body)).not.toContain(`"${draft}"`)
    expect(headers.get('ETag')).toMatch(/^"\d+"$/)
    const { body: all } = await admin('GET', '/api/admin/quizzes')
    expect(at(all, '0')).toMatchObject({ slug: draft, published: false, questionCount: 2 })
  })

  it('keeps the ids of questions and bands that an update sends back', async () => {
    const { body } = await create()
    const [first, second] = at(body, 'questions') as Record<string, unknown>[]
    const [band, ...bands] = at(body, 'categories') as Record<string, unknown>[]
    const updated = await update(body, {
      questions: [
        { ...second, order: 0, question: 'Pakeistas?' },
        questionBody({ order: 1, question: 'Naujas?' }),
      ],
      categories: [{ ...band, name: 'Pervadinta' }, ...bands],
    })
    expect(updated.status).toBe(200)
    expect((await full(body)).body).toEqual(updated.body)
    const questions = at(updated.body, 'questions') as Record<string, unknown>[]
    expect(questions.map(({ question }) => question)).toEqual(['Pakeistas?', 'Naujas?'])
    expect(questions[0]?.id).toBe(second?.id)
    expect(questions.map((question) => question.id)).not.toContain(first?.id)
    expect(at(updated.body, 'categories.0')).toMatchObject({ id: band?.id, name: 'Pervadinta' })
  })

  it('refuses question and band ids that are not its own, and changes nothing', async () => {
    const { body: other } = await create()
    const { body } = await create()
    const [own, foreign] = [body, other].map((it) => ({ id: at(it, 'questions.0.id') }))
    for (const changes of [
      { questions: [questionBody(foreign)] },
      { categories: [bandBody({ id: at(other, 'categories.0.id') })] },
      { questions: [0, 1].map((order) => questionBody({ ...own, order })) },
    ]) {
      expect(await update(body, changes)).toMatchObject({ status: 400 })
    }
    for (const stored of [body, other]) expect((await full(stored)).body).toEqual(stored)
  })

  it('is stored once however often the same attempt is sent, as it was sent last', async () => {
    const [attemptId, slug] = [crypto.randomUUID(), freshSlug()]
    const first = await create({ slug, attemptId })
    const again = await create({ slug, attemptId, title: 'Pataisytas' })
    expect(again).toMatchObject({
      status: 201,
      body: { id: textAt(first.body, 'id'), title: 'Pataisytas' },
    })
    expect(at(again.body, 'questions')).toHaveLength(2)
  })

  it('is not written over by its attempt sent again once it was changed elsewhere', async () => {
    const [attemptId, slug] = [crypto.randomUUID(), freshSlug()]
    const { body } = await create({ slug, attemptId })
    const theirs = [0, 1, 2].map((order) => questionBody({ order }))
    await update(body, { questions: theirs })
    const stored = (await full(body)).body
    expect(await create({ slug, attemptId })).toMatchObject({
      status: 409,
      body: { error: errorTexts.changedMeanwhile },
    })
    const same = await create({ slug, attemptId, questions: theirs })
    expect(same).toMatchObject({ status: 201, body: { id: textAt(body, 'id') } })
    expect((await full(body)).body).toEqual(stored)
  })

  it('answers 409 to a taken slug and to a version that was changed meanwhile', async () => {
    const { body } = await create()
    expect(await create({ slug: textAt(body, 'slug') })).toMatchObject({
      status: 409,
      body: { fields: { slug: expect.any(String) as string } },
    })
    const updatedAt = textAt(body, 'updatedAt')
    expect(await update(body, { title: 'A', updatedAt })).toMatchObject({ status: 200 })
    expect(await update(body, { title: 'B', updatedAt })).toMatchObject({ status: 409 })
    expect((await full(body)).body).toMatchObject({ title: 'A' })
  })

  it('takes its questions and bands along when deleted, and leaves its submissions', async () => {
    const { body } = await create()
    const answers = [{ questionId: at(body, 'questions.0.id'), answer: 2 }]
    await site.call('POST', `/api/quiz/${textAt(body, 'slug')}/submit`, {
      body: { answers, email: 'liko@example.lt', consent: true },
    })
    expect(await admin('DELETE', addressOf(body))).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await full(body)).toMatchObject({ status: 404 })
    for (const table of ['quizQuestions', 'quizCategories'] as const) {
      const left = site.db.read.selectFrom(table).where('quizId', '=', textAt(body, 'id'))
      expect(await left.select('id').execute()).toEqual([])
    }
    const submission = await site.db.read
      .selectFrom('quizSubmissions')
      .selectAll()
      .where('email', '=', asPrivate('liko@example.lt'))
      .executeTakeFirstOrThrow()
    expect(submission).toMatchObject({ quizId: null, totalScore: 2 })
    expect(submission.answers).toContain('Ar kalbatės?')
  })
})

describe('HTML and SQL in a quiz', () => {
  it('are kept as text in every field', async () => {
    const hostile = `'); drop table quizzes; -- <script>alert("x")</script> \\ $1 {"a":[1]}`
    const quiz = {
      slug: freshSlug(),
      title: hostile,
      description: hostile,
      instructions: hostile,
      questions: [
        questionBody({ question: hostile, options: [hostile, 'a,b', '{c}'], weights: [0, 1, 2] }),
      ],
      categories: [
        bandBody({
          name: hostile,
          description: hostile,
          advice: hostile,
          omnisendSegment: hostile,
        }),
      ],
    }
    const { body } = await create(quiz)
    expect((await full(body)).body).toMatchObject({
      ...quiz,
      questions: [{ question: hostile, options: [hostile, 'a,b', '{c}'] }],
    })
    expect((await site.call('GET', `/api/quiz/${quiz.slug}`)).body).toMatchObject({
      title: hostile,
      questions: [{ question: hostile, options: [hostile, 'a,b', '{c}'] }],
    })
  })
})

describe('the quiz rules', () => {
  const ofQuestion = (field: string, changes: Record<string, unknown>) =>
    [`questions.0.${field}`, { questions: [questionBody(changes)] }] as const
  const ofBand = (field: string, value: unknown) =>
    [`categories.0.${field}`, { categories: [bandBody({ [field]: value })] }] as const
  const [weight, order, score] = [
    'Visi svoriai turi būti teigiami skaičiai',
    'Klausimo eilės numeris turi būti sveikasis skaičius nuo 0',
    'Balas turi būti sveikasis skaičius nuo 0',
  ]

  it.each<[string, string, readonly [field: string, changes: Record<string, unknown>]]>([
    ['an empty question', 'Klausimas privalomas', ofQuestion('question', { question: '  ' })],
    [
      'an unknown question type',
      'Netinkamas klausimo tipas',
      ofQuestion('questionType', { questionType: 'essay' }),
    ],
    [
      'no option',
      'Reikia bent vieno atsakymo varianto',
      ofQuestion('options', { options: [], weights: ['0'] }),
    ],
    ['no weight', 'Reikia bent vieno svorio', ofQuestion('weights', { weights: [] })],
    [
      'weights that do not match the options',
      'Svorių skaičius turi atitikti atsakymų skaičių',
      ofQuestion('weights', { weights: ['0', '1'] }),
    ],
    ['a weight that is no number', weight, ofQuestion('weights.1', { weights: ['0', 'x', '2'] })],
    ['a negative weight', weight, ofQuestion('weights.1', { weights: [0, -1, 2] })],
    ['an order that is no whole number', order, ofQuestion('order', { order: 0.5 })],
    ['a negative order', order, ofQuestion('order', { order: -1 })],
    ['a band without a name', 'Kategorijos pavadinimas privalomas', ofBand('name', '')],
    ['a band without a description', 'Kategorijos aprašymas privalomas', ofBand('description', '')],
    ['a band without advice', 'Patarimai privalomi', ofBand('advice', '')],
    [
      'a band whose minimum is above its maximum',
      'Minimalus balas turi būti mažesnis arba lygus maksimaliam balui',
      ofBand('minScore', 5),
    ],
    ['a score that is no whole number', score, ofBand('minScore', 0.5)],
    ['a negative score', score, ofBand('minScore', -1)],
    [
      'bands that overlap',
      'Kategorijų balų intervalai negali persidengti',
      ['categories', { categories: [bandBody({ maxScore: 2 }), bandBody({ minScore: 2 })] }],
    ],
    ['a colour that is none', 'Netinkama spalva', ofBand('color', 'red;}')],
    ['an empty title', 'Pavadinimas privalomas', ['title', { title: '' }]],
  ])('refuse %s', async (_, message, [field, changes]) => {
    expect(await create(changes)).toMatchObject({
      status: 400,
      body: { error: message, fields: { [field]: message } },
    })
  })

  it('tell several violations together', async () => {
    const answer = await create({ title: '', questions: [questionBody({ question: '' })] })
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'Pataisykite šiuos laukus: Pavadinimas privalomas, Klausimas privalomas' },
    })
  })

  it('let bands touch, leave gaps and stay away', async () => {
    const bands = [bandBody({ maxScore: 1 }), bandBody({ minScore: 3, maxScore: 9 })]
    for (const categories of [[], bands]) {
      expect(await create({ categories })).toMatchObject({ status: 201 })
    }
  })

  it('take fractional weights, with a point or a comma', async () => {
    const { body } = await create({
      questions: [questionBody({ weights: ['0,5', '1.25', 2] })],
    })
    expect(at(body, 'questions.0.weights')).toEqual(['0.5', '1.25', '2'])
  })
})
