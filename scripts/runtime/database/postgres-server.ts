import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, glob, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../http/listen.ts'

const run = promisify(execFile)

const binaryFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/** Neon's locale; on macOS, which lacks it, a similar one. */
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/**
 * Postgres' shutdown modes: `fast` cancels running queries and notifies every client, `immediate`
 * ends like a crash.
 */
export type Shutdown = 'fast' | 'immediate'

export interface PostgresServer {
  url: string
  /** Restarts the server at the same URL; resolves when it accepts connections. */
  restart: (shutdown: Shutdown) => Promise<void>
  stop: () => Promise<void>
}

/** Returns the program folder of the newest installed Postgres server; undefined without one. */
export async function findPostgresBinaries(): Promise<string | undefined> {
  const installed: string[] = []
  for await (const folder of glob(binaryFolders)) installed.push(folder)
  installed.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  const folders = [...installed, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** Returns a user for Postgres, which refuses to run as root; undefined if this process does not run as root. */
async function findUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (option) => Number((await run('id', [option, name])).stdout)),
      )
      if (uid !== undefined && gid !== undefined) return { uid, gid }
    } catch {
      // There is no such user, so the next name is tried.
    }
  }
  throw new Error('A Postgres server cannot run as root, and there is no user postgres or nobody.')
}

/**
 * Starts a fresh Postgres server for tests, with its own temporary folder, port and password, removed by `stop()`. The
 * server does not wait for the disk (`fsync=off`).
 * @throws Error if no Postgres server is installed, or it does not start
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
  const port = await findFreePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'full_page_writes=off',
    // The migrations set this per database, but a database copied from a template does not inherit it.
    'jit=off',
  ]
  const control = join(binaries, 'pg_ctl')
  const options = { cwd: folder, ...user }
  const start = async () => {
    const flags = settings.map((setting) => `-c ${setting}`).join(' ')
    const log = join(folder, 'log')
    await run(control, ['start', '--wait', '-D', data, '-l', log, '-o', flags], options)
  }
  const end = (shutdown: Shutdown) => ['stop', '--wait', '-D', data, '-m', shutdown]
  const endAtExit = () => execFileSync(control, end('immediate'), options)
  const stop = async () => {
    process.off('exit', endAtExit)
    if (existsSync(join(data, 'postmaster.pid'))) await run(control, end('fast'), options)
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
      options,
    )
    process.once('exit', endAtExit)
    await start()
    const restart = async (shutdown: Shutdown) => {
      await run(control, end(shutdown), options)
      await start()
    }
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, restart, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
