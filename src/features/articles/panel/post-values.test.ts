import { describe, expect, it } from 'vitest'
import { articleKind, EMPTY_POST, missingIn, pageKind } from './post-values.ts'

const FULL = { ...EMPTY_POST, title: 'T', excerpt: 'E', content: 'C', category: 'Konfliktai' }

describe('what is missing in a form', () => {
  it('is every required field, by its label and in form order', () => {
    const blank = { ...EMPTY_POST, title: ' ' }
    expect(missingIn(articleKind, blank).map(({ text }) => text)).toEqual([
      'Pavadinimas',
      'Trumpas aprašymas',
      'Turinys',
      'Kategorija',
    ])
    expect(missingIn(pageKind, blank).map(({ name }) => name)).toEqual([
      'title',
      'excerpt',
      'content',
    ])
    expect(missingIn(articleKind, FULL)).toEqual([])
  })

  it('has the message of a wrong value, and of a value that the server refused', () => {
    const values = { ...FULL, slug: 'ramus', canonicalUrl: 'www.pavyzdys.lt' }
    const errors = { slug: { type: 'server', message: 'Užimta' }, title: { type: 'custom' } }
    expect(missingIn(articleKind, values, errors)).toEqual([
      { name: 'slug', text: 'Puslapio adresas: Užimta', isRefused: true },
      {
        name: 'canonicalUrl',
        text: expect.stringMatching(/^Pirminio paskelbimo adresas: Įveskite/) as string,
        isRefused: true,
      },
    ])
  })

  it('is the description of a picture, but only if there is one', () => {
    const values = { ...FULL, imageUrl: '/a.webp' }
    expect(missingIn(articleKind, values)).toEqual([
      {
        name: 'imageAltText',
        text: 'Paveikslėlio aprašymas (skelbti galima ir be jo)',
        isRefused: false,
      },
    ])
    expect(missingIn(articleKind, { ...values, imageAltText: 'Du žmonės' })).toEqual([])
  })
})
