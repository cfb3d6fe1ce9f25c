import { spawn } from 'node:child_process'

/** A script of the project that runs beside the benchmark. */
export interface Child {
  /** What it has printed as its first line. */
  firstLine: string
  stop(): Promise<void>
}

/**
 * Runs a script until it is stopped; resolves with the first line that contains `mark`.
 * @throws when it ends before.
 */
export function startChild(
  script: string,
  options: { mark?: string; environment?: Record<string, string>; parameters?: string[] } = {},
): Promise<Child> {
  const { mark = 'http', environment = {}, parameters = [] } = options
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<void>((settle) => child.on('close', () => settle()))
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const firstLine = output.split('\n').find((line) => line.includes(mark))
      if (firstLine === undefined) return
      resolve({
        firstLine: firstLine.trim(),
        stop: async () => {
          child.kill('SIGTERM')
          await ended
        },
      })
    })
    child.on('close', () => reject(new Error(`${script} ended before it was ready: ${output}`)))
  })
}
