import { atom } from 'nanostores'
import type { PublicQuiz, QuizResult } from '#src/features/quizzes/contracts.ts'
import { findOption } from '../option-places.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'

/** Index of the chosen option by question id. */
export type QuizAnswers = Readonly<Record<string, number>>

/** Boxes of the email step, all unticked at first. */
const UNTICKED = { consent: false, marketing: false }
export type QuizBoxes = Readonly<typeof UNTICKED>

interface Attempt {
  quiz: PublicQuiz
  answers: QuizAnswers
  /** Attempt id; null until these answers are sent. A retry sends the same id. */
  attemptId: string | null
  /** Input of the email step. */
  email: string
  name: string
  boxes: QuizBoxes
}

/** Visitor's position in the quiz (specification, section 4). */
export type QuizState =
  | (Attempt & { step: 'answering'; index: number })
  | (Attempt & { step: 'email'; emailMessage: string | null })
  | (Attempt & { step: 'submitting'; attemptId: string })
  /** The visitor has asked for the result without giving an e-mail address. */
  | (Attempt & { step: 'scoring' })
  /** `answers` is null if the tab was reloaded. */
  | { step: 'result'; quiz: PublicQuiz; result: QuizResult; answers: QuizAnswers | null }
  | { step: 'changed'; quiz: PublicQuiz; loading: boolean }

export type QuizEvent =
  | { type: 'choose'; questionId: string; option: number }
  | { type: 'next' }
  | { type: 'back' }
  | {
      type: 'restore'
      answers: QuizAnswers
      /** Text of the chosen option by question id; missing if an older version of the site stored the state. */
      options: Readonly<Record<string, string>>
      index: number
      attemptId: string | null
      boxes: Partial<QuizBoxes>
    }
  /** Result that was shown before a reload of the tab. */
  | { type: 'restoreResult'; result: QuizResult }
  | { type: 'type'; field: 'email' | 'name'; value: string }
  | { type: 'tick'; box: keyof QuizBoxes; ticked: boolean }
  /** `freshId` becomes the attempt id if there is none yet. */
  | { type: 'submit'; freshId: string }
  | { type: 'score' }
  | { type: 'submitted'; result: QuizResult }
  /** The call failed, or the server refused the input. */
  | { type: 'failed'; emailMessage: string | null }
  | { type: 'changed' }
  | { type: 'reload' }
  | { type: 'reloadFailed' }
  | { type: 'restart'; quiz: PublicQuiz }

/** Converts answers to the format of the API, in the order of the questions. */
export function answerList({ questions }: PublicQuiz, answers: QuizAnswers) {
  return questions.flatMap(({ id, options }) => {
    const answer = answers[id]
    return answer === undefined ? [] : [{ questionId: id, answer, option: options[answer] }]
  })
}

/** Returns the initial state: the first question. */
export function startQuiz(quiz: PublicQuiz): QuizState {
  return {
    step: 'answering',
    quiz,
    index: 0,
    answers: {},
    attemptId: null,
    email: '',
    name: '',
    boxes: UNTICKED,
  }
}

/** Whether the question at `index` is answered or optional. */
export function mayLeaveQuestion(quiz: PublicQuiz, answers: QuizAnswers, index: number): boolean {
  const question = quiz.questions[index]
  return question !== undefined && (!question.required || answers[question.id] !== undefined)
}

/** Returns the state after `event`. Ignores an event that does not fit the state. */
export function nextQuizState(state: QuizState, event: QuizEvent): QuizState {
  switch (state.step) {
    case 'answering':
      return fromAnswering(state, event)
    case 'email':
      return fromEmail(state, event)
    case 'submitting':
    case 'scoring':
      return fromSending(state, event)
    case 'changed':
      if (event.type === 'reload') return { ...state, loading: true }
      if (event.type === 'reloadFailed') return { ...state, loading: false }
      return event.type === 'restart' ? startQuiz(event.quiz) : state
    case 'result':
      return event.type === 'restart' ? startQuiz(event.quiz) : state
  }
}

