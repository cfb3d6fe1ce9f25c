import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { productEnvironment } from '../product-environment.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The administrator's password in these tests. */
export const PASSWORD = 'slaptažodis gedimams'

export interface SiteProcess {
  url: string
  /** Returns everything printed so far. */
  output(): string
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>
  /** Sends a signal to the process; resolves with its exit code when it has ended. */
  stop(signal: 'SIGINT' | 'SIGTERM'): Promise<number | null>
  /** Resolves with the exit code when the process has ended; null if a signal ended it. */
  ended: Promise<number | null>
}

/**
 * Finds a free port that stays free: it is below the ports that systems assign to servers that ask for any, such as
 * those of other tests.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

/** Runs the script of `npm start` on a data folder. */
export function startSite(options: {
  port: number
  dataDir: string
  environment?: Record<string, string>
}): SiteProcess {
  const child: ChildProcess = spawn(
    process.execPath,
    ['scripts/bootstrap.mjs', 'scripts/start.ts'],
    {
      cwd: root,
      env: {
        ...productEnvironment(),
        PORT: String(options.port),
        DATA_DIR: options.dataDir,
        ADMIN_PASSWORD: PASSWORD,
        ...options.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => resolve(code))
  })
  return {
    url: `http://localhost:${options.port}`,
    output: () => output,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop(signal) {
      child.kill(signal)
      return ended
    },
    ended,
  }
}

/** Waits until the process prints that it is ready. */
export async function untilReady(site: SiteProcess): Promise<void> {
  let code: number | null | undefined
  void site.ended.then((value) => (code = value))
  const deadline = Date.now() + 90_000
  while (!site.output().includes('Ready in')) {
    if (code !== undefined) throw new Error(`The site ended with ${String(code)}: ${site.output()}`)
    if (Date.now() > deadline) throw new Error(`The site is not ready: ${site.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
