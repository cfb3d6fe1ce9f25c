import type { ParsedMail } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { quizzes } from '#db/seeds/quizzes/index.ts'
import type { SeedQuiz } from '#db/seeds/seed-content.ts'
import { SIGNS_FOR_WARNING, type WarningKind } from '#src/features/quizzes/warnings.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import { at, textAt, useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

// Tests every warning answer, and every combination of three signs, in the starting quizzes. All other questions get
// the best option.

const site = useTestSite({ seed: true })
const pages = useVisitorPages(site)

/** Option chosen instead of the best one. */
interface Choice {
  question: number
  option: number
}

const choicesOf = ({ questions }: SeedQuiz, wanted: (mark: string) => boolean): Choice[] =>
  questions.flatMap(({ marks = [] }, question) =>
    marks.flatMap((mark, option) => (mark !== null && wanted(mark) ? [{ question, option }] : [])),
  )
const signsOf = (quiz: SeedQuiz) => choicesOf(quiz, (mark) => mark === 'sign')

/** Returns every combination of `count` choices, each of another question. */
function combinations(choices: readonly Choice[], count: number): Choice[][] {
  if (count === 0) return [[]]
  return choices.flatMap((first, index) => {
    const rest = choices.slice(index + 1).filter(({ question }) => question !== first.question)
    return combinations(rest, count - 1).map((others) => [first, ...others])
  })
}

/** Returns the options of an attempt, the best ones except for those in `chosen`, and the total of their points. */
function attempt({ questions }: SeedQuiz, chosen: readonly Choice[]) {
  const best = questions.map(({ weights }) => weights.indexOf(Math.max(...weights)))
  const options = chosen.reduce(
    (before, { question, option }) => before.with(question, option),
    best,
  )
  const points = questions.map(({ weights }, index) => weights[options[index] ?? -1] ?? NaN)
  return { options, totalScore: points.reduce((sum, weight) => sum + weight, 0) }
}

/** Returns the attempts at a quiz that lead to a warning, with the kind of the warning. */
function warnedAttempts(quiz: SeedQuiz) {
  const single = choicesOf(quiz, (mark) => mark !== 'sign').map((choice) => ({
    ...attempt(quiz, [choice]),
    warning: quiz.questions[choice.question]?.marks?.[choice.option] as WarningKind,
  }))
  const signs = combinations(signsOf(quiz), SIGNS_FOR_WARNING).map((chosen) => ({
    ...attempt(quiz, chosen),
    warning: 'general' as const,
  }))
  return [...single, ...signs]
}

/** Texts of results without a warning: those of the bands and dimensions of all quizzes, also line by line. */
const bandTexts = quizzes.flatMap(({ categories, dimensions = [] }) => [
  ...categories.flatMap(({ name, description, advice }) => [name, description, advice]),
  ...categories.flatMap(({ advice }) => advice.split('\n')),
  ...dimensions.flatMap(({ advice }) => Object.values(advice)),
])
const bandTextsIn = (shown: string) => bandTexts.filter((text) => shown.includes(text))

/** Ids of the questions of each quiz, by its slug. */
const questionIds: Record<string, Promise<string[]>> = {}

/** Sends answers to a call of a quiz. @returns the result. */
async function send(
  { slug }: SeedQuiz,
  call: 'score' | 'submit',
  options: readonly number[],
  more: object = {},
): Promise<unknown> {
  const ids = (questionIds[slug] ??= site
    .call('GET', `/api/quiz/${slug}`)
    .then(({ body }) => (at(body, 'questions') as { id: string }[]).map(({ id }) => id)))
  const answers = (await ids).map((questionId, index) => ({ questionId, answer: options[index] }))
  const body = { answers, ...more }
  const answer = await site.call('POST', `/api/quiz/${slug}/${call}`, { body })
  expect(answer.status).toBe(200)
  return answer.body
}

/** Takes a quiz with the result by mail, and opens the page behind the mailed link. */
async function take(quiz: SeedQuiz, options: readonly number[]) {
  const email = `${crypto.randomUUID()}@example.lt`
  const sent = pages.mails.length
  const result = await send(quiz, 'submit', options, { email, consent: true, mailResult: true })
  await pages.delivered(sent + 1)
  const mail = pages.mails.at(-1)
  const { html } = await pages.open(/\/rezultatas\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
  return { result, mail: lettersOf(mail), page: html }
}

/** Returns subject and texts of a mail without the token of its link, which differs in each mail. */
function lettersOf({ subject, text, html }: ParsedMail | undefined = {} as ParsedMail): string {
  const all = [subject, text, String(html)].join('\n')
  return all.replaceAll(/\/rezultatas\/[\w-]+/g, '/rezultatas/')
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

describe.each(quizzes.map((quiz) => [quiz.slug, quiz] as const))('%s', (_, quiz) => {
  it('after a warning shows nothing of a band, and mails what everybody gets', async () => {
    const [few = []] = combinations(signsOf(quiz), SIGNS_FOR_WARNING - 1)
    const unwarned = await take(quiz, attempt(quiz, few).options)
    expect(bandTextsIn(JSON.stringify(unwarned.result))).not.toEqual([])
    expect(bandTextsIn(unwarned.page)).not.toEqual([])

    const attempts = warnedAttempts(quiz)
    expect(attempts).not.toEqual([])
    const { heading, heard } = safetyTexts.result
    const mailed = new Set<WarningKind>()
    for (const { options, totalScore, warning } of attempts) {
      const told = `${quiz.slug} ${options.join()}`
      const result = await send(quiz, 'score', options)
      expect(result, told).toMatchObject({
        totalScore,
        category: { name: heading, description: expect.stringContaining(heard[warning]) as string },
        warned: true,
        warnings: [warning],
        bands: [],
        dimensions: [],
        comparable: false,
      })
      expect(bandTextsIn(JSON.stringify(result)), told).toEqual([])
      // Page and mail depend on the kind of warning alone.
      if (mailed.has(warning)) continue
      mailed.add(warning)
      const taken = await take(quiz, options)
      expect(taken.result, told).toEqual(result)
      expect(bandTextsIn(taken.page + taken.mail), told).toEqual([])
      expect(taken.page, told).toContain(heard[warning])
      expect(taken.mail, told).toBe(unwarned.mail)
      expect(titleOf(taken.page), told).toBe(titleOf(unwarned.page))
    }
  })

  it('after fewer signs than three shows a band', async () => {
    const signs = signsOf(quiz)
    const few = [0, 1, SIGNS_FOR_WARNING - 1].flatMap((count) => combinations(signs, count))
    const names = quiz.categories.map(({ name }) => name)
    for (const chosen of few) {
      const { options, totalScore } = attempt(quiz, chosen)
      const result = await send(quiz, 'score', options)
      expect(result).toMatchObject({ totalScore, warned: false, warnings: [] })
      expect(names).toContain(textAt(result, 'category.name'))
    }
  })
})
