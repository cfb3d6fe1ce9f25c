/** Parts of words that tell of violence or fear, wherever they stand in a word, as they are written. */
const STEMS = ['smurt', 'muš', 'bij', 'grasin', 'prievart', 'žud']

/** Words of the stems with a mark, typed without it. Whole ones only, since "mus" begins words for "we" and for a fly. */
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

/** The words of what was typed, in small letters, each mark in one character with its letter. */
function wordsOf(query: string): string[] {
  return (
    query
      .normalize('NFC')
      .toLocaleLowerCase('lt')
      .match(/\p{L}+/gu) ?? []
  )
}

/** Whether a search tells of violence or of fear of it: then help comes first, and nothing keeps its words. */
export function mentionsViolence(query: string): boolean {
  return wordsOf(query).some(
    (word) => UNMARKED.has(word) || STEMS.some((stem) => word.includes(stem)),
  )
}

/** From so many letters on a beginning says something. */
const SAYS_SOMETHING = 2

/** Whether a search that is being typed may go on to tell of it: its last word ends as such a word begins. */
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
