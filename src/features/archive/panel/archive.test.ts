import { describe, expect, test } from 'vitest'
import type { AdminExpert } from '#src/features/experts/contracts.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import type { AdminPost } from '#src/features/articles/contracts.ts'
import type { FullQuiz } from '#src/features/quizzes/contracts.ts'
import { OPTION_MARKS } from '#src/features/quizzes/warnings.ts'
import {
  type ArchiveContent,
  type ArchiveFiles,
  fromArchiveFiles,
  toArchiveFiles,
} from './archive.ts'

const AT = '2026-11-21T10:00:00.000Z'

/** Returns a generator of seeded pseudo-random numbers, the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Returns content of all kinds. Its texts are hostile, but valid to store. */
function randomContent(seed: number): ArchiveContent {
  const random = randomNumbers(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const some = <Item>(maximum: number, make: (index: number) => Item) =>
    Array.from({ length: below(maximum + 1) }, (_, index) => make(index))
  const id = () =>
    '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) =>
      digit === '8' ? (8 + below(4)).toString(16) : digit === '1' ? '1' : below(16).toString(16),
    )
  const pieces = [
    '---',
    '\n---\n',
    '\n\n',
    '\r\n',
    '"',
    "'",
    ': ',
    '- a',
    '# b',
    '[x]',
    '{',
    '\\',
    'žą',
    '😀',
    '\u2028',
    ' ',
    'null',
    '<b>',
  ]
  /** Returns a trimmed text, as all stored texts are. */
  const words = () => `a${some(8, () => pieces[below(pieces.length)]).join('')}z`
  const maybe = <Value>(make: () => Value) => (random() < 0.5 ? null : make())
  const instant = () => new Date(1_700_000_000_000 + below(1e9)).toISOString()
  const generated = () => ({ model: words(), at: instant() })
  const slug = (index: number) => `irasas-${seed}-${index}-${below(1000)}`

  /** Returns the publishing state: published, a draft, or a scheduled draft. */
  const publishing = () =>
    random() < 0.5
      ? { published: true, publishAt: null }
      : { published: false, publishAt: maybe(() => '2099-01-01T08:00:00.000Z') }

  const post =
    (type: 'post' | 'page') =>
    (index: number): AdminPost => ({
      id: id(),
      slug: `${type}-${slug(index)}`,
      title: words(),
      excerpt: words(),
      category: type === 'post' ? words() : maybe(words),
      tags: some(3, words),
      readingTime: 1 + below(20),
      publishedAt: maybe(instant),
      createdAt: instant(),
      updatedAt: instant(),
      imageUrl: maybe(() => `/media/${id()}.webp`),
      imageAltText: maybe(words),
      seoTitle: maybe(() => words().slice(0, 60).trim()),
      metaDescription: maybe(words),
      metaKeywords: some(3, words),
      canonicalUrl: maybe(() => 'https://example.lt/a?b=c#d'),
      content: words() + words(),
      ...publishing(),
      type,
      focusKeyword: maybe(words),
      authorId: type === 'post' ? maybe(id) : null,
      generated: maybe(() => ({ ...generated(), reviewedAt: maybe(instant) })),
    })

  const dimension = (): FullQuiz['dimensions'][number] => ({
    id: id(),
    name: words(),
    advice: { low: words(), middle: words(), high: words() },
    articles: some(3, slug),
    talk: maybe(words),
  })

  const quizOf = (index: number, dimensions: FullQuiz['dimensions']): FullQuiz => ({
    id: id(),
    slug: slug(index),
    title: words(),
    description: words(),
    instructions: maybe(words),
    ...publishing(),
    publishedAt: maybe(instant),
    createdAt: instant(),
    updatedAt: instant(),
    questions: some(4, (order) => {
      const options = [words(), ...some(3, words)]
      return {
        id: id(),
        question: words(),
        questionType: (['multiple_choice', 'scale', 'yes_no'] as const)[below(3)] ?? 'scale',
        options,
        weights: options.map(() => String(below(50) / 4)),
        order,
        required: random() < 0.5,
        marks: options.map(() => maybe(() => OPTION_MARKS[below(OPTION_MARKS.length)] ?? 'sign')),
        dimensionId: dimensions[below(dimensions.length + 1)]?.id ?? null,
      }
    }),
    dimensions,
    comparable: random() < 0.5,
    categories: some(3, (number) => ({
      id: id(),
      name: words(),
      description: words(),
      minScore: number * 10,
      maxScore: number * 10 + below(10),
      advice: words(),
      color: '#10b981',
      omnisendSegment: maybe(words),
    })),
  })
  const quiz = (index: number) =>
    quizOf(
      index,
      // Names are unique within a quiz.
      some(3, (number) => ({ ...dimension(), name: `${number} ${words()}` })),
    )

  const expert = (position: number) => ({
    id: id(),
    name: words(),
    photoUrl: maybe(() => `/media/${id()}.webp`),
    qualification: words(),
    words: words(),
    position,
    createdAt: instant(),
    updatedAt: instant(),
  })

  return {
    posts: some(4, post('post')),
    pages: some(3, post('page')),
    quizzes: some(3, quiz),
    experts: some(3, expert),
    settings: maybe(() => ({
      ...startingSettings,
      id: 'settings' as const,
      // Details are single-line.
      legalName: words().replaceAll(/\s+/g, ' '),
      answerHours: maybe(() => ({ from: below(12), to: 12 + below(12) })),
      noticeEmail: null,
      pendingNotices: null,
      cityCheckedAt: null,
      sales: {
        'email-weekly': { price: 39, paymentLink: null },
        'email-monthly': { price: 79, paymentLink: null },
      },
      inPreview: false,
      earlier: [],
      updatedAt: instant(),
    })),
    images: some(3, (index) => ({
      name: `${id().replaceAll('-', '')}-${index + 1}x${index + 2}.webp`,
      bytes: Uint8Array.from({ length: below(40) }, () => below(256)),
      ...(random() < 0.5 ? { generated: generated() } : {}),
    })),
  }
}

