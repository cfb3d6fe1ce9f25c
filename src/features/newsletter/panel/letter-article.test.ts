import { describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { createLetterArticles, letterOf, openingParagraphs } from './letter-article.ts'

const ARTICLE = {
  id: 'a',
  title: 'Kaip susitaikyti',
  excerpt: 'Trumpai.',
  slug: 'susitaikyti',
  content: '## Pradžia\n\nPirma, [žr.](#toliau)\n\nAntra.',
  category: null,
  imageUrl: null,
  imageAltText: null,
}
const EMPTY = { subject: '', content: ' ' }
const WRITTEN = { subject: '', content: 'Parašyta' }

function open({ yes = true, status = 200 } = {}) {
  const ask = vi.fn(() => Promise.resolve(yes))
  const show = vi.fn()
  const listed = [
    { ...ARTICLE, published: true },
    { ...ARTICLE, id: 'b', published: false },
  ]
  const failure = { kind: 'http', status, text: '', error: null, fields: {} }
  const call = vi.fn((route: unknown) =>
    Promise.resolve(
      route === routes.listAdminPosts
        ? { ok: true, data: listed }
        : { ok: status === 200, data: ARTICLE, failure },
    ),
  )
  const source = createLetterArticles({
    session: { call: call as never },
    confirmDialog: { ask },
    toasts: { show },
  })
  return { source, ask, call, show }
}

describe('a letter from an article', () => {
  it('is offered for published articles', async () => {
    const { source } = open()
    await source.load()
    expect(source.$state.get()).toMatchObject({ articles: [{ id: 'a' }] })
  })

  it('has its title, its first paragraphs and a link', async () => {
    const { source, ask } = open()
    expect(await source.letterAbout(ARTICLE, EMPTY)).toEqual({
      subject: 'Kaip susitaikyti',
      content:
        'Pirma, [žr.](/blog/susitaikyti#toliau)\n\nAntra.\n\n[Skaityti straipsnį](/blog/susitaikyti)\n',
    })
    expect(ask).not.toHaveBeenCalled()
    expect(letterOf({ ...ARTICLE, content: '- sąrašas' }).content).toBe(
      'Trumpai.\n\n[Skaityti straipsnį](/blog/susitaikyti)\n',
    )
  })

  it('describes the picture by the title if the article has no description', () => {
    const imageUrl = 'https://d.example/e.png'
    for (const imageAltText of [null, '']) {
      expect(letterOf({ ...ARTICLE, imageUrl, imageAltText }).content).toContain(
        '![Kaip susitaikyti](https://d.example/e.png)',
      )
    }
  })

  it.each([
    [
      'of an uploaded cover, cropped as networks show it',
      '/media/0123456789abcdef0123456789abcdef-2400x1600.webp',
      /^!\[Du \\\[prie\\\] stalo\]\(\/\.netlify\/images\?url=%2Fmedia%2F\S+&w=1200&h=630&fit=cover&fm=jpg\)\n\n/,
    ],
    [
      'that was too small to be cropped',
      '/media/0123456789abcdef0123456789abcdef-600x400.webp',
      /^!\[Du \\\[prie\\\] stalo\]\(\/media\/\S+-600x400\.webp\)\n\n/,
    ],
    ['of another site', 'https://d.example/e.png', /^!\[.+\]\(https:\/\/d\.example\/e\.png\)\n\n/],
    [
      'of a drawn cover, as networks show it',
      '/covers/susitaikyti.svg',
      /^!\[.+\]\(\/dalijimuisi\/blog\/susitaikyti-[0-9a-f]{8}\.jpg\)\n\n/,
    ],
    ['unless no mail program shows it', 'https://d.example/e.svg', /^Pirma/],
  ])('has its picture %s', (_, imageUrl, begins) => {
    const { content } = letterOf({ ...ARTICLE, imageUrl, imageAltText: 'Du [prie] stalo' })
    expect(content).toMatch(begins)
  })

  it('has a subject that fits', () => {
    expect(letterOf({ ...ARTICLE, title: 'a'.repeat(LIMITS.title) }).subject).toHaveLength(
      LIMITS.subject,
    )
  })

  it('replaces what is written only after a yes', async () => {
    const { source, ask, call } = open({ yes: false })
    expect(await source.letterAbout(ARTICLE, WRITTEN)).toBe(null)
    expect(ask).toHaveBeenCalledOnce()
    expect(call).not.toHaveBeenCalled()
    expect(await open().source.letterAbout(ARTICLE, WRITTEN)).not.toBe(null)
  })

  it('leaves what is written when the article cannot be read, and says so', async () => {
    const { source, show } = open({ status: 500 })
    expect(await source.letterAbout(ARTICLE, EMPTY)).toBe(null)
    expect(show).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Nepavyko gauti straipsnio. Bandykite vėliau.' }),
    )
  })
})

describe('the opening of an article', () => {
  it('is its first three paragraphs, two when they are long', () => {
    expect(
      openingParagraphs('Pirma.\n\nAntra,\ndviem eilutėm.\n\n\n \nTrečia.\n\nKetvirta.'),
    ).toEqual(['Pirma.', 'Antra,\ndviem eilutėm.', 'Trečia.'])
    const long = 'a'.repeat(300)
    expect(openingParagraphs(`${long}\n\n${long}\n\nTrečia.`)).toEqual([long, long])
    expect(openingParagraphs('Viena.')).toEqual(['Viena.'])
    expect(openingParagraphs('')).toEqual([])
    expect(openingParagraphs('Pirma.\n\nAntra:\n\n- a\n')).toEqual(['Pirma.'])
  })

  it.each([
    ['a heading', '# Antraštė'],
    ['a heading of the other form', 'Antraštė\n---'],
    ['an image', '![Stalas \\[du\\]](/media/stalas.webp)'],
    ['an image that is a link', '[![Stalas](/media/stalas.webp)](/testai)'],
    ['a list', '- vienas\n- du'],
    ['a numbered list', '1. vienas\n2. du'],
    ['a quotation', '> – Tu niekada nepradedi.\n>\n> – Negalėčiau.'],
    ['a table', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
    ['a rule', '* * *'],
    ['a footnote', '[^1]: Šaltinis.'],
    ['HTML', '<sub>Pastaba</sub>'],
    ['code', '```\nkodas\n\ndar kodas\n```'],
    ['indented code', '    kodas'],
  ])('leaves out %s', (_, block) => {
    expect(openingParagraphs(`${block}\n\nPirma.\r\n\r\n${block}\r\n\r\nAntra.\n`)).toEqual([
      'Pirma.',
      'Antra.',
    ])
  })

  it('keeps a paragraph that follows its heading, with its emphasis and links', () => {
    expect(openingParagraphs('## Pradžia\n**Svarbu**[^2] – [testas](/testai).')).toEqual([
      '**Svarbu** – [testas](/testai).',
    ])
    expect(openingParagraphs('Prie ![širdies](/s.png) stalo.')).toEqual(['Prie  stalo.'])
  })
})
