import { Cron } from 'croner'
import type { LoadedFunction } from './load-functions.ts'

/** The only schedule that runs more often locally, since waiting minutes for a rebuild is tedious. */
const EVERY_FIVE_MINUTES = '*/5 * * * *'

export interface SchedulesOptions {
  functions: readonly LoadedFunction[]
  /** Interval in seconds for functions scheduled every five minutes. */
  frequentSeconds: number
  /** Runs one function; must not reject. */
  run: (target: LoadedFunction, nextRun: Date) => Promise<Response>
}

/** Scheduler of functions by cron expression in UTC. Runs of one function never overlap. */
export class Schedules {
  readonly #options: SchedulesOptions
  readonly #running = new Map<LoadedFunction, Promise<Response>>()
  readonly #stops: (() => void)[] = []

  constructor(options: SchedulesOptions) {
    this.#options = options
  }

  /** Starts the scheduler; functions scheduled every five minutes also run immediately. */
  start(): void {
    for (const target of this.#options.functions) {
      const { schedule } = target.config
      if (schedule === undefined) continue
      const runUnlessRunning = () => {
        if (!this.#running.has(target)) void this.#run(target, schedule)
      }
      if (schedule === EVERY_FIVE_MINUTES) {
        const timer = setInterval(runUnlessRunning, this.#options.frequentSeconds * 1_000)
        this.#stops.push(() => clearInterval(timer))
        runUnlessRunning()
      } else {
        const job = new Cron(schedule, { timezone: 'UTC' }, runUnlessRunning)
        this.#stops.push(() => job.stop())
      }
    }
  }

  /** Runs a scheduled function once, after its current run. Returns undefined if none has this name. */
  runByHand(name: string): Promise<Response> | undefined {
    const target = this.#options.functions.find((one) => one.name === name)
    const schedule = target?.config.schedule
    return target && schedule !== undefined ? this.#run(target, schedule) : undefined
  }

  /** Stops the scheduler and waits for current runs. */
  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0)) stop()
    while (this.#running.size > 0) await Promise.all(this.#running.values())
  }

  async #run(target: LoadedFunction, schedule: string): Promise<Response> {
    const before = this.#running.get(target) ?? Promise.resolve()
    const nextRun = new Cron(schedule, { paused: true, timezone: 'UTC' }).nextRun()
    const run = before.then(() => this.#options.run(target, nextRun ?? new Date(0)))
    this.#running.set(target, run)
    const answer = await run
    if (this.#running.get(target) === run) this.#running.delete(target)
    return answer
  }
}