const encode = (text: string) => new TextEncoder().encode(text)
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

function postOf(changes: Partial<AdminPost> = {}): AdminPost {
  return {
    id: '8f14e45f-ceea-4a7b-9c2d-0123456789ab',
    slug: 'kaip-klausytis',
    title: 'Kaip „klausytis“',
    excerpt: 'Trumpai.',
    category: 'Bendravimas',
    tags: ['pokalbis', 'ramybė'],
    readingTime: 4,
    publishedAt: '2026-11-01T09:00:00.000Z',
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-02T08:00:00.000Z',
    imageUrl: null,
    imageAltText: null,
    seoTitle: null,
    metaDescription: null,
    metaKeywords: [],
    canonicalUrl: null,
    content: 'Pirma pastraipa.\n\nAntra pastraipa.',
    published: true,
    publishAt: null,
    type: 'post',
    focusKeyword: null,
    authorId: null,
    generated: null,
    ...changes,
  }
}

const [someExpert] = [1, 2, 3, 4, 5].flatMap((seed) => randomContent(seed).experts) as [AdminExpert]
const [someQuiz] = [1, 2, 3, 4, 5].flatMap((seed) => randomContent(seed).quizzes) as [FullQuiz]

const empty: ArchiveContent = {
  posts: [],
  pages: [],
  quizzes: [],
  experts: [],
  settings: null,
  images: [],
}
const manifest = toArchiveFiles(empty, AT)

