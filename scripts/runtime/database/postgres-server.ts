import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, glob, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

const startTimeout = 20_000
const stopTimeout = 10_000

const binaryFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/** As on Neon, where the system has it. */
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/**
 * How a server ends: `fast` breaks off what runs and tells every client, `immediate` ends as a crash
 * does.
 */
export type Shutdown = 'fast' | 'immediate'

const shutdownSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

export interface PostgresServer {
  url: string
  /** Ends the server and starts it again at the same address; resolves when it takes connections. */
  restart: (shutdown: Shutdown) => Promise<void>
  stop: () => Promise<void>
}

/** The folder of an installed Postgres server's programs, the newest one; undefined without any. */
export async function findPostgresBinaries(): Promise<string | undefined> {
  const installed: string[] = []
  for await (const folder of glob(binaryFolders)) installed.push(folder)
  installed.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  const folders = [...installed, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** Postgres refuses to run as root: there it runs as the first of these users that exists. */
async function findUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (option) => Number((await run('id', [option, name])).stdout)),
      )
      if (uid !== undefined && gid !== undefined) return { uid, gid }
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('A Postgres server cannot run as root, and there is no user postgres or nobody.')
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function waitUntilReady(url: string, server: ChildProcess, log: string[]): Promise<void> {
  const giveUp = Date.now() + startTimeout
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    // The end of a connection that was refused is not news.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (server.exitCode !== null || Date.now() > giveUp) {
        throw new Error(`The Postgres server did not start.\n${log.join('')}`, { cause: error })
      }
      await wait(50)
    }
  }
}

/**
 * Starts a fresh Postgres server for tests: its own folder under the system's temporary one, its own
 * port and password, nothing of it kept after `stop()`. It does not wait for the disk (fsync off).
 *
 * @throws Error when no Postgres server is installed, or it does not start
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const binaries = await findPostgresBinaries()
  if (binaries === undefined) {
    throw new Error('No Postgres server is installed: apt-get install postgresql.')
  }

  const user = await findUser()
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomBytes(18).toString('base64url')
  let server: ChildProcess | undefined

  const killServer = () => server?.kill(shutdownSignals.immediate)
  const end = async (shutdown: Shutdown) => {
    if (server?.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    const force = setTimeout(killServer, stopTimeout)
    server.kill(shutdownSignals[shutdown])
    await ended
    clearTimeout(force)
  }
  const stop = async () => {
    await end('fast')
    process.off('exit', killServer)
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await writeFile(passwordFile, password)
    if (user) {
      await Promise.all([folder, passwordFile].map((path) => chown(path, user.uid, user.gid)))
    }
    await run(
      join(binaries, 'initdb'),
      [
        `--pgdata=${data}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        `--locale=${locale}`,
        '--no-sync',
      ],
      { cwd: folder, ...user },
    )
    const port = await findFreePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'fsync=off',
      'full_page_writes=off',
    ]
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    const start = async () => {
      const log: string[] = []
      server = spawn(
        join(binaries, 'postgres'),
        ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
        { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...user },
      )
      server.stderr?.on('data', (text: Buffer) => {
        if (log.length < 200) log.push(text.toString())
      })
      await waitUntilReady(url, server, log)
    }
    process.once('exit', killServer)
    await start()
    const restart = async (shutdown: Shutdown) => {
      await end(shutdown)
      await start()
    }
    return { url, restart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
