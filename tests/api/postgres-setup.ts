import type { TestProject } from 'vitest/node'
import { startPostgresServer } from '../../scripts/runtime/database/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined
  }
}

/** Starts a real Postgres server for the tests; without one installed they fail, never skip. */
export default async function setup(project: TestProject) {
  const server = await startPostgresServer()
  if (!server) throw new Error('No Postgres server is installed: apt-get install postgresql.')
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
