import { mentionsViolence } from '#src/features/safety/words-of-violence.ts'
import {
  combineHits,
  isAlike,
  searchesOf,
  SNIPPET_WORDS,
  snippetOf,
  titleWeightOf,
  type WordHit,
  wordsOf,
} from '../found-articles.ts'

/** The part of Pagefind's browser API that is used. */
export interface Pagefind {
  options: (options: { noWorker: boolean }) => Promise<void>
  init: () => Promise<void>
  destroy: () => Promise<void>
  search: (query: string) => Promise<{ results: readonly PagefindResult[] }>
}

interface PagefindResult {
  id: string
  score: number
  /** Positions of the matches in the content. */
  words: readonly number[]
  matchedMetaFields?: readonly string[]
  data: () => Promise<PagefindPage>
}

interface PagefindPage {
  url: string
  meta: Record<string, string>
  content: string
}

/** A search result, ready to be shown. */
export interface FoundArticle {
  path: string
  title: string
  category: string
  /** Text in parts. The second, fourth and so on are matches. */
  excerpt: readonly string[]
  /** Image of the article, or the link to its topic's placeholder cover; the others are empty. */
  cover: Readonly<Record<'src' | 'srcset' | 'placeholder', string>>
}

/** A search result. Its data is loaded on demand. */
export interface Finding {
  load: () => Promise<FoundArticle>
}

/** Hit whose page can be read. */
interface ReadableHit extends WordHit, Pick<PagefindResult, 'data'> {
  /** Whether the word is in the title or the tags. */
  isSubject: boolean
}

/** Number of results shown at first, and added by each click on "more". As many are read to see which word they have. */
export const RESULTS_AT_ONCE = 10

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

/**
 * Creates the index of all articles, which is loaded on first use. Calls reject if it cannot be loaded.
 * @param articleCount number of all articles.
 */
export function createArticleIndex(articleCount: number) {
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

  /** Loads the page of a result. */
  async function read({ data }: Pick<PagefindResult, 'data'>): Promise<PagefindPage> {
    try {
      return await data()
    } catch (error) {
      await close()
      throw error
    }
  }

  /**
   * Returns the articles that contain the searched word or another form of it, with the positions of these alone.
   * Pagefind also finds words that only share their first letters with it, and scores them lower, so only the best are
   * read: if one of them has no form of the word, the rest are left out.
   */
  async function alikeOf(results: readonly PagefindResult[], word: string) {
    const hits = results.map(({ id, score, words, matchedMetaFields = [], data }) => {
      const titleWeight = Number(matchedMetaFields.includes('title'))
      const isSubject = titleWeight > 0 || matchedMetaFields.includes('tags')
      return { id, score, locations: words, titleWeight, isSubject, data }
    })
    const best = hits.slice(0, RESULTS_AT_ONCE)
    const pages = await Promise.all(best.map(read))
    const alike = best.flatMap((hit, at) => {
      const { content = '', meta = {} } = pages[at] ?? {}
      const all = content.match(/\S+/g) ?? []
      const locations = hit.locations.filter((place) => isAlike(all[place] ?? '', word))
      const titleWeight = titleWeightOf(meta.title ?? '', word)
      const isSubject = titleWeight > 0 || isAlike(meta.tags ?? '', word)
      const isFound = isSubject || locations.length > 0
      return isFound ? [{ ...hit, locations, titleWeight, isSubject }] : []
    })
    return alike.length === best.length ? [...alike, ...hits.slice(best.length)] : alike
  }

  /** Returns the articles that contain a word or a form of it, each once, with the score of the last search. */
  async function hitsOf(pagefind: Pagefind, word: string) {
    const found = new Map<string, ReadableHit>()
    for (const searched of searchesOf(word)) {
      for (const hit of await alikeOf((await pagefind.search(searched)).results, word)) {
        const { locations = [] } = found.get(hit.id) ?? {}
        found.set(hit.id, { ...hit, locations: [...locations, ...hit.locations] })
      }
    }
    return [...found.values()]
  }

  /** Returns the articles that match each word of a query. */
  async function hitsOfAll(words: readonly string[]) {
    const pagefind = await open()
    return Promise.all(words.map((word) => hitsOf(pagefind, word)))
  }

  /** Returns matching articles, best first; for a query of violence only those whose subject it is. */
  async function search(query: string): Promise<Finding[]> {
    const words = wordsOf(query)
    let hits = await hitsOfAll(words)
    if (hits.some((ofWord) => ofWord.length === 0)) {
      // Pagefind silently skips files that it cannot load, for example because a new deploy has replaced them. So an
      // empty result is trusted only right after the index was opened.
      await close()
      hits = await hitsOfAll(words)
    }
    const shown = mentionsViolence(query)
      ? hits.map((ofWord) => ofWord.filter(({ isSubject }) => isSubject))
      : hits
    return combineHits(shown, articleCount).map(({ hit, ...found }) => ({
      load: async () => toFoundArticle(await read(hit), found, words),
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

/** Returns a result. A title that contains a word says why it was found, so the beginning says what it is about. */
function toFoundArticle(
  { url, meta, content }: PagefindPage,
  { locations, isTitled }: { locations: readonly number[]; isTitled: boolean },
  words: readonly string[],
): FoundArticle {
  const all = content.match(/\S+/g) ?? []
  const alike = locations.filter((at) => words.some((word) => isAlike(all[at] ?? '', word)))
  const most = SNIPPET_WORDS[matchMedia('(width < 40rem)').matches ? 'phone' : 'laptop']
  return {
    path: new URL(url, 'https://site.invalid').pathname.replace(/\.html$/, ''),
    title: meta.title ?? '',
    category: meta.category ?? '',
    excerpt: snippetOf(content, alike, isTitled, most),
    cover: {
      src: meta.image ?? '',
      srcset: meta.srcset ?? '',
      placeholder: meta.placeholder ?? '',
    },
  }
}
