import { expect, it } from 'vitest'
import { isUnread } from './generated.ts'

const READ = { model: 'm', at: '2026-11-25T10:00:00.000Z', reviewedAt: '2026-11-25T11:00:00.000Z' }
const UNREAD = { ...READ, reviewedAt: null }
const DRAFT = { published: false, publishAt: null }
const WAITING = { published: false, publishAt: '2099-01-01T00:00:00.000Z' }
const PUBLISHED = { published: true, publishAt: null }

it.each([
  ['a draft', { ...DRAFT, generated: UNREAD }, false],
  ['a draft that waits for its time', { ...WAITING, generated: UNREAD }, true],
  ['one that is published', { ...PUBLISHED, generated: UNREAD }, true],
  ['one that a person has read', { ...PUBLISHED, generated: READ }, false],
  ['one written by people', { ...PUBLISHED, generated: null }, false],
  ['one of which nothing is said', PUBLISHED, false],
])(
  'a text is kept from visitors while nobody has read what was generated: %s',
  (_, item, isKept) => {
    expect(isUnread(item)).toBe(isKept)
  },
)
