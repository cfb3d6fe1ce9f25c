import { normalizedText } from '#src/core/characters.ts'

interface WrittenOption {
  /** Line number, from 1. */
  line: number
  text: string
  /** Decimal number, possibly negative; null if there is none. */
  points: string | null
  /** Whether the number may belong to the words instead. */
  isGuess: boolean
}

interface ReadQuestion {
  line: number
  question: string
  options: (ReadOption & { line: number })[]
}

export interface WrittenQuestion {
  line: number
  question: string
  options: WrittenOption[]
}

/**
 * Reason why a line is unclear. With `too-long`, `neither` (question nor option) or `no-question` (an option without
 * one), the line is left out. With `no-points` (while other options have points), `negative` or `no-options`, it is
 * kept.
 */
export type LineFault =
  'too-long' | 'neither' | 'no-question' | 'no-points' | 'negative' | 'no-options'

export interface UnclearLine {
  line: number
  fault: LineFault
  words: string
}

/** Maximum length of a line, in characters. */
const LONGEST_LINE = 1_000

/**
 * Start of a question: a number with a dot or bracket; a number with the word "klausimas"; or a number alone in the
 * first cell, if the line ends with a question mark.
 */
const NUMBER =
  /^(?:\d{1,3}(?:\s?[.)]{1,2}(?!\d)\s?|\t(?=.*\?$))|(?:\d{1,3}\sklausimas|klausimas\s(?:nr\.\s?)?\d{1,3})(?:\s?[.:)–-]\s?|$))(.*)$/i
/** Words and points in separate cells, possibly after a cell with a letter. */
const CELLS = /^(?:\p{L}\t)?([^\t]+\t\d{1,7}(?:[.,]\d{1,6})?)$/u
const CHECKBOX = String.raw`(?:[☐-☒]\uFE0F?|\[[ xX]?\]|\( ?\))`
/**
 * Start of an option: a letter or bullet, possibly with a checkbox; a checkbox; or a symbol, also of Word's symbol
 * fonts.
 */
const OPTION = new RegExp(
  String.raw`^(?:(?:\(\p{L}\)|\p{L}\s?[.)]|[-–—•·*‣])\s?${CHECKBOX}?|${CHECKBOX}|[\u25A0-\u25FF⚪⚫✅✓-✘❌❍-❒❖➢-➤⬛⬜🔘\uF020-\uF0FF]\uFE0F?)\s?(.*)$`,
  'u',
)
/** Letters that Word uses as bullets in another font, followed by a tab or two spaces. */
const BULLET_LETTER = /^\s*[o§Øüvqn](?:\t|[ \u00A0]{2})\s*/
/** Words, then a number with an optional sign and unit, possibly in brackets. */
const POINTS =
  /^(.*?)(?:([([])\s?)?([+\u2212–—-]\s?)?(\d{1,7}(?:[.,]\d{1,6})?)(\s?(?:tšk|tašk(?:as|ai|ų|o)?|bal(?:as|ai|ų|o)?|t|b)\.?)?\s?([)\]]?)[.;,]?$/iu
/**
 * Signs between an option and its points: arrows, bars, dashes, hyphens, ellipses, underscores. A hyphen right after a
 * lone number or letter belongs to the option if anything follows: in "5- – 2" the option is "5-".
 */
const SIGN = String.raw`[=–—-]+>|[→⇒⟶⟹➔-➞\uF0E0\uF0E8|…_–—]|(?<!(?:^|\s)(?:\d+|\p{L})(?=-.))-`
/**
 * Signs that clearly separate points from words. Not a colon after a digit, as in a time, and not the equals sign of a
 * sum.
 */
