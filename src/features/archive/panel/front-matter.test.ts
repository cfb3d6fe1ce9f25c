import { describe, expect, it } from 'vitest'
import { formatFrontMatter, type FrontMatterValue, parseFrontMatter } from './front-matter.ts'

/** Returns a generator of seeded pseudo-random numbers. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const PIECES = [
  '---',
  '\n---\n',
  '---\n\n',
  '\n',
  '\r\n',
  '\r',
  '\u2028',
  '\u2029',
  '\u2028---\u2028',
  '\t',
  ' ',
  '"',
  "'",
  '\\',
  ':',
  'a: b',
  '- ',
  '#',
  '[',
  ']',
  '{',
  '}',
  'true',
  'null',
  '12',
  '\uFEFF',
  '\u0000',
  'žodis',
  'Ąžuolas',
  '😀',
  '|',
  '>',
  '&',
  '*',
  '!',
  '%',
  '@',
  '`',
]

function randomText(random: () => number): string {
  const length = Math.floor(random() * 8)
  return Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)] ?? '').join('')
}

function randomValue(random: () => number): FrontMatterValue {
  switch (Math.floor(random() * 6)) {
    case 0:
      return null
    case 1:
      return random() < 0.5
    case 2:
      return Math.floor(random() * 1000) - 500
    case 3:
      return Array.from({ length: Math.floor(random() * 4) }, () => randomText(random))
    default:
      return randomText(random)
  }
}

describe('a file with a head of fields', () => {
  it('is YAML with values of JSON, and the text below', () => {
    expect(
      formatFrontMatter({ title: 'Kaip "klausytis"', tags: ['a', 'b'], imageUrl: null }, 'Tekstas'),
    ).toBe('---\ntitle: "Kaip \\"klausytis\\""\ntags: ["a","b"]\nimageUrl: null\n---\n\nTekstas\n')
  })

  it('comes back exactly, whatever its fields and its text hold', () => {
    const random = randomNumbers(20_261_121)
    const broken = Array.from({ length: 2000 }, () => {
      const names = ['title', 'tags', 'a1', 'published'].filter(() => random() < 0.7)
      const fields = Object.fromEntries(names.map((name) => [name, randomValue(random)]))
      return { fields, body: randomText(random) }
    }).filter((file) => {
      const read = parseFrontMatter(formatFrontMatter(file.fields, file.body))
      return JSON.stringify(read) !== JSON.stringify(file)
    })
    expect(broken).toEqual([])
  })
})

describe('a file that was changed by hand', () => {
  const fieldsOf = (...lines: string[]) => {
    const read = parseFrontMatter(['---', ...lines, '---', 'Tekstas'].join('\n'))
    return 'fields' in read ? read.fields : read
  }

  it('may have words without quotes, or with single ones', () => {
    expect(fieldsOf('title: Kaip klausytis: pradžia', "excerpt: 'Tai ''trumpai'''")).toEqual({
      title: 'Kaip klausytis: pradžia',
      excerpt: "Tai 'trumpai'",
    })
  })

  it.each(['10 klausimų', 'Klausimai: 10', "Kas yra 'ryšys'", "'Ryšys' ir meilė"])(
    'may have words that are no value and no quotation as a whole: %s',
    (title) => {
      expect(fieldsOf(`title: ${title}`, 'tags:', `- ${title}`)).toEqual({ title, tags: [title] })
    },
  )

  it('may have several spaces before a value', () => {
    expect(fieldsOf('title: \t A', 'tags:', '-   pokalbis')).toEqual({
      title: 'A',
      tags: ['pokalbis'],
    })
  })

  it('may end with its head', () => {
    expect(parseFrontMatter('---\ntitle: A\n---')).toEqual({ fields: { title: 'A' }, body: '' })
  })

  it('may have numbers, truth and nothing', () => {
    expect(
      fieldsOf('readingTime: 7', 'a: 1.25', 'published: true', 'imageUrl:', 'seoTitle: null'),
    ).toEqual({
      readingTime: 7,
      a: 1.25,
      published: true,
      imageUrl: null,
      seoTitle: null,
    })
  })

  it('may have a list of one item a line', () => {
    expect(fieldsOf('tags:', '  - pokalbis', '  - "du žodžiai"', 'title: A')).toEqual({
      tags: ['pokalbis', 'du žodžiai'],
      title: 'A',
    })
  })

  it('may have empty lines, comments, the line ends of Windows and a mark of UTF-8', () => {
    expect(parseFrontMatter('\uFEFF---\r\n# pastaba\r\n\r\ntitle: A\r\n---\r\nTekstas')).toEqual({
      fields: { title: 'A' },
      body: 'Tekstas',
    })
  })

  it.each([
    ['', { fault: 'no-head', line: 1 }],
    ['Tekstas', { fault: 'no-head', line: 1 }],
    ['\n---\ntitle: A\n---\n', { fault: 'no-head', line: 1 }],
    ['---\ntitle: A\n', { fault: 'no-head', line: 1 }],
    ['---\ntitle: A\nbe dvitaškio\n---\n', { fault: 'unreadable-line', line: 3 }],
    ['---\ntitle: "nebaigta\n---\n', { fault: 'unreadable-line', line: 2 }],
    ['---\n- be lauko\n---\n', { fault: 'unreadable-line', line: 2 }],
    ['---\ntitle: A\n  - b\n---\n', { fault: 'unreadable-line', line: 3 }],
    ['---\n__proto__: {"a": 1}\n---\n', { fault: 'unreadable-line', line: 2 }],
    ['---\ntitle: A\n\ntitle: B\n---\n', { fault: 'repeated-field', line: 4 }],
  ])('is refused with the line where it cannot be read: %j', (text, fault) => {
    expect(parseFrontMatter(text)).toEqual(fault)
  })
})
