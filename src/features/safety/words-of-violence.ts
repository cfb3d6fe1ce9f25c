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
  apmusti uzmusti uzmusa uzmuse uzmus uzmusiu`.split(/\s+/),
)

/**
 * Phrases about violence, control or threats, without diacritics, one a line. A query tells of it if each
 * part before `!` begins one of its words, in any order, and no part after `!` does. `|` separates alternatives, `$` is
 * the end of a word. Prefixes of verbs do not count.
 */
const VIOLENT = phrasesOf(`
  zud
  persekio
  smaug
  spard
  trenk ! trenkta trenkto trenktu trenksm uztrenk neuztrenk
  spyre$|spiria$|kumsc|peil|santazuo
  dauz ! dauzos dauzes sird
  stumd|pastum|nustum|parstum ! pastumej pastumet
  privert|priverc|privers
  vercia$|verte$ myletis|seks|santykiaut
  zemin
  tycioj|menkin|niekin man$|mane$|manes$
  uzrakin ! uzrakinti$ uzrakintas$
  neisleidz
  neleidz iseiti$|dirbti$|bendraut|susitikt
  baisu$|baimeje$|baugu$|baugin|gasdin|nesaugu$|nesaugiai$
  kontroliuoja$|kontroliav|kontroliuojan ! islaid biudz emocij pyk save$ saves$
  seka$|seke$|sekioja$ mane$|mano$|telefon
  atem|atima$|atims telefon|pinig|rakt|dokument
  neduoda$ pinig
  atem|atim|atims vaika$|vaikus$|vaiku$
  ismet|ismes|isvar|isvij|varo$|meta$ namu$|buto$
`)

/** Whom somebody may not want to live with. */
const OTHERS =
  'kartu atskir drauge pas$ juo$ ja$ vyru$ zmona$ partner uosv anyt tevais$ mama$ draug'

/** Phrases about a wish not to live, or harm to oneself. Not about a wish to live apart. */
const DESPAIRING = phrasesOf(`
  nusizud|savizud|savizal|pasikarti$|pasikars$|pasikor
  nor|geriau|verciau|kaip mirti$|mirt$|numirti$|numirt$
  nenor|nebenor|nesinor|nebesinor gyventi$|gyvent$ ! ${OTHERS}
  nebegal gyventi$|gyvent$ ! ${OTHERS}
  noriu$ mirties$
  prasm gyventi$|gyvent$ ! ${OTHERS}
  pasitrauk|iseiti$ gyvenimo$
  atim|nusiim gyvyb
  pjaustausi$
  zaloj|pakenkti$ save$|sau$
`)

/** Phrase of a search: alternative beginnings of each word that must and that must not be in it. */
interface Phrase {
  words: readonly (readonly string[])[]
  without: readonly string[]
}

function phrasesOf(lines: string): Phrase[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', without = ''] = line.split('!').map((part) => part.trim())
      return {
        words: words.split(' ').map((word) => word.split('|')),
        without: without.split(' ').filter((word) => word !== ''),
      }
    })
}

/** Splits a query into lower-case words with composed diacritics. */
function wordsOf(query: string): string[] {
  return (
    query
      .normalize('NFC')
      .toLocaleLowerCase('lt')
      .match(/\p{L}+/gu) ?? []
  )
}

/** Prefixes of a verb, with the reflexive `si`. */
const PREFIXES = /^(?:ne(?:be)?)?(?:ap|at|iš|is|į|i|nu|pa|par|per|pri|su|už|uz)?(?:si)?/

/** Returns a word without diacritics, with and without its prefixes, each with a `$` at its end. */
function formsOf(word: string): string[] {
  return [word, word.replace(PREFIXES, '')].map(
    (form) => `${form.normalize('NFD').replaceAll(/\p{M}/gu, '')}$`,
  )
}

/** Whether one of the words begins with one of the beginnings. */
function isBegun(words: readonly string[], beginnings: readonly string[]): boolean {
  return words.some((word) =>
    formsOf(word).some((form) => beginnings.some((beginning) => form.startsWith(beginning))),
  )
}

function hasPhrase(words: readonly string[], phrases: readonly Phrase[]): boolean {
  return phrases.some(
    (phrase) =>
      phrase.words.every((alternatives) => isBegun(words, alternatives)) &&
      !isBegun(words, phrase.without),
  )
}

/**
 * Whether a search mentions violence, fear or despair. Then help lines are shown first, and the query is not put into
 * the page's URL.
 */
export function mentionsViolence(query: string): boolean {
  const words = wordsOf(query)
  return (
    words.some((word) => UNMARKED.has(word) || STEMS.some((stem) => word.includes(stem))) ||
    hasPhrase(words, [...VIOLENT, ...DESPAIRING])
  )
}

/** Whether a search mentions despair: then the line that listens to everybody is shown first. */
export function mentionsDespair(query: string): boolean {
  return hasPhrase(wordsOf(query), DESPAIRING)
}

/** Minimum length of the last word to compare it with the start of words about violence. */
const SAYS_SOMETHING = 2

/** Whether the last word of a query may become a word about violence while it is being typed. */
export function mayMentionViolence(query: string): boolean {
  const before = wordsOf(query)
  const last = before.pop() ?? ''
  if (last.length < SAYS_SOMETHING) return false
  const forms = formsOf(last)
    .map((form) => form.slice(0, -1))
    .filter((form) => form.length >= SAYS_SOMETHING)
  return (
    [...UNMARKED].some((word) => word.startsWith(last)) ||
    STEMS.some((stem) =>
      Array.from(stem, (_, index) => stem.slice(0, index)).some(
        (begun) => begun.length >= SAYS_SOMETHING && last.endsWith(begun),
      ),
    ) ||
    [...VIOLENT, ...DESPAIRING].some(({ words }) =>
      words.some(
        (alternatives) =>
          alternatives.some((each) => forms.some((form) => each.startsWith(form))) &&
          words.every((others) => others === alternatives || isBegun(before, others)),
      ),
    )
  )
}
