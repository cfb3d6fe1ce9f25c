/** Article that contains a searched word. */
export interface WordHit {
  id: string
  score: number
  /** Positions of the word in the article's text, in words from 0. */
  locations: readonly number[]
  inTitle: boolean
}

/** Article that a query found. */
interface CombinedHit<Hit extends WordHit> {
  /** The article as its first word found it. */
  hit: Hit
  /** Positions of all searched words. */
  locations: readonly number[]
}

/** Negation of a verb, with the reflexive `si`, before at least four letters. */
const NEGATION = /^ne(?:si)?(?=\p{L}{4})/iu

/**
 * Splits a query into words to search for. A negated word is also searched for without its negation. A query in straight
 * quotation marks is searched for as a whole.
 */
export function wordsOf(query: string): string[] {
  if (/^\s*".+"\s*$/.test(query)) return [query]
  const words = query.match(/\S+/g) ?? []
  return [...new Set(words.flatMap((word) => [word, word.replace(NEGATION, '')]))]
}

/** Whether a found word is a form of the searched one, or begins with it. The negation does not count. */
export function isAlike(found: string, searched: string): boolean {
  const [word = ''] = lettersOf(searched)
  const beginning = beginningOf(word)
  const { stem, ending } = partsOf(word)
  return lettersOf(found).some((part) => {
    if (beginning !== '' && part.startsWith(beginning)) return true
    const other = partsOf(part)
    return other.stem === stem && !(SOFT.test(ending) && HARD.test(other.ending))
  })
}

/**
 * Returns the letters that are enough for a word to count as a form of this one: its stem, if that has at least four, or
 * four letters of a longer word. None if it has only three, because too many other words begin with them (`geria`,
 * `gerklė`).
 */
function beginningOf(word: string): string {
  const { stem, ending } = partsOf(word)
  if (stem.length > 3 || ending === '') return stem
  return word.length > 5 ? word.slice(0, 4) : ''
}

/** Returns the beginning of a word, as typed, with which forms are searched for that the word itself does not find. */
export function startOf(word: string): string {
  const { length } = beginningOf(lettersOf(word)[0] ?? '')
  return length === 0 ? '' : word.slice(0, (NEGATION.exec(word)?.[0].length ?? 0) + length)
}

/**
 * Ending of a noun, adjective or verb of `lettersOf`, after at least three letters. The first line is an infinitive; the
 * second has the suffixes of comparatives and of verbs.
 */
const ENDING = new RegExp(
  '(?<=^.{3,})(?:' +
    '(?:uo|au|in|[aoei])?t(?:is?|u)|' +
    '(?:iaus|esn|uoj|auj|[oei]j|av|in|st)?(?:i?[aou][iou]?|[ei]i?)(?:[mt]es?|mis|ms|s[ei]?|je)?' +
    ')$',
)

/** Endings of words whose stem is soft: `geria`, not `gera`. */
const SOFT = /^i[aou]/
/** Endings that no form of a word with a soft stem has, such as `gerai` and `geriau`. */
const HARD = /^(?:[aou]|iau|esn)/

/** Divides a word of `lettersOf` into its stem and its ending. */
function partsOf(word: string): { stem: string; ending: string } {
  const [ending = ''] = ENDING.exec(word) ?? []
  return { stem: word.slice(0, word.length - ending.length), ending }
}

/**
 * Returns the parts of a word in small letters, without diacritics and without the negation. What stands for one sound
 * in different forms is written in one way: `skiriasi` and `skyrybos`, `pyktis` and `pykčio`.
 */
function lettersOf(word: string): string[] {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\d]+/gu) ?? []).map((part) =>
    part
      .replace(NEGATION, '')
      .replaceAll('y', 'i')
      .replaceAll(/c(?=i[aou])/g, 't')
      .replaceAll(/dz(?=i[aou])/g, 'd'),
  )
}

/**
 * Combines the hits of all words of a query, best first. An article needs one of the words. A word that is in most
 * articles finds none by itself: beside rarer words it only changes the order, and without them articles are found that
 * have it in their title, or several such words in their text.
 * @param hits for each word, the articles that contain it.
 * @param articleCount number of all articles.
 */