describe('an archive', () => {
  test('comes back exactly as it was written, whatever it holds', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const content = randomContent(seed)
      expect(fromArchiveFiles(toArchiveFiles(content, AT)), `content ${seed}`).toEqual({
        items: [
          ...content.experts.map((item) => ({ kind: 'expert', item })),
          ...content.posts.map((item) => ({ kind: 'post', item })),
          ...content.pages.map((item) => ({ kind: 'page', item })),
          ...content.quizzes.map((item) => ({ kind: 'quiz', item })),
        ],
        images: content.images,
        hasSettings: content.settings !== null,
        faults: [],
      })
    }
  })

  test('is the same for the same content and time', () => {
    expect(toArchiveFiles(randomContent(7), AT)).toEqual(toArchiveFiles(randomContent(7), AT))
  })

  test('has articles and pages as Markdown under their addresses, quizzes as JSON', () => {
    const files = toArchiveFiles(
      {
        posts: [postOf()],
        pages: [postOf({ type: 'page', slug: 'duk' })],
        quizzes: [someQuiz],
        experts: [someExpert],
        settings: null,
        images: [{ name: 'a.webp', bytes: new Uint8Array() }],
      },
      AT,
    )
    expect(Object.keys(files)).toEqual([
      'manifest.json',
      'straipsniai/kaip-klausytis.md',
      'puslapiai/duk.md',
      `testai/${someQuiz.slug}.json`,
      `ekspertai/${someExpert.id}.json`,
      'paveikslai/a.webp',
    ])
    expect(text(files['manifest.json'])).toBe(
      `{\n  "format": "santykiu-akademija",\n  "version": 8,\n  "exportedAt": "${AT}",\n  "generatedImages": {}\n}\n`,
    )
    expect(text(files['straipsniai/kaip-klausytis.md'])).toBe(
      `---
id: "8f14e45f-ceea-4a7b-9c2d-0123456789ab"
title: "Kaip „klausytis“"
excerpt: "Trumpai."
category: "Bendravimas"
tags: ["pokalbis","ramybė"]
readingTime: 4
publishedAt: "2026-11-01T09:00:00.000Z"
createdAt: "2026-11-01T08:00:00.000Z"
updatedAt: "2026-11-02T08:00:00.000Z"
imageUrl: null
imageAltText: null
seoTitle: null
metaDescription: null
metaKeywords: []
canonicalUrl: null
published: true
publishAt: null
focusKeyword: null
authorId: null
generated: null
---

Pirma pastraipa.

Antra pastraipa.
`,
    )
  })

  test('may have been packed again inside a folder, with what machines add', () => {
    const files: ArchiveFiles = {
      ...Object.fromEntries(
        Object.entries(toArchiveFiles({ ...empty, posts: [postOf()] }, AT)).map(([path, bytes]) => [
          `Turinys 2026/${path}`,
          bytes,
        ]),
      ),
      'Turinys 2026/': new Uint8Array(),
      'Turinys 2026/straipsniai/': new Uint8Array(),
      'Turinys 2026/straipsniai/.DS_Store': encode('x'),
      'Turinys 2026/paveikslai/Thumbs.db': encode('x'),
      '__MACOSX/Turinys 2026/straipsniai/._kaip-klausytis.md': encode('x'),
    }
    expect(fromArchiveFiles(files)).toMatchObject({
      items: [{ kind: 'post', item: { slug: 'kaip-klausytis' } }],
      images: [],
      faults: [],
    })
  })
})

