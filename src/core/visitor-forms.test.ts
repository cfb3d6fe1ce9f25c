import { expect, it } from 'vitest'
import { LEAST_FILLING_MS, looksLikeBot } from './visitor-forms.ts'

it('takes for a bot who fills in the hidden field, or is faster than anybody', () => {
  expect(looksLikeBot({ website: 'https://x.example' })).toBe(true)
  expect(looksLikeBot({ website: '', openMs: LEAST_FILLING_MS - 1 })).toBe(true)
  expect(looksLikeBot({ website: 'x', openMs: 60_000 })).toBe(true)
})

it('takes for a person who does neither, and who tells nothing', () => {
  expect(looksLikeBot({ website: '', openMs: LEAST_FILLING_MS })).toBe(false)
  expect(looksLikeBot({ website: null })).toBe(false)
  expect(looksLikeBot({})).toBe(false)
})
