import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { outcomeOf, type StoredItem } from './item-form.ts'

const DRAFT: StoredItem = {
  id: 'a',
  updatedAt: '2026-01-05T00:00:00.000Z',
  title: 'Jūra',
  slug: 'jura',
  published: false,
  publishAt: null,
}
const PUBLISHED = { ...DRAFT, published: true }
const SCHEDULED = { ...DRAFT, publishAt: '2026-11-30T07:00:00.000Z' }

describe('the toast of a saved item', () => {
  beforeAll(
    () => void vi.useFakeTimers({ now: new Date('2026-11-29T10:00:00Z'), toFake: ['Date'] }),
  )
  afterAll(() => void vi.useRealTimers())

  it('leads to one that is published', () => {
    expect(outcomeOf('post', PUBLISHED, null)).toEqual({
      link: { text: 'Paskelbta – žiūrėti', href: '/blog/jura' },
    })
  })

  it.each([
    [SCHEDULED, null, 'Bus paskelbta 11-30 09.00'],
    [SCHEDULED, PUBLISHED, 'Bus paskelbta 11-30 09.00'],
    [DRAFT, PUBLISHED, 'Nuimta nuo svetainės'],
    [DRAFT, DRAFT, 'Išsaugota kaip juodraštis'],
    [DRAFT, null, 'Išsaugota kaip juodraštis'],
  ])('says what became of another', (stored, before, description) => {
    expect(outcomeOf('page', stored, before)).toEqual({ description })
  })
})
