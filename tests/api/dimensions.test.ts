import { beforeAll, describe, expect, it } from 'vitest'
import type { FullQuiz, QuizResult } from '#src/features/quizzes/contracts.ts'
import { articleBody, dimensionBody, questionBody, quizBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)
let slugs = 0

const ARTICLE = 'apie-pasitikejima'
const DRAFT = 'apie-artuma'

beforeAll(async () => {
  for (const slug of [ARTICLE, DRAFT]) {
    await admin('POST', '/api/admin/blog', articleBody({ slug, published: slug === ARTICLE }))
  }
})

/** Returns a quiz body with three questions of two dimensions and one of none; the last two may be skipped. */
function bodyWithDimensions() {
  const trust = dimensionBody({ articles: [ARTICLE, DRAFT], talk: 'Kada jautėtės saugiai?' })
  const closeness = dimensionBody({ name: 'Artumas' })
  const question = (order: number, dimensionId: string | null, required = true) =>
    questionBody({ question: `Klausimas ${order}?`, order, dimensionId, required })
  return {
    ...quizBody({ slug: `sritys-${++slugs}` }),
    questions: [
      question(0, trust.id),
      question(1, closeness.id),
      question(2, trust.id, false),
      question(3, null, false),
    ],
    dimensions: [trust, closeness],
    comparable: true,
  }
}

async function makeQuiz(changes: Record<string, unknown> = {}): Promise<FullQuiz> {
  const { status, body } = await admin('POST', '/api/admin/quiz', {
    ...bodyWithDimensions(),
    ...changes,
  })
  expect(status).toBe(201)
  return body as FullQuiz
}

const read = async (id: string) =>
  (await admin('GET', `/api/admin/quiz/${id}/full`)).body as FullQuiz

/** Returns the body of an update that leaves a quiz as it is. */
function bodyOf({ id: _, publishedAt: __, createdAt: ___, updatedAt: ____, ...quiz }: FullQuiz) {
  return quiz
}

/** Returns a quiz without the fields about dimensions, as an older client sends it. */
function unknowing<Quiz extends Partial<FullQuiz>>({
  dimensions: _,
  comparable: __,
  questions = [],
  ...quiz
}: Quiz) {
  return { ...quiz, questions: questions.map(({ dimensionId: _, ...question }) => question) }
}

const save = (quiz: FullQuiz, changes: object) =>
  admin('PUT', `/api/admin/quiz/${quiz.id}`, { ...unknowing(bodyOf(quiz)), ...changes })

const ofDimensions = ({ dimensions, comparable, questions }: FullQuiz) => ({
  dimensions,
  comparable,
  dimensionIds: questions.map(({ dimensionId }) => dimensionId),
})

function answersTo({ questions }: FullQuiz, options: readonly (number | null)[]) {
  return questions.flatMap(({ id: questionId }, index) => {
    const answer = options[index] ?? null
    return answer === null ? [] : [{ questionId, answer }]
  })
}

async function take(
  quiz: FullQuiz,
  options: readonly (number | null)[],
  { call = 'submit', ...more }: { call?: 'submit' | 'score' } & Record<string, unknown> = {},
): Promise<QuizResult> {
  const answers = answersTo(quiz, options)
  const body = call === 'score' ? { answers } : { answers, email: 'rasa@example.lt', ...more }
  const answer = await site.call('POST', `/api/quiz/${quiz.slug}/${call}`, { body })
  expect(answer.status).toBe(200)
  return answer.body as QuizResult
}

