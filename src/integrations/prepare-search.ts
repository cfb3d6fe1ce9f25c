import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublishedItem } from '#src/content/published-items.ts'
import type { PublicPost } from '#src/contracts/posts.ts'
import type { SearchIndexes } from '#src/contracts/search-indexes.ts'
import { readFragmentIds, writePagefindFolder } from './pagefind-folder.ts'
import { digestOf, searchRecord } from './search-record.ts'

/** Raised when a record or a folder is made otherwise than before. */
const FORMAT = 1

/**
 * Articles that are indexed anew without a second thought: about a second of work. A site of more
 * keeps its large index, and what changes goes into a small one beside it
 * (docs/decisions/2026-11-21-search-index-in-two-parts.md).
 */
export const CHANGES_LIMIT = 250

type Article = PublishedItem<PublicPost>

export interface PrepareSearchOptions {
  articles: readonly Article[]
  /** Kept from build to build. */
  folder: string
  /** For tests. */
  changesLimit?: number
}

/** What the large index was made of, kept beside it. */
interface Base {
  name: string
  /** By the article's id. */
  articles: Record<string, IndexedArticle>
}

interface IndexedArticle {
  /** Digest of the article as it was last seen, which may change in what cannot be found. */
  digest: string
  /** Digest of its record. */
  record: string
  /** Its id in results; null when nothing finds it. */
  fragment: string | null
}

interface Changes {
  articles: readonly Article[]
  stale: readonly string[]
}

/**
 * Makes the indexes of all articles in the kept folder, as little as has changed since the last
 * build, and takes away those that are no longer needed.
 * @throws when an index cannot be built.
 */
export async function prepareSearch(options: PrepareSearchOptions): Promise<SearchIndexes> {
  const { articles, folder, changesLimit = CHANGES_LIMIT } = options
  await mkdir(folder, { recursive: true })
  const indexes = await makeIndexes(articles, folder, changesLimit)
  await removeOthers(folder, indexes)
  return indexes
}

async function makeIndexes(
  articles: readonly Article[],
  folder: string,
  changesLimit: number,
): Promise<SearchIndexes> {
  if (articles.length === 0) return { base: null, recent: null, stale: [] }
  const base = await readBase(folder)
  const changes = base && changesSince(base, articles)
  if (!base || !changes || isTooMuch(changes, articles.length, changesLimit)) {
    return { base: await makeBase(folder, articles), recent: null, stale: [] }
  }
  await writeBase(folder, base)
  return { base: base.name, recent: await makeRecent(folder, changes), stale: changes.stale }
}

function isTooMuch({ articles, stale }: Changes, total: number, limit: number): boolean {
  const count = Math.max(articles.length, stale.length)
  return count > limit || (count > 0 && total <= limit)
}

/** Also brings the digests up to date of articles that changed in what cannot be found. */
function changesSince(base: Base, articles: readonly Article[]): Changes {
  const gone = new Map(Object.entries(base.articles))
  const changed = articles.filter(({ data, digest }) => {
    const indexed = gone.get(data.id)
    const same = indexed?.digest === digest || indexed?.record === digestOf(searchRecord(data))
    if (!indexed || !same) return true
    indexed.digest = digest
    gone.delete(data.id)
    return false
  })
  return { articles: changed, stale: [...gone.values()].flatMap(({ fragment }) => fragment ?? []) }
}

async function makeBase(folder: string, articles: readonly Article[]): Promise<string> {
  const records = articles.map(({ data }) => searchRecord(data))
  const name = await makeIndex(folder, records)
  const fragments = await readFragmentIds(path.join(folder, name))
  const entries = articles.map(({ data, digest }, index): [string, IndexedArticle] => {
    const record = records[index]
    // An article without a single word has none: nothing finds it.
    const fragment = fragments.get(record?.url ?? '') ?? null
    return [data.id, { digest, record: digestOf(record), fragment }]
  })
  await writeBase(folder, { name, articles: Object.fromEntries(entries) })
  return name
}

async function makeRecent(folder: string, { articles }: Changes): Promise<string | null> {
  if (articles.length === 0) return null
  return makeIndex(
    folder,
    articles.map(({ data }) => searchRecord(data)),
  )
}

type Records = Parameters<typeof writePagefindFolder>[1]

/** @returns the name of the folder, which is the digest of what is in it. */
async function makeIndex(folder: string, records: Records): Promise<string> {
  const name = digestOf([FORMAT, await pagefindVersion(), records])
  const target = path.join(folder, name)
  if (!existsSync(target)) await writePagefindFolder(target, records)
  return name
}

/** Indexes of different versions are not to be searched together. */
async function pagefindVersion(): Promise<string> {
  const manifest = new URL('../package.json', import.meta.resolve('pagefind'))
  return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version
}

const stateFile = (folder: string) => path.join(folder, 'base.json')

interface BaseFile {
  format: number
  version: string
  base: Base
}

async function readBase(folder: string): Promise<Base | null> {
  try {
    const file = JSON.parse(await readFile(stateFile(folder), 'utf8')) as BaseFile
    const current = file.format === FORMAT && file.version === (await pagefindVersion())
    return current && existsSync(path.join(folder, file.base.name)) ? file.base : null
  } catch {
    // No build has left one, or one was cut off: the index is made anew.
    return null
  }
}

async function writeBase(folder: string, base: Base): Promise<void> {
  const file: BaseFile = { format: FORMAT, version: await pagefindVersion(), base }
  await writeFile(stateFile(folder), JSON.stringify(file))
}

async function removeOthers(folder: string, { base, recent }: SearchIndexes): Promise<void> {
  for (const name of await readdir(folder)) {
    const kept = name === base || name === recent || path.join(folder, name) === stateFile(folder)
    if (!kept) await rm(path.join(folder, name), { recursive: true })
  }
}
