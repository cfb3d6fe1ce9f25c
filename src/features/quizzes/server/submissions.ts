import type { Database } from '#db/client.ts'
import { findPublishedTitles } from '#src/features/articles/server/post-queries.ts'
import {
  findQuizToScore,
  type FullQuiz,
  type QuizToScore,
  wasQuestionOfQuiz,
} from './quiz-queries.ts'
import {
  findSubmissionByAttempt,
  insertSubmission,
  type Submission,
  type SubmissionOptions,
} from './submission-queries.ts'
import type { QuizResult, ScoreInput, SubmissionInput } from '../contracts.ts'
import { safetyResult } from '#src/features/quizzes/warnings.ts'
import {
  type AnswerFault,
  bandOfAttempt,
  findAnswerFault,
  type QuizAnswer,
  scoreAnswers,
} from '../quiz.ts'
import { placeAnswers } from '../option-places.ts'
import { type Breakdown, breakdownOf } from '../quiz-dimensions.ts'
import { type WarningKind, warningsOf } from '../warnings.ts'
import { consents } from '#src/features/consent/texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from '#src/server/errors.ts'
import {
  type FormCall,
  mailRateLimitKeys,
  networkRateLimitKeys,
  withRateLimit,
} from '#src/server/rate-limits.ts'
import { keyedHash } from '#src/server/signing.ts'
import { deliverSoon } from '#src/server/outbox-trigger.ts'
import { countFinishSoon } from './statistics.ts'
import { type StoredAnswer, storedBand } from './stored-results.ts'

type Band = FullQuiz['categories'][number]

/** Scored answers, or the reason why they cannot be scored. */
type Scoring = QuizToScore &
  (
    | {
        fault: null
        /** Answers with the current indexes of their options. */
        answers: readonly QuizAnswer[]
        totalScore: number
        warnings: readonly WarningKind[]
        band: Band | null
        breakdown: Breakdown
      }
    | { fault: AnswerFault }
  )

type Scored = Extract<Scoring, { fault: null }>

/** Quizzes by slug as this instance has read them last. If one has changed since, nothing scored with it is stored. */
const lastRead = new Map<string, QuizToScore>()

/**
 * Scores a quiz and stores the submission, once per attempt id. Without consent, stores neither e-mail address nor name
 * with the answers. The newsletter has its own consent. If no box is ticked and the network exceeds its rate limit,
 * returns the result but stores nothing.
 * @returns the result as the visitor sees it.
 * @throws RequestError 404 for an unknown quiz; 409 if the quiz was changed during the attempt, or the attempt id
 *   belongs to another quiz; 400 if the answers do not fit the quiz; 429 beyond a rate limit if a box is ticked.
 */
export async function submitQuiz(
  call: FormCall,
  slug: string,
  input: SubmissionInput,
): Promise<QuizResult> {
  const { db } = call
  const known = lastRead.get(slug)
  const scoredBefore = known && score(known, input)
  if (scoredBefore?.fault === null) {
    const result = await store(call, scoredBefore, input, known?.contentState)
    if (result) return result
  }
  const read = await findQuizToScore(db, slug)
  if (read) lastRead.set(slug, read)
  const scoring = read && score(read, input)
  if (scoring?.fault !== null) {
    const earlier = input.attemptId && (await findSubmissionByAttempt(db, input.attemptId))
    if (earlier) return shownResult(db, earlier)
    throw await refusal(db, scoring)
  }
  const result = await store(call, scoring, input)
  if (result === undefined) throw new RequestError(409, errorTexts.attemptOfAnotherQuiz)
  return result
}

/**
 * Stores a scored submission.
 * @param scoredWith state of the content. If it has changed, nothing is stored.
 * @returns the result as the visitor sees it; undefined if `scoredWith` is outdated or the attempt id belongs to another
 *   quiz.
 */
async function store(
  call: FormCall,
  scoring: Scored,
  input: SubmissionInput,
  scoredWith?: string,
): Promise<QuizResult | undefined> {
  const { db } = call
  const { quiz, articleTitles, totalScore, warnings, band, breakdown } = scoring
  const consent = input.consent ? consents.quizAnswers : null
  const result = {
    totalScore,
    warned: warnings.length > 0,
    category: band && JSON.stringify(publicBand(band)),
  }
  const limits =
    input.mailResult || input.marketing
      ? mailRateLimitKeys(call, input.email)
      : networkRateLimitKeys(call, 'rows')
  const attempt = input.isTrial ? undefined : { quiz, warned: result.warned }
  const inserted = insertSubmission(
    db,
    {
      ...result,
      id: crypto.randomUUID(),
      quizId: quiz.id,
      attemptId: input.attemptId ?? null,
      email: consent && input.email,
      name: consent && input.name,
      consentVersion: consent?.version ?? null,
      consentText: consent?.text ?? null,
      answers: JSON.stringify(spellOut(quiz, scoring.answers)),
      categoryId: band?.id ?? null,
      breakdown: JSON.stringify(breakdown),
    },
    wishesOf(input, scoring),
    { limits, scoredWith, counts: attempt },
  )
  const isAnonymous = !input.consent && !input.mailResult && !input.marketing
  const submission = await withRateLimit(limits, inserted).catch((error: unknown) => {
    if (!isAnonymous || !(error instanceof RequestError)) throw error
    if (attempt) countFinishSoon(call, attempt)
    return { ...result, breakdown }
  })
  if (submission === undefined) return undefined
  if (input.mailResult || input.marketing) deliverSoon(call)
  return shownResult(db, submission, articleTitles)
}

