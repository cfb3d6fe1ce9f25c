/** The part of Pagefind's browser API that is used. */
export interface Pagefind {
  options: (options: { noWorker: boolean }) => Promise<void>
  init: () => Promise<void>
  destroy: () => Promise<void>
  search: (query: string) => Promise<{ results: readonly { data: () => Promise<PagefindPage> }[] }>
}

interface PagefindPage {
  url: string
  meta: Record<string, string>
  /** HTML with `<mark>` around matches. `<` and `>` of the text are escaped. */
  excerpt: string
}

/** A search result, ready to be shown. */
export interface FoundArticle {
  path: string
  title: string
  category: string
  /** Text in parts. The second, fourth and so on are matches. */
  excerpt: readonly string[]
}

/** A search result. Its data is loaded on demand. */
export interface Finding {
  load: () => Promise<FoundArticle>
}

const FOLDER = '/pagefind'
const importPagefind = () => import(/* @vite-ignore */ `${FOLDER}/pagefind.js`) as Promise<Pagefind>

/**
 * Opens the index. Fetches the entry file first and throws if that fails, because Pagefind would cause an unhandled
 * rejection.
 */
async function openPagefind(): Promise<Pagefind> {
  const entry = await fetch(`${FOLDER}/pagefind-entry.json`, { cache: 'no-cache' })
  if (!entry.ok) throw new Error(`The search index cannot be read: ${entry.status}.`)
  const pagefind = await importPagefind()
  // A search takes milliseconds. A worker would load all of Pagefind again.
  await pagefind.options({ noWorker: true })
  await pagefind.init()
  return pagefind
}

/** Creates the index of all articles, which is loaded on first use. Calls reject if it cannot be loaded. */
export function createArticleIndex() {
  let opened: Promise<Pagefind> | undefined

  /** Closes the index. Must be done after a failure, because Pagefind caches it. */
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

  /** Returns matching articles, best first. */
  async function search(query: string): Promise<Finding[]> {
    let { results } = await (await open()).search(query)
    if (results.length === 0) {
      // Pagefind silently skips files that it cannot load, for example because a new deploy has replaced them. So an
      // empty result is trusted only right after the index was opened.
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
    /** Loads the files that every search needs. */
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
