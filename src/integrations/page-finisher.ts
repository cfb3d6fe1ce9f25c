import { Worker } from 'node:worker_threads'
import { createPageFinisher, type FinishingParts, type PageBytes } from '#src/output/finish-page.ts'
// Not `import { type ... }`: that would leave an import behind which runs the thread's code here.
import type { FinishedPages, RenderedPages } from './finishing-thread.ts'

/** A thread takes longer to start than this many pages to finish. */
const WORTH_A_THREAD = 100

/**
 * Finishes rendered pages: the first ones here, and as soon as they turn out to be many, the others in
 * a thread, while this one renders.
 */
export class PageFinisher {
  readonly #parts: FinishingParts
  readonly #finish: (rendered: PageBytes) => PageBytes
  readonly #underWay = new Map<number, PromiseWithResolvers<PageBytes>>()
  /** Pages are sent together: each message wakes the thread. */
  #unsent: (readonly [number, PageBytes])[] = []
  #pages = 0
  #thread: Worker | undefined

  constructor(parts: FinishingParts) {
    this.#parts = parts
    this.#finish = createPageFinisher(parts)
  }

  /**
   * @param rendered is not to be used after
   * @returns the built page. @throws when it cannot be finished.
   */
  async finish(rendered: PageBytes): Promise<PageBytes> {
    const number = this.#pages++
    if (number < WORTH_A_THREAD) return this.#finish(rendered)
    const answer = Promise.withResolvers<PageBytes>()
    this.#underWay.set(number, answer)
    if (this.#unsent.length === 0) setImmediate(() => this.#send())
    this.#unsent.push([number, rendered])
    return answer.promise
  }

  /** Ends the thread, if there is one. */
  async close(): Promise<void> {
    await this.#thread?.terminate()
    this.#thread = undefined
  }

  #send(): void {
    const pages: RenderedPages = this.#unsent
    this.#unsent = []
    this.#thread ??= this.#startThread()
    this.#thread.postMessage(
      pages,
      pages.map(([, rendered]) => rendered.buffer),
    )
  }

  #startThread(): Worker {
    // The flags this process was started with are not meant for the thread.
    const resourceLimits = { maxYoungGenerationSizeMb: 16 }
    const options = { workerData: this.#parts, execArgv: [], resourceLimits }
    const thread = new Worker(new URL('./finishing-thread.ts', import.meta.url), options)
    thread.on('message', (pages: FinishedPages) => {
      for (const [number, built] of pages) {
        const answer = this.#underWay.get(number)
        this.#underWay.delete(number)
        if (typeof built === 'string') answer?.reject(new Error(built))
        else answer?.resolve(built)
      }
    })
    thread.on('error', (error) => {
      this.#thread = undefined
      for (const { reject } of this.#underWay.values()) reject(error)
      this.#underWay.clear()
    })
    return thread
  }
}
