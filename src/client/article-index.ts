/** The part of Pagefind's browser API that a search needs. */
export interface Pagefind {
  options: (options: { noWorker: boolean }) => Promise<void>
  init: () => Promise<void>
  destroy: () => Promise<void>
  search: (query: string) => Promise<{ results: readonly { data: () => Promise<PagefindPage> }[] }>
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

const FOLDER = '/pagefind'
const importPagefind = () => import(/* @vite-ignore */ `${FOLDER}/pagefind.js`) as Promise<Pagefind>

/** Rejects when the index cannot be read, which Pagefind itself leaves uncaught. */
async function openPagefind(): Promise<Pagefind> {
  const entry = await fetch(`${FOLDER}/pagefind-entry.json`, { cache: 'no-cache' })
  if (!entry.ok) throw new Error(`The search index cannot be read: ${entry.status}.`)
  const pagefind = await importPagefind()
  // A search takes milliseconds; a worker would have to load all of Pagefind once more.
  await pagefind.options({ noWorker: true })
  await pagefind.init()
  return pagefind
}

/** The index of all articles, loaded when it is first needed. Every call rejects when it cannot be loaded. */
export function createArticleIndex() {
  let opened: Promise<Pagefind> | undefined

  /** Pagefind keeps what it has loaded, also what failed: the next search opens the index anew. */
  async function close(): Promise<void> {
    opened = undefined
    await (await importPagefind()).destroy()
  }

  function open(): Promise<Pagefind> {
    opened ??= openPagefind().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  /** Articles that match, best first. */
  async function search(query: string): Promise<Finding[]> {
    let { results } = await (await open()).search(query)
    if (results.length === 0) {
      // Pagefind keeps silent about parts that it cannot load, and the site may have been built
      // anew since: nothing is believed only of an index that has just been opened.
      await close()
      ;({ results } = await (await open()).search(query))
    }
    return results.map(({ data }) => ({
      load: async () => {
        try {
          return toFoundArticle(await data())
        } catch (error) {
          await close()
          throw error
        }
      },
    }))
  }

  return {
    /** Loads what every search needs. */
    preload: async (): Promise<void> => {
      await open()
    },
    search,
  }
}

function toFoundArticle({ url, meta, excerpt }: PagefindPage): FoundArticle {
  return {
    path: new URL(url, 'https://site.invalid').pathname.replace(/\.html$/, ''),
    title: meta.title ?? '',
    category: meta.category ?? '',
    excerpt: excerpt
      .split(/<\/?mark>/)
      .map((part) => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
  }
}
