import { hash } from 'node:crypto'
import {
  type Stats,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve, sep } from 'node:path'

const SEAL = 'sealed.json'

/** What a file was when it was sealed. */
interface Sealed {
  digest: string
  /** Differs once anything was written: thousands of files need not be read to know they are whole. */
  state: string
}

/**
 * The files that one build leaves for the next. They are believed only when nobody has written them
 * since the last build that came to its end, or when they are, byte by byte, what it has left, as
 * where the folder was packed and unpacked in between. Whatever a killed build wrote, and whatever
 * was damaged since, is removed and thereby made anew.
 */
export class SealedFolder {
  readonly #folder: string
  readonly #places: readonly string[]
  readonly #known = new Map<string, Sealed>()
  /** One for all files: thousands of buffers would stand in memory until they are collected. */
  #buffer = Buffer.allocUnsafeSlow(1024 * 1024)

  /** @param places the files and folders in it that are sealed; anything else is left alone */
  constructor(folder: string, places: readonly string[]) {
    this.#folder = resolve(folder)
    this.#places = places
  }

  /** Removes every file that is not as it was sealed. @returns how many. */
  removeBroken(): number {
    const sealed = this.#readSeal()
    const broken = this.#files().filter((file) => !this.#isAsSealed(file, sealed.get(file)))
    for (const file of broken) {
      rmSync(join(this.#folder, file), { force: true })
      this.#known.delete(file)
    }
    return broken.length
  }

  /** Vouches for the files as they are now. */
  seal(): void {
    const sealed = this.#files().map((file) => [file, this.#look(file)])
    mkdirSync(this.#folder, { recursive: true })
    const seal = join(this.#folder, SEAL)
    writeFileSync(`${seal}.part`, JSON.stringify(sealed))
    renameSync(`${seal}.part`, seal)
  }

  #readSeal(): ReadonlyMap<string, Sealed> {
    try {
      return new Map(
        JSON.parse(readFileSync(join(this.#folder, SEAL), 'utf8')) as [string, Sealed][],
      )
    } catch {
      // None yet, or it is broken itself: then nothing is believed.
      return new Map()
    }
  }

  #files(): string[] {
    return this.#places.flatMap((place) => {
      const path = join(this.#folder, place)
      return filesAt(path).map((file) => file.slice(this.#folder.length + 1))
    })
  }

  #isAsSealed(file: string, sealed: Sealed | undefined): boolean {
    if (sealed?.state !== this.#state(file)) return this.#read(file).digest === sealed?.digest
    this.#known.set(file, sealed)
    return true
  }

  /** Reads only what was written since this process has looked. */
  #look(file: string): Sealed {
    const known = this.#known.get(file)
    return known?.state === this.#state(file) ? known : this.#read(file)
  }

  #state(file: string): string {
    return fileState(statSync(join(this.#folder, file)))
  }

  #read(file: string): Sealed {
    const descriptor = openSync(join(this.#folder, file), 'r')
    try {
      const stats = fstatSync(descriptor)
      if (stats.size > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(stats.size * 2)
      const size = readSync(descriptor, this.#buffer, 0, stats.size, 0)
      const digest = hash('sha256', this.#buffer.subarray(0, size))
      const read = { digest, state: fileState(stats) }
      this.#known.set(file, read)
      return read
    } finally {
      closeSync(descriptor)
    }
  }
}

function fileState({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

/** The file at a path or all files below it; none when there is nothing. */
function filesAt(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.parentPath + sep + entry.name)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
