import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import type { AdminQuizListed, FullQuiz } from '#src/features/quizzes/contracts.ts'
import { safetyResult, type OptionMark } from '#src/features/quizzes/warnings.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import { openResult } from '#src/features/quizzes/server/quiz-results.ts'
import { signToken } from '#src/server/signing.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { dimensionBody, questionBody, quizBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite({ seed: true })
let slugs = 0

const admin = useAdministrator(site)
const read = async (id: string) =>
  (await admin('GET', `/api/admin/quiz/${id}/full`)).body as FullQuiz
const marksOf = ({ questions }: FullQuiz) => questions.map(({ marks }) => marks)
const NONE = [null, null, null]
const GENERAL = ['general', null, null]
/** Marks of the options of each question that `makeQuiz` stores. */
const MARKS: (OptionMark | null)[][] = [
  [null, 'sign', 'fear'],
  [null, null, 'selfHarm'],
]

/** Returns the body of an update that leaves a quiz as it is. */
function bodyOf({ id: _, publishedAt: __, createdAt: ___, updatedAt: ____, ...quiz }: FullQuiz) {
  return quiz
}

/** Returns a question without marks, as an older client sends it. */
function unmarked<Question extends { marks: unknown }>({ marks: _, ...question }: Question) {
  return question
}

const save = (quiz: FullQuiz, changes: object) =>
  admin('PUT', `/api/admin/quiz/${quiz.id}`, { ...bodyOf(quiz), ...changes })

