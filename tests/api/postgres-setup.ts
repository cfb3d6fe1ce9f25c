import type { TestProject } from 'vitest/node'
import { startPostgresServer } from '../../scripts/runtime/database/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined
  }
}

/** Starts a real Postgres server for the tests; when none is installed, they fail and are not skipped. */
export default async function setup(project: TestProject) {
  const server = await startPostgresServer()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
