import { cutAtWord } from '#src/core/cut-at-word.ts'
import { mentionsViolence } from '#src/features/safety/words-of-violence.ts'
import { searchTexts } from './texts.ts'

/** Article that contains a searched word. */
export interface WordHit {
  id: string
  score: number
  /** Positions of the word in the article's text, in words from 0. */
  locations: readonly number[]
  /** Times that the word counts because it is in the title; 0 if it is not. */
  titleWeight: number
}

/** Article that a query found. */
interface CombinedHit<Hit extends WordHit> {
  /** The article as its first word found it. */
  hit: Hit
  /** Positions of all searched words, those of the most telling one first. */
  locations: readonly number[]
  /** Whether the title contains one of the words. */
  isTitled: boolean
}

/** Negation of a verb, with the reflexive `si`, before at least four letters. `nebendrauja` is `ne-bendrauja`. */
const NEGATION = /^ne(?:be(?!nd))?(?:si)?(?=\p{L}{4})/iu

/** Words that say nothing of a subject, or only of whom it is about, without diacritics. */
const COMMON = new Set(
  lettersOf(
    'ir ar bet kad kai kaip ka kas ko kam kodel kur kada kiek jei jeigu nes tai taip tik dar jau labai daznai o i is su be ' +
      'ne po per prie uz ant nuo del apie as tu jis ji mes jus jie man mane manes manimi mano tau tave tavo jam jai jo ' +
      'jos ju mus mums musu jums jusu save sau savo yra nera buvo esu esame daryti darau daro galiu gali galima noriu ' +
      'nori turiu turi reikia verta vyras vyro vyrui vyra zmona zmonos zmonai partneris partnerio partneriui partneri ' +
      'partnere',
  ),
)

/** Common words that together tell of another partner: somebody has another at the end of a query, or another woman. */
const OTHER_PARTNER =
  /(?<!\p{L})(?:tur\p{L}+ kit\p{L}(?=\P{L}*$)|kit\p{L}s? (?:vyr(?:as|\p{L}(?!\p{L}))|(?:moter|mergin|vaikin)\p{L}+))/iu

/** Unwillingness before an infinitive of at least four letters. */
const UNWILLING = /(?<!\p{L})ne(?:be)?nor\p{L}* (?=\p{L}{2,}t(?:is?)?(?!\p{L}))/giu

/**
 * Splits a query into words to search for, without common ones beside others, nor those that ask for another page.
 * Another partner is searched for as infidelity, `nenori kalbėtis` as `nekalbėtis`. Words of violence or fear are
 * searched for without all others but a divorce: who is afraid to go home must find no article on chores. Words that only
 * together tell of it are searched for not at all. A query in straight quotation marks is searched for as a whole.
 */
export function wordsOf(query: string): string[] {
  if (/^\s*".+"\s*$/.test(query)) return [query]
  const plain = query.replace(OTHER_PARTNER, 'neistikimybe').replace(UNWILLING, 'ne')
  const words = [...new Set(plain.match(/\S+/g))]
  if (mentionsViolence(query)) {
    return words.filter((word) => mentionsViolence(word) || isAlike(word, searchTexts.divorce))
  }
  const telling = words.filter((word) => lettersOf(word).some((part) => !COMMON.has(part)))
  const subjects = telling.filter(
    (word) => !searchTexts.offers.some(({ words }) => asks(word, words)),
  )
  return [subjects, telling, words].find(({ length }) => length > 0) ?? []
}

/** Whether a word of a query is a form of one of the words. */
function asks(word: string, words: string): boolean {
  return words.split(' ').some((asked) => isAlike(word, asked))
}

/** Returns the pages that a query asks for, such as the quizzes. */
export function offersOf(query: string): (typeof searchTexts.offers)[number][] {
  const words = query.match(/\S+/g) ?? []
  return searchTexts.offers.filter((offer) => words.some((word) => asks(word, offer.words)))
}

/** Stem of a word that is not like the same letters with diacritics: `testas`, not `tęstųsi`. */
const AS_TYPED = 'test'

