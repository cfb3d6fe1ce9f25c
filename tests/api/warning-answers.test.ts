import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FullQuiz } from '#src/contracts/quizzes.ts'
import { bandBody, dimensionBody, questionBody, quizBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
let slugs = 0

const admin = useAdministrator(site)
const read = async (id: string) =>
  (await admin('GET', `/api/admin/quiz/${id}/full`)).body as FullQuiz
const marksOf = ({ questions }: FullQuiz) => questions.map(({ warningOptions }) => warningOptions)

/** The body of an update with what a quiz holds. */
function bodyOf({ id: _, publishedAt: __, createdAt: ___, updatedAt: ____, ...quiz }: FullQuiz) {
  return quiz
}

/** A question as clients send it that know no warning answers. */
function unmarked<Question extends { warningOptions?: unknown }>({
  warningOptions: _,
  ...question
}: Question) {
  return question
}

/** A stored quiz whose first question has a warning answer. */
async function makeQuiz(changes: Record<string, unknown> = {}): Promise<FullQuiz> {
  const questions = [questionBody({ warningOptions: [2] }), questionBody({ order: 1 })]
  const body = quizBody({ slug: `ispejamasis-${++slugs}`, questions, ...changes })
  const { status, body: created } = await admin('POST', '/api/admin/quiz', body)
  expect(status).toBe(201)
  return read(textAt(created, 'id'))
}

function submit({ slug, questions }: FullQuiz, options: readonly number[], attemptId?: string) {
  const answers = questions.map(({ id }, index) => ({ questionId: id, answer: options[index] }))
  const body = { answers, email: 'rasa@example.lt', ...(attemptId ? { attemptId } : {}) }
  return site.call('POST', `/api/quiz/${slug}/submit`, { body })
}

describe('a warning answer', () => {
  // Proves: With a warning answer the score is the sum, the category at most the band below the top
  it('leaves the score as it is, and the same result to a repeated attempt', async () => {
    const quiz = await makeQuiz()
    const attemptId = crypto.randomUUID()
    const warned = { totalScore: 4, category: { name: 'Vidutinė' }, warned: true }
    expect(await submit(quiz, [2, 2], attemptId)).toMatchObject({ status: 200, body: warned })
    const questions = quiz.questions.map((question) => ({ ...question, warningOptions: [] }))
    await admin('PUT', `/api/admin/quiz/${quiz.id}`, { ...bodyOf(quiz), questions })
    expect(await submit(quiz, [2, 2], attemptId)).toMatchObject({ status: 200, body: warned })
    expect(await submit(quiz, [2, 2])).toMatchObject({
      body: { totalScore: 4, category: { name: 'Aukšta' }, warned: false },
    })
  })

  // Proves: With a single band the safety text of a warning answer stands in its place
  it('with a single band gives the score alone', async () => {
    const quiz = await makeQuiz({ categories: [bandBody()] })
    expect((await submit(quiz, [2, 0])).body).toEqual({
      totalScore: 2,
      category: null,
      warned: true,
      maximumScore: 4,
      bands: [],
      dimensions: [],
      comparable: false,
    })
  })

  // Proves: Warning answers never reach a visitor's browser
  it('is not told to visitors, by the API, by a live page or by a preview', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'shells-'))
    await mkdir(path.join(directory, 'shells'))
    for (const shell of ['quiz', 'quiz-preview']) {
      const html = '<head><!--head--></head><body><!--item--></body>'
      await writeFile(path.join(directory, 'shells', `${shell}.html`), html)
    }
    process.env.SITE_DIR = directory
    const { id, slug, questions } = await makeQuiz({ dimensions: [dimensionBody()] })
    const link = await admin('POST', '/api/admin/preview-link', { kind: 'quiz', id })
    const preview = new URL(textAt(link.body, 'url'))
    for (const address of [
      `/api/quiz/${slug}`,
      '/api/quizzes',
      `/testas/${slug}`,
      preview.pathname + preview.search,
    ]) {
      const { status, body } = await site.call('GET', address)
      expect(status, address).toBe(200)
      expect(JSON.stringify(body), address).not.toMatch(/warning|weights|dimension|Pasitikėjimas/i)
      if (address !== '/api/quizzes') {
        expect(JSON.stringify(body), address).toContain(questions[0]?.id)
      }
    }
    await rm(directory, { recursive: true })
  })

  it.each([[[3]], [[-1]], [[0, 0]], [[0.5]], ['0'], [null]])(
    'must be an option of its question, named once: %j',
    async (warningOptions) => {
      const questions = [questionBody({ warningOptions })]
      const answer = await admin(
        'POST',
        '/api/admin/quiz',
        quizBody({ slug: 'netinka', questions }),
      )
      expect(answer).toMatchObject({ status: 400 })
      expect(Object.values(at(answer.body, 'fields') as object)).toEqual([
        'Įspėjamieji gali būti tik esami atsakymai, kiekvienas pažymėtas vieną kartą',
      ])
    },
  )
})

