interface WrittenOption {
  /** From 1. */
  line: number
  text: string
  /** A decimal number; null where none was found. */
  points: string | null
}

interface WrittenQuestion {
  line: number
  question: string
  options: WrittenOption[]
}

/**
 * What is unclear about a line. Left out: it is too long, neither a question nor an option, or an option of
 * no question. Taken: an option without points, a question without options.
 */
export type LineFault = 'too-long' | 'neither' | 'no-question' | 'no-points' | 'no-options'

export interface UnclearLine {
  line: number
  fault: LineFault
  words: string
}

/** No question or option may be this long, in characters. */
const LONGEST_LINE = 1_000

const NUMBER = /^\d{1,3} ?[.)]{1,2}(?!\d) ?(.*)$/
/** A letter with a full stop or bracket, or a bullet, also of a symbol font of Word. */
const OPTION = /^(?:\(\p{L}\)|\p{L} ?[.)]|[-–—•·*▪◦○●‣\uF0B7\uF0A7]) ?(.*)$/u
/** Words, then a number with its unit, perhaps in brackets. */
const POINTS =
  /^(.*?)([([] ?)?(\d{1,7}(?:[.,]\d{1,6})?)(?: ?(?:t\u0161k|ta\u0161k(?:as|ai|\u0173|o)|bal(?:as|ai|\u0173|o)|t|b)\.?)? ?[)\]]?[.;,]?$/iu
/** What may stand between words and points. */
const SEPARATED = /(?:[ :=…_–—-]|\.\.)$/
const SEPARATORS = /(?:[ :=,;_–—-]|\.{2,}|…|(?<= )\.)+$/

/**
 * Reads questions written as text: `1. Question`, below it `a) Option 2`. Lines without a letter or digit
 * mean nothing; one that begins neither goes on with what is above it.
 */
export function readQuestions(text: string): {
  questions: WrittenQuestion[]
  unclear: UnclearLine[]
} {
  const questions: WrittenQuestion[] = []
  const unclear: UnclearLine[] = []
  let open: WrittenQuestion | null = null
  for (const [index, words] of linesOf(text).entries()) {
    if (!/[\p{L}\d]/u.test(words)) continue
    const line = index + 1
    const question = words.length > LONGEST_LINE ? undefined : NUMBER.exec(words)?.[1]
    const fault = question === undefined ? readBelow(open, words, line) : null
    if (question !== undefined) questions.push((open = { line, question, options: [] }))
    if (fault === null) continue
    unclear.push({ line, fault, words })
    // What follows would be taken for a part of the question above.
    if (fault === 'neither') open = null
  }
  const faults = [...unclear, ...questions.flatMap(faultsOf)]
  return { questions, unclear: faults.toSorted((one, other) => one.line - other.line) }
}

/** Adds a line that begins no question to the one above. @returns why it cannot. */
function readBelow(open: WrittenQuestion | null, words: string, line: number): LineFault | null {
  if (words.length > LONGEST_LINE) return 'too-long'
  const option = OPTION.exec(words)?.[1]
  const last = open?.options.at(-1)
  if (option !== undefined) {
    if (open === null) return 'no-question'
    open.options.push({ line, ...readOption(option) })
  } else if (open !== null && last === undefined) {
    open.question = `${open.question} ${words}`.trim()
  } else if (last?.points === null) {
    Object.assign(last, readOption(`${last.text} ${words}`.trim()))
  } else {
    return 'neither'
  }
  return null
}

function readOption(written: string): Omit<WrittenOption, 'line'> {
  const [, before = '', bracket, number] = POINTS.exec(written) ?? []
  const text = before.replace(SEPARATORS, '')
  const isSeparated = bracket !== undefined || SEPARATED.test(before)
  if (number === undefined || text === '' || !isSeparated) return { text: written, points: null }
  return { text, points: String(Number(number.replace(',', '.'))) }
}

function faultsOf({ line, question, options }: WrittenQuestion): UnclearLine[] {
  return options.length === 0
    ? [{ line, fault: 'no-options', words: question }]
    : options
        .filter(({ points }) => points === null)
        .map((option) => ({ line: option.line, fault: 'no-points', words: option.text }))
}

/** The lines of a text, with single plain spaces. */
function linesOf(text: string): string[] {
  return text
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
}
