import { describe, expect, it } from 'vitest'
import { suggestSeo } from './contracts.ts'

const suggestion = {
  seoTitle: 'x'.repeat(60),
  metaDescription: 'x'.repeat(160),
  focusKeyword: 'ab',
  metaKeywords: ['a', 'b', 'c'],
  imageAltText: 'x'.repeat(120),
}
const accepts = (changes: object) =>
  suggestSeo.response.safeParse({ ...suggestion, ...changes }).success

describe('an SEO suggestion', () => {
  it('may reach every limit, and leave out the alt text', () => {
    expect(accepts({})).toBe(true)
    expect(accepts({ metaDescription: 'x'.repeat(120), metaKeywords: Array(10).fill('a') })).toBe(
      true,
    )
    expect(accepts({ imageAltText: undefined })).toBe(true)
  })

  it.each([
    { seoTitle: 'x'.repeat(61) },
    { metaDescription: 'x'.repeat(119) },
    { metaDescription: 'x'.repeat(161) },
    { focusKeyword: 'a' },
    { metaKeywords: ['a', 'b'] },
    { metaKeywords: Array(11).fill('a') as string[] },
    { imageAltText: 'x'.repeat(121) },
  ])('may not go beyond: %o', (changes) => {
    expect(accepts(changes)).toBe(false)
  })
})