describe('an archive of an earlier version', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('%i is read, without what it does not know', (version) => {
    const { slug, publishedAt: _, dimensions: __, comparable: ___, ...quiz } = someQuiz
    const questions = quiz.questions.map(({ marks: _, dimensionId: __, ...question }) => question)
    const files = {
      'manifest.json': encode(JSON.stringify({ format: 'santykiu-akademija', version })),
      [`testai/${slug}.json`]: encode(JSON.stringify({ ...quiz, questions })),
    }
    expect(fromArchiveFiles(files)).toEqual({
      items: [{ kind: 'quiz', item: { ...quiz, slug, questions } }],
      images: [],
      hasSettings: false,
      faults: [],
    })
  })

  test('has general marks for its warning answers', () => {
    const [question] = someQuiz.questions.map(({ marks: _, ...rest }) => rest)
    const { slug, ...quiz } = someQuiz
    const options = ['Taip', 'Kartais', 'Ne']
    const questions = [{ ...question, options, weights: ['0', '1', '2'], warningOptions: [0] }]
    const files = {
      'manifest.json': encode(JSON.stringify({ format: 'santykiu-akademija', version: 5 })),
      [`testai/${slug}.json`]: encode(JSON.stringify({ ...quiz, questions })),
    }
    const { items, faults } = fromArchiveFiles(files)
    expect(faults).toEqual([])
    expect(items).toMatchObject([{ item: { questions: [{ marks: ['general', null, null] }] } }])
    expect(JSON.stringify(items)).not.toContain('warningOptions')
  })
})

describe('an archive that is none', () => {
  test.each([
    ['no manifest', {}, 'Tai ne šios svetainės turinio kopija.'],
    [
      'another file',
      { 'manifest.json': encode('{"name":"app"}') },
      'Nepavyko perskaityti. Tai ne šios svetainės turinio kopijos aprašas.',
    ],
    [
      'no JSON',
      { 'manifest.json': encode('{') },
      'Nepavyko perskaityti. Tai ne šios svetainės turinio kopijos aprašas.',
    ],
    [
      'a later version',
      { 'manifest.json': encode('{"format":"santykiu-akademija","version":9}') },
      'Kopijos formato versija yra 9, o ši svetainė supranta ne naujesnę kaip 8.',
    ],
  ])('is refused as a whole: %s', (_what, files, message) => {
    const post = toArchiveFiles({ ...empty, posts: [postOf()] }, AT)[
      'straipsniai/kaip-klausytis.md'
    ]
    const given = { ...files, 'straipsniai/kaip-klausytis.md': post ?? new Uint8Array() }
    expect(fromArchiveFiles(given)).toEqual({
      items: [],
      images: [],
      hasSettings: false,
      faults: [{ file: 'manifest.json', message }],
    })
  })
})

