import { describe, expect, it } from 'vitest'
import { firstPublished, mayWait, shownDate } from './items.ts'

// Proves: A draft may be published at a later time; not at one that has passed
describe('a time of publishing', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')

  it('is one to come for a draft', () => {
    const waits = (publishAt: string | null) => mayWait({ published: false, publishAt }, now)
    expect(waits('2026-11-20T10:00:01Z')).toBe(true)
    expect(waits('2026-11-20T12:00:01+02:00')).toBe(true)
    expect(waits('2026-11-20T10:00:00Z')).toBe(false)
    expect(waits('2026-11-20T11:59:00+02:00')).toBe(false)
    expect(waits(null)).toBe(true)
  })

  it('means nothing for what is published', () => {
    expect(mayWait({ published: true, publishAt: '2020-01-01T00:00:00Z' }, now)).toBe(true)
  })
})

// Proves: Items that were published before dates of publishing were stored are dated by their creation
describe('the first publishing', () => {
  const createdAt = new Date('2026-03-01T08:00:00Z')
  const publishedAt = new Date('2026-11-20T08:00:00Z')

  it('is known of every published item, and stays that of a draft', () => {
    expect(firstPublished({ published: true, publishedAt, createdAt })).toBe(publishedAt)
    expect(firstPublished({ published: false, publishedAt, createdAt })).toBe(publishedAt)
    expect(firstPublished({ published: true, publishedAt: null, createdAt })).toBe(createdAt)
    expect(firstPublished({ published: false, publishedAt: null, createdAt })).toBeNull()
  })

  it('is the date that is shown, in the preview of a draft its creation', () => {
    expect(shownDate({ publishedAt, createdAt })).toBe('2026-11-20T08:00:00.000Z')
    expect(shownDate({ publishedAt: null, createdAt })).toBe('2026-03-01T08:00:00.000Z')
  })
})
