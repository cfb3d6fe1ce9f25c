import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** A build's folder. It has the pages in `dist`, and the platform's settings in `netlify.toml`. */
export interface BuildFolder {
  number: number
  root: string
  dist: string
}

/** Folders of the numbered builds. Beside them, the symlink `dist` points to the pages of the live build. */
export class BuildFolders {
  /** Always points to a complete build, once there is one. */
  readonly link: string
  readonly #builds: string
  #last = 0

  /** @param directory the folder of the site; created when it is missing */
  constructor(directory: string) {
    this.#builds = join(directory, 'builds')
    this.link = join(directory, 'dist')
  }

  /**
   * Returns the builds of an earlier run that are kept: the build before the live one, if there is one, then the live
   * one. Removes all others. If the live build is damaged, removes every build and returns none.
   */
  async open(): Promise<BuildFolder[]> {
    await mkdir(this.#builds, { recursive: true })
    const numbers = await this.#numbers()
    this.#last = Math.max(0, ...numbers)
    const up = await this.#linked()
    const whole = numbers.filter((number) =>
      existsSync(join(this.#folder(number).dist, 'index.html')),
    )
    const isUp = up !== undefined && whole.includes(up)
    const kept = isUp ? whole.filter((number) => number <= up).slice(-2) : []
    await Promise.all(numbers.filter((number) => !kept.includes(number)).map((n) => this.remove(n)))
    return kept.map((number) => this.#folder(number))
  }

  /** Creates the folder of the next build, with the next number. */
  async next(): Promise<BuildFolder> {
    this.#last += 1
    const folder = this.#folder(this.#last)
    await mkdir(folder.root)
    return folder
  }

  /** Makes a finished build live, by replacing the symlink atomically. */
  async publish(folder: BuildFolder): Promise<void> {
    const fresh = `${this.link}.${folder.number}`
    await rm(fresh, { force: true })
    await symlink(join('builds', String(folder.number), 'dist'), fresh)
    await rename(fresh, this.link)
  }

  async remove(number: number): Promise<void> {
    await rm(join(this.#builds, String(number)), { recursive: true, force: true, maxRetries: 3 })
  }

  async #numbers(): Promise<number[]> {
    const names = await readdir(this.#builds)
    return names
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((one, other) => one - other)
  }

  async #linked(): Promise<number | undefined> {
    const target = await readlink(this.link).catch(() => undefined)
    return target === undefined ? undefined : Number(basename(dirname(target)))
  }

  #folder(number: number): BuildFolder {
    const root = join(this.#builds, String(number))
    return { number, root, dist: join(root, 'dist') }
  }
}
