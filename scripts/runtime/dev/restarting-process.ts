import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch, type FSWatcher } from 'node:fs'

/** Editors write a file in several steps; this long after the last one it is taken for done. */
const SETTLE_MS = 150

export interface RestartingProcessOptions {
  /** A TypeScript file, run on the Node of this process. */
  file: string
  env: NodeJS.ProcessEnv
  /** Folders whose changes restart the process, whatever is in them. */
  watched: readonly string[]
}

/** A child process that is started anew whenever a watched file changes, also after it has failed. */
export class RestartingProcess {
  readonly #options: RestartingProcessOptions
  readonly #watchers: FSWatcher[]
  #child: ChildProcess | undefined
  #settled: NodeJS.Timeout | undefined
  #restarting: Promise<void> = Promise.resolve()

  constructor(options: RestartingProcessOptions) {
    this.#options = options
    this.#start()
    this.#watchers = options.watched.map((folder) =>
      watch(folder, { recursive: true }, () => {
        clearTimeout(this.#settled)
        this.#settled = setTimeout(() => this.#restart(), SETTLE_MS)
      }),
    )
  }

  /** Ends the process in its own clean way. */
  async stop(): Promise<void> {
    clearTimeout(this.#settled)
    for (const watcher of this.#watchers) watcher.close()
    await this.#restarting
    await endProcess(this.#child)
  }

  #start(): void {
    const { file, env } = this.#options
    this.#child = spawn(process.execPath, [file], { env, stdio: 'inherit' })
  }

  #restart(): void {
    this.#restarting = this.#restarting.then(async () => {
      await endProcess(this.#child)
      this.#start()
    })
  }
}

/** Asks a process to end and waits for it. */
export async function endProcess(child: ChildProcess | undefined): Promise<void> {
  if (child?.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
