import { mailboxTexts } from '../texts.ts'

/** Words after which, in other languages, a quotation follows. */
const VERBS = ['wrote', 'schrieb', 'pisze', 'napisa\u0142', 'пишет', 'писал', 'написал']
/** Beginnings of the line that phones add to a mail, in other languages. */
const PHONES = ['Sent from', 'Get Outlook for', 'Отправлено с', 'Wysłane z']

const said = new RegExp(
  String.raw`(?:${[...mailboxTexts.quotes, ...VERBS].join('|')})\S*(?:\s.*)?:$`,
  'iu',
)
const phone = new RegExp(
  `^(?:${[...mailboxTexts.signatures, ...PHONES].join('|').replaceAll(/[\u201E\u201C]/g, '.?')})`,
  'iu',
)

/** Longest introduction of a quotation, in lines and characters. Mail programs break long ones. */
const INTRODUCTION_LINES = 3
const INTRODUCTION_LENGTH = 400
/** Number of fields with which Outlook introduces a quotation: from, sent, to, subject. */
const FIELDS = 3

/** Names by which a quoted mail of ours is introduced: addresses and the sender's name, lower case. */
type Own = readonly string[]

/**
 * Separates what a client has written from the quoted mail, its introduction and the signature. A quotation between which
 * the client has answered stays in the text, and a text that would be empty is not cut.
 */
export function splitReply(text: string, own: Own): { content: string; quoted: string } {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
  const begin = quotationBegins(lines, own)
  if (begin === lines.length) return parted(lines, [])
  const first = lines.findIndex((line, at) => at >= begin && line !== '' && isQuoted(line))
  // Programs that do not mark quoted lines put the quotation last.
  if (first === -1 || first - begin > INTRODUCTION_LINES)
    return parted(lines.slice(0, begin), lines.slice(begin))
  const end = lines.findIndex((line, at) => at > first && line !== '' && !isQuoted(line))
  if (end === -1) return parted(lines.slice(0, begin), lines.slice(begin))
  const rest = lines.slice(end)
  // Answers between the quoted lines make no sense without them.
  if (rest.some(isQuoted)) return parted(lines, [])
  return parted([...lines.slice(0, begin), '', ...rest], lines.slice(begin, end))
}

function parted(written: readonly string[], quoted: readonly string[]) {
  const end = signatureBegins(written)
  const content = tidy(written.slice(0, end))
  const rest = tidy([...written.slice(end), '', ...quoted])
  if (content !== '') return { content, quoted: rest }
  return { content: rest, quoted: '' }
}

const tidy = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const isQuoted = (line: string) => line.startsWith('>')

/** Returns the index of the line with which the first quotation begins; the number of lines if there is none. */
function quotationBegins(lines: readonly string[], own: Own): number {
  const at = lines.findIndex((line, index) => {
    if (line === '' || isQuoted(line)) return line !== ''
    return isIntroduction(lines, index, own) || isHeader(lines, index, own)
  })
  if (at === -1) return lines.length
  let begin = at
  while (begin > 0 && isRule(lines[begin - 1] ?? '')) begin--
  if (!isQuoted(lines[at] ?? '')) return begin
  // The line above a quotation introduces it, in whatever language.
  const above = lines.findLastIndex((line, index) => index < at && line !== '')
  return above !== -1 && at - above <= 2 && /\d.*:$/.test(lines[above] ?? '') ? above : begin
}

/** Whether a line introduces a quotation, such as "2026-11-30, pr, 10:12 Name <address> wrote:". */
function isIntroduction(lines: readonly string[], index: number, own: Own): boolean {
  for (let count = 1; count <= INTRODUCTION_LINES; count++) {
    const last = lines[index + count - 1] ?? ''
    if (last === '') return false
    if (!last.endsWith(':')) continue
    const whole = lines.slice(index, index + count).join(' ')
    const [next = ''] = lines.slice(index + count, index + count + 3).filter(Boolean)
    return (
      whole.length <= INTRODUCTION_LENGTH &&
      /\d/.test(whole) &&
      (names(whole, own)
        ? said.test(whole) || /\d[:.]\d\d/.test(whole)
        : said.test(whole) && isQuoted(next))
    )
  }
  return false
}

/** Whether a line begins a header as Outlook writes it: fields one below the other, one of which names us. */
function isHeader(lines: readonly string[], index: number, own: Own): boolean {
  const block = lines.slice(index, index + 2 * FIELDS).filter((line) => line !== '')
  const fields = block.slice(0, FIELDS)
  const areFields = fields.every((line) =>
    /^[*_]{0,2}[\p{L} ]{2,20}[*_]{0,2}:[*_]{0,2}(?:\s|$)/u.test(line),
  )
  return fields.length === FIELDS && areFields && names(fields.join(' '), own)
}

/** Whether a line only separates the quotation from the text, such as "-----Original Message-----". */
const isRule = (line: string) => line === '' || /^(?:_{5,}|-{3,}.*|={5,})$/.test(line)

const names = (text: string, own: Own) => own.some((name) => text.toLowerCase().includes(name))

/** Returns the index of the line with which the signature begins; the number of lines if there is none. */
function signatureBegins(lines: readonly string[]): number {
  const mark = lines.findIndex((line) => line === '--')
  if (mark !== -1) return mark
  const last = lines.findLastIndex((line) => line !== '')
  return last !== -1 && phone.test(lines[last] ?? '') ? last : lines.length
}