/** Scores a quiz. Stores nothing except the count of finished attempts. @throws the errors of `scoreAttempt`. */
export async function scoreQuiz(
  call: Pick<FormCall, 'db' | 'waitUntil'>,
  slug: string,
  input: ScoreInput,
): Promise<QuizResult> {
  const { db } = call
  const { quiz, totalScore, warnings, band, breakdown, articleTitles } = await scoreAttempt(
    db,
    slug,
    input,
  )
  const warned = warnings.length > 0
  if (!input.isTrial) countFinishSoon(call, { quiz, warned })
  const category = band && JSON.stringify(publicBand(band))
  const result = { totalScore, warned, category, breakdown }
  return shownResult(db, result, articleTitles)
}

/**
 * Scores answers.
 * @throws RequestError 404 for an unknown quiz, 409 if the quiz was changed during the attempt, 400 if the answers do
 *   not fit the quiz.
 */
export async function scoreAttempt(db: Database, slug: string, input: ScoreInput): Promise<Scored> {
  const found = await findQuizToScore(db, slug)
  const scoring = found && score(found, input)
  if (scoring?.fault !== null) throw await refusal(db, scoring)
  return scoring
}

function score(found: QuizToScore, input: ScoreInput): Scoring {
  const { quiz } = found
  const questions = quiz.questions.map((question) => ({
    ...question,
    weights: question.weights.map(Number),
  }))
  const { answers, ...placed } = placeAnswers(questions, input.answers)
  const fault = placed.fault ?? findAnswerFault(questions, answers)
  if (fault) return { ...found, fault }
  const totalScore = scoreAnswers(questions, answers)
  const warnings = warningsOf(questions, answers)
  const band = bandOfAttempt(quiz.categories, {
    total: totalScore,
    warned: warnings.length > 0,
  })
  const breakdown = breakdownOf({ ...quiz, questions }, { answers, warnings })
  return { ...found, fault: null, answers, totalScore, warnings, band, breakdown }
}

/**
 * Returns the optional parts of a submission, as the visitor ticked the boxes, with the texts of the consents. After a
 * warning, the marketing service gets no segment, and no series is chosen by the band.
 */
function wishesOf(
  { email, mailResult, marketing }: SubmissionInput,
  { quiz, warnings, band }: Scored,
): SubmissionOptions {
  const chosen = warnings.length > 0 ? null : band
  const { quizResult, resultLetters } = consents
  const id = () => crypto.randomUUID()
  return {
    email,
    addressHash: keyedHash('address', email),
    result: mailResult ? { ...quizResult, id: id(), quizTitle: quiz.title } : null,
    letters: marketing
      ? {
          ...resultLetters,
          id: id(),
          segment: chosen?.omnisendSegment ?? null,
          bandId: chosen?.id ?? null,
        }
      : null,
  }
}

/**
 * Adds the texts of questions and options to answers, so that these stay readable if the quiz is changed or deleted.
 */
function spellOut(quiz: FullQuiz, answers: readonly QuizAnswer[]): (QuizAnswer & StoredAnswer)[] {
  const questions = new Map(quiz.questions.map((question) => [question.id, question]))
  return answers.map(({ questionId, answer }) => {
    const question = questions.get(questionId)
    return {
      questionId,
      answer,
      question: question?.question ?? '',
      option: question?.options[answer] ?? '',
    }
  })
}

function publicBand({ name, color, description, advice }: Band) {
  return { name, color, description, advice }
}

/**
 * Returns a stored result as visitors see it. After a warning, this is the safety result and not the stored band.
 * Leaves out articles that are not published now.
 * @param known titles that the caller has already read. If some are missing, all are read here.
 */
export async function shownResult(
  db: Database,
  stored: Pick<Submission, 'totalScore' | 'category' | 'warned' | 'breakdown'>,
  known: QuizToScore['articleTitles'] = new Map(),
): Promise<QuizResult> {
  const { totalScore, category, warned, breakdown } = stored
  // Older rows, from before warnings had kinds, contain no kinds.
  if (warned) return safetyResult({ totalScore, warnings: breakdown?.warnings ?? ['general'] })
  const { maximumScore = null, bands = [], dimensions = [], comparable = false } = breakdown ?? {}
  const slugs = dimensions.flatMap(({ articles }) => articles)
  const areKnown = slugs.every((slug) => known.has(slug))
  const titles = areKnown ? known : await findPublishedTitles(db, slugs)
  return {
    totalScore,
    category: storedBand(category),
    warned,
    warnings: [],
    maximumScore,
    bands: [...bands],
    comparable,
    dimensions: dimensions.map(({ articles, ...dimension }) => ({
      ...dimension,
      articles: articles.flatMap((slug) => {
        const title = titles.get(slug) ?? null
        return title === null ? [] : [{ slug, title }]
      }),
    })),
  }
}

/**
 * Returns the error for answers that cannot be scored. If a question or option is missing, the quiz was changed during
 * the attempt.
 */
async function refusal(
  db: Database,
  unscored: Exclude<Scoring, { fault: null }> | undefined,
): Promise<RequestError> {
  if (unscored === undefined) return new RequestError(404, errorTexts.quizNotFound)
  const { quiz, fault } = unscored
  switch (fault.kind) {
    case 'unknown_question':
      return (await wasQuestionOfQuiz(db, { id: fault.question, quizId: quiz.id }))
        ? new RequestError(409, errorTexts.quizChanged)
        : new RequestError(400, errorTexts.unknownQuestion)
    case 'option_changed':
      return new RequestError(409, errorTexts.quizChanged)
    case 'missing_answer':
      return new RequestError(400, errorTexts.missingAnswer)
    case 'no_such_option':
      return new RequestError(400, errorTexts.noSuchOption)
    case 'answered_twice':
      return new RequestError(400, errorTexts.answeredTwice)
  }
}
