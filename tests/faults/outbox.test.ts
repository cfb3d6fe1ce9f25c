import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { insertBooking } from '#db/queries/bookings.ts'
import {
  type RunningDatabase,
  startDatabase,
} from '../../scripts/runtime/database/start-database.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { productEnvironment } from '../product-environment.ts'

const KILLS = 8
const MAILS = 80
const LEASE_MS = 500

const tsxLoader = new URL('../../scripts/runtime/functions/load-tsx.ts', import.meta.url)

let database: RunningDatabase
let db: Database
let smtp: SmtpStandIn
const received: string[] = []

beforeAll(async () => {
  database = await startDatabase()
  await migrateToLatest(database.url)
  db = openDatabase(database.url)
  smtp = await startSmtpStandIn(async (message) => {
    received.push((await simpleParser(message)).messageId ?? '')
  })
})
afterAll(async () => {
  await smtp.stop()
  await database.stop()
})

/** Starts a delivery; kills it some milliseconds after its first step, if told to. */
async function deliver(killAfterMs?: number): Promise<void> {
  const child = fork(fileURLToPath(new URL('deliver-outbox.ts', import.meta.url)), {
    env: {
      ...productEnvironment(),
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'labas@akademija.example',
      OUTBOX_LEASE_SECONDS: String(LEASE_MS / 1000),
    },
    execArgv: ['--import', fileURLToPath(tsxLoader)],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child, 'message'), ended])
  if (killAfterMs !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, killAfterMs))
    child.kill('SIGKILL')
  }
  await ended
}

it('survives being killed in the middle of its mails', async () => {
  for (let index = 0; index < MAILS / 2; index++) {
    // Beyond ten an hour notices would be one digest.
    await db.write.deleteFrom('callTimes').execute()
    await insertBooking(db, {
      id: crypto.randomUUID(),
      name: 'Rūta',
      email: `ruta-${index}@pastas.example`,
      consultationType: 'individual',
    })
  }
  for (let kill = 0; kill < KILLS; kill++) await deliver(40 + kill * 45)
  await new Promise((resolve) => setTimeout(resolve, LEASE_MS))
  await deliver()

  const entries = await db.read.selectFrom('outbox').select(['id', 'state']).execute()
  const idsOf = (state: string) => entries.filter((it) => it.state === state).map(({ id }) => id)
  expect(entries).toHaveLength(MAILS)
  expect(idsOf('sent').length + idsOf('unclear').length).toBe(MAILS)
  expect(idsOf('unclear').length).toBeLessThanOrEqual(KILLS)
  expect(new Set(received).size, 'none is sent twice').toBe(received.length)
  const mailed = received.map((id) => id.slice(1, id.indexOf('@')))
  expect(idsOf('sent').filter((id) => !mailed.includes(id))).toEqual([])
})