type StateOf<Step extends QuizState['step']> = Extract<QuizState, { step: Step }>

function fromAnswering(state: StateOf<'answering'>, event: QuizEvent): QuizState {
  const { quiz, answers, index } = state
  if (event.type === 'choose') return chosen(state, event.questionId, event.option)
  if (event.type === 'back') return index === 0 ? state : { ...state, index: index - 1 }
  if (event.type === 'restore') return restored(state, event)
  if (event.type === 'restoreResult')
    return { step: 'result', quiz, result: event.result, answers: null }
  if (event.type === 'next' && mayLeaveQuestion(quiz, answers, index)) {
    return atPosition(state, index + 1)
  }
  return state
}

function chosen(state: StateOf<'answering'>, questionId: string, option: number): QuizState {
  const question = state.quiz.questions.find(({ id }) => id === questionId)
  if (question?.options[option] === undefined) return state
  if (state.answers[questionId] === option) return state
  // Changed answers need a new attempt id, because the server returns the first result for an id it knows.
  return { ...state, answers: { ...state.answers, [questionId]: option }, attemptId: null }
}

function fromEmail(state: StateOf<'email'>, event: QuizEvent): QuizState {
  if (event.type === 'type') {
    const emailMessage = event.field === 'email' ? null : state.emailMessage
    return { ...state, [event.field]: event.value, emailMessage }
  }
  if (event.type === 'tick') {
    // A changed box needs a new attempt id, because the server ignores the boxes for an id it knows.
    return { ...state, boxes: { ...state.boxes, [event.box]: event.ticked }, attemptId: null }
  }
  if (event.type === 'back') return atPosition(state, state.quiz.questions.length - 1)
  if (event.type === 'score') return { ...attemptOf(state), step: 'scoring' }
  if (event.type === 'failed') return { ...state, emailMessage: event.emailMessage }
  if (event.type !== 'submit') return state
  return {
    ...attemptOf(state),
    step: 'submitting',
    attemptId: state.attemptId ?? event.freshId,
  }
}

function fromSending(state: StateOf<'submitting' | 'scoring'>, event: QuizEvent): QuizState {
  if (event.type === 'submitted') {
    return { step: 'result', quiz: state.quiz, result: event.result, answers: state.answers }
  }
  if (event.type === 'failed') return { ...state, step: 'email', emailMessage: event.emailMessage }
  if (event.type === 'changed') {
    return { step: 'changed', quiz: state.quiz, loading: false }
  }
  return state
}

function attemptOf({ quiz, answers, attemptId, email, name, boxes }: Attempt): Attempt {
  return { quiz, answers, attemptId, email, name, boxes }
}

/** Returns the state at question `index`; after the last question, the e-mail step. */
function atPosition(attempt: Attempt, index: number): QuizState {
  return index < attempt.quiz.questions.length
    ? { ...attemptOf(attempt), step: 'answering', index }
    : { ...attemptOf(attempt), step: 'email', emailMessage: null }
}

/** Restores stored answers whose options still exist. Other questions are asked again. */
function restored(
  state: StateOf<'answering'>,
  kept: Extract<QuizEvent, { type: 'restore' }>,
): QuizState {
  const { quiz } = state
  if (quiz.questions.length === 0) return state
  const answers = Object.fromEntries(
    quiz.questions.flatMap(({ id, options }) => {
      const place = findOption(options, {
        answer: kept.answers[id] ?? -1,
        option: kept.options[id],
      })
      return Number.isInteger(place) && options[place] !== undefined ? [[id, place]] : []
    }),
  )
  const blocked = quiz.questions.findIndex(
    ({ id }, index) =>
      !mayLeaveQuestion(quiz, answers, index) || (id in kept.answers && !(id in answers)),
  )
  const furthest = blocked === -1 ? quiz.questions.length : blocked
  const gone = Object.keys(kept.answers).filter((id) =>
    quiz.questions.every((each) => each.id !== id),
  )
  // The stored index may have been manipulated; NaN becomes 0.
  const wanted = Math.max(0, (Math.trunc(kept.index) || 0) - gone.length)
  const isWhole = Object.keys(answers).length === Object.keys(kept.answers).length
  const attemptId = isWhole ? kept.attemptId : null
  const boxes = { ...state.boxes, ...kept.boxes }
  return atPosition({ ...state, answers, attemptId, boxes }, Math.min(wanted, furthest))
}