describe('the dimensions of a quiz', () => {
  it('are stored as they are sent, in their order, also twice in one attempt', async () => {
    const body = { ...bodyWithDimensions(), attemptId: crypto.randomUUID() }
    for (const status of [201, 201]) {
      const created = await admin('POST', '/api/admin/quiz', body)
      expect(created).toMatchObject({ status, body: { dimensions: body.dimensions } })
      expect(await read(textAt(created.body, 'id'))).toEqual(created.body)
    }
    expect((await admin('GET', `/api/admin/versions/quiz/${body.attemptId}`)).body).toEqual([])
  })

  it('stay with a save that does not know them, by questions whose id stays', async () => {
    const quiz = await makeQuiz()
    const [, closeness, trust] = unknowing(quiz).questions
    const questions = [trust, { ...closeness, question: 'Kitaip?' }, questionBody({ order: 9 })]
    const saved = (await save(quiz, { questions })).body as FullQuiz
    const [first, second] = quiz.dimensions
    expect(ofDimensions(saved)).toEqual({
      dimensions: quiz.dimensions,
      comparable: true,
      dimensionIds: [second?.id, first?.id, null],
    })
    expect(await read(quiz.id)).toEqual(saved)
  })

  it('change and go as a save says; questions of a deleted one have none', async () => {
    const quiz = await makeQuiz()
    const [, closeness] = quiz.dimensions
    const renamed = { ...closeness, name: 'Švelnumas', articles: [ARTICLE] }
    await save(quiz, { dimensions: [renamed], comparable: false })
    expect(ofDimensions(await read(quiz.id))).toEqual({
      dimensions: [renamed],
      comparable: false,
      dimensionIds: [null, renamed.id, null, null],
    })
    await save(quiz, { dimensions: [] })
    expect(ofDimensions(await read(quiz.id))).toMatchObject({
      dimensions: [],
      dimensionIds: [null, null, null, null],
    })
  })

  it('are found by their questions however their ids are written', async () => {
    const dimension = dimensionBody({ id: crypto.randomUUID().toUpperCase() })
    const ids = [dimension.id, dimension.id.toLowerCase()]
    const questions = ids.map((dimensionId, order) => questionBody({ order, dimensionId }))
    const quiz = await makeQuiz({ questions, dimensions: [dimension] })
    expect((await take(quiz, [2, 1])).dimensions).toMatchObject([{ share: 75 }])
  })

  const other = 'Kiekviena sritis turi turėti savo pavadinimą'
  const unknown = 'Klausimas priskirtas sričiai, kurios teste nėra'
  const one = dimensionBody()
  const four = ['a', 'b', 'c', 'd']
  it.each([
    [{ dimensions: [] }, 'questions.0.dimensionId', unknown],
    [{ dimensions: undefined }, 'questions.0.dimensionId', unknown],
    [
      { questions: [questionBody(), questionBody({ dimensionId: crypto.randomUUID() })] },
      'questions.1.dimensionId',
      unknown,
    ],
    [{ questions: [questionBody({ dimensionId: 'x' })] }, 'questions.0.dimensionId', unknown],
    [{ dimensions: [one, dimensionBody({ name: ' pasitikėjimas' })] }, 'dimensions', other],
    [{ dimensions: [one, { ...one, name: 'Kita' }] }, 'dimensions', other],
    [
      { dimensions: [dimensionBody({ name: ' ' })] },
      'dimensions.0.name',
      'Srities pavadinimas privalomas',
    ],
    [
      { dimensions: [dimensionBody({ advice: { low: 'a', middle: 'b', high: '' } })] },
      'dimensions.0.advice.high',
      'Srities patarimas privalomas',
    ],
    [{ dimensions: [dimensionBody({ articles: four })] }, 'dimensions.0.articles', /3/],
  ])('are refused when they are not whole (%#)', async (changes, field, message) => {
    const stored = await makeQuiz()
    const create = await admin('POST', '/api/admin/quiz', { ...bodyWithDimensions(), ...changes })
    expect(create.status).toBe(400)
    const fields = at(create.body, 'fields') as Record<string, string>
    expect(Object.keys(fields)).toEqual([field])
    expect(fields[field]).toMatch(message)
    if (!('questions' in changes)) return
    expect(await save(stored, changes)).toMatchObject({ status: 400, body: { fields } })
    expect(await read(stored.id)).toEqual(stored)
  })
})