/**
 * Whether a found word is a form of the searched one, or begins with it. The negation does not count. A common word is
 * only like itself. What was found for a phrase in quotation marks is alike.
 */
export function isAlike(found: string, searched: string): boolean {
  if (searched.startsWith('"')) return true
  const [word = ''] = lettersOf(searched)
  if (COMMON.has(word)) return lettersOf(found).includes(word)
  const beginning = beginningOf(word)
  const { stem, ending } = partsOf(word)
  if (stem === AS_TYPED) return new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(found)
  return lettersOf(found).some((part) => {
    if (COMMON.has(part)) return false
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
  return word.length > 5 ? word.slice(0, ending.startsWith('au') ? 5 : 4) : ''
}

/**
 * Returns what is searched for to find the forms of a word: its beginning, which finds what the word itself does not, the
 * word as typed, and without its negation.
 */
export function searchesOf(word: string): string[] {
  const [letters = ''] = lettersOf(word)
  if (word.startsWith('"') || COMMON.has(letters)) return [word]
  const bare = word.replace(NEGATION, '')
  const start = bare.slice(0, beginningOf(letters).length).replace(/(?<=a)[uv]$/, '')
  return [...new Set([start, word, bare])].filter((each) => each !== '')
}

/**
 * Ending of a noun, adjective or verb of `lettersOf`, after at least three letters. The first line is an infinitive; the
 * second has the suffixes of comparatives and of verbs.
 */
const ENDING = new RegExp(
  '(?<=^.{3,})(?:' +
    '(?:uo|au|in|[aoei])?t(?:is?|u)|' +
    '(?:iaus|esn|uoj|auj|[oei]j|au|in|st)?(?:i?[aou][iou]?|[ei]i?)(?:[mt](?:es?)?|mis|ms|s[ei]?|je)?' +
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
 * in different forms is written in one way: `skiriasi` and `skyrybos`, `pyktis` and `pykčio`, `apgauti` and `apgavo`.
 */
function lettersOf(word: string): string[] {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\d]+/gu) ?? []).map((part) =>
    part
      .replace(NEGATION, '')
      .replaceAll('y', 'i')
      .replaceAll(/c(?=i[aou])/g, 't')
      .replaceAll(/dz(?=i[aou])/g, 'd')
      .replaceAll(/av(?=[aeiou])/g, 'au'),
  )
}

/** Whether a word or a title negates. */
function isNegated(text: string): boolean {
  return /(?<!\p{L})ne(?=\p{L}{4})/iu.test(text)
}

/**
 * Returns how many times a word counts because it is in a title, 0 if it is not. More if both negate or neither does:
 * who types `nesikalbame` means "nenori kalbėtis" rather than "kaip kalbėtis".
 */
export function titleWeightOf(title: string, word: string): number {
  if (!isAlike(title, word)) return 0
  return isNegated(title) === isNegated(word) ? 4 : 3
}

/**
 * Combines the hits of all words of a query, best first: a word counts more the fewer articles have it, and most in a
 * title. An article needs all of several words, or one that is in its title or not in most articles. If there are no such
 * articles, those with most of the words are found.
 * @param hits for each word, the articles that contain it.
 * @param articleCount number of all articles.
 */
export function combineHits<Hit extends WordHit>(
  hits: readonly (readonly Hit[])[],
  articleCount: number,
): CombinedHit<Hit>[] {
  const weighed = hits.flatMap((ofWord) => {
    const rarity = Math.log(1 + articleCount / ofWord.length)
    return ofWord.map((hit) => ({
      hit,
      weight: rarity * (hit.titleWeight || 1),
      isTelling: hit.titleWeight > 0 || ofWord.length <= articleCount / 2,
    }))
  })
  const articles = Array.from(Map.groupBy(weighed, ({ hit }) => hit.id).values(), (words) => ({
    words: words.toSorted((a, b) => b.weight - a.weight),
    weight: sum(words, ({ weight }) => weight),
    score: sum(words, ({ hit }) => hit.score),
  }))
  const found = articles.filter(
    ({ words }) =>
      words.some(({ isTelling }) => isTelling) || (hits.length > 1 && words.length === hits.length),
  )
  const most = Math.max(...articles.map(({ words }) => words.length))
  const shown = found.length > 0 ? found : articles.filter(({ words }) => words.length === most)
  return shown
    .toSorted((a, b) => b.weight - a.weight || b.score - a.score)
    .flatMap(({ words }) =>
      words.slice(0, 1).map(({ hit }) => ({
        hit,
        locations: words.flatMap((word) => word.hit.locations),
        isTitled: words.some((word) => word.hit.titleWeight > 0),
      })),
    )
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0)
}

