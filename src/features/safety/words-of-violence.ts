/** Word stems about violence or fear, spelled with diacritics; they match anywhere in a word. */
const STEMS = ['smurt', 'muš', 'bij', 'grasin', 'prievart', 'žud']

/** Such words without diacritics. Matched whole: "mus" begins words for "we" and for a fly. */
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

/** Whether a search mentions violence or fear of it: help comes first, and nothing stores it. */
export function mentionsViolence(query: string): boolean {
  return wordsOf(query).some(
    (word) => UNMARKED.has(word) || STEMS.some((stem) => word.includes(stem)),
  )
}

/** Minimum number of letters for a prefix to count. */
const SAYS_SOMETHING = 2

/** Whether a search being typed may yet mention violence: its end is the start of such a word. */
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
