import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuestions } from './question-text.ts'

/** Returns the questions alone, an option as `[text, points]`. */
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
    // No points: the number is part of the words, or there are no other words.
    ['5', '5', null],
    ['Versija v2', 'Versija v2', null],
    ['Taip 1.2.3', 'Taip 1.2.3', null],
    ['Taip 12345678', 'Taip 12345678', null],
  ])('have points at the end of an option: %s', (written, text, points) => {
    expect(read(`1. Ar?\na) ${written}`)).toEqual([['Ar?', [text, points]]])
  })

  /** Expected values of the files in `tests/fixtures/quiz`. */
  const FILES: Readonly<Record<string, unknown[]>> = {
    'negative.txt': [
      ['Klausimas?', ['Taip', '2'], ['Ne', '-1'], ['Gal', '-1'], ['Tikrai ne', '-3']],
    ],
    'nfd.txt': [['Ar kalbatės?', ['Visada', '2'], ['Niekada', '0']]],
    'no_points.txt': [
      [
        'Ar kalbatės? Pagalvokite apie praėjusią savaitę.',
        ['Ne', null],
        ['Iš dalies', null],
        ['Taip', null],
      ],
      ['Ar juokiatės?', ['Ne', null], ['Taip', '2']],
    ],
    'option_ending_number.txt': [['Kl?', ['Daugiau nei 5', null], ['Mažiau nei 5', null]]],
    'plain_answers.txt': [
      ['Ar kalbatės kasdien?', ['Niekada', null], ['Kartais', null], ['Visada', null]],
      ['Kaip dažnai juokiatės, kai pykstate?', ['Ne', null], ['Iš dalies', '1'], ['Taip', '2']],
    ],
    // Each line may be something else than an option.
    'plain_lines.txt': [
      ['Ar kalbatės? Pagalvokite apie praėjusią savaitę.'],
      ['Ar juokiatės? Pagalvokite apie tai ramiai. Ne Taip'],
      ['Ką darote? Tylime ir laukiame Kalbamės'],
      ['Kiek kartų? Viena Dvi Antra dalis'],
      ['Kuris? Pirmas Antras:'],
    ],
    'range_in_option.txt': [
      [
        'Kiek metų kartu?',
        ['0–1 m.', '1'],
        ['2–5 m.', '2'],
        ['daugiau nei 10', '3'],
        ['1–2', null],
      ],
    ],
    'word_o.txt': [['Klausimas?', ['Taip', '2'], ['Ne', '0']]],
  }
  const folder = new URL('../../../tests/fixtures/quiz/', import.meta.url)

  it.each(readdirSync(folder))('are those of the file %s', (name) => {
    expect(read(readFileSync(new URL(name, folder), 'utf8'))).toEqual(FILES[name])
  })

  it.each([
    // Negative: the sign is next to the number, after a separator or in brackets.
    ['Taip -2', 'Taip', '-2'],
    ['Taip: -2', 'Taip', '-2'],
    ['Taip – –2', 'Taip', '-2'],
    ['Taip = \u22122 balai', 'Taip', '-2'],
    ['Taip \u2212 2', 'Taip', '-2'],
    ['Taip\t-1,5', 'Taip', '-1.5'],
    ['Taip\t–1', 'Taip', '-1'],
    ['Taip [-2 t.]', 'Taip', '-2'],
    ['Taip (– 2)', 'Taip', '-2'],
    ['Taip – -0', 'Taip', '0'],
    // A separator.
    ['Taip - 2', 'Taip', '2'],
    ['Taip –2', 'Taip', '2'],
    ['Taip – 2', 'Taip', '2'],
    ['Taip… – 2', 'Taip', '2'],
    ['Daugiau nei 5 – 2', 'Daugiau nei 5', '2'],
    ['nuo 5 iki 10: 2', 'nuo 5 iki 10', '2'],
    // An arrow or a bar.
    ['Taip -> 2', 'Taip', '2'],
    ['Taip → 2', 'Taip', '2'],
    ['Taip => 2', 'Taip', '2'],
    ['Taip\uF0E0 2', 'Taip', '2'],
    ['x->2', 'x', '2'],
    ['Taip --> -2', 'Taip', '-2'],
    ['Nuo 5 → 2', 'Nuo 5', '2'],
    ['Taip | 2', 'Taip', '2'],
    // A sign that belongs to the words, before another that separates.
    ['5- – 2', '5-', '2'],
    ['5- –2', '5-', '2'],
    ['5-: 2', '5-', '2'],
    ['A- (2)', 'A-', '2'],
    ['Taip- : 2', 'Taip', '2'],
    ['2+2=4 – 1', '2+2=4', '1'],
    ['Nuo 5 = 2', 'Nuo 5', '2'],
    // A word that a number often follows, where the number is points all the same.
    ['Kovo 8 (2)', 'Kovo 8', '2'],
    ['gegužės 5 → 2', 'gegužės 5', '2'],
    ['Daugiau – 2', 'Daugiau', '2'],
    ['Daugiau 2 tšk.', 'Daugiau', '2'],
    ['5 klasė 2', '5 klasė', '2'],
    ['1-oje klasėje 2', '1-oje klasėje', '2'],
    ['Tik kartais 2', 'Tik kartais', '2'],
    ['Vasara 2', 'Vasara', '2'],
    ['Sausi 2', 'Sausi', '2'],
    ['Kova 2', 'Kova', '2'],
    // Forms of points.
    ['Taip 2 t.', 'Taip', '2'],
    ['Taip, 2 tšk.', 'Taip', '2'],
    ['Taip 2 taškų', 'Taip', '2'],
    ['Taip 2 bal.', 'Taip', '2'],
    ['Taip +2', 'Taip', '2'],
    ['Taip = +2', 'Taip', '2'],
    ['Taip (+2)', 'Taip', '2'],
    ['Taip = 2', 'Taip', '2'],
    ['Taip (2 taškai)', 'Taip', '2'],
    ['Taip [2]', 'Taip', '2'],
    ['Taip\t2', 'Taip', '2'],
    ['Daugiau nei 5\t2', 'Daugiau nei 5', '2'],
    ['Taip – 2 taškai'.normalize('NFD'), 'Taip', '2'],
    ['Ša\u200Blta – 2 balų'.normalize('NFD'), 'Šalta', '2'],
    ['Šeima 👨\u200D👩\u200D👧 – 2', 'Šeima 👨\u200D👩\u200D👧', '2'],
  ])('have points, below 0 too: %j', (written, text, points) => {
    expect(read(`1. Ar?\na) ${written}`)).toEqual([['Ar?', [text, points]]])
  })

  it.each([
    // Comparisons.
    'Daugiau nei 5',
    'iki 10',
    'Ne mažiau kaip 3',
    'virš 65',
    'Už 100',
    'apie 2,5',
    '> 5',
    'Daugiau ≥ 5',
    'Tik 1',
    'Vos 2',
    'Net 5',
    'Daugiausiai 3',
    'mažiausia 3',
    'Mažiau 5',
    'daugiau 5',
    'lygu 5',
    '3 iš 5',
    'Kas 5',
    // Ranges.
    '1–2',
    '1-2',
    '18—25',
    'Nuo 18 iki 25',
    'tarp 2–3',
    'Kas 5\u20137',
    '18 – 25',
    '26 - 35',
    'Nuo 2 – 3',
    // Grades.
    '5- 2',
    'B+ 3',
    'A- 4',
    // Thousands.
    'Daugiau nei 1 000',
    'Pajamos: apie 2 500',
    // Words for a sign.
    'Ne – minus 1',
    // Sums.
    '2+2=4',
    '2 + 2 = 4',
    '3·3 = 9',
    // Years and dates.
    'Susituokėme 2015',
    'Susituokėme (2015)',
    'Vedę: 1998',
    '2020-05-01',
    'Gegužės 05',
    'gegužės 5',
    'Kovo 8',
    'Balandžio 5',
    'Sausį 1',
    'Rugpjūtis 4',
    'spalyje 3',
    '2025 m. liepos 6',
    // Times and ratios.
    '19:30',
    'Vakare 19:30',
    'Vakare, 19.30',
    'Lygiai 2:1',
    '1/2',
    // Percents and money.
    'Apie 50 %',
    'Visada 100%',
    'Iki 10 €',
    '€ 10',
    'EUR 25',
    // Names.
    'COVID-19',
    'Nr. 7',
    '№ 7',
    'Numeriu 7',
    'Klasėje 5',
    'Versija v2',
    'Kita (iki 5)',
    'Kita (2 iš 5)',
    'Kita (5–10)',
  ])('have no points where the number belongs to the words: %s', (words) => {
    expect(read(`1. Ar?\na) ${words}\nb) Kitaip – 1`)).toEqual([
      ['Ar?', [words, null], ['Kitaip', '1']],
    ])
    expect(unclear(`1. Ar?\na) ${words}`)).toEqual([[2, 'no-points', words]])
  })

  it('have no points where the options would be alike without the numbers', () => {
    expect(read('1. Ar?\na) Vaikai 1\nb) Vaikai 2\nc) Nėra 0')).toEqual([
      ['Ar?', ['Vaikai 1', null], ['Vaikai 2', null], ['Nėra', '0']],
    ])
    expect(read('1. Ar?\na) Taip – 1\nb) taip – 2')).toEqual([
      ['Ar?', ['Taip', '1'], ['taip', '2']],
    ])
  })

  it.each(['o\t', '  o\u00A0\u00A0 ', '\uF0D8\t', '§\t', 'Ø\t', 'ü\t', '☐ ', '\to\t'])(
    'have bullets of Word: %j',
    (bullet) => {
      expect(read(`1. Ar?\n${bullet}Taip – 2\n${bullet}Ne – 0`)).toEqual([
        ['Ar?', ['Taip', '2'], ['Ne', '0']],
      ])
    },
  )

  const marks = '☐ ☑ ☒ ✓ ✔ ✗ ● ○ ◯ ▢ ■ □ ◉ ❖ ⚪ 🔘 ✅ ☑\uFE0F [x]'.split(' ')
  it.each([...marks, '[ ]', '( )', '- [ ]', 'a) ☐'])('have boxes, circles and ticks: %s', (box) => {
    const text = `1. Ar?\n☐ Taip (1)\n${box} Ne (0)\n${box} Gal 2`
    expect(read(text)).toEqual([['Ar?', ['Taip', '1'], ['Ne', '0'], ['Gal', '2']]])
    expect(unclear(text)).toEqual([])
  })

  it('keep signs that are words after a letter', () => {
    expect(read('1. Ar?\na) ●●○ – 2\nb) ✅ Taip – 1')).toEqual([
      ['Ar?', ['●●○', '2'], ['✅ Taip', '1']],
    ])
  })

  it('go on with a word that is like a bullet', () => {
    expect(read('1. Jis tyli,\no jūs?\na) Ne – 0')).toEqual([['Jis tyli, o jūs?', ['Ne', '0']]])
  })

  it.each([
    // After a space alone: certain where all options have few points.
    ['a) Niekada 0\nb) Dažnai 2', [false, false]],
    ['a) Niekada 0\nb) Dažnai – 2', [false, false]],
    ['a) Turime 3\nb) Neturime', [true, false]],
    ['a) Man 30\nb) Jai 28', [true, true]],
    ['a) Turime 3', [true]],
    ['a) Neturiu 0\nb) Tik 1\nc) Daugiausiai 3', [true, false, false]],
    ['a) Neturiu 0\nb) Turiu -> 1\nc) Kovo 8 (3)', [false, false, false]],
    // A dash that may be a minus or part of a range.
    ['a) Ne –1\nb) Taip –2', [true, true]],
    ['a) 1 – 0\nb) 2 – 1\nc) 3 – 3', [true, true, true]],
    ['a) 5- –2\nb) 4- – 1\nc) Ne -> 0', [true, false, false]],
    ['a) Ne – 1\nb) Taip, 2 t.\nc) Gal (12)\nd) Kita\t30', [false, false, false, false]],
  ])('tell which points are a guess: %j', (options, guesses) => {
    const [question] = readQuestions(`1. Ar?\n${options}`).questions
    expect(question?.options.map(({ isGuess }) => isGuess)).toEqual(guesses)
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
    expect(unclear('1. Ar?\na) Ne – -1\nb) Taip 2')).toEqual([[2, 'negative', 'Ne']])
    expect(read(text)).toEqual([['Ar?', ['Taip', null], ['Ne', '0']], ['Kada? 3.5 balo']])
  })

  it.each([
    ['with a number', '1.\tKaip jautiesi?\nGerai\t0\nVidutiniškai\t1\n2.\tAr miegi?\nTaip\t0,5\n'],
    ['in cells', '1\tKaip jautiesi?\n\tGerai\t0\n\tVidutiniškai\t1\n2\tAr miegi?\n\tTaip\t0,5\n'],
    [
      'with letters',
      '1\tKaip jautiesi?\na\tGerai\t0\nb\tVidutiniškai\t1\n2\tAr miegi?\na\tTaip\t0,5',
    ],
  ])('are read from a spreadsheet %s', (_, text) => {
    expect(read(text)).toEqual([
      ['Kaip jautiesi?', ['Gerai', '0'], ['Vidutiniškai', '1']],
      ['Ar miegi?', ['Taip', '0.5']],
    ])
    expect(unclear(text)).toEqual([])
  })

  it.each(['1 klausimas. Ar?', 'Klausimas 1: Ar?', 'KLAUSIMAS NR. 1\nAr?', '1 klausimas – Ar?'])(
    'begin with the word for a question and a number: %s',
    (question) => {
      expect(read(`${question}\na) Taip 1`)).toEqual([['Ar?', ['Taip', '1']]])
    },
  )

  it('keep the word for a question behind their number', () => {
    expect(read('1. Klausimas apie meilę?\na) Taip 1')).toEqual([
      ['Klausimas apie meilę?', ['Taip', '1']],
    ])
  })

  it('go on with an option whose points are in a cell of the next line', () => {
    expect(read('1. Ar?\na) Taip,\nbet retai\t1')).toEqual([['Ar?', ['Taip, bet retai', '1']]])
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
      // After these words a number is part of the text.
      .filter(
        (all) => !/(^| )(nei|iki|nuo|per|po|už|ir|ar|su|be|nr|eur|iš|tik|net|vos|kas)$/.test(all),
      )
    const points = fc
      .oneof(
        fc.nat(1000),
        fc.nat(39).map((number) => number / 4),
      )
      .map(String)
    const option = fc.tuple(words, points)
    const question = fc.record({
      question: words,
      options: fc.uniqueArray(option, { minLength: 1, maxLength: 5, selector: ([each]) => each }),
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
          for (const { points } of options) expect(points ?? '0').toMatch(/^-?\d{1,7}(\.\d{1,6})?$/)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
