import { describe, expect, it } from 'vitest'
import {
  imageTypeOf,
  isHeic,
  MAX_IMAGE_BYTES,
  mediaName,
  mediaTag,
  readMediaName,
  shrunkSize,
} from './images.ts'

const ID = '01234567-89ab-4def-8123-456789abcdef'
const NAME = '0123456789ab4def8123456789abcdef-1000x750.webp'

it('may have five megabytes', () => {
  expect(MAX_IMAGE_BYTES).toBe(5_242_880)
})

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 2400, height: 1800 },
  ],
  [
    { width: 10, height: 24_000 },
    { width: 1, height: 2400 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
])('an image of %o is sent as one of %o', (size, sent) => {
  expect(shrunkSize(size)).toEqual(sent)
})

describe('the kind of an image', () => {
  const kindOf = (start: string) => imageTypeOf(Buffer.from(start, 'latin1'))

  it('is told by its first bytes', () => {
    expect(kindOf('\xFF\xD8\xFF\xE0 and more')).toBe('image/jpeg')
    expect(kindOf('\x89PNG\r\n\x1A\n and more')).toBe('image/png')
    expect(kindOf('RIFF1234WEBPVP8 and more')).toBe('image/webp')
  })

  it.each([
    '',
    'GIF89a and more',
    'RIFF1234WAVEfmt',
    'JUNK1234WEBP',
    'a\xFF\xD8\xFF',
    'a\x89PNG\r\n\x1A\n',
  ])('is none for %j', (start) => {
    expect(kindOf(start)).toBeNull()
  })
})

describe('a HEIC', () => {
  /** Returns the first box of a HEIC file, with its compatible brands. */
  const box = (...brands: string[]) =>
    Buffer.from(
      `\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0] ?? ''}\0\0\0\0${brands.slice(1).join('')}mdat`,
      'latin1',
    )

  it.each([
    [['heic', 'mif1', 'MiHE', 'MiPr', 'miaf', 'MiHB', 'heic']],
    [['mif1', 'mif1', 'heic']],
    [['heix', 'mif1', 'heix']],
    [['hevc', 'msf1', 'hevc']],
  ])('is told by its brands %j', (brands) => {
    expect(isHeic(box(...brands))).toBe(true)
    expect(imageTypeOf(box(...brands))).toBeNull()
  })

  it.each([
    [box('avif', 'mif1', 'miaf', 'MA1B')],
    [box('isom', 'iso2', 'avc1', 'mp41')],
    // The brand is outside the first box.
    [Buffer.concat([box('mif1', 'miaf'), Buffer.from('heic')])],
    [Buffer.from('heicftyp')],
    [Buffer.alloc(0)],
  ])('is not %o', (bytes) => {
    expect(isHeic(bytes)).toBe(false)
  })
})

describe('the name of a stored image', () => {
  it('says its upload, size and format', () => {
    expect(mediaName({ id: ID, width: 1000, height: 750, format: 'webp' })).toBe(NAME)
    const stored = { id: '0123456789ab4def8123456789abcdef', width: 1000, height: 750 }
    expect(readMediaName(NAME)).toEqual({ ...stored, format: 'webp' })
    expect(readMediaName(NAME.replace('webp', 'png'))).toEqual({ ...stored, format: 'png' })
    expect(mediaTag(NAME)).toBe(`media:${NAME}`)
  })

  it.each([`a${NAME}`, `${NAME}a`, NAME.replace('webp', 'gif'), NAME.replace('1000', '0'), ''])(
    'is not %j',
    (name) => {
      expect(readMediaName(name)).toBeNull()
    },
  )
})
