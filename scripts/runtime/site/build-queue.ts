/** Merges requests for builds as the platform does: one builds, at most one more waits. */
export class BuildQueue {
  readonly #build: () => Promise<void>
  #running: Promise<void> | undefined
  #waiting = false
  #stopped = false

  /** @param build builds once; must not reject */
  constructor(build: () => Promise<void>) {
    this.#build = build
  }

  /** Asks for a build that begins after this call. */
  request(): void {
    if (this.#stopped) return
    this.#waiting = true
    this.#running ??= this.#run()
  }

  /** Resolves when nothing builds and nothing waits. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Drops what waits and resolves when the build under way has ended. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#waiting = false
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#waiting) {
      this.#waiting = false
      await this.#build()
    }
    this.#running = undefined
  }
}
