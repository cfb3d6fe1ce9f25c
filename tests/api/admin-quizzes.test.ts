import { describe, expect, it } from 'vitest'
import { readContentVersion } from '#db/queries/publishing.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { asPrivate } from '#src/domain/private.ts'
import { bandBody, questionBody, quizBody } from './content.ts'
import { at, textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
let slugs = 0
const freshSlug = () => `testas-${++slugs}`

async function create(changes: Record<string, unknown> = {}) {
  return site.call('POST', '/api/admin/quiz', {
    token: await site.logIn(),
    body: quizBody({ slug: freshSlug(), ...changes }),
  })
}

async function full(id: string) {
  return site.call('GET', `/api/admin/quiz/${id}/full`, { token: await site.logIn() })
}

describe('a quiz', () => {
  it('is created with its questions and bands and read back whole', async () => {
    const created = await create()
    expect(created.status).toBe(201)
    const { body } = await full(textAt(created.body, 'id'))
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
    const { body } = await site.call('POST', '/api/admin/quiz', {
      token: await site.logIn(),
      body: { ...quiz, questions: [question] },
    })
    expect(body).toMatchObject({ published: false, questions: [{ required: true }] })
  })

  it('raises the content version with every change to what is published, and as a draft never', async () => {
    const version = () => readContentVersion(site.db)
    const token = await site.logIn()
    const before = await version()
    const { body } = await create({ published: false })
    const address = `/api/admin/quiz/${textAt(body, 'id')}`
    const save = (published: boolean) =>
      site.call('PUT', address, {
        token,
        body: quizBody({ slug: textAt(body, 'slug'), published }),
      })
    await save(false)
    expect(await version()).toBe(before)
    await save(true)
    await save(true)
    expect(await version()).toBe(before + 2)
    await save(false)
    expect(await version()).toBe(before + 3)
    await site.call('DELETE', address, { token })
    expect(await version()).toBe(before + 3)
    const published = await create()
    expect(await version()).toBe(before + 4)
    await site.call('DELETE', `/api/admin/quiz/${textAt(published.body, 'id')}`, { token })
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

  it('is not public while it is a draft', async () => {
    const slug = freshSlug()
    await create({ slug, published: false })
    expect(await site.call('GET', `/api/quiz/${slug}`)).toMatchObject({
      status: 404,
      body: { error: 'Testas nerastas' },
    })
    const { body } = await site.call('GET', '/api/quizzes')
    expect(JSON.stringify(body)).not.toContain(`"${slug}"`)
  })

  it('stands in the public list with its number of questions', async () => {
    const slug = freshSlug()
    await create({ slug })
    const { body, headers } = await site.call('GET', '/api/quizzes')
    expect(at(body, '0')).toEqual({
      id: expect.any(String) as string,
      slug,
      title: 'Trumpas testas',
      description: 'Du klausimai.',
      questionCount: 2,
      publishedAt: expect.any(String) as string,
    })
    expect(headers.get('ETag')).toMatch(/^"\d+"$/)
  })

  it('stands in the admin list, drafts too', async () => {
    const slug = freshSlug()
    await create({ slug, published: false })
    const { body } = await site.call('GET', '/api/admin/quizzes', { token: await site.logIn() })
    expect(at(body, '0')).toMatchObject({ slug, published: false, questionCount: 2 })
  })

  it('keeps the ids of questions and bands that an update sends back', async () => {
    const { body } = await create()
    const id = textAt(body, 'id')
    const [first, second] = at(body, 'questions') as Record<string, unknown>[]
    const [band, ...bands] = at(body, 'categories') as Record<string, unknown>[]
    const updated = await site.call('PUT', `/api/admin/quiz/${id}`, {
      token: await site.logIn(),
      body: quizBody({
        slug: textAt(body, 'slug'),
        questions: [
          { ...second, order: 0, question: 'Pakeistas?' },
          questionBody({ order: 1, question: 'Naujas?' }),
        ],
        categories: [{ ...band, name: 'Pervadinta' }, ...bands],
      }),
    })
    expect(updated.status).toBe(200)
    expect((await full(id)).body).toEqual(updated.body)
    const questions = at(updated.body, 'questions') as Record<string, unknown>[]
    expect(questions.map(({ question }) => question)).toEqual(['Pakeistas?', 'Naujas?'])
    expect(questions[0]?.id).toBe(second?.id)
    expect(questions.map((question) => question.id)).not.toContain(first?.id)
    expect(at(updated.body, 'categories.0')).toMatchObject({ id: band?.id, name: 'Pervadinta' })
  })

  it('refuses question and band ids that are not its own, and changes nothing', async () => {
    const other = await create()
    const { body } = await create()
    const id = textAt(body, 'id')
    const token = await site.logIn()
    const slug = textAt(body, 'slug')
    const foreign = [
      quizBody({ slug, questions: [questionBody({ id: at(other.body, 'questions.0.id') })] }),
      quizBody({ slug, categories: [bandBody({ id: at(other.body, 'categories.0.id') })] }),
      quizBody({
        slug,
        questions: [0, 1].map((order) => questionBody({ id: at(body, 'questions.0.id'), order })),
      }),
    ]
    for (const attempt of foreign) {
      expect(
        await site.call('PUT', `/api/admin/quiz/${id}`, { token, body: attempt }),
      ).toMatchObject({ status: 400 })
    }
    expect((await full(id)).body).toEqual(body)
    expect((await full(textAt(other.body, 'id'))).body).toEqual(other.body)
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
    const id = textAt(body, 'id')
    const theirs = [0, 1, 2].map((order) => questionBody({ order }))
    await site.call('PUT', `/api/admin/quiz/${id}`, {
      token: await site.logIn(),
      body: quizBody({ slug, questions: theirs }),
    })
    const stored = (await full(id)).body
    expect(await create({ slug, attemptId })).toMatchObject({
      status: 409,
      body: { error: errorTexts.changedMeanwhile },
    })
    const same = await create({ slug, attemptId, questions: theirs })
    expect(same).toMatchObject({ status: 201, body: { id } })
    expect((await full(id)).body).toEqual(stored)
  })

  it('answers 409 to a taken slug and to a version that was changed meanwhile', async () => {
    const slug = freshSlug()
    await create({ slug })
    expect(await create({ slug })).toMatchObject({
      status: 409,
      body: { fields: { slug: expect.any(String) as string } },
    })
    const { body } = await create()
    const put = async (title: string) =>
      site.call('PUT', `/api/admin/quiz/${textAt(body, 'id')}`, {
        token: await site.logIn(),
        body: quizBody({ slug: textAt(body, 'slug'), title, updatedAt: textAt(body, 'updatedAt') }),
      })
    expect(await put('A')).toMatchObject({ status: 200 })
    expect(await put('B')).toMatchObject({ status: 409 })
    expect((await full(textAt(body, 'id'))).body).toMatchObject({ title: 'A' })
  })

  it('takes its questions and bands along when deleted, and leaves its submissions', async () => {
    const slug = freshSlug()
    const { body } = await create({ slug })
    const id = textAt(body, 'id')
    const answers = [{ questionId: at(body, 'questions.0.id'), answer: 2 }]
    await site.call('POST', `/api/quiz/${slug}/submit`, {
      body: { answers, email: 'liko@example.lt', consent: true },
    })
    expect(
      await site.call('DELETE', `/api/admin/quiz/${id}`, { token: await site.logIn() }),
    ).toMatchObject({ status: 200, body: { success: true } })
    expect(await full(id)).toMatchObject({ status: 404 })
    for (const table of ['quizQuestions', 'quizCategories'] as const) {
      const left = await site.db.read
        .selectFrom(table)
        .select('id')
        .where('quizId', '=', id)
        .execute()
      expect(left).toEqual([])
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
    expect((await full(textAt(body, 'id'))).body).toMatchObject({
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
  const refusals: [string, Record<string, unknown>, string, string][] = [
    [
      'an empty question',
      { questions: [questionBody({ question: '  ' })] },
      'questions.0.question',
      'Klausimas privalomas',
    ],
    [
      'an unknown question type',
      { questions: [questionBody({ questionType: 'essay' })] },
      'questions.0.questionType',
      'Netinkamas klausimo tipas',
    ],
    [
      'no option',
      { questions: [questionBody({ options: [], weights: ['0'] })] },
      'questions.0.options',
      'Reikia bent vieno atsakymo varianto',
    ],
    [
      'no weight',
      { questions: [questionBody({ weights: [] })] },
      'questions.0.weights',
      'Reikia bent vieno svorio',
    ],
    [
      'weights that do not match the options',
      { questions: [questionBody({ weights: ['0', '1'] })] },
      'questions.0.weights',
      'Svorių skaičius turi atitikti atsakymų skaičių',
    ],
    [
      'a weight that is no number',
      { questions: [questionBody({ weights: ['0', 'x', '2'] })] },
      'questions.0.weights.1',
      'Visi svoriai turi būti teigiami skaičiai',
    ],
    [
      'a negative weight',
      { questions: [questionBody({ weights: [0, -1, 2] })] },
      'questions.0.weights.1',
      'Visi svoriai turi būti teigiami skaičiai',
    ],
    [
      'an order that is no whole number',
      { questions: [questionBody({ order: 0.5 })] },
      'questions.0.order',
      'Klausimo eilės numeris turi būti sveikasis skaičius nuo 0',
    ],
    [
      'a negative order',
      { questions: [questionBody({ order: -1 })] },
      'questions.0.order',
      'Klausimo eilės numeris turi būti sveikasis skaičius nuo 0',
    ],
    [
      'a band without a name',
      { categories: [bandBody({ name: '' })] },
      'categories.0.name',
      'Kategorijos pavadinimas privalomas',
    ],
    [
      'a band without a description',
      { categories: [bandBody({ description: '' })] },
      'categories.0.description',
      'Kategorijos aprašymas privalomas',
    ],
    [
      'a band without advice',
      { categories: [bandBody({ advice: '' })] },
      'categories.0.advice',
      'Patarimai privalomi',
    ],
    [
      'a band whose minimum is above its maximum',
      { categories: [bandBody({ minScore: 5, maxScore: 4 })] },
      'categories.0.minScore',
      'Minimalus balas turi būti mažesnis arba lygus maksimaliam balui',
    ],
    [
      'a score that is no whole number',
      { categories: [bandBody({ minScore: 0.5 })] },
      'categories.0.minScore',
      'Balas turi būti sveikasis skaičius nuo 0',
    ],
    [
      'a negative score',
      { categories: [bandBody({ minScore: -1 })] },
      'categories.0.minScore',
      'Balas turi būti sveikasis skaičius nuo 0',
    ],
    [
      'bands that overlap',
      {
        categories: [
          bandBody({ minScore: 0, maxScore: 2 }),
          bandBody({ minScore: 2, maxScore: 4 }),
        ],
      },
      'categories',
      'Kategorijų balų intervalai negali persidengti',
    ],
    [
      'a colour that is none',
      { categories: [bandBody({ color: 'red;}' })] },
      'categories.0.color',
      'Netinkama spalva',
    ],
    ['an empty title', { title: '' }, 'title', 'Pavadinimas privalomas'],
  ]

  it.each(refusals)('refuse %s', async (_what, changes, field, message) => {
    const answer = await create(changes)
    expect(answer).toMatchObject({
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
    expect(await create({ categories: [] })).toMatchObject({ status: 201 })
    expect(
      await create({
        categories: [
          bandBody({ minScore: 0, maxScore: 1 }),
          bandBody({ minScore: 3, maxScore: 9 }),
        ],
      }),
    ).toMatchObject({ status: 201 })
  })

  it('take fractional weights, with a point or a comma', async () => {
    const { body } = await create({
      questions: [questionBody({ weights: ['0,5', '1.25', 2] })],
    })
    expect(at(body, 'questions.0.weights')).toEqual(['0.5', '1.25', '2'])
  })
})
