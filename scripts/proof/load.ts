import { readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../bench/numbers.ts'
import {
  callAsVisitor,
  QUIZ,
  type QuizQuestions,
  readQuestions,
  submissionOf,
} from './quiz-takers.ts'
import { report } from './report.ts'
import { type FunctionsProcess, startFunctions } from './start-functions.ts'

const QUIZ_TAKERS = 200
const LOAD_MS = 60_000
const LONGEST_P99_MS = 1_000

/** Average thinking time per question in milliseconds; people take ten times as long. */
const THINKING_MS = 3_000

/** Number of visitors in the steady load, and its duration in milliseconds. */
const STEADY_TAKERS = 40
const STEADY_MS = 10 * 60_000

/** Allowed growth of memory in MB from the second minute to the last. A leak of 1 KB per call would cause more. */
const GAINED_MB = 32

interface Load {
  /** Duration of each call in milliseconds. */
  took: number[]
  /** Status and path of failed calls. */
  failed: string[]
}

async function call(load: Load, url: string, body?: unknown): Promise<void> {
  const start = performance.now()
  const status = await callAsVisitor(url, body)
  load.took.push(performance.now() - start)
  if (status < 200 || status > 299) load.failed.push(`${status} ${new URL(url).pathname}`)
}

const think = () => pause(Math.random() * 2 * THINKING_MS)

/**
 * Takes the quiz repeatedly until `end`: reads it, reports each question that is reached, and requests the result.
 * @param taker number of the first attempt; the number of an attempt decides what it stores.
 */
async function takeQuizzes(
  load: Load,
  {
    url,
    questions,
    end,
    taker,
  }: { url: string; questions: QuizQuestions; end: number; taker: number },
): Promise<void> {
  await think()
  for (let attempt = taker; performance.now() < end; attempt++) {
    await call(load, url + QUIZ)
    for (const question of questions) {
      if (performance.now() >= end) return
      await think()
      await call(load, `${url}${QUIZ}/progress`, { questionId: question })
    }
    // One third of the attempts store nothing. One third store the answers without an email address. One third store
    // the email address too, and have the result mailed.
    const consent = attempt % 3 === 2
    const submission = submissionOf(crypto.randomUUID(), questions, consent)
    if (attempt % 3 === 0) {
      await call(load, `${url}${QUIZ}/score`, { answers: submission.answers })
    } else {
      await call(load, `${url}${QUIZ}/submit`, { ...submission, mailResult: consent })
    }
  }
}

async function takeAll(url: string, takers: number, forMs: number): Promise<Load> {
  const load: Load = { took: [], failed: [] }
  const questions = await readQuestions(url)
  const end = performance.now() + forMs
  await Promise.all(
    Array.from({ length: takers }, (_, taker) => takeQuizzes(load, { url, questions, end, taker })),
  )
  return load
}

/** Proves that 200 visitors can take a quiz at the same time. */
async function proveQuizTakers({ url }: FunctionsProcess): Promise<void> {
  const { took, failed } = await takeAll(url, QUIZ_TAKERS, LOAD_MS)
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(took, share))
  report(
    `${QUIZ_TAKERS} quiz takers for ${LOAD_MS / 1000} s: ${took.length} calls, ${failed.length} failed` +
      (failed[0] === undefined ? '' : ` (the first: ${failed[0]})`),
    failed.length === 0,
  )
  report(
    `p99 ${p99} ms is under ${LONGEST_P99_MS} ms (p50 ${p50}, longest ${most})`,
    (p99 ?? Infinity) < LONGEST_P99_MS,
  )
}

/** Returns the resident memory of a process in MB. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/**
 * Proves that the memory of the answering process stays flat from the second minute to the last. Uses the lowest
 * resident memory of each minute, since garbage waiting for collection comes and goes.
 */
async function proveMemory({ url, pid }: FunctionsProcess): Promise<void> {
  const minutes: number[] = []
  const running = takeAll(url, STEADY_TAKERS, STEADY_MS)
  const end = new AbortController()
  const measured = (async () => {
    const start = performance.now()
    while (!end.signal.aborted) {
      const minute = Math.floor((performance.now() - start) / 60_000)
      minutes[minute] = Math.min(minutes[minute] ?? Infinity, await residentMb(pid))
      await pause(1_000)
    }
  })()
  const { took, failed } = await running
  end.abort()
  await measured
  const whole = minutes.slice(0, STEADY_MS / 60_000).map(Math.round)
  const gained = (whole.at(-1) ?? Infinity) - (whole[1] ?? 0)
  report(
    `10 minutes of ${STEADY_TAKERS} quiz takers: ${took.length} calls, ${failed.length} failed`,
    failed.length === 0,
  )
  report(
    `memory by the minute ${whole.join(', ')} MB gains at most ${GAINED_MB} MB`,
    gained <= GAINED_MB,
  )
}

/** Proves that many visitors at once are answered soon, and that memory stays flat. */
export async function proveLoad(folder: string): Promise<void> {
  const functions = await startFunctions(folder, ['--max-old-space-size=512'])
  try {
    await proveQuizTakers(functions)
    await proveMemory(functions)
  } finally {
    await functions.kill()
  }
}
