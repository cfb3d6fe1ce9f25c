import { rm } from 'node:fs/promises'
import { startPostgresServer } from '../../scripts/runtime/database/postgres-server.ts'
import { makeBuildFolder } from '../build-folder.ts'
import { prepare, prepareVariants } from './world.ts'

/**
 * Prepares content and pages once for all worlds of a run. The workers find them by the environment variable
 * `PREPARED`.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PREPARED !== undefined) return undefined
  const server = await startPostgresServer()
  const prepared = { folder: await makeBuildFolder('browser'), serverUrl: server.url }
  await prepare(prepared)
  if (process.env.BROWSER_TESTS !== 'main') await prepareVariants(prepared)
  process.env.PREPARED = JSON.stringify(prepared)
  return async () => {
    await server.stop()
    await rm(prepared.folder, { recursive: true, force: true })
  }
}
