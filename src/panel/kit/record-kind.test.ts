import { describe, expect, it } from 'vitest'
import { differences } from './record-kind.ts'

describe('saved values', () => {
  it('differ from typed ones where the server has changed them, but not by spaces around a text', () => {
    const typed = {
      title: 'Jūra ',
      slug: '',
      tags: 'a, b,',
      generated: null,
      questions: [{ question: 'Ar? ', options: [{ text: 'Ne' }] }],
    }
    const saved = {
      title: 'Jūra',
      slug: 'jura',
      tags: 'a, b',
      generated: null,
      questions: [{ id: 'k', question: 'Ar?', options: [{ text: 'Ne' }] }],
    }
    expect(differences(typed, saved)).toEqual([
      ['slug', 'jura'],
      ['tags', 'a, b'],
      ['questions.0.id', 'k'],
    ])
    expect(differences(saved, saved)).toEqual([])
  })
})
