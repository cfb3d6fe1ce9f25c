import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuestions } from './question-text.ts'

/** The questions alone, an option as `[text, points]`. */
const read = (text: string) =>
  readQuestions(text).questions.map(({ question, options }) => [
    question,
    ...options.map(({ text: words, points }) => [words, points]),
  ])
const unclear = (text: string) =>
  readQuestions(text).unclear.map(({ line, fault, words }) => [line, fault, words])

describe('questions written as text', () => {
  it('are read with their options and points', () => {
    const text = [
      '1. Ar kalbatės kasdien?',
      'a) Niekada 0',
      'b) Kartais – 1',
      'c) Dažnai ... 2',
      '',
      '2) Ar juokiatės,',
      '\tkai pykstate?',
      '- Ne: 0',
      '• Iš dalies (1 tšk.)',
      'C. Taip, visada. 2,5 t.',
    ].join('\r\n')
    expect(readQuestions(text).unclear).toEqual([])
    expect(read(text)).toEqual([
      ['Ar kalbatės kasdien?', ['Niekada', '0'], ['Kartais', '1'], ['Dažnai', '2']],
      ['Ar juokiatės, kai pykstate?', ['Ne', '0'], ['Iš dalies', '1'], ['Taip, visada.', '2.5']],
    ])
  })

  it.each([
    ['Taip 2', 'Taip', '2'],
    ['Taip\u00A0\u20132', 'Taip', '2'],
    ['Taip\t\t2', 'Taip', '2'],
    ['Taip……… 2', 'Taip', '2'],
    ['Taip. . . . 2', 'Taip.', '2'],
    ['Taip____2', 'Taip', '2'],
    ['Taip = 2 balai', 'Taip', '2'],
    ['Taip[2]', 'Taip', '2'],
    ['Taip ( 2 taškai ).', 'Taip', '2'],
    ['Taip – 1 taškas;', 'Taip', '1'],
    ['1–2 kartus per savaitę 3', '1–2 kartus per savaitę', '3'],
    ['Taip - 02,50', 'Taip', '2.5'],
    ['Ta\u00ADip 2', 'Taip', '2'],
    // No points: a number that is a part of the words, or all there is.
    ['5', '5', null],
    ['Versija v2', 'Versija v2', null],
    ['Taip 1.2.3', 'Taip 1.2.3', null],
    ['Taip 12345678', 'Taip 12345678', null],
  ])('have points at the end of an option: %s', (written, text, points) => {
    expect(read(`1. Ar?\na) ${written}`)).toEqual([['Ar?', [text, points]]])
  })

  it('name each line that is unclear', () => {
    const text =
      'Testas apie ryšį\na) Taip 1\n1. Ar?\na) Taip\nb) Ne 0\nPastaba\nc) Gal 1\n2. Kada?\n-----\n3.5 balo'
    expect(unclear(text)).toEqual([
      [1, 'neither', 'Testas apie ryšį'],
      [2, 'no-question', 'a) Taip 1'],
      [4, 'no-points', 'Taip'],
      [6, 'neither', 'Pastaba'],
      [7, 'no-question', 'c) Gal 1'],
      [8, 'no-options', 'Kada? 3.5 balo'],
    ])
    expect(read(text)).toEqual([['Ar?', ['Taip', null], ['Ne', '0']], ['Kada? 3.5 balo']])
  })

  it('go on with an option over two lines until it has its points', () => {
    expect(read('1. Ar?\na) Taip, bet\ntik savaitgaliais 1\n\nb) Ne 0')).toEqual([
      ['Ar?', ['Taip, bet tik savaitgaliais', '1'], ['Ne', '0']],
    ])
  })

  it('leave out a line that no question is as long as, at once', () => {
    const long = `a) ${'- '.repeat(50_000)}x`
    const { unclear: faults } = readQuestions(`1. Ar?\n${long}\nb) Ne 0`)
    expect(faults.map(({ line, fault }) => [line, fault])).toEqual([[2, 'too-long']])
    expect(read('')).toEqual([])
  })

  it('are read as they were written, whatever their marks, points, spaces and lines', () => {
    const letters = fc.array(fc.constantFrom(...Array.from('aąbcčdeęėgiįklmnoprsštuųūvzž')), {
      minLength: 2,
      maxLength: 8,
    })
    const words = fc
      .array(letters, { minLength: 1, maxLength: 6 })
      .map((all) => all.map((each) => each.join('')).join(' '))
    const points = fc
      .oneof(
        fc.nat(1000),
        fc.nat(1000).map((number) => number / 4),
      )
      .map(String)
    const option = fc.tuple(words, points)
    const question = fc.record({
      question: words,
      options: fc.array(option, { minLength: 1, maxLength: 5 }),
    })
    const marks = {
      number: fc.constantFrom(...['. ', ') ', '.\t', ')', '.)']),
      option: fc.constantFrom(...['a) ', 'ž. ', '(b) ', '- ', '–', '•\t', '\uF0B7 ']),
      points: fc.constantFrom(
        ...[
          ' #',
          ' – #',
          ': #',
          ' ... #',
          '…#',
          ' (#)',
          ' [# tšk.]',
          '\u00A0#\u00A0t.',
          '\t# taškai',
        ],
      ),
      end: fc.constantFrom('\n', '\r\n', '\n \n', '\v'),
      lines: fc.constantFrom(' ', '\n', '\r\n\t', '\u00A0 '),
    }
    fc.assert(
      fc.property(fc.array(question, { maxLength: 6 }), fc.record(marks), (all, mark) => {
        const text = all.map(
          ({ question, options }, index) =>
            `${index + 1}${mark.number}${question.replace(' ', mark.lines)}?${mark.end}` +
            options
              .map(([each, number]) => mark.option + each + mark.points.replace('#', number))
              .join(mark.end),
        )
        const expected = all.map(({ question, options }) => [`${question}?`, ...options])
        expect(read(text.join(mark.end))).toEqual(expected)
        expect(unclear(text.join(mark.end))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('end in questions and sentences, whatever the text', () => {
    const part = fc.constantFrom(
      '1',
      '.',
      'a)',
      '-',
      '2',
      '…',
      '(',
      '\n',
      ' ',
      'Ar',
      'tšk.',
      '\u0000',
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 60 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (written) => {
        for (const { options } of readQuestions(written).questions) {
          for (const { points } of options) expect(points ?? '0').toMatch(/^\d{1,7}(\.\d{1,6})?$/)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
