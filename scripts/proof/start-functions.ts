import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface FunctionsProcess {
  url: string
  pid: number
  /** Kills the process with SIGKILL and waits for its end. */
  kill(): Promise<void>
}

const script = fileURLToPath(new URL('functions-process.ts', import.meta.url))
const loader = new URL('../runtime/functions/load-tsx.ts', import.meta.url).href

/** Variables with which a test runner changes how code runs. */
const RUNNER_VARIABLES = /^(NODE_ENV|VITEST.*|NODE_OPTIONS)$/

/** Starts the functions on a data folder in a separate process. @param flags command-line flags of Node. */
export async function startFunctions(
  dataDir: string,
  flags: readonly string[] = [],
): Promise<FunctionsProcess> {
  const own = Object.entries(process.env).filter(([name]) => !RUNNER_VARIABLES.test(name))
  const child = fork(script, {
    env: { ...Object.fromEntries(own), DATA_DIR: dataDir },
    execArgv: [...flags, '--import', loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const [url] = (await Promise.race([once(child, 'message'), ended])) as unknown[]
  if (typeof url !== 'string') throw new Error(`The functions did not start (${String(url)}).`)
  return {
    url,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