describe('the result of a quiz with dimensions', () => {
  it('is the same by submission, by score alone and for a repeated attempt', async () => {
    const quiz = await makeQuiz()
    const attemptId = crypto.randomUUID()
    const shown = await take(quiz, [2, 1, 1, null], { attemptId, mailResult: true })
    const [trust, closeness] = quiz.dimensions
    expect(shown).toMatchObject({
      totalScore: 4,
      maximumScore: 8,
      bands: [
        { name: 'Žema', color: '#ef4444', minScore: 0, maxScore: 1 },
        { name: 'Vidutinė', color: '#f59e0b', minScore: 2, maxScore: 3 },
        { name: 'Aukšta', color: '#10b981', minScore: 4, maxScore: 4 },
      ],
      comparable: true,
    })
    expect(shown.dimensions).toEqual([
      {
        id: trust?.id,
        name: 'Pasitikėjimas',
        share: 75,
        level: 'high',
        advice: 'Taip ir toliau.',
        articles: [{ slug: ARTICLE, title: 'Kaip kalbėtis ramiai' }],
      },
      {
        id: closeness?.id,
        name: 'Artumas',
        share: 50,
        level: 'middle',
        advice: 'Laikykitės žodžio.',
        articles: [],
      },
    ])
    expect(await take(quiz, [2, 1, 1, null], { call: 'score' })).toEqual(shown)

    await save(quiz, { dimensions: [], comparable: false })
    expect(await take(quiz, [0, 0], { attemptId })).toEqual(shown)
    expect(await take(quiz, [2, 1, 1, null])).toMatchObject({ dimensions: [], comparable: false })
    const kept = { comparable: true, dimensions: [{ share: 75 }, { share: 50 }] }
    const submissions = site.db.read.selectFrom('quizSubmissions').select('breakdown')
    const [submission] = await submissions.where('attemptId', '=', attemptId).execute()
    expect(submission?.breakdown).toMatchObject(kept)
    const results = await site.db.read.selectFrom('quizResults').select('breakdown').execute()
    expect(results, 'the row of the private page').toEqual([submission])
  })

  it('names the articles that are published when it is read, by their titles of that time', async () => {
    const slug = `apie-pokalbi-${++slugs}`
    const dimensions = [dimensionBody({ articles: [slug] })]
    const questions = [questionBody({ dimensionId: dimensions[0]?.id })]
    const quiz = await makeQuiz({ questions, dimensions })
    const attemptId = crypto.randomUUID()
    const articles = async () => (await take(quiz, [2], { attemptId })).dimensions[0]?.articles
    expect(await articles()).toEqual([])
    const article = articleBody({ slug, title: 'Apie pokalbį' })
    const { body } = await admin('POST', '/api/admin/blog', article)
    expect(await articles()).toEqual([{ slug, title: 'Apie pokalbį' }])
    const moved = { ...article, slug: `${slug}-dviese`, title: 'Apie pokalbį dviese' }
    const address = `/api/admin/blog/${textAt(body, 'id')}`
    await admin('PUT', address, moved)
    expect(await articles(), 'its former address leads to it').toEqual([
      { slug, title: 'Apie pokalbį dviese' },
    ])
    await admin('PUT', address, { ...moved, published: false })
    expect(await articles()).toEqual([])
  })

  it('of a quiz without dimensions has none, and an older one not even the scale', async () => {
    const body = quizBody({ slug: `be-sriciu-${++slugs}` })
    const quiz = (await admin('POST', '/api/admin/quiz', body)).body as FullQuiz
    expect(quiz).toMatchObject({ dimensions: [], comparable: false })
    const attemptId = crypto.randomUUID()
    const shown = await take(quiz, [2, 1], { attemptId })
    expect(shown).toMatchObject({ maximumScore: 4, dimensions: [], comparable: false })
    expect(shown.bands).toHaveLength(3)

    await site.db.write
      .updateTable('quizSubmissions')
      .set({ breakdown: null })
      .where('attemptId', '=', attemptId)
      .execute()
    expect(await take(quiz, [2, 1], { attemptId })).toEqual({
      ...shown,
      maximumScore: null,
      bands: [],
    })
  })
})

describe('the versions of a quiz', () => {
  const versions = async ({ id }: FullQuiz) =>
    (await admin('GET', `/api/admin/versions/quiz/${id}`)).body as { id: string }[]
  const restore = (version: string) => admin('POST', `/api/admin/version/${version}/restore`)

  it('bring back dimensions, and as older ones leave them as they are', async () => {
    const quiz = await makeQuiz()
    await save(quiz, { dimensions: [], comparable: false })
    const [version = { id: '' }] = await versions(quiz)
    const { body } = await admin('GET', `/api/admin/version/${version.id}`)
    expect(at(body, 'item')).toEqual(bodyOf(quiz))
    await restore(version.id)
    expect(await read(quiz.id)).toEqual({ ...quiz, updatedAt: expect.any(String) as string })

    // Replaces the version by one from before there were dimensions.
    await site.db.write
      .updateTable('itemVersions')
      .set({ state: JSON.stringify({ ...unknowing(quiz), title: 'Sena versija' }) })
      .where('id', '=', version.id)
      .execute()
    const older = await admin('GET', `/api/admin/version/${version.id}`)
    expect(at(older.body, 'item')).toEqual({ ...bodyOf(quiz), title: 'Sena versija' })
    await restore(version.id)
    const restored = await read(quiz.id)
    expect(restored.title).toBe('Sena versija')
    expect(ofDimensions(restored)).toEqual(ofDimensions(quiz))

    await admin('DELETE', `/api/admin/quiz/${quiz.id}`)
    await restore(version.id)
    expect(ofDimensions(await read(quiz.id))).toMatchObject({ dimensions: [], comparable: false })
  })

  it('are none of a save that does not change them', async () => {
    const quiz = await makeQuiz()
    await save(quiz, {})
    await save(quiz, bodyOf(quiz))
    expect(await versions(quiz)).toEqual([])
  })
})

it('an archive brings the dimensions of a quiz with their ids, as an older one brings none', async () => {
  const quiz = await makeQuiz()
  const bring = async (item: object) => {
    await admin('DELETE', `/api/admin/quiz/${quiz.id}`)
    await admin('POST', '/api/admin/import', { kind: 'quiz', item })
    return ofDimensions(await read(quiz.id))
  }
  expect(await bring(unknowing(quiz))).toMatchObject({ dimensions: [], comparable: false })
  expect(await bring(quiz)).toEqual(ofDimensions(quiz))
})