describe('the marks of a quiz', () => {
  // Proves: A PUT without marks keeps them for questions whose id and options stay
  it('stay with a save that does not know them, where id and options stay', async () => {
    const quiz = await makeQuiz()
    const save = async (questions: unknown) => {
      const body = { ...bodyOf(quiz), title: `Testas ${++slugs}`, questions }
      expect(await admin('PUT', `/api/admin/quiz/${quiz.id}`, body)).toMatchObject({ status: 200 })
      return marksOf(await read(quiz.id))
    }
    const plain = quiz.questions.map(unmarked)
    const reworded = plain.map((question) => ({ ...question, question: 'Kitaip?' }))
    expect(await save(reworded.toReversed())).toEqual([[2], []])
    const otherOptions = plain.map((question) => ({ ...question, options: ['Ne', 'Gal', 'Taip'] }))
    expect(await save(otherOptions)).toEqual([[], []])
  })

  it('are kept sorted by a save that names them, and taken away by one that names none', async () => {
    const quiz = await makeQuiz()
    const save = async (warningOptions: number[]) => {
      const questions = quiz.questions.map((question) => ({ ...question, warningOptions }))
      await admin('PUT', `/api/admin/quiz/${quiz.id}`, { ...bodyOf(quiz), questions })
      return marksOf(await read(quiz.id))
    }
    expect(await save([2, 0])).toEqual([
      [0, 2],
      [0, 2],
    ])
    expect(await save([])).toEqual([[], []])
  })

  // Proves: Versions and the archive keep the marks of warning answers
  it('come back with a version, and stay when an older version does not know them', async () => {
    const quiz = await makeQuiz()
    const cleared = quiz.questions.map((question) => ({ ...question, warningOptions: [] }))
    await admin('PUT', `/api/admin/quiz/${quiz.id}`, { ...bodyOf(quiz), questions: cleared })
    const [version] = (await admin('GET', `/api/admin/versions/quiz/${quiz.id}`)).body as {
      id: string
    }[]
    await admin('POST', `/api/admin/version/${version?.id ?? ''}/restore`)
    expect(marksOf(await read(quiz.id))).toEqual([[2], []])

    // As it was stored before there were warning answers.
    const questions = quiz.questions.map(unmarked)
    await site.db.write
      .updateTable('itemVersions')
      .set({ state: JSON.stringify({ ...quiz, title: 'Sena versija', questions }) })
      .where('id', '=', version?.id ?? '')
      .execute()
    const { body } = await admin('GET', `/api/admin/version/${version?.id ?? ''}`)
    expect(at(body, 'item.questions')).toMatchObject([
      { warningOptions: [2] },
      { warningOptions: [] },
    ])
    await admin('POST', `/api/admin/version/${version?.id ?? ''}/restore`)
    expect(await read(quiz.id)).toMatchObject({
      title: 'Sena versija',
      questions: [{ warningOptions: [2] }, { warningOptions: [] }],
    })
  })

  // Proves: Versions and the archive keep the marks of warning answers
  // Proves: Archives of versions 1 to 4 are imported; new ones are of version 5
  it('come with an import, and stay with one of version 1', async () => {
    const quiz = await makeQuiz()
    const importItem = async (item: object) =>
      textAt((await admin('POST', '/api/admin/import', { kind: 'quiz', item })).body, 'outcome')
    const old = { ...quiz, questions: quiz.questions.map(unmarked) }
    expect(await importItem(old)).toBe('unchanged')
    expect(await importItem({ ...old, title: 'Iš senojo archyvo' })).toBe('updated')
    expect(marksOf(await read(quiz.id))).toEqual([[2], []])
    await admin('DELETE', `/api/admin/quiz/${quiz.id}`)
    expect(await importItem(old)).toBe('created')
    expect(marksOf(await read(quiz.id))).toEqual([[], []])
    expect(await importItem(quiz)).toBe('updated')
    expect(await importItem(quiz)).toBe('unchanged')
    expect(marksOf(await read(quiz.id))).toEqual([[2], []])
  })
})
