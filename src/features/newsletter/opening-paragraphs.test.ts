import { describe, expect, it } from 'vitest'
import { openingParagraphs } from './opening-paragraphs.ts'

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
