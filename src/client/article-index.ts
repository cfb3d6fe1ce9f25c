import {
  SEARCH_INDEX_FOLDER,
  SEARCH_INDEXES_PATH,
  type SearchIndexes,
} from '#src/contracts/search-indexes.ts'

/** The part of Pagefind's own script that a search needs. */
export interface Pagefind {
  createInstance: (options: {
    basePath: string
    noWorker: boolean
    language: string
    metaCacheTag: string
  }) => PagefindInstance
}

interface PagefindInstance {
  mergeIndex: (basePath: string, options: { metaCacheTag: string }) => Promise<void>
  search: (query: string) => Promise<{ results: readonly PagefindResult[] }>
}

interface PagefindResult {
  id: string
  data: () => Promise<PagefindPage>
}

interface PagefindPage {
  url: string
  meta: Record<string, string>
  /** HTML: `<mark>` around what matches, `<` and `>` of the text escaped. */
  excerpt: string
}

/** An article that matches, ready to be shown. */
export interface FoundArticle {
  path: string
  title: string
  category: string
  /** Every second part, from the second on, is what matches. */
  excerpt: readonly string[]
}

/** One result; what it shows is loaded when it is shown. */
export interface Finding {
  load: () => Promise<FoundArticle>
}

/** Where the index comes from: the site, or a test's own. */
export interface IndexSource {
  /** Takes a path of the site. */
  fetch: (path: string) => Promise<Response>
  loadPagefind: (path: string) => Promise<Pagefind>
  /** Stands before every path that Pagefind loads by itself. */
  origin: string
}

const siteSource: IndexSource = {
  fetch: (path) => fetch(path, { cache: 'no-cache' }),
  loadPagefind: (path) => import(/* @vite-ignore */ path) as Promise<Pagefind>,
  origin: '',
}

/** Searches the indexes of one build of the site. */
type LoadedIndex = (query: string) => Promise<readonly PagefindResult[]>

/**
 * The index of all articles, loaded when it is first needed. Every call rejects when it cannot be
 * loaded, and loads anew the next time.
 */
export function createArticleIndex(source: IndexSource = siteSource) {
  let loading: Promise<LoadedIndex> | undefined

  /** Pagefind keeps what failed: after a failure everything is loaded anew. */
  function forget(error: unknown): never {
    loading = undefined
    throw error
  }

  function load(): Promise<LoadedIndex> {
    loading ??= readIndexes(source)
      .then((indexes) => openIndexes(source, indexes))
      .catch(forget)
    return loading
  }

  /** Articles that match, best first. */
  async function search(query: string): Promise<Finding[]> {
    let results = await (await load())(query)
    if (results.length === 0) {
      // Pagefind keeps silent about parts that it cannot load, and the site may have been built
      // anew since: nothing is believed only of an index that has just been loaded.
      loading = undefined
      results = await (await load())(query)
    }
    return results.map(({ data }) => ({ load: () => data().then(toFoundArticle, forget) }))
  }

  return {
    /** Loads what every search needs. */
    preload: async (): Promise<void> => {
      await load()
    },
    search,
  }
}

async function readIndexes({ fetch }: IndexSource): Promise<SearchIndexes> {
  const answer = await fetch(SEARCH_INDEXES_PATH)
  if (!answer.ok) throw new Error(`The search indexes cannot be read: ${answer.status}.`)
  return (await answer.json()) as SearchIndexes
}

async function openIndexes(
  { loadPagefind, origin }: IndexSource,
  indexes: SearchIndexes,
): Promise<LoadedIndex> {
  const { base, recent, stale } = indexes
  if (base === null) return () => Promise.resolve([])
  const { createInstance } = await loadPagefind(`${SEARCH_INDEX_FOLDER}/${base}/pagefind.js`)
  const instance = createInstance({
    basePath: `${origin}${SEARCH_INDEX_FOLDER}/${base}/`,
    // A search takes milliseconds; a worker would have to load all of Pagefind once more.
    noWorker: true,
    language: 'lt',
    // The folder is named by its content: what the browser has of it stays right.
    metaCacheTag: base,
  })
  if (recent !== null) {
    await instance.mergeIndex(`${origin}${SEARCH_INDEX_FOLDER}/${recent}/`, {
      metaCacheTag: recent,
    })
  }
  const outdated = new Set(stale)
  return async (query) => {
    const { results } = await instance.search(query)
    return results.filter(({ id }) => !outdated.has(id))
  }
}

function toFoundArticle({ url, meta, excerpt }: PagefindPage): FoundArticle {
  return {
    path: new URL(url, 'https://site.invalid').pathname,
    title: meta.title ?? '',
    category: meta.category ?? '',
    excerpt: excerpt
      .split(/<\/?mark>/)
      .map((part) => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
  }
}