const SEPARATED = new RegExp(
  String.raw`(?:\t|${SIGN}|(?<![+*×·÷]\s?[\d.,]+\s?)=|\.\s?\.|(?<!\d):) ?$`,
  'u',
)
const SEPARATORS = new RegExp(String.raw`(?:${SIGN}|[\s:=,;]|\.{2,}|(?<= )\.)+$`, 'u')
/** Words that need a number after them: comparisons, prepositions, signs. */
const NEEDS_NUMBER =
  /(?:^|\s)(?:nei|negu|kaip|iki|nuo|apie|virš|per|po|už|tarp|ties|bent|lygiai|maždaug|beveik|tik|vos|net|lygu|iš|ir|ar|arba|su|be|minus|plius|nr\.?|eur|[=<>≤≥~≈±€$£#№×/&]+)\s?$/iu
/** Words that may be the end of an option or precede a number: months, amounts, "klasė", "numeris". */
const TAKES_NUMBER =
  /(?:^|\s)(?:(?:saus|vasar|biržel|spal|(?:baland|gruod)ž?|(?:rugpjū|lapkri)[tč])(?:is|į|io|iui|iu|yje)|(?:kov|rugsėj)(?:[ai]s|[oąįue]|ui|yje)|(?:geguž|(?<!\d\S*\s)klas)(?:ės?|ei|ę|e|ėje)|liep(?:a|os|ai|ą|oje)|(?:daug|maž)iau(?:siai?)?|kas|(?<!\d\S*\s)numer(?:is|į|io|iui|iu|yje))\s$/iu
const YEAR = /^(?:19|20)\d{2}$/
/** Time of day, or digits after a leading 0, as in a date or a code. */
const TIME = /^(?:(?:[01]\d|2[0-4])\.[0-5]\d|0\d+)$/
/** First digits of a number with a space, as in 1 000. */
const THOUSANDS = /(?:^|\s)\d{1,3}\s$/
/** A lone number, possibly after a word. If a dash and a number follow, they may be a range. */
const RANGE_START = /^(?:\p{L}+ )?(\d+) ?$/u
/** Maximum points of an option in an ordinary quiz. */
const USUAL_POINTS = 10

/** End of a question. */
const ASKED = /\?["“”»)]?$/
/** End of a line that is one of several sentences or of a list. */
const STOPPED = /[.;,]$/

/** Maximum number of lines below a question that may be its options. */
const MOST_LINES = 100

/** An option, before it is compared with others. */
interface ReadOption {
  text: string
  points: string | null
  /** The words with the number. */
  written: string
  /**
   * Uncertain separator before the number: only a space (`bare`), or a dash that may belong to the words (`dashed`).
   * Null if the separator is certain or there is no number.
   */
  guess: 'bare' | 'dashed' | null
}

/**
 * Reads questions written as text: `1. Question`, below it `a) Option 2`, where 2 is the points. Ignores lines without
 * letters and digits. A line that begins neither a question nor an option continues the line above, unless that is an
 * option with points. Options may also be plain lines (`endOfPlainOptions`).
 */
export function readQuestions(text: string): {
  questions: WrittenQuestion[]
  unclear: UnclearLine[]
} {
  const read: ReadQuestion[] = []
  const unclear: UnclearLine[] = []
  let open: ReadQuestion | null = null
  const lines = linesOf(text)
  let plainEnd = 0
  for (const [index, words] of lines.entries()) {
    if (isBlank(words)) continue
    const line = index + 1
    const question = words.length > LONGEST_LINE ? undefined : NUMBER.exec(words)?.[1]
    if (open?.options.length === 0 && ASKED.test(open.question)) {
      plainEnd = endOfPlainOptions(lines, index)
    }
    const below = { open, words, line, isPlainOption: index < plainEnd }
    const fault = question === undefined ? readBelow(below) : null
    if (question !== undefined) read.push((open = { line, question: plain(question), options: [] }))
    if (fault === null) continue
    unclear.push({ line, fault, words: plain(words) })
    // Later lines must not become part of the question above.
    if (fault === 'neither') open = null
  }
  const questions = read.map((each) => ({ ...each, options: settled(each.options) }))
  const faults = [...unclear, ...questions.flatMap(faultsOf)]
  return { questions, unclear: faults.toSorted((one, other) => one.line - other.line) }
}

/** Adds a line to the question above it. @returns the reason why that is impossible, or null. */
function readBelow({
  open,
  words,
  line,
  isPlainOption,
}: {
  open: ReadQuestion | null
  words: string
  line: number
  isPlainOption: boolean
}): LineFault | null {
  if (words.length > LONGEST_LINE) return 'too-long'
  const last = open?.options.at(-1)
  const isContinued = open === null || last?.points === null
  const option = isPlainOption
    ? words
    : (OPTION.exec(words) ?? (isContinued ? null : CELLS.exec(words)))?.[1]
  if (option !== undefined) {
    if (open === null) return 'no-question'
    open.options.push({ line, ...readOption(option) })
  } else if (open !== null && last === undefined) {
    open.question = plain(`${open.question} ${words}`).trim()
  } else if (last?.points === null) {
    Object.assign(last, readOption(`${last.text} ${words}`.trim()))
  } else {
    return 'neither'
  }
  return null
}

/**
 * Finds options without letters or bullets. Below a question that ends with a question mark, all lines must be options,
 * at least two, and alike: in the case of the first letter, in the final punctuation and in the number of blank lines
 * between them.
 * @param from index of the first line below the question.
 * @returns the index after the last option; `from` if the lines may be something else.
 */
function endOfPlainOptions(lines: readonly string[], from: number): number {
  const below = lines.slice(from, from + MOST_LINES)
  const next = below.findIndex((words) => NUMBER.test(words))
  if (next === -1 && from + MOST_LINES < lines.length) return from
  const end = next === -1 ? below.length : next
  const written = [...below.keys()].filter((index) => index < end && !isBlank(below[index] ?? ''))
  const options = written.map((index) => below[index] ?? '')
  const distances = written.slice(1).map((place, index) => place - (written[index] ?? 0))
  const isPlain = (words: string) =>
    words.length <= LONGEST_LINE &&
    !/[:?]$/.test(words) &&
    !OPTION.test(words) &&
    !CELLS.test(words) &&
    /\p{L}/u.test(words)
  const isAlike =
    options.every(isPlain) &&
    new Set(distances).size === 1 &&
    new Set(options.map((words) => STOPPED.test(words))).size === 1 &&
    new Set(options.map((words) => /^\P{L}*\p{Ll}/u.test(words))).size === 1
  return isAlike ? from + end : from
}

function isBlank(words: string): boolean {
  return !/[\p{L}\d]/u.test(words)
}

function readOption(written: string): ReadOption {
  const words = { text: plain(written), points: null, written: plain(written), guess: null }
  const [, before = '', opening = '', sign = '', number = '', unit = '', closing = ''] =
    POINTS.exec(written) ?? []
  const text = plain(before.replace(SEPARATORS, ''))
  if (text === '' || (opening === '') !== (closing === '')) return words
  if (unit === '' && YEAR.test(number)) return words
  const kind = kindOf(before, opening, sign)
  const value = Number(number.replace(',', '.'))
  const isOfWords =
    NEEDS_NUMBER.test(before) ||
    (unit === '' && (TAKES_NUMBER.test(before) || TIME.test(number))) ||
    (number.length === 3 && THOUSANDS.test(before))
  if (kind === 'words' || (kind === 'bare' && isOfWords)) return words
  const start = unit === '' ? RANGE_START.exec(before)?.[1] : undefined
  if (kind === 'dashed' && start !== undefined && Number(start) < value) return words
  return {
    ...words,
    text,
    points: String(kind === 'negative' && value !== 0 ? -value : value),
    guess: kind === 'dashed' || (kind === 'bare' && unit === '') ? kind : null,
  }
}

/**
 * Classifies the text before a number: words that the number belongs to (`words`), a clear separator (`sure`), a minus
 * (`negative`), an ambiguous dash (`dashed`) or only a space (`bare`).
 */
function kindOf(
  before: string,
  opening: string,
  sign: string,
): 'words' | 'sure' | 'negative' | 'dashed' | 'bare' {
  const isParted = opening !== '' || SEPARATED.test(before)
  if (sign === '') return isParted ? 'sure' : before.endsWith(' ') ? 'bare' : 'words'
  // A range, a date, a grade like "B+", or a word like COVID-19.
  if (!isParted && (/(?:\d|(?:^|\s)\p{L})$/u.test(before) || (sign === '-' && /\S$/.test(before))))
    return 'words'
  if (sign.startsWith('+')) return 'sure'
  if (sign.startsWith('\u2212') || opening !== '') return 'negative'
  const isAttached = sign.length === 1
  if (isAttached && (isParted || sign === '-')) return 'negative'
  return isAttached || RANGE_START.test(before) ? 'dashed' : 'sure'
}

/**
 * Decides which guessed points to keep. If options are equal without their numbers, as "Vaikai 1" and "Vaikai 2", the
 * numbers return to the words. Numbers after a space are trusted if all options have few points.
 */
function settled(read: ReadQuestion['options']): WrittenOption[] {
  const texts = read.map(({ text }) => text.toLowerCase())
  const options = read.map((option) =>
    option.guess !== null && texts.filter((text) => text === option.text.toLowerCase()).length > 1
      ? { ...option, text: option.written, points: null, guess: null }
      : option,
  )
  const isUsual =
    options.length > 1 &&
    options.every(({ points }) => points !== null && Number(points) <= USUAL_POINTS)
  return options.map(({ line, text, points, guess }) => ({
    ...{ line, text, points },
    isGuess: guess === 'dashed' || (guess === 'bare' && !isUsual),
  }))
}

/** Whether a question has several options and none has points. */
export function lacksPoints({ options }: WrittenQuestion): boolean {
  return options.length > 1 && options.every(({ points }) => points === null)
}

function faultsOf(written: WrittenQuestion): UnclearLine[] {
  const { line, question, options } = written
  if (options.length === 0) return [{ line, fault: 'no-options', words: question }]
  if (lacksPoints(written)) return []
  return options.flatMap((option) => {
    const fault = faultOf(option)
    return fault === null ? [] : [{ line: option.line, fault, words: option.text }]
  })
}

function faultOf({ points }: WrittenOption): LineFault | null {
  if (points === null) return 'no-points'
  return points.startsWith('-') ? 'negative' : null
}

function plain(text: string): string {
  return text.replaceAll('\t', ' ')
}

/** Splits a text into lines and collapses spaces. Keeps tabs, because they separate columns. */
function linesOf(text: string): string[] {
  return normalizedText(text)
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) =>
      line
        .replace(BULLET_LETTER, '• ')
        .replaceAll(/\s+/g, (space) => (space.includes('\t') ? '\t' : ' '))
        .trim(),
    )
}
