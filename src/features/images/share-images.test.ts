import { describe, expect, test } from 'vitest'
import {
  articleShareImage,
  defaultShareImage,
  defaultShareImagePath,
  quizShareImage,
  shareImageContent,
  shareImagePath,
} from './share-images.ts'

const image = { brand: 'Akademija', title: 'Kaip klausytis', label: 'Bendravimas', cover: null }

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
    const changes = [
      {},
      { title: 'Kaip klausytiš' },
      { label: '' },
      { brand: 'Kita' },
      { cover: '/covers/a.svg' },
    ]
    const all = changes.map(address)
    expect(new Set(all).size).toBe(all.length)
  })

  test('does not mix up title and label', () => {
    const swapped = { ...image, title: image.label, label: image.title }
    expect(shareImageContent(swapped)).not.toBe(shareImageContent(image))
  })
})

describe('a share image', () => {
  test('of an article shows title and category', () => {
    const article = { title: 'Pavydas', category: 'Pasitikėjimas', imageUrl: null }
    expect(articleShareImage(article, 'Akademija')).toEqual({
      brand: 'Akademija',
      title: 'Pavydas',
      label: 'Pasitikėjimas',
      cover: null,
    })
    expect(articleShareImage({ ...article, category: null }, 'Akademija').label).toBe('')
  })

  test.each([
    ['/covers/pavydas-poroje.svg', '/covers/pavydas-poroje.svg'],
    ['/covers/../_headers.svg', null],
    ['/covers/a/b.svg', null],
    ['/covers/a.png', null],
    ['/pictures/home.svg', null],
    ['https://example.lt/covers/a.svg', null],
  ])('of an article with the image %s shows the cover %s', (imageUrl, cover) => {
    const article = { title: 'Pavydas', category: null, imageUrl }
    expect(articleShareImage(article, 'Akademija').cover).toBe(cover)
  })

  test("of any other page shows the name and the home page's picture", () => {
    expect(defaultShareImage('Akademija')).toEqual({
      brand: 'Akademija',
      title: '',
      label: '',
      cover: '/pictures/home.svg',
    })
  })

  test('of a quiz shows title and the word for a test', () => {
    expect(quizShareImage({ title: 'Artumas' }, 'Akademija', 'Testas')).toEqual({
      brand: 'Akademija',
      title: 'Artumas',
      label: 'Testas',
      cover: null,
    })
  })
})
