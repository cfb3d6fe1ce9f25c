import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#db/client.ts'
import { startDatabase } from '../runtime/database/start-database.ts'
import { post, QUIZ, type QuizQuestions, readQuestions, submissionOf } from './quiz-takers.ts'
import type { Report } from './report.ts'
import { startFunctions } from './start-functions.ts'

const ROUNDS = 50

/** Visitors who write at the same time. */
const VISITORS = 4

/** A process is killed at a random moment up to this, in milliseconds after it was ready. */
const LONGEST_LIFE_MS = 1_200

/** What has become of the writes. */
export interface KillOutcome {
  acknowledged: number
  /** Writes that were cut off by a kill, and sent again. */
  repeated: number
  lost: readonly string[]
  doubled: readonly string[]
  /** Bookings that the outbox notices twice, or not at all where no digest counts them. */
  misnoticed: number
}

/**
 * Kills the functions with their database again and again at random moments while visitors book and submit.
 * What was not answered is sent again with its attempt id, as browsers do.
 */
export async function killUnderLoad(dataDir: string, rounds: number): Promise<KillOutcome> {
  const acknowledged = new Set<string>()
  let unanswered: string[] = []
  let repeated = 0

  async function write(url: string, attemptId: string, questions: QuizQuestions): Promise<void> {
    const booking = {
      name: 'Rūta',
      email: `${attemptId}@example.lt`,
      consultationType: 'individual',
      attemptId,
    }
    const statuses = [
      await post(`${url}/api/consultation/book`, booking),
      await post(`${url}${QUIZ}/submit`, submissionOf(attemptId, questions, true)),
    ]
    if (statuses.every((status) => status === 200)) acknowledged.add(attemptId)
    else unanswered.push(attemptId)
  }

  for (let round = 0; round < rounds; round++) {
    const functions = await startFunctions(dataDir)
    const questions = await readQuestions(functions.url)
    const again = unanswered
    unanswered = []
    repeated += again.length
    let isAlive = true
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (isAlive) {
        await write(functions.url, again.shift() ?? crypto.randomUUID(), questions)
      }
    })
    await pause(Math.random() * LONGEST_LIFE_MS)
    isAlive = false
    await functions.kill()
    await Promise.all(visitors)
    unanswered.push(...again)
  }

  const functions = await startFunctions(dataDir)
  const questions = await readQuestions(functions.url)
  const rest = unanswered
  unanswered = []
  repeated += rest.length
  for (const attemptId of rest) await write(functions.url, attemptId, questions)
  await functions.kill()
  if (unanswered.length > 0) throw new Error('The last process did not answer.')
  return {
    acknowledged: acknowledged.size,
    repeated,
    ...(await readOutcome(dataDir, acknowledged)),
  }
}

async function readOutcome(dataDir: string, acknowledged: ReadonlySet<string>) {
  const database = await startDatabase({ directory: path.join(dataDir, 'database') })
  try {
    const { read } = openDatabase(database.url)
    const submissions = await read.selectFrom('quizSubmissions').select('attemptId').execute()
    const bookings = await read
      .selectFrom('consultationBookings')
      .leftJoin('outbox', (join) =>
        join
          .onRef('outbox.subjectId', '=', 'consultationBookings.id')
          .on('outbox.kind', '=', 'booking-notice'),
      )
      .select(({ fn }) => [
        'attemptId',
        'consultationBookings.createdAt',
        fn.count<string>('outbox.id').as('notices'),
      ])
      .groupBy(['consultationBookings.id', 'attemptId'])
      .execute()
    const digests = await read
      .selectFrom('outbox')
      .select('createdAt')
      .where('kind', '=', 'notice-digest')
      .orderBy('createdAt')
      .execute()
    const isCounted = (booking: { createdAt: Date }) =>
      digests.some(({ createdAt }) => createdAt <= booking.createdAt)
    const lists = [submissions, bookings].map((rows) =>
      rows.map(({ attemptId }) => attemptId ?? ''),
    )
    return {
      lost: [...acknowledged].filter((id) => lists.some((ids) => !ids.includes(id))),
      doubled: lists.flatMap((ids) => ids.filter((id, index) => ids.indexOf(id) !== index)),
      misnoticed: bookings.filter((booking) => {
        const notices = Number(booking.notices)
        return notices > 1 || (notices === 0 && !isCounted(booking))
      }).length,
    }
  } finally {
    await database.stop()
  }
}

/** Proves that no kill loses or doubles what was acknowledged. */
export async function proveKills(folder: string, report: Report): Promise<void> {
  const outcome = await killUnderLoad(folder, ROUNDS)
  const { acknowledged, repeated, lost, doubled, misnoticed } = outcome
  report(
    `${ROUNDS} × kill -9 under load: ${acknowledged} attempts acknowledged, ${repeated} sent again`,
    acknowledged > ROUNDS,
  )
  report(`none of them is lost (${lost.length})`, lost.length === 0)
  report(`none is stored twice (${doubled.length})`, doubled.length === 0)
  report(`the owner is told of each booking once (${misnoticed} are not)`, misnoticed === 0)
}
