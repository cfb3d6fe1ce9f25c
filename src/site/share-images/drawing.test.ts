import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { defaultShareImage } from '#src/features/images/share-images.ts'

vi.mock('node:fs/promises', { spy: true })
// Another test file of the worker may have loaded the module, which then does not read through the mock.
vi.resetModules()
const { drawShareImage, renderShareImage } = await import('./drawing.ts')

const brand = 'Santykių akademija'
const DRAWN_COVER = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 210"><style>path{fill:#c80000}' +
    '@media (prefers-color-scheme:dark){path{fill:#0000c8}}</style><path d="M0 0h400v210H0z"/></svg>',
)

const FRAMED_PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 460"><path fill="#0000c8" d="M0 0h520v460H0z"/>' +
    '<path fill="#c80000" d="M20 20h480v420H20z"/></svg>',
)

interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the mean color of an area of an image, in steps of ten. */
async function color(image: Buffer, area: Area): Promise<number[]> {
  const { channels } = await sharp(await sharp(image).extract(area).toBuffer()).stats()
  return channels.map(({ mean }) => Math.round(mean / 10) * 10)
}

describe('a share image', () => {
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

  it('shows a drawn cover in its light colours', async () => {
    const image = { brand, title: 'Ginčas', label: 'Konfliktai', cover: '/covers/gincas.svg' }
    // Loads the fonts, so that the cover is the next file read.
    expect(await drawShareImage(image)).not.toContain('gincas')
    vi.mocked(readFile).mockResolvedValueOnce(DRAWN_COVER)
    const drawn = await renderShareImage(image)
    expect(readFile).toHaveBeenLastCalledWith('public/covers/gincas.svg')
    expect(await color(drawn, { left: 600, top: 40, width: 500, height: 250 })).toEqual([200, 0, 0])
  })

  it('of all other pages shows logo, name and the whole picture', async () => {
    const image = defaultShareImage(brand)
    // Loads the fonts first. The drawing contains the lens of the logo.
    expect(await drawShareImage(image)).toContain('a3492a')
    vi.mocked(readFile).mockResolvedValueOnce(FRAMED_PICTURE)
    const drawn = await renderShareImage(image)
    expect(readFile).toHaveBeenLastCalledWith('public/pictures/home.svg')
    const [red, blue, paper] = [
      [200, 0, 0],
      [0, 0, 200],
      [250, 250, 240],
    ]
    const areas = [
      [red, { left: 540, top: 50, width: 600, height: 530 }],
      // The frame of the picture, on each side.
      [blue, { left: 490, top: 0, width: 710, height: 6 }],
      [blue, { left: 490, top: 624, width: 710, height: 6 }],
      [blue, { left: 490, top: 0, width: 6, height: 630 }],
      [blue, { left: 1194, top: 0, width: 6, height: 630 }],
      // The margins of logo and name.
      [paper, { left: 0, top: 0, width: 480, height: 120 }],
      [paper, { left: 0, top: 500, width: 480, height: 130 }],
      [paper, { left: 0, top: 0, width: 50, height: 630 }],
      [paper, { left: 420, top: 0, width: 60, height: 630 }],
    ] as const
    for (const [expected, area] of areas) expect(await color(drawn, area)).toEqual(expected)
    const name = { left: 60, top: 160, width: 320, height: 300 }
    expect(await color(drawn, name)).not.toEqual(paper)
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
