import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SEAL = 'sealed.json'

/**
 * The files that one build leaves for the next. They are believed only when they are, byte by byte,
 * what the last build that came to its end has left: whatever a killed build wrote, and whatever was
 * damaged since, is removed and thereby made anew.
 */
export class SealedFolder {
  readonly #folder: string
  readonly #places: readonly string[]

  /** @param places the files and folders in it that are sealed; anything else is left alone */
  constructor(folder: string, places: readonly string[]) {
    this.#folder = folder
    this.#places = places
  }

  /** Removes every file that is not as it was sealed. @returns how many. */
  removeBroken(): number {
    const sealed = this.#readSeal()
    const broken = this.#files().filter((file) => sealed.get(file) !== this.#digest(file))
    for (const file of broken) rmSync(join(this.#folder, file), { force: true })
    return broken.length
  }

  /** Vouches for the files as they are now. */
  seal(): void {
    const digests = this.#files().map((file) => [file, this.#digest(file)])
    mkdirSync(this.#folder, { recursive: true })
    const seal = join(this.#folder, SEAL)
    writeFileSync(`${seal}.part`, JSON.stringify(digests))
    renameSync(`${seal}.part`, seal)
  }

  #readSeal(): ReadonlyMap<string, string> {
    try {
      return new Map(
        JSON.parse(readFileSync(join(this.#folder, SEAL), 'utf8')) as [string, string][],
      )
    } catch {
      // None yet, or it is broken itself: then nothing is believed.
      return new Map()
    }
  }

  #files(): string[] {
    return this.#places.flatMap((place) => {
      const path = join(this.#folder, place)
      return filesAt(path).map((file) => relative(this.#folder, file))
    })
  }

  #digest(file: string): string {
    return hash('sha256', readFileSync(join(this.#folder, file)))
  }
}

/** The file at a path or all files below it; none when there is nothing. */
function filesAt(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
