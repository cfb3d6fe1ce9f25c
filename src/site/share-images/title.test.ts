import { describe, expect, it } from 'vitest'
import { drawableText, titleSize } from './title.ts'

describe('a title on a share image', () => {
  it('is the smaller, the longer it is', () => {
    const sizes = ['Pavydas', 'Ž'.repeat(60), 'Ž'.repeat(100), 'Ž'.repeat(200)].map((title) =>
      titleSize(title),
    )
    expect(sizes).toEqual([88, 76, 64, 54])
  })
})

describe('text for the fonts of share images', () => {
  it('keeps Lithuanian letters, composed or not, quotes and dashes', () => {
    const text = 'ĄČĘĖĮŠŲŪŽ ąčęėįšųūž „šeši“ – 10 €'
    expect(drawableText(text)).toBe(text)
    expect(drawableText(text.normalize('NFD'))).toBe(text)
  })

  it('leaves out emoji, and accents of letters it has not', () => {
    expect(drawableText('Meilė ❤️‍🔥 ir 😀\tdarbas\n')).toBe('Meilė ir darbas')
    expect(drawableText('Việt')).toBe('Viet')
    expect(drawableText('😀')).toBe('')
  })
})
