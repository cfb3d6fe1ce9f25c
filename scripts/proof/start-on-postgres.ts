import { FUNCTIONS_ONLY, type Runtime, startRuntime } from '../runtime/runtime.ts'
import { startPostgresServer } from '../runtime/database/postgres-server.ts'
import { ensurePostgres } from '../tools/postgres.ts'

/** Starts the functions on a real Postgres server, which runs statements in parallel. */
export async function startOnPostgres(
  environment: Record<string, string>,
): Promise<Pick<Runtime, 'url'> & AsyncDisposable> {
  await ensurePostgres()
  await using stack = new AsyncDisposableStack()
  const server = stack.adopt(await startPostgresServer(), (it) => it.stop())
  const { url } = stack.adopt(
    await startRuntime({ ...FUNCTIONS_ONLY, postgresUrl: server.url, environment }),
    (it) => it.stop(),
  )
  const started = stack.move()
  return { url, [Symbol.asyncDispose]: () => started.disposeAsync() }
}
