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

/** A file as it is, by its path within the folder. */
interface FileNow {
  name: string
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
    const broken = this.#files().filter((file) => !this.#isAsSealed(file, sealed.get(file.name)))
    for (const { name } of broken) {
      rmSync(join(this.#folder, name), { force: true })
      this.#known.delete(name)
    }
    return broken.length
  }

  /** Vouches for the files as they are now. */
  seal(): void {
    const sealed = this.#files().map((file) => [file.name, this.#look(file)])
    mkdirSync(this.#folder, { recursive: true })
    const seal = join(this.#folder, SEAL)
    writeFileSync(`${seal}.part`, JSON.stringify(sealed))
    renameSync(`${seal}.part`, seal)
  }

  /** The files below one of the places, as paths within it, that were whole when last looked at. */
  wholeFilesIn(place: string): string[] {
    const prefix = place + sep
    return [...this.#known.keys()]
      .filter((file) => file.startsWith(prefix))
      .map((file) => file.slice(prefix.length))
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

  #files(): FileNow[] {
    const paths = this.#places.flatMap((place) => pathsAt(join(this.#folder, place)))
    return paths.flatMap((path) => {
      const stats = statSync(path)
      if (!stats.isFile()) return []
      return [{ name: path.slice(this.#folder.length + 1), state: fileState(stats) }]
    })
  }

  #isAsSealed({ name, state }: FileNow, sealed: Sealed | undefined): boolean {
    if (sealed?.state !== state) return this.#read(name).digest === sealed?.digest
    this.#known.set(name, sealed)
    return true
  }

  /** Reads only what was written since this process has looked. */
  #look({ name, state }: FileNow): Sealed {
    const known = this.#known.get(name)
    return known?.state === state ? known : this.#read(name)
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

/** The file at a path, or everything below it; none when there is nothing. */
function pathsAt(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => path + sep + name)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
