import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { drawShareImage, renderShareImage } from './drawing.ts'

vi.mock('node:fs/promises', { spy: true })

const brand = 'Santykių akademija'
const DRAWN_COVER = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 210"><style>path{fill:#c80000}' +
    '@media (prefers-color-scheme:dark){path{fill:#0000c8}}</style><path d="M0 0h400v210H0z"/></svg>',
)

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
    const image = await renderShareImage({ brand, title, label, cover: null })
    expect(await sharp(image).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    // The worst case: a title full of accents.
    expect(image.length).toBeLessThanOrEqual(title.startsWith('ŽŽ') ? 100_000 : 60_000)
  })

  // Proves: The share image of an article with a drawn cover shows title and cover
  it('shows a drawn cover in its light colours', async () => {
    const image = { brand, title: 'Ginčas', label: 'Konfliktai', cover: '/covers/gincas.svg' }
    // Reads the fonts, so that the cover is the next file to be read.
    expect(await drawShareImage(image)).not.toContain('gincas')
    vi.mocked(readFile).mockResolvedValueOnce(DRAWN_COVER)
    const drawn = await renderShareImage(image)
    expect(readFile).toHaveBeenLastCalledWith('public/covers/gincas.svg')
    const area = { left: 600, top: 40, width: 500, height: 250 }
    const { channels } = await sharp(await sharp(drawn).extract(area).toBuffer()).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 10) * 10)).toEqual([200, 0, 0])
  })

  it('holds its letters as outlines, so that no font of the machine matters', async () => {
    const svg = await drawShareImage({
      brand,
      title: 'Šįryt <b>',
      label: 'Pavydas',
      cover: null,
    })
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain('<b>')
  })

  it('looks different for another title or category', async () => {
    const image = { brand, title: 'Pavydas', label: 'Pasitikėjimas', cover: null }
    const drawings = await Promise.all([
      drawShareImage(image),
      drawShareImage({ ...image, title: 'Artumas' }),
      drawShareImage({ ...image, label: 'Bendravimas' }),
    ])
    expect(new Set(drawings).size).toBe(3)
  })
})
