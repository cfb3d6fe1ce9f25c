/** Word stems about violence or fear, spelled with diacritics; they match anywhere in a word. */
const STEMS = ['smurt', 'muš', 'bij', 'grasin', 'prievart', 'žud']

/**
 * Words about violence without diacritics. They match only as whole words, since "mus" also begins words for "we" and
 * "fly".
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

/** Splits a query into lower-case words, with each diacritic composed into its letter. */
function wordsOf(query: string): string[] {
  return (
    query
      .normalize('NFC')
      .toLocaleLowerCase('lt')
      .match(/\p{L}+/gu) ?? []
  )
}

/**
 * Whether a search mentions violence or fear. Such a search shows help lines first and is kept out of the page's
 * address.
 */
export function mentionsViolence(query: string): boolean {
  return wordsOf(query).some(
    (word) => UNMARKED.has(word) || STEMS.some((stem) => word.includes(stem)),
  )
}

/** Minimum number of letters from which the start of a word is checked. */
const SAYS_SOMETHING = 2

/**
 * Whether a search that is still being typed may become a search that mentions violence, that is, whether its last word
 * may be the start of such a word.
 */
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