describe('a file of an archive', () => {
  const markdown = (...lines: string[]) =>
    encode(['---', ...lines, '---', '', 'Tekstas', ''].join('\n'))
  const good = [
    'id: 8f14e45f-ceea-4a7b-9c2d-0123456789ab',
    'title: Kaip klausytis',
    'excerpt: Trumpai',
    'category: Bendravimas',
    'createdAt: 2026-11-01T08:00:00Z',
  ]
  const messages = (files: Record<string, Uint8Array>) => {
    const { items, faults } = fromArchiveFiles({ ...manifest, ...files })
    return { items: items.length, faults: faults.map(({ file, message }) => `${file}: ${message}`) }
  }

  test('may be written by hand, with the least there must be', () => {
    expect(fromArchiveFiles({ ...manifest, 'straipsniai/a.md': markdown(...good) })).toMatchObject({
      items: [
        {
          kind: 'post',
          item: {
            slug: 'a',
            title: 'Kaip klausytis',
            content: 'Tekstas',
            published: false,
            publishAt: null,
            readingTime: 5,
          },
        },
      ],
      faults: [],
    })
  })

  test.each([
    ['straipsniai/a.txt', markdown(...good), 'Tokio failo kopijoje neturi būti.'],
    ['kita/a.md', markdown(...good), 'Tokio failo kopijoje neturi būti.'],
    ['paveikslai/../a.webp', encode('x'), 'Tokio failo kopijoje neturi būti.'],
    [
      'straipsniai/../a.md',
      markdown(...good),
      'Failo vardas turi būti įrašo adresas: tik mažosios lotyniškos raidės, skaičiai ir brūkšneliai.',
    ],
    [
      'straipsniai/Kaip klausytis.md',
      markdown(...good),
      'Failo vardas turi būti įrašo adresas: tik mažosios lotyniškos raidės, skaičiai ir brūkšneliai.',
    ],
    ['straipsniai/a.md', Uint8Array.of(0xff, 0xfe), 'Failas nėra UTF-8 tekstas.'],
    [
      'straipsniai/a.md',
      encode('Tekstas'),
      'Failas turi prasidėti laukais tarp dviejų „---“ eilučių.',
    ],
    ['straipsniai/a.md', markdown('id: "'), 'Nepavyko suprasti 2 eilutės.'],
    ['straipsniai/a.md', markdown('title: A', 'title: B'), '3 eilutėje laukas pakartotas.'],
    ['straipsniai/a.md', markdown(...good.slice(1)), 'Laukas „id“: Netinkamas įrašo numeris.'],
    ['straipsniai/a.md', markdown(...good, 'title2: A'), 'Nežinomi laukai: title2.'],
    [
      'straipsniai/a.md',
      markdown(...good, 'imageUrl: javascript:alert(1)'),
      'Laukas „imageUrl“: Netinkamas nuorodos adresas.',
    ],
    ['testai/a.json', encode('{'), 'Failo nepavyko perskaityti: jo turinys sugadintas.'],
    ['testai/a.json', encode('[]'), 'Failo nepavyko perskaityti: jo turinys sugadintas.'],
  ])('is refused with what is wrong: %s (%#)', (file, bytes, message) => {
    expect(messages({ [file]: bytes })).toEqual({ items: 0, faults: [`${file}: ${message}`] })
  })

  test('of a quiz needs ids for its questions and bands, each its own', () => {
    const question = {
      question: 'Ar?',
      questionType: 'yes_no',
      options: ['Ne'],
      weights: ['0'],
      order: 0,
    }
    const json = (questions: unknown[]) =>
      encode(JSON.stringify({ ...someQuiz, slug: undefined, questions }))
    const message =
      'testai/a.json: Laukas „questions“: Kiekvienas klausimas ir kategorija turi turėti savo numerį (id).'
    const id = crypto.randomUUID()
    expect(messages({ 'testai/a.json': json([question]) }).faults).toEqual([message])
    expect(
      messages({
        'testai/a.json': json([
          { ...question, id },
          { ...question, id },
        ]),
      }).faults,
    ).toEqual([message])
    expect(messages({ 'testai/a.json': json([{ ...question, id }]) })).toEqual({
      items: 1,
      faults: [],
    })
  })

  test('tells every field that is wrong, and lets the other files be read', () => {
    expect(
      messages({
        'straipsniai/a.md': markdown(...good.slice(2), 'readingTime: ilgai'),
        'straipsniai/b.md': markdown(...good),
      }),
    ).toEqual({
      items: 1,
      faults: [
        'straipsniai/a.md: Laukas „title“: Pavadinimas privalomas.',
        'straipsniai/a.md: Laukas „readingTime“: Skaitymo laikas turi būti sveikasis minučių skaičius nuo 1 iki 600.',
        'straipsniai/a.md: Laukas „id“: Netinkamas įrašo numeris.',
      ],
    })
  })

  test('cannot have the id or the address of another', () => {
    expect(
      messages({ 'straipsniai/a.md': markdown(...good), 'straipsniai/b.md': markdown(...good) }),
    ).toEqual({
      items: 1,
      faults: ['straipsniai/b.md: Tas pats įrašo numeris (id) yra ir faile „straipsniai/a.md“.'],
    })
    const other = [`id: ${crypto.randomUUID()}`, ...good.slice(1)]
    expect(
      messages({ 'straipsniai/a.md': markdown(...good), 'puslapiai/a.md': markdown(...other) }),
    ).toEqual({
      items: 1,
      faults: ['puslapiai/a.md: Toks pat adresas yra ir faile „straipsniai/a.md“.'],
    })
  })
})
