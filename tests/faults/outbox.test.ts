import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '#db/client.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { insertBooking } from '#src/features/consultations/server/booking-queries.ts'
import { readBusyChannels } from '#src/server/queries/outbox.ts'
import {
  type RunningDatabase,
  startDatabase,
} from '../../scripts/runtime/database/start-database.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { productEnvironment } from '../product-environment.ts'

const KILLS = 4
const MAILS = 40
const LEASE_MS = 500

const tsxLoader = new URL('../../scripts/runtime/functions/load-tsx.ts', import.meta.url)

let database: RunningDatabase
let db: Database
let smtp: SmtpStandIn
const received: string[] = []
/** Runs when a mail has arrived, before its sender gets the answer. */
let onMail: () => void | Promise<void> = () => undefined

beforeAll(async () => {
  database = await startDatabase()
  await migrateToLatest(database.url)
  db = openDatabase(database.url)
  smtp = await startSmtpStandIn(async (message) => {
    received.push((await simpleParser(message)).messageId ?? '')
    await onMail()
  })
})
afterAll(async () => {
  await smtp.stop()
  await database.stop()
})

function startDelivery(): ChildProcess {
  return fork(fileURLToPath(new URL('deliver-outbox.ts', import.meta.url)), {
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
}

/**
 * Kills a delivery while it sends one of its mails.
 * @param mails number of mails that arrive before the kill.
 * @param isAnswered whether the sender learns that the last of them was accepted, and may have noted it.
 */
async function killDelivery(mails: number, isAnswered: boolean): Promise<void> {
  const child = startDelivery()
  const ended = once(child, 'exit')
  let count = 0
  onMail = async () => {
    if (++count !== mails) return
    if (isAnswered) setImmediate(() => child.kill('SIGKILL'))
    else {
      child.kill('SIGKILL')
      await ended
    }
  }
  await ended
  onMail = () => undefined
  expect(child.signalCode).toBe('SIGKILL')
}

it('survives being killed in the middle of its mails', async () => {
  for (let index = 0; index < MAILS / 2; index++) {
    // Beyond ten an hour, notices would become one digest.
    await db.write.deleteFrom('callTimes').execute()
    await insertBooking(db, {
      id: crypto.randomUUID(),
      name: 'Rūta',
      email: `ruta-${index}@pastas.example`,
      consultationType: 'individual',
    })
  }
  for (let kill = 0; kill < KILLS; kill++) {
    await killDelivery(1 + kill, kill % 2 === 1)
    // Until the lease of the killed delivery has ended, another delivery sends nothing.
    await vi.waitFor(async () => expect(await readBusyChannels(db, LEASE_MS)).toEqual([]), {
      timeout: 20 * LEASE_MS,
    })
  }
  await once(startDelivery(), 'exit')

  const entries = await db.read.selectFrom('outbox').select(['id', 'state']).execute()
  const idsOf = (state: string) => entries.filter((it) => it.state === state).map(({ id }) => id)
  expect(entries).toHaveLength(MAILS)
  expect(idsOf('sent').length + idsOf('unclear').length).toBe(MAILS)
  expect(idsOf('unclear').length).toBeGreaterThanOrEqual(KILLS / 2)
  expect(idsOf('unclear').length).toBeLessThanOrEqual(KILLS)
  expect(new Set(received).size, 'none is sent twice').toBe(received.length)
  const mailed = received.map((id) => id.slice(1, id.indexOf('@')))
  expect(idsOf('sent').filter((id) => !mailed.includes(id))).toEqual([])
})
