import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The folder of one build: its pages are in `dist`, the platform's settings beside them. */
export interface BuildFolder {
  number: number
  root: string
  dist: string
}

/**
 * The numbered builds below a folder, and the symlink `dist` beside them that leads to the pages of
 * the one that is up.
 */
export class BuildFolders {
  /** Always leads to a whole build, once there is one. */
  readonly link: string
  readonly #builds: string
  #last = 0

  /** @param directory the folder of the site; made when it is missing */
  constructor(directory: string) {
    this.#builds = join(directory, 'builds')
    this.link = join(directory, 'dist')
  }

  /**
   * The build that is up from an earlier run, with its predecessor; others are removed, and all when
   * that one is damaged.
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

  /** Makes the folder for another build, numbered after all others. */
  async next(): Promise<BuildFolder> {
    this.#last += 1
    const folder = this.#folder(this.#last)
    await mkdir(folder.root)
    return folder
  }

  /** Puts a finished build up, in one step for everyone who follows the link. */
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