/** Stores and returns a quiz whose questions have marks. */
async function makeQuiz(changes: Record<string, unknown> = {}): Promise<FullQuiz> {
  const questions = MARKS.map((marks, order) => questionBody({ order, marks }))
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

it('the seeded quizzes are stored with their marks and dimensions', async () => {
  const list = (await admin('GET', '/api/admin/quizzes')).body as AdminQuizListed[]
  for (const seed of quizzes) {
    const stored = await read(list.find(({ slug }) => slug === seed.slug)?.id ?? '')
    const names = new Map(stored.dimensions.map(({ id, name }) => [id, name]))
    const unmarkedOptions = (options: readonly string[]) => options.map(() => null)
    expect(marksOf(stored), seed.slug).toEqual(
      seed.questions.map(({ options, marks }) => marks ?? unmarkedOptions(options)),
    )
    expect(stored.questions.map(({ dimensionId }) => names.get(dimensionId ?? ''))).toEqual(
      seed.questions.map(({ dimension }) => dimension),
    )
    expect(stored.comparable).toBe(seed.comparable ?? false)
  }
})

const rowsOf = ({ id }: FullQuiz) =>
  site.db.read.selectFrom('quizSubmissions').selectAll().where('quizId', '=', id).execute()

describe('a warning', () => {
  it('gives the safety result of its kinds, and no word of a band, in every call', async () => {
    const quiz = await makeQuiz()
    const score = (options: number[]) => {
      const answers = quiz.questions.map(({ id }, at) => ({ questionId: id, answer: options[at] }))
      return site.call('POST', `/api/quiz/${quiz.slug}/score`, { body: { answers } })
    }
    const warned = safetyResult({ totalScore: 4, warnings: ['selfHarm', 'fear'] })
    for (const { body } of [await submit(quiz, [2, 2]), await score([2, 2])]) {
      expect(body).toEqual(warned)
      expect(JSON.stringify(body)).not.toMatch(/Vidutinė|Aukšta|Ką daryti|Ką tai reiškia/)
    }
    const { heard, fault, advice } = safetyTexts.result
    const fear = heard.fear.replace('Iš jūsų atsakymų matyti', 'Taip pat matyti')
    expect(warned.category?.description).toBe(`${heard.selfHarm} ${fear}\n\n${fault}`)
    expect(warned.category?.advice.startsWith(advice.callSelfHarm)).toBe(true)
    expect(safetyResult({ totalScore: 0, warnings: ['fear'] }).category?.advice).toContain(
      advice.call,
    )
  })

  it('leaves sum, band and kinds in the row, and the same result to a repeated attempt', async () => {
    const quiz = await makeQuiz()
    const attemptId = crypto.randomUUID()
    const warned = safetyResult({ totalScore: 3, warnings: ['selfHarm'] })
    expect((await submit(quiz, [1, 2], attemptId)).body).toEqual(warned)
    const [row] = await rowsOf(quiz)
    expect(row).toMatchObject({
      totalScore: 3,
      warned: true,
      breakdown: { warnings: ['selfHarm'] },
    })
    expect(JSON.parse(row?.category ?? '')).toMatchObject({ name: 'Vidutinė' })
    const questions = quiz.questions.map((question) => ({ ...question, marks: NONE }))
    await save(quiz, { questions })
    expect((await submit(quiz, [1, 2], attemptId)).body).toEqual(warned)
    expect(await submit(quiz, [2, 2])).toMatchObject({
      body: { totalScore: 4, category: { name: 'Aukšta' }, warned: false },
    })
  })

  it('is derived from rows that were written before there were kinds', async () => {
    const quiz = await makeQuiz()
    const attemptId = crypto.randomUUID()
    await submit(quiz, [2, 2], attemptId)
    const band = { name: 'Vidutinė', color: '#f59e0b', description: 'Gerai.', advice: 'Patarimas.' }
    const general = safetyResult({ totalScore: 4, warnings: ['general'] })
    const before = { maximumScore: 4, bands: [], dimensions: [], comparable: false }
    for (const breakdown of [null, JSON.stringify(before)]) {
      await site.db.write
        .updateTable('quizSubmissions')
        .set({ category: JSON.stringify(band), breakdown })
        .where('attemptId', '=', attemptId)
        .execute()
      expect((await submit(quiz, [2, 2], attemptId)).body).toEqual(general)
    }
    const id = crypto.randomUUID()
    const expiresAt = new Date(Date.now() + 60_000)
    await site.db.write
      .insertInto('quizResults')
      .values({
        id,
        quizTitle: 'Artumo testas',
        totalScore: 22,
        category: JSON.stringify(band),
        breakdown: JSON.stringify(before),
        warned: true,
        consentVersion: '1',
        consentText: 'Sutinku',
        expiresAt,
      })
      .execute()
    const { result } = (await openResult(site.db, signToken('quiz-result', [id], expiresAt))) ?? {}
    expect(result).toEqual({ ...general, totalScore: 22 })
  })

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
      expect(JSON.stringify(body), address).not.toMatch(
        /warning|marks|selfHarm|fear|weights|dimension|Pasitikėjimas/i,
      )
      if (address !== '/api/quizzes') {
        expect(JSON.stringify(body), address).toContain(questions[0]?.id)
      }
    }
    await rm(directory, { recursive: true })
  })

  it.each<[string, unknown[]]>([
    ['marks', [[], ['fear', null], ['fear', null, null, null], ['anger', null, null], 'fear']],
    ['warningOptions', [[3], [-1], [0, 0], [0.5], '0', null]],
  ])('must be known, one for each option: %s', async (field, refused) => {
    for (const value of refused) {
      const questions = [questionBody({ [field]: value })]
      const { status, body } = await admin(
        'POST',
        '/api/admin/quiz',
        quizBody({ slug: 'netinka', questions }),
      )
      expect(status, JSON.stringify(value)).toBe(400)
      expect(Object.values(at(body, 'fields') as object)).toEqual([errorTexts.invalidMarks])
    }
  })
})