/** Creates the store of a visitor's attempt at a quiz. */
export function createQuizAttempt({
  quiz,
  storage = browserStorage('sessionStorage'),
}: {
  quiz: PublicQuiz
  storage?: KeyValueStorage
}) {
  const key = `quiz-attempt:${quiz.slug}`
  const $state = atom(startQuiz(quiz))

  /** Applies an event. @returns the next state. */
  function send(event: QuizEvent): QuizState {
    const state = nextQuizState($state.get(), event)
    if (state !== $state.get()) {
      keep(state)
      $state.set(state)
    }
    return state
  }

  /**
   * Stores answers, position, boxes and attempt id for a reload of the tab. Because the attempt id is kept, a reload
   * does not lead to a second submission. Never stores e-mail address and name. After the end, stores only result and
   * questions. If the quiz has changed, deletes the stored state.
   */
  function keep(state: QuizState): void {
    if (state.step === 'changed') {
      storage.removeItem(key)
      return
    }
    if (state.step === 'result') {
      const { result, quiz: answered } = state
      storage.setItem(key, JSON.stringify({ result, questions: answered.questions }))
      return
    }
    const index = state.step === 'answering' ? state.index : state.quiz.questions.length
    const { answers, attemptId, boxes } = state
    const options = Object.fromEntries(
      answerList(state.quiz, answers).map(({ questionId, option }) => [questionId, option]),
    )
    storage.setItem(key, JSON.stringify({ answers, options, index, attemptId, boxes }))
  }

  /** Restores the state from before a reload. Must be called after hydration. */
  function restore(): void {
    const kept = storage.getItem(key)
    if (kept === null) return
    try {
      const { answers, options, index, attemptId, boxes, result } = JSON.parse(kept) as {
        answers: QuizAnswers
        options?: Record<string, string>
        index: number
        attemptId?: unknown
        boxes?: Partial<QuizBoxes>
        result?: unknown
      }
      if (result) {
        void restoreResult(kept)
        return
      }
      send({
        type: 'restore',
        answers: { ...answers },
        options: { ...options },
        index,
        attemptId: typeof attemptId === 'string' ? attemptId : null,
        boxes: { ...boxes },
      })
    } catch {
      storage.removeItem(key)
    }
  }

  /**
   * Checks and restores a stored result. The code for that is loaded on demand; if loading fails, the quiz starts from
   * the beginning.
   */
  async function restoreResult(kept: string): Promise<void> {
    try {
      const { readKeptResult } = await import('./kept-result.ts')
      const result = readKeptResult(kept, quiz)
      if (result) send({ type: 'restoreResult', result })
      else storage.removeItem(key)
    } catch {
      // A later reload tries to load the code again.
    }
  }

  return {
    $state,
    send,
    restore,
    /** Whether a reload of the tab restores the attempt; false if the visitor blocks storage. */
    isKept: () => storage.getItem(key) !== null,
    choose: (questionId: string, option: number) => {
      send({ type: 'choose', questionId, option })
    },
    next: () => {
      send({ type: 'next' })
    },
    back: () => {
      send({ type: 'back' })
    },
    type: (field: 'email' | 'name', value: string) => {
      send({ type: 'type', field, value })
    },
    tick: (box: keyof QuizBoxes, ticked: boolean) => {
      send({ type: 'tick', box, ticked })
    },
  }
}

export type QuizAttempt = ReturnType<typeof createQuizAttempt>

/** Returns the progress in percent while the question at `index` (from 0) of `total` is shown. */
export function progressPercent(index: number, total: number): number {
  return total === 0 ? 0 : Math.round(((index + 1) / total) * 100)
}
