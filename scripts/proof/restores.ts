import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openDatabase } from '#db/client.ts'
import { startDatabase } from '../runtime/database/start-database.ts'

/** Tables that a restore leaves exactly as in the backup. Their digests show whether a site was restored or changed. */
const TABLES = [
  ...['consultation_bookings', 'quiz_submissions', 'orders', 'order_starts', 'order_letters'],
  ...['order_notes', 'order_results', 'received_mails', 'payment_events'],
]

/**
 * Numbers of killed restores by the state they left. `isComplete` tells whether the last restore, which was not killed,
 * was complete.
 */
export interface RestoreOutcome {
  untouched: number
  restored: number
  mixed: number
  isComplete: boolean
}

/**
 * Kills `npm run restore -- --replace` at random moments, on a local site that has changed since its backup.
 * @param dataDir data folder of a stopped site that has bookings.
 */
export async function killRestores(dataDir: string, rounds: number): Promise<RestoreOutcome> {
  const file = path.join(dataDir, 'kills.backup')
  await once(run('backup', dataDir, [file]), 'exit')
  const start = performance.now()
  await once(run('restore', dataDir, [file, '--replace']), 'exit')
  const wholeMs = performance.now() - start
  const whole = await changeSite(dataDir, sql`select 1`)

  const outcome: RestoreOutcome = { untouched: 0, restored: 0, mixed: 0, isComplete: false }
  for (let round = 0; round < rounds; round++) {
    const changed = await changeSite(dataDir, sql`delete from consultation_bookings`)
    const restoring = run('restore', dataDir, [file, '--replace'])
    const ended = once(restoring, 'exit')
    await Promise.race([ended, pause(Math.random() * wholeMs)])
    restoring.kill('SIGKILL')
    await ended
    const left = await changeSite(dataDir, sql`select 1`)
    outcome[left === whole ? 'restored' : left === changed ? 'untouched' : 'mixed'] += 1
  }
  await once(run('restore', dataDir, [file, '--replace']), 'exit')
  return { ...outcome, isComplete: (await changeSite(dataDir, sql`select 1`)) === whole }
}

function run(command: 'backup' | 'restore', dataDir: string, parameters: string[]): ChildProcess {
  const script = fileURLToPath(new URL(`../${command}.ts`, import.meta.url))
  const loader = new URL('../runtime/functions/load-tsx.ts', import.meta.url).href
  return fork(script, parameters, {
    env: { ...process.env, DATA_DIR: dataDir },
    execArgv: ['--import', loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Runs a statement on the stopped site. @returns digests of its tables. */
async function changeSite(dataDir: string, change: ReturnType<typeof sql>): Promise<string> {
  const database = await startDatabase({ directory: path.join(dataDir, 'database') })
  try {
    const db = openDatabase(database.url)
    await change.execute(db.write)
    const digests = TABLES.map(
      (table) =>
        sql`select md5(string_agg(t::text, ',' order by t::text)) as digest from ${sql.table(table)} as t`,
    )
    const { rows } = await sql`${sql.join(digests, sql` union all `)}`.execute(db.write)
    return JSON.stringify(rows)
  } finally {
    await database.stop()
  }
}
