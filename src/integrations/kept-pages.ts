import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { setImmediate } from 'node:timers/promises'

const HTML = '.html'

/** The bundler, beside which pages are put out, waits no longer than these take. */
const COPIED_AT_ONCE = 50

/**
 * Puts the pages of an earlier build out before Astro asks for them, while the bundler leaves this
 * thread idle: Astro itself would copy one after the other once everything is bundled. It takes those
 * that are still good as they are, and writes the others anew.
 */
export class KeptPages {
  readonly #kept: string
  readonly #site: string
  #placed: readonly string[] = []

  /** @param kept the folder of kept files, laid out as the site is */
  constructor(kept: string, site: string) {
    this.#kept = kept
    this.#site = site
  }

  /** @param files paths within both folders */
  async putOut(files: readonly string[]): Promise<void> {
    this.#placed = files.filter((file) => file.endsWith(HTML))
    for (const folder of new Set(this.#placed.map((file) => dirname(file)))) {
      mkdirSync(join(this.#site, folder), { recursive: true })
    }
    for (const [index, file] of this.#placed.entries()) {
      copyFileSync(join(this.#kept, file), join(this.#site, file))
      if (index % COPIED_AT_ONCE === 0) await setImmediate()
    }
  }

  /** Takes away what no page is any more. @param pages the paths of all built pages, without extension */
  takeBackAllBut(pages: readonly string[]): void {
    const built = new Set(pages.map((page) => page.replaceAll('/', sep) + HTML))
    for (const file of this.#placed) {
      if (!built.has(file)) rmSync(join(this.#site, file), { force: true })
    }
  }
}
