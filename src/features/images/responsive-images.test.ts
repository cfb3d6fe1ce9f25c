import { describe, expect, it } from 'vitest'
import { mediaName } from './images.ts'
import { coverImage, sharedCoverPath, textImage } from './responsive-images.ts'

const uploaded = (width: number, height: number) =>
  `/media/${mediaName({ id: '0123456789abcdef0123456789abcdef', width, height, format: 'webp' })}`
const address = (imageUrl: string, rest: string) =>
  `/.netlify/images?url=${encodeURIComponent(imageUrl)}&${rest}`

describe('an uploaded image in a text', () => {
  it('is offered in three widths and has its own size', () => {
    const url = uploaded(2400, 1600)
    expect(textImage(url)).toEqual({
      width: 2400,
      height: 1600,
      src: address(url, 'w=1200'),
      srcSet: [480, 800, 1200].map((width) => `${address(url, `w=${width}`)} ${width}w`).join(', '),
    })
  })

  it.each([
    [1200, [480, 800, 1200]],
    [1000, [480, 800, 1000]],
    [800, [480, 800]],
    [480, [480]],
    [60, [60]],
    [1, [1]],
  ])('of %i pixels is never enlarged', (width, widths) => {
    const { srcSet = '', src = '' } = textImage(uploaded(width, 300)) ?? {}
    expect(srcSet.split(', ').map((each) => Number.parseInt(each.split(' ')[1] ?? ''))).toEqual(
      widths,
    )
    expect(src).toContain(`w=${String(widths.at(-1))}`)
  })

  it.each([
    ['https://example.lt/media/0123456789abcdef0123456789abcdef-60x40.webp'],
    ['//example.lt/media/0123456789abcdef0123456789abcdef-60x40.webp'],
    ['/media/nuotrauka.webp'],
    ['/media/0123456789abcdef0123456789abcdef-60x40.svg'],
    ['/media/0123456789abcdef0123456789abcdef-0x40.webp'],
    ['/media/0123456789abcdef0123456789abcdef-60x40.webp?x'],
    ['/icon-512.png'],
    [''],
  ])('is none of %s', (imageUrl) => {
    expect(textImage(imageUrl)).toBeNull()
  })
})

describe('a cover', () => {
  it('is cut out of an uploaded image in the shape of a sharing image', () => {
    const url = uploaded(2400, 1600)
    expect(coverImage(url)).toEqual({
      width: 1200,
      height: 630,
      src: address(url, 'w=1200&h=630&fit=cover'),
      srcSet:
        `${address(url, 'w=480&h=252&fit=cover')} 480w, ` +
        `${address(url, 'w=800&h=420&fit=cover')} 800w, ` +
        `${address(url, 'w=1200&h=630&fit=cover')} 1200w`,
    })
  })

  it.each([
    [600, 900, 'w=600&h=315'],
    [2400, 315, 'w=600&h=315'],
    [1, 1, 'w=1&h=1'],
    [1200, 630, 'w=1200&h=630'],
  ])('of an image of %i by %i pixels is never enlarged', (width, height, widest) => {
    const url = uploaded(width, height)
    expect(coverImage(url)).toMatchObject({ src: address(url, `${widest}&fit=cover`) })
  })

  it('of another file of this site is offered as it is', () => {
    expect(coverImage('/icon-512.png')).toMatchObject({
      src: '/.netlify/images?url=%2Ficon-512.png&w=1200',
    })
  })

  it.each([['https://example.lt/x.jpg'], ['//example.lt/x.jpg'], ['/covers/pavydas.svg']])(
    'at %s is left alone',
    (url) => {
      expect(coverImage(url)).toEqual({ width: 1200, height: 630, src: url })
    },
  )
})

describe('a cover as share image', () => {
  it.each([
    [2400, 1600],
    [1200, 630],
  ])('of %i by %i pixels is cropped to a JPEG of 1200x630', (width, height) => {
    const url = uploaded(width, height)
    expect(sharedCoverPath(url)).toBe(address(url, 'w=1200&h=630&fit=cover&fm=jpg'))
  })

  it.each([
    [uploaded(1199, 1600)],
    [uploaded(2400, 629)],
    ['/icon-512.png'],
    ['https://example.lt/x.jpg'],
    [null],
  ])('is none of %s', (imageUrl) => {
    expect(sharedCoverPath(imageUrl)).toBeNull()
  })
})
