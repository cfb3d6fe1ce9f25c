import { Cron } from 'croner'
import type { LoadedFunction } from './load-functions.ts'

/** The only schedule that is quickened: waiting a minute for a rebuild would be tedious locally. */
const EVERY_MINUTE = '* * * * *'

export interface SchedulesOptions {
  functions: readonly LoadedFunction[]
  /** How often a function that is to run every minute runs here, in seconds. */
  everyMinuteSeconds: number
  /** Runs one function; must not reject. */
  run: (target: LoadedFunction, nextRun: Date) => Promise<Response>
}

/** The platform's clock: runs scheduled functions by their cron line in UTC, never one twice at once. */
export class Schedules {
  readonly #options: SchedulesOptions
  readonly #scheduled: Map<string, { target: LoadedFunction; schedule: string }>
  readonly #running = new Map<string, Promise<Response>>()
  readonly #stops: (() => void)[] = []

  constructor(options: SchedulesOptions) {
    this.#options = options
    this.#scheduled = new Map(
      options.functions.flatMap((target) => {
        const { schedule } = target.config
        return schedule === undefined ? [] : [[target.name, { target, schedule }] as const]
      }),
    )
  }

  /** Starts the clock; a function that is to run every minute runs once right now. */
  start(): void {
    for (const [name, { schedule }] of this.#scheduled) {
      const runUnlessRunning = () => {
        if (!this.#running.has(name)) void this.#run(name)
      }
      if (schedule === EVERY_MINUTE) {
        const timer = setInterval(runUnlessRunning, this.#options.everyMinuteSeconds * 1_000)
        this.#stops.push(() => clearInterval(timer))
        runUnlessRunning()
      } else {
        const job = new Cron(schedule, { timezone: 'UTC' }, runUnlessRunning)
        this.#stops.push(() => job.stop())
      }
    }
  }

  /** Runs a function once, after the run that is under way; undefined when none has this name. */
  runByHand(name: string): Promise<Response> | undefined {
    return this.#scheduled.has(name) ? this.#run(name) : undefined
  }

  /** Stops the clock and waits for the runs under way. */
  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0)) stop()
    while (this.#running.size > 0) await Promise.all(this.#running.values())
  }

  async #run(name: string): Promise<Response> {
    const scheduled = this.#scheduled.get(name)
    if (!scheduled) throw new Error(`No scheduled function is called ${name}.`)
    const before = this.#running.get(name)
    const run = (async () => {
      await before
      return await this.#options.run(scheduled.target, this.#nextRun(scheduled.schedule))
    })()
    this.#running.set(name, run)
    const answer = await run
    if (this.#running.get(name) === run) this.#running.delete(name)
    return answer
  }

  #nextRun(schedule: string): Date {
    const next = new Cron(schedule, { paused: true, timezone: 'UTC' }).nextRun()
    return next ?? new Date(0)
  }
}
