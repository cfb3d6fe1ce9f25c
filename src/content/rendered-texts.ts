import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { renderMarkdown } from '#src/domain/markdown.ts'
// Not `import { type ... }`: that would leave an import behind which runs the thread's code here.
import type { MarkdownThreadData, Sources } from './markdown-thread.ts'
import { writeText } from './text-file.ts'

/** Below this many texts a thread takes longer to start than they take to render. */
const WORTH_A_THREAD = 100
const SENT_AT_ONCE = 20
/** Messages under way, so that the thread has something to do while this one does not listen. */
const MESSAGES_AHEAD = 3
/** Texts that wait to be rendered: each of them is in memory. */
const MOST_WAITING = 1000

/**
 * The texts of articles as HTML, one file each, named by a hash of what it is made from. Astro's own
 * store becomes a module of the build: with thousands of texts in it, a build would spend most of its
 * time and memory on carrying it about, also for pages that stay as they are.
 *
 * Many texts are rendered in a thread, while this one bundles and renders pages.
 */
export class RenderedTexts {
  readonly #folder: string
  readonly #maker: string
  readonly #names: Set<string>
  /** Sources by name, in the order in which they came. */
  readonly #waiting = new Map<string, string>()
  readonly #unsent: string[] = []
  #thread: Worker | undefined
  #underWay = 0
  /** A page asks for its text a few times in a row. */
  #last = { name: '', html: '' }

  /**
   * @param folder made when it is missing
   * @param maker changes with the code that renders
   */
  constructor(folder: string, maker: string) {
    mkdirSync(folder, { recursive: true })
    this.#folder = folder
    this.#maker = maker
    this.#names = new Set(readdirSync(folder))
  }

  /** Whether an earlier build has left this text. */
  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** Keeps the text of a Markdown source. @returns its name, for `read` in this build or a later one. */
  keep(source: string): string {
    const name = `${hash('sha256', `${this.#maker} ${source}`)}.html`
    if (this.#names.has(name) || this.#waiting.has(name)) return name
    this.#waiting.set(name, source)
    this.#unsent.push(name)
    if (this.#waiting.size > WORTH_A_THREAD) this.#thread ??= this.#startThread()
    this.#send()
    return name
  }

  /** @throws when there is no such text, or it cannot be rendered. */
  read(name: string): string {
    if (this.#last.name !== name)
      this.#last = { name, html: this.#render(name) ?? this.#load(name) }
    return this.#last.html
  }

  /**
   * Resolves when so few texts wait that more may come. Until then some are rendered here too, those
   * whose pages come last: nothing else is to be done before all items are known.
   */
  async mayTakeMore(): Promise<void> {
    while (this.#thread && this.#waiting.size > MOST_WAITING) {
      const name = this.#unsent.pop()
      if (name === undefined) return this.#waitUntil(MOST_WAITING)
      this.#render(name)
      await setImmediate()
    }
  }

  /** Resolves when every text has its file. @throws when one cannot be rendered. */
  async settled(): Promise<void> {
    await this.#waitUntil(0)
    await this.#thread?.terminate()
    this.#thread = undefined
    for (const name of this.#waiting.keys()) this.#render(name)
  }

  /** Removes every text but these. */
  retain(names: ReadonlySet<string>): void {
    for (const name of this.#names) {
      if (names.has(name)) continue
      rmSync(join(this.#folder, name), { force: true })
      this.#names.delete(name)
    }
  }

  #load(name: string): string {
    return readFileSync(join(this.#folder, name), 'utf8')
  }

  /** Renders a text here that is asked for before the thread has come to it. */
  #render(name: string): string | undefined {
    const source = this.#waiting.get(name)
    if (source === undefined) return undefined
    const html = renderMarkdown(source)
    writeText(this.#folder, name, html)
    this.#done(name)
    return html
  }

  #done(name: string): void {
    this.#waiting.delete(name)
    this.#names.add(name)
  }

  #startThread(): Worker {
    const workerData: MarkdownThreadData = { folder: this.#folder }
    // The flags this process was started with are not meant for the thread. What it makes is soon
    // garbage: room for much of that would only add to the memory of the build.
    const options = { workerData, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 8 } }
    const thread = new Worker(new URL('./markdown-thread.ts', import.meta.url), options)
    thread.unref()
    thread.on('message', (names: readonly string[]) => {
      this.#underWay -= 1
      for (const name of names) this.#done(name)
      this.#send()
    })
    // What it leaves is rendered here, and a text that cannot be rendered is told of then.
    thread.on('error', () => {
      this.#thread = undefined
    })
    return thread
  }

  #send(): void {
    while (this.#thread && this.#underWay < MESSAGES_AHEAD && this.#unsent.length > 0) {
      const sources: Sources = this.#unsent.splice(0, SENT_AT_ONCE).flatMap((name) => {
        const source = this.#waiting.get(name)
        return source === undefined ? [] : [[name, source] as const]
      })
      this.#thread.postMessage(sources)
      this.#underWay += 1
    }
  }

  /** Waits for the thread, if there is one, until at most this many texts are left to it. */
  async #waitUntil(most: number): Promise<void> {
    this.#thread?.ref()
    while (this.#thread && this.#waiting.size > most) {
      await once(this.#thread, 'message').catch(() => undefined)
    }
    this.#thread?.unref()
  }
}
