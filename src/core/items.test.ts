import { describe, expect, it } from 'vitest'
import {
  firstPublished,
  isStorableInstant,
  mayWait,
  newestFirst,
  withShownDate,
  withoutPassedTime,
} from './items.ts'

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

  it('is taken from a draft once it has passed', () => {
    const draft = { title: 'a', published: false, publishAt: '2026-11-20T10:00:00Z' }
    expect(withoutPassedTime(draft, now)).toEqual({ ...draft, publishAt: null })
    expect(withoutPassedTime(draft, now - 1)).toEqual(draft)
  })

  it('means nothing for what is published', () => {
    expect(mayWait({ published: true, publishAt: '2020-01-01T00:00:00Z' }, now)).toBe(true)
  })
})

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
    const shownOf = (publishedAt: Date | null) =>
      withShownDate({ publishedAt, createdAt }).publishedAt
    expect(shownOf(publishedAt)).toBe(publishedAt)
    expect(shownOf(null)).toBe(createdAt)
  })
})

describe('items of a list', () => {
  it('come newest first, those of one instant by their ids', () => {
    const dated = [
      { id: 'b', publishedAt: '2026-11-20T08:00:00.000Z' },
      { id: 'a', publishedAt: '2026-11-20T08:00:00.000Z' },
      { id: 'd', publishedAt: '2026-11-19T08:00:00.000Z' },
      { id: 'c', publishedAt: '2026-11-21T08:00:00.000Z' },
    ]
    const order = dated.toSorted(newestFirst).map(({ id }) => id)
    expect(order).toEqual(['c', 'a', 'b', 'd'])
    expect(
      dated
        .toReversed()
        .toSorted(newestFirst)
        .map(({ id }) => id),
    ).toEqual(order)
  })
})

it.each([
  ['1969-12-31T23:59:59.999Z', false],
  ['1970-01-01T00:00:00.000Z', true],
  ['2199-12-31T23:59:59.999Z', true],
  ['2200-01-01T00:00:00.000Z', false],
])('an item of %s can be stored: %s', (instant, isStorable) => {
  expect(isStorableInstant(new Date(instant))).toBe(isStorable)
})