/** Word that the index has after each paragraph, heading, item or cell. */
export const PARAGRAPH_END = '¶'

/** Minimum length of a paragraph in words that is preferred to a shorter one with as many matches, such as a heading. */
const PARAGRAPH_WORDS = 8

/** Maximum length of a snippet in words, in two lines of a laptop or three of a phone, unless its first match is farther from the start of its sentence. */
export const SNIPPET_WORDS = { laptop: 30, phone: 18 } as const

/** Words shown after a match that is far from the start of its sentence. */
const WORDS_AFTER = 5

/** End of a sentence. Not an initial or another abbreviation of one letter. */
const SENTENCE_END = /(?<!^\P{L}*\p{L})[.!?…]\P{L}*$/u
const SENTENCE_START = /^[\p{Ps}\p{Pi}\u201E–]*[\p{Lu}\d]/u

/**
 * Returns the part of a paragraph with the most matches, from the beginning of a sentence, in parts: the second, fourth
 * and so on are matches. Without matches, or on request, it is the beginning of the text.
 * @param text words separated by white space.
 * @param locations positions of the matches, in words from 0, the most telling first.
 * @param most maximum length in words.
 */
export function snippetOf(
  text: string,
  locations: readonly number[],
  fromBeginning = false,
  most: number = SNIPPET_WORDS.laptop,
): string[] {
  const words: readonly string[] = text.match(/\S+/g) ?? []
  const matches = [...new Set(locations)].filter((at) => at < words.length)
  const isStart = (at: number) =>
    at === 0 ||
    words[at - 1] === PARAGRAPH_END ||
    (SENTENCE_END.test(words[at - 1] ?? '') && SENTENCE_START.test(words[at] ?? ''))
  const starts = new Set(
    (fromBeginning ? [] : matches).map((match) => {
      let at = match
      while (!isStart(at)) at--
      return at
    }),
  )
  const paragraphEnd = (start: number) => {
    const end = words.indexOf(PARAGRAPH_END, start)
    return end === -1 ? words.length : end
  }
  const passages = Array.from(starts, (start) => {
    const first = Math.min(...matches.filter((match) => match >= start))
    const end = Math.max(start + most, first + 1 + WORDS_AFTER)
    const stop = paragraphEnd(start)
    const near = matches.filter((match) => match >= start && match < Math.min(start + most, stop))
    const isLong = stop - start >= PARAGRAPH_WORDS
    return { start, first, end, weight: near.length + (isLong ? 0.5 : 0) }
  })
  const [{ start, first, end } = { start: 0, first: 0, end: most }] = passages.toSorted(
    (a, b) => b.weight - a.weight,
  )
  const lengthTo = (at: number) => words.slice(start, at).join(' ').length
  // One word more, so that a longer text is cut.
  const passage = words.slice(start, Math.min(end + 1, paragraphEnd(start))).join(' ')
  const parts = ['']
  const append = (words: string) => {
    parts.push((parts.pop() ?? '') + words)
  }
  const length = lengthTo(end) + 1
  for (const [index, word] of cutAtWord(passage, length, Math.max(lengthTo(first), length / 2))
    .replace(/:$/, '…')
    .split(' ')
    .entries()) {
    // A mark stands alone where the index left out the link before it.
    if (index > 0 && !/^[,.;:!?]/.test(word)) append(' ')
    const [, before = '', matched = '', rest = ''] = matches.includes(start + index)
      ? (/^(\P{L}*)(.*?)(\P{L}*)$/u.exec(word) ?? [])
      : []
    if (matched === '') append(word)
    else {
      append(before)
      parts.push(matched, rest)
    }
  }
  return parts
}