describe('the marks of a quiz', () => {
  it('stay with a save that does not know them, where id and options stay', async () => {
    const quiz = await makeQuiz()
    const saved = async (questions: unknown) => {
      expect(await save(quiz, { title: `Testas ${++slugs}`, questions })).toMatchObject({
        status: 200,
      })
      return marksOf(await read(quiz.id))
    }
    const plain = quiz.questions.map(unmarked)
    const reworded = plain.map((question) => ({ ...question, question: 'Kitaip?' }))
    expect(await saved(reworded.toReversed())).toEqual(MARKS)
    const otherOptions = plain.map((question) => ({ ...question, options: ['Ne', 'Gal', 'Taip'] }))
    expect(await saved(otherOptions)).toEqual([NONE, NONE])
  })

  it('are as a save names them, general where it names warning answers alone', async () => {
    const quiz = await makeQuiz()
    const saved = async (marked: object) => {
      const questions = quiz.questions.map((question) => ({ ...unmarked(question), ...marked }))
      await save(quiz, { questions })
      const stored = await read(quiz.id)
      expect(JSON.stringify(stored)).not.toContain('warningOptions')
      return marksOf(stored)[0]
    }
    const marks = ['sign', null, 'force']
    expect(await saved({ marks })).toEqual(marks)
    expect(await saved({ marks, warningOptions: [1] })).toEqual(marks)
    expect(await saved({ warningOptions: [2, 0] })).toEqual(['general', null, 'general'])
    expect(await saved({ warningOptions: [] })).toEqual(NONE)
  })

  const columnsOf = (quizId: string) =>
    site.db.read
      .selectFrom('quizQuestions')
      .select(['warningOptions', 'optionMarks'])
      .where('quizId', '=', quizId)
      .orderBy('order')
      .execute()

  it('are safe with the release of before: it reads the warnings, and what it marks is a warning', async () => {
    const quiz = await makeQuiz()
    expect(await columnsOf(quiz.id)).toEqual([
      { warningOptions: [2], optionMarks: [null, 'sign', 'fear'] },
      { warningOptions: [2], optionMarks: [null, null, 'selfHarm'] },
    ])
    const asBefore = async (warningOptions: number[], optionMarks?: null) => {
      await site.db.write
        .updateTable('quizQuestions')
        .set({ warningOptions, ...(optionMarks === null ? { optionMarks } : {}) })
        .where('quizId', '=', quiz.id)
        .where('order', '=', 0)
        .execute()
      return marksOf(await read(quiz.id))[0]
    }
    expect(await asBefore([1, 2])).toEqual([null, 'general', 'fear'])
    expect(await asBefore([0])).toEqual(['general', 'sign', null])
    expect(await asBefore([0, 2], null)).toEqual(['general', null, 'general'])
  })

  it('are told to lack kinds until the quiz is saved in its form', async () => {
    const quiz = await makeQuiz()
    const lackKinds = async () => {
      const quizzes = (await admin('GET', '/api/admin/quizzes')).body as AdminQuizListed[]
      return quizzes.find(({ id }) => id === quiz.id)?.marksLackKinds
    }
    const forget = (warningOptions: number[]) =>
      site.db.write
        .updateTable('quizQuestions')
        .set({ optionMarks: null, warningOptions })
        .where('quizId', '=', quiz.id)
        .execute()
    expect(await lackKinds()).toBe(false)
    await forget([2])
    expect(await lackKinds()).toBe(true)
    await save(await read(quiz.id), {})
    expect(await lackKinds()).toBe(false)
    expect(marksOf(await read(quiz.id))[0]).toEqual([null, null, 'general'])
    await forget([])
    expect(await lackKinds(), 'nothing is marked').toBe(false)
  })

  it('come back with a version, and stay when an older version does not know them', async () => {
    const quiz = await makeQuiz()
    const cleared = quiz.questions.map((question) => ({ ...question, marks: NONE }))
    await save(quiz, { questions: cleared })
    const [version] = (await admin('GET', `/api/admin/versions/quiz/${quiz.id}`)).body as {
      id: string
    }[]
    const path = `/api/admin/version/${version?.id ?? ''}`
    await admin('POST', `${path}/restore`)
    expect(marksOf(await read(quiz.id))).toEqual(MARKS)

    // A version as stored before there were warning answers, and one before they had kinds.
    for (const [older, marks] of [
      [{}, MARKS],
      [{ warningOptions: [0] }, [GENERAL, GENERAL]],
    ] as const) {
      const questions = quiz.questions.map((question) => ({ ...unmarked(question), ...older }))
      await site.db.write
        .updateTable('itemVersions')
        .set({ state: JSON.stringify({ ...quiz, title: 'Sena versija', questions }) })
        .where('id', '=', version?.id ?? '')
        .execute()
      const shown = at((await admin('GET', path)).body, 'item') as FullQuiz
      expect(marksOf(shown)).toEqual(marks)
      await admin('POST', `${path}/restore`)
      expect(await read(quiz.id)).toMatchObject({ title: 'Sena versija' })
      expect(marksOf(await read(quiz.id))).toEqual(marks)
    }
  })

  it('come with an import, are general with one of version 5, and none with one of version 1', async () => {
    const quiz = await makeQuiz()
    const first = quiz.questions.map(unmarked)
    const fifth = first.map((question) => ({ ...question, warningOptions: [0] }))
    for (const [questions, marks] of [
      [first, [NONE, NONE]],
      [fifth, [GENERAL, GENERAL]],
      [quiz.questions, MARKS],
    ]) {
      await admin('DELETE', `/api/admin/quiz/${quiz.id}`)
      await admin('POST', '/api/admin/import', { kind: 'quiz', item: { ...quiz, questions } })
      expect(marksOf(await read(quiz.id))).toEqual(marks)
    }
  })
})