export function combineHits<Hit extends WordHit>(
  hits: readonly (readonly Hit[])[],
  articleCount: number,
): CombinedHit<Hit>[] {
  const rare = hits.filter((ofWord) => ofWord.length <= articleCount / 2).flat()
  const ids = new Set(rare.map(({ id }) => id))
  const articles = [...Map.groupBy(hits.flat(), ({ id }) => id).values()]
  const found = articles.filter(([hit]) => hit !== undefined && ids.has(hit.id))
  return (found.length > 0 ? found : ofCommonWords(articles))
    .toSorted(
      (a, b) => b.length - a.length || sum(b, ({ score }) => score) - sum(a, ({ score }) => score),
    )
    .flatMap((ofArticle) =>
      ofArticle.slice(0, 1).map((hit) => ({
        hit,
        locations: ofArticle.flatMap(({ locations }) => locations),
      })),
    )
}

/** Returns the articles that have most of the words in their title, or all of several words anywhere. */
function ofCommonWords<Hit extends WordHit>(articles: readonly (readonly Hit[])[]) {
  const inTitle = (ofArticle: readonly Hit[]) => sum(ofArticle, (hit) => Number(hit.inTitle))
  const most = Math.max(1, ...articles.map(inTitle))
  const all = Math.max(0, ...articles.map(({ length }) => length))
  const titled = articles.filter((ofArticle) => inTitle(ofArticle) === most)
  if (all === 1) return titled.length > 0 ? titled : articles
  return articles.filter((ofArticle) => ofArticle.length === all || titled.includes(ofArticle))
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0)
}

/** Maximum length of a snippet in words, unless its first match is farther from the start of its sentence. */
const SNIPPET_WORDS = 30

/** Words shown after a match that is far from the start of its sentence. */
const WORDS_AFTER = 5

/** End of a sentence. Not an initial or another abbreviation of one letter. */
const SENTENCE_END = /(?<!^\P{L}*\p{L})[.!?…]\P{L}*$/u
const SENTENCE_START = /^[\p{Ps}\p{Pi}\u201E–]*[\p{Lu}\d]/u

/**
 * Returns the part of a text with the most matches, from the beginning of a sentence, in parts: the second, fourth and
 * so on are matches.
 * @param text words separated by white space.
 * @param locations positions of the matches, in words from 0; if empty, the snippet is the beginning.
 */
export function snippetOf(text: string, locations: readonly number[]): string[] {
  const words = text.match(/\S+/g) ?? []
  const matches = [...new Set(locations)]
    .filter((at) => at < words.length)
    .toSorted((a, b) => a - b)
  const isStart = (at: number) =>
    at === 0 || (SENTENCE_END.test(words[at - 1] ?? '') && SENTENCE_START.test(words[at] ?? ''))
  const starts = new Set(
    matches.map((match) => {
      let at = match
      while (!isStart(at)) at--
      return at
    }),
  )
  const passages = Array.from(starts, (start) => {
    const first = matches.find((match) => match >= start) ?? start
    const end = Math.max(start + SNIPPET_WORDS, first + 1 + WORDS_AFTER)
    const near = matches.filter((match) => match >= start && match < start + SNIPPET_WORDS)
    return { start, end, count: near.length }
  })
  const [best = { start: 0, end: SNIPPET_WORDS }] = passages.toSorted((a, b) => b.count - a.count)
  const shown = words.slice(best.start, best.end)
  const parts = ['']
  const append = (words: string) => {
    parts.push((parts.pop() ?? '') + words)
  }
  for (const [index, word] of shown.entries()) {
    if (index > 0) append(' ')
    const [, before = '', matched = '', after = ''] = matches.includes(best.start + index)
      ? (/^(\P{L}*)(.*?)(\P{L}*)$/u.exec(word) ?? [])
      : []
    if (matched === '') append(word)
    else {
      append(before)
      parts.push(matched, after)
    }
  }
  if (best.end < words.length && !SENTENCE_END.test(shown.at(-1) ?? '')) {
    parts.push(`${(parts.pop() ?? '').replace(/[,;:\s–]+$/, '')}…`)
  }
  return parts
}
