/** Stems of words about violence or fear, with diacritics. They match in any part of a word. */
const STEMS = ['smurt', 'muš', 'bij', 'grasin', 'prievart', 'žud']

/**
 * Words about violence, typed without diacritics. They match only as whole words, because "mus" is also the start of
 * the words for "we" and "fly".
 */
const UNMARKED = new Set(
  `musti musa musi musdavo musamas musama musimas musimo nemusk nemusa
  sumusti sumusa sumuse sumus sumustas sumusta sumusimas
  primusti primusa primuse primus primustas primusta
  apmusti uzmusti uzmusa uzmuse uzmus uzmusiu
  zudo zudyti zudys zudymas zudynes zudikas zudike zudytis zudosi zudausi
  nuzudyti nuzude nuzudys nuzudysiu nuzudymas nuzudytas nuzudyta
  nusizudyti nusizude nusizudau nusizudysiu nusizudymas
  savizudybe savizudybes savizudis savizude`.split(/\s+/),
)

/** Splits a query into lower-case words with composed diacritics. */
function wordsOf(query: string): string[] {
  return (
    query
      .normalize('NFC')
      .toLocaleLowerCase('lt')
      .match(/\p{L}+/gu) ?? []
  )
}

/**
 * Whether a search mentions violence or fear. Then help lines are shown first, and the query is not put into the page's
 * URL.
 */
export function mentionsViolence(query: string): boolean {
  return wordsOf(query).some(
    (word) => UNMARKED.has(word) || STEMS.some((stem) => word.includes(stem)),
  )
}

/** Minimum length of the last word to compare it with the start of words about violence. */
const SAYS_SOMETHING = 2

/** Whether the last word of a query may become a word about violence while it is being typed. */
export function mayMentionViolence(query: string): boolean {
  const last = wordsOf(query).at(-1) ?? ''
  if (last.length < SAYS_SOMETHING) return false
  return (
    [...UNMARKED].some((word) => word.startsWith(last)) ||
    STEMS.some((stem) =>
      Array.from(stem, (_, index) => stem.slice(0, index)).some(
        (begun) => begun.length >= SAYS_SOMETHING && last.endsWith(begun),
      ),
    )
  )
}
