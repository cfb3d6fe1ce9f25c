import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The texts of articles as HTML, one file each, named by a hash of what is in it. Astro's own store
 * becomes a module of the build: with thousands of texts in it, a build would spend most of its time
 * and memory on carrying it about, also for pages that stay as they are.
 */
export class RenderedTexts {
  readonly #folder: string
  readonly #names: Set<string>
  /** A page asks for its text a few times in a row. */
  #last = { name: '', html: '' }

  /** @param folder made when it is missing */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.#folder = folder
    this.#names = new Set(readdirSync(folder))
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** Keeps a text. @returns its name, by which `read` finds it in this build and in later ones. */
  keep(html: string): string {
    const name = `${hash('sha256', html)}.html`
    if (this.#names.has(name)) return name
    const path = join(this.#folder, name)
    // A build that is killed in between leaves no half text under a name that promises a whole one.
    writeFileSync(`${path}.part`, html)
    renameSync(`${path}.part`, path)
    this.#names.add(name)
    return name
  }

  /** @throws when there is no such text. */
  read(name: string): string {
    if (this.#last.name !== name) {
      this.#last = { name, html: readFileSync(join(this.#folder, name), 'utf8') }
    }
    return this.#last.html
  }

  /** Removes every text but these. */
  retain(names: ReadonlySet<string>): void {
    for (const name of this.#names) {
      if (names.has(name)) continue
      rmSync(join(this.#folder, name), { force: true })
      this.#names.delete(name)
    }
  }
}
