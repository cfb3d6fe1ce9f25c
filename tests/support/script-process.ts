import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Script in its own Node process. For tests that kill it or start many at once. */
export interface ScriptProcess {
  /** Waits for the next line that the script prints; undefined when the script has ended. */
  nextLine: () => Promise<string | undefined>
  /** Waits for all lines that the script prints from now until it ends. */
  remainingLines: () => Promise<string[]>
  /** Kills the process with SIGKILL, which it cannot handle. */
  kill: () => Promise<void>
}

/** Runs the source of an ES module, which may import TypeScript files by their URL. */
export function runScript(source: string): ScriptProcess {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const nextLine = async () => {
    const { done, value } = await lines.next()
    return done ? undefined : value
  }
  return {
    nextLine,
    remainingLines: async () => {
      const rest: string[] = []
      for (let line = await nextLine(); line !== undefined; line = await nextLine()) rest.push(line)
      return rest
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
