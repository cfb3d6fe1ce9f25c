import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import {
  type RunningDatabase,
  startDatabase,
} from '../../scripts/runtime/database/start-database.ts'
import { createDatabase } from './create-database.ts'
import type { Templates } from './templates-setup.ts'

/** Starts an empty database: the embedded one, or a new one on the project's Postgres server. */
export const startEmptyDatabase = (): Promise<RunningDatabase> => start()

/** Starts a copy of a database that was migrated once for all test files. */
export const startCopy = (template: keyof Templates): Promise<RunningDatabase> =>
  start(inject('templates')[template])

async function start(template?: string): Promise<RunningDatabase> {
  const serverUrl = inject('postgresUrl')
  if (serverUrl === undefined) return startDatabase({ template })
  const name = `test_${randomUUID().replaceAll('-', '')}`
  return startDatabase({ postgresUrl: await createDatabase(serverUrl, name, template) })
}
