import { describe, expect, test } from 'vitest'
import {
  articleShareImage,
  defaultShareImage,
  defaultShareImagePath,
  quizShareImage,
  shareImageContent,
  shareImagePath,
} from './share-images.ts'

const image = { brand: 'Akademija', title: 'Kaip klausytis', label: 'Bendravimas' }

describe('the address of a share image', () => {
  test('stands under the address of its item and ends in a digest', () => {
    expect(shareImagePath('/blog/kaip-klausytis', image)).toMatch(
      /^\/dalijimuisi\/blog\/kaip-klausytis-[0-9a-f]{8}\.jpg$/,
    )
    expect(defaultShareImagePath('Akademija')).toMatch(
      /^\/dalijimuisi\/akademija-[0-9a-f]{8}\.jpg$/,
    )
    const lengths = Array.from(
      { length: 99 },
      (_, index) => shareImagePath('/a', { ...image, title: String(index) }).length,
    )
    expect(new Set(lengths).size).toBe(1)
  })

  test('stays while the image shows the same, and changes with all that it shows', () => {
    const address = (changed: object) => shareImagePath('/blog/a', { ...image, ...changed })
    expect(address({})).toBe(address({}))
    const all = [{}, { title: 'Kaip klausytiš' }, { label: '' }, { brand: 'Kita' }].map(address)
    expect(new Set(all).size).toBe(all.length)
  })

  test('does not mix up title and label', () => {
    const swapped = { ...image, title: image.label, label: image.title }
    expect(shareImageContent(swapped)).not.toBe(shareImageContent(image))
  })
})

describe('a share image', () => {
  // Proves: An image of 1200x630 for each article and quiz, with title, category and brand
  test('of an article shows title and category', () => {
    expect(articleShareImage({ title: 'Pavydas', category: 'Pasitikėjimas' }, 'Akademija')).toEqual(
      { brand: 'Akademija', title: 'Pavydas', label: 'Pasitikėjimas' },
    )
    expect(articleShareImage({ title: 'Pavydas', category: null }, 'Akademija').label).toBe('')
  })

  test('of any other page shows the name alone', () => {
    expect(defaultShareImage('Akademija')).toEqual({ brand: 'Akademija', title: '', label: '' })
  })

  // Proves: An image of 1200x630 for each article and quiz, with title, category and brand
  test('of a quiz shows title and the word for a test', () => {
    expect(quizShareImage({ title: 'Artumas' }, 'Akademija', 'Testas')).toEqual({
      brand: 'Akademija',
      title: 'Artumas',
      label: 'Testas',
    })
  })
})
