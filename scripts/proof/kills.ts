import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, openDatabase } from '#db/client.ts'
import { startDatabase } from '../runtime/database/start-database.ts'
import { logIn } from '../tools/caller.ts'
import { answer, pay, type Seller, SELLING, write } from './order-writers.ts'
import {
  callAsVisitor,
  QUIZ,
  type QuizQuestions,
  readQuestions,
  submissionOf,
} from './quiz-takers.ts'
import { report } from './report.ts'
import { killRestores } from './restores.ts'
import { startFunctions } from './start-functions.ts'

const ROUNDS = 50
const RESTORES = 20

/** Number of visitors who write at the same time. */
const VISITORS = 4

/** A process is killed at a random moment, at most this many milliseconds after its first answer. */
const LONGEST_LIFE_MS = 2_000

/** Longest wait in milliseconds for a process's first answer. */
const TIMEOUT_MS = 60_000

/** Outcome of the writes. */
export interface KillOutcome {
  acknowledged: number
  /** Number of visitors whose writes were all acknowledged, including the coach's answer to them. */
  complete: number
  /** Number of writes that a kill interrupted and that were sent again. */
  repeated: number
  lost: readonly string[]
  doubled: readonly string[]
  /** Rows that a later write should have removed. */
  left: readonly string[]
  /**
   * Number of bookings with two notices, or without a notice or digest, plus the number of letters without a notice.
   */
  misnoticed: number
}

interface Site extends Seller {
  questions: QuizQuestions
}

/**
 * A visitor's writes in order. `send` sends a write and returns the status; `leaves` names the rows that it must leave,
 * and `removes` those that it must remove.
 */
const WRITES: readonly {
  send: (site: Site, id: string) => Promise<number>
  leaves: readonly string[]
  removes?: readonly string[]
}[] = [
  {
    send: ({ url }, id) => callAsVisitor(`${url}/api/consultation/book`, bookingOf(id)),
    leaves: ['booking'],
  },
  {
    send: ({ url, questions }, id) =>
      callAsVisitor(`${url}${QUIZ}/submit`, submissionOf(id, questions, true)),
    leaves: ['submission'],
  },
  { send: pay, leaves: ['event', 'order', 'order-confirmation', 'payment-news'] },
  {
    send: (site, id) => write(site, id, 'pradeti'),
    leaves: ['start', 'pradeti', 'order-reminder pradeti'],
  },
  {
    send: (site, id) => write(site, id, 'rasyti'),
    leaves: ['rasyti', 'order-reminder rasyti'],
  },
  {
    send: answer,
    leaves: ['atsakyti', 'order-answer atsakyti'],
    removes: ['order-reminder pradeti', 'order-reminder rasyti'],
  },
]

function bookingOf(attemptId: string) {
  const email = `${attemptId}@example.lt`
  return { name: 'Rūta', email, consultationType: 'individual', attemptId }
}

/**
 * Kills the functions, with their database, again and again at random moments while visitors book, submit, pay and
 * write, and the coach answers. Unanswered writes are sent again with the same ids, as browsers and the checkout do.
 */
export async function killUnderLoad(dataDir: string, rounds: number): Promise<KillOutcome> {
  Object.assign(process.env, SELLING)
  /** Number of answered writes by visitor id. */
  const answered = new Map<string, number>()
  let unanswered: string[] = []
  let [repeated, token] = [0, '']
  let hasAnswered: () => void = () => undefined

  async function visit(site: Site, id: string): Promise<void> {
    for (const { send } of WRITES.slice(answered.get(id) ?? 0)) {
      // 0 stands for no answer, since the process may have been killed.
      const status = await send(site, id).catch(() => 0)
      if (![200, 303].includes(status)) {
        unanswered.push(id)
        return
      }
      answered.set(id, (answered.get(id) ?? 0) + 1)
      hasAnswered()
    }
  }
  async function start() {
    const functions = await startFunctions(dataDir)
    token ||= await logIn(functions.url, SELLING.ADMIN_PASSWORD)
    const questions = await readQuestions(functions.url)
    const again = unanswered
    unanswered = []
    repeated += again.length
    return { functions, again, site: { url: functions.url, token, questions } }
  }

  for (let round = 0; round < rounds; round++) {
    const { functions, again, site } = await start()
    let isAlive = true
    const first = new Promise<void>((resolve) => {
      hasAnswered = resolve
    })
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (isAlive) await visit(site, again.shift() ?? crypto.randomUUID())
    })
    await Promise.race([first, pause(TIMEOUT_MS, undefined, { ref: false })])
    await pause(Math.random() * LONGEST_LIFE_MS)
    isAlive = false
    await functions.kill()
    await Promise.all(visitors)
    unanswered.push(...again)
  }

  const { functions, again, site } = await start()
  for (const id of again) await visit(site, id)
  await functions.kill()
  if (unanswered.length > 0) throw new Error('The last process did not answer.')
  return {
    acknowledged: [...answered.values()].reduce((sum, count) => sum + count, 0),
    complete: [...answered.values()].filter((count) => count === WRITES.length).length,
    repeated,
    ...(await readOutcome(dataDir, answered)),
  }
}

