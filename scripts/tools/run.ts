import { spawn } from 'node:child_process'

/** Success and output of a command. */
export interface Outcome {
  succeeded: boolean
  output: string
}

/**
 * Runs a command to its end.
 * @param options.show whether its output goes directly to the terminal; else it is collected.
 * @param options.environment variables added to those of this process.
 */
export function run(
  command: string,
  parameters: readonly string[],
  options: { show?: boolean; environment?: Record<string, string> } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: options.show === true ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.environment },
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => resolve({ succeeded: false, output: error.message }))
    child.on('close', (code) => resolve({ succeeded: code === 0, output }))
  })
}
