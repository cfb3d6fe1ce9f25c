import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawShareImage, renderShareImage } from './drawing.ts'

const brand = 'Santykių akademija'

describe('a share image', () => {
  // Proves: An image of 1200x630 for each article and quiz, with title, category and brand
  // Proves: Long and unusual titles on share images
  it.each([
    ['of an article', 'Kaip klausytis, kad partneris jaustųsi išgirstas', 'Bendravimas'],
    ['of all other pages', '', ''],
    ['with markup in its title', '<script>alert("1")</script> & <b>', '<i>'],
    ['with emoji only', '😀❤️', ''],
    ['of 200 letters without a space', 'Ž'.repeat(200), 'Labai ilga kategorija '.repeat(9)],
    ['of 200 letters', 'Ąžuolai žydi '.repeat(16).slice(0, 200), ''],
  ])('%s is a JPEG of 1200x630 in few bytes', async (_, title, label) => {
    const image = await renderShareImage({ brand, title, label })
    expect(await sharp(image).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    // The worst case: a title full of accents.
    expect(image.length).toBeLessThanOrEqual(title.startsWith('ŽŽ') ? 100_000 : 60_000)
  })

  it('holds its letters as outlines, so that no font of the machine matters', async () => {
    const svg = await drawShareImage({ brand, title: 'Šįryt <b>', label: 'Pavydas' })
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain('<b>')
  })

  it('looks different for another title or category', async () => {
    const image = { brand, title: 'Pavydas', label: 'Pasitikėjimas' }
    const drawings = await Promise.all([
      drawShareImage(image),
      drawShareImage({ ...image, title: 'Artumas' }),
      drawShareImage({ ...image, label: 'Bendravimas' }),
    ])
    expect(new Set(drawings).size).toBe(3)
  })
})