async function readOutcome(dataDir: string, answered: ReadonlyMap<string, number>) {
  const database = await startDatabase({ directory: path.join(dataDir, 'database') })
  try {
    const db = openDatabase(database.url)
    const { rows } = await sql<{ key: string }>`
      select 'booking ' || attempt_id as key from consultation_bookings
      union all select 'submission ' || attempt_id from quiz_submissions
      union all select 'event ' || substr(event_id, 5) from payment_events
      union all select 'order ' || substr(session_id, 9) from orders
      union all select 'start ' || substr(session_id, 9) from order_starts join orders using (id)
      union all select content from order_letters
      union all select kind || ' ' || substr(session_id, 9)
        from outbox join orders on orders.id = subject_id
      union all select kind || ' ' || substr(event_id, 5)
        from outbox join payment_events as event on event.id = subject_id
      union all select kind || ' ' || content
        from outbox join order_letters as letter on letter.id = subject_id`.execute(db.write)
    const stored = Map.groupBy(rows, ({ key }) => key)
    const promised = new Set<string>()
    const removed = new Set<string>()
    for (const [id, count] of answered) {
      for (const { leaves, removes = [] } of WRITES.slice(0, count)) {
        for (const kind of leaves) promised.add(`${kind} ${id}`)
        for (const kind of removes) removed.add(`${kind} ${id}`)
      }
    }
    return {
      lost: [...promised].filter((key) => !removed.has(key) && !stored.has(key)),
      doubled: [...stored].flatMap(([key, all]) => (all.length > 1 ? [key] : [])),
      left: [...removed].filter((key) => stored.has(key)),
      misnoticed: (await countMisnoticed(db)) + (await countUnnoticedLetters(db)),
    }
  } finally {
    await database.stop()
  }
}

async function countMisnoticed({ read }: Database): Promise<number> {
  const bookings = await read
    .selectFrom('consultationBookings')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.subjectId', '=', 'consultationBookings.id')
        .on('outbox.kind', '=', 'booking-notice'),
    )
    .select(({ fn }) => [
      'consultationBookings.createdAt',
      fn.count<string>('outbox.id').as('notices'),
    ])
    .groupBy('consultationBookings.id')
    .execute()
  const digests = await read
    .selectFrom('outbox')
    .select('createdAt')
    .where('kind', '=', 'notice-digest')
    .orderBy('createdAt')
    .execute()
  const isCounted = (booking: { createdAt: Date }) =>
    digests.some(({ createdAt }) => createdAt <= booking.createdAt)
  return bookings.filter((booking) => {
    const notices = Number(booking.notices)
    return notices > 1 || (notices === 0 && !isCounted(booking))
  }).length
}

/**
 * Counts clients' letters without a notice. A letter counts as noticed if a notice has not been claimed for sending
 * yet, or was queued before the letter and claimed after it.
 */
async function countUnnoticedLetters({ read }: Database): Promise<number> {
  const unnoticed = await read
    .selectFrom('orderLetters as letter')
    .select('id')
    .where('author', '=', 'client')
    .where(
      sql<boolean>`not exists (
        select from outbox where kind = 'order-news' and (claimed_at is null
          or letter.created_at between outbox.created_at and outbox.claimed_at))`,
    )
    .execute()
  return unnoticed.length
}

/** Proves that no kill loses or doubles an acknowledged write, and that a killed restore leaves no mixed state. */
export async function proveKills(folder: string): Promise<void> {
  const outcome = await killUnderLoad(folder, ROUNDS)
  const { acknowledged, complete, repeated, lost, doubled, left, misnoticed } = outcome
  report(
    `${ROUNDS} × kill -9 under load: ${acknowledged} writes acknowledged, all of ${complete} visitors, ${repeated} sent again`,
    acknowledged > ROUNDS && complete > 0,
  )
  report(`none of them is lost (${lost.length})`, lost.length === 0)
  report(`none is stored twice (${doubled.length})`, doubled.length === 0)
  report(`no reminder of an answered letter is left (${left.length})`, left.length === 0)
  report(
    `the owner is told of each booking once, and of each letter (${misnoticed} are not)`,
    misnoticed === 0,
  )
  const { untouched, restored, mixed, isComplete } = await killRestores(folder, RESTORES)
  report(
    `${RESTORES} × kill -9 within a restore: ${untouched} left the site as it was, ${restored} as the backup has it, ${mixed} between; the next one is complete`,
    mixed === 0 && isComplete,
  )
}
