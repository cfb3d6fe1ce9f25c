/** The part of Pagefind's browser API that a search needs. */
export interface Pagefind {
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

const SCRIPT = '/pagefind/pagefind.js'
const importPagefind = () => import(/* @vite-ignore */ SCRIPT) as Promise<Pagefind>

/** The index of all articles, loaded when it is first needed. Every call rejects when it cannot be loaded. */
export function createArticleIndex(load: () => Promise<Pagefind> = importPagefind) {
  /** Pagefind keeps what it has loaded, and the site may have been built anew since. */
  async function reload(): Promise<Pagefind> {
    const pagefind = await load()
    await pagefind.destroy()
    await pagefind.init()
    return pagefind
  }

  /** Articles that match, best first. */
  async function search(query: string): Promise<Finding[]> {
    let { results } = await (await load()).search(query)
    if (results.length === 0) ({ results } = await (await reload()).search(query))
    return results.map(({ data }) => ({
      load: async () => {
        try {
          return toFoundArticle(await data())
        } catch (error) {
          await reload()
          throw error
        }
      },
    }))
  }

  return {
    /** Loads what every search needs. */
    preload: async (): Promise<void> => {
      await (await load()).init()
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
