// Proves: A draft may be published at a later time; not at one that has passed
import { describe, expect, it } from 'vitest'
import { mayWait } from './items.ts'

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
