import { describe, expect, test } from 'vitest'
import { packArchive, unpackArchive } from './archive-zip.ts'

const AT = '2026-11-21T10:00:00.000Z'
const bytes = (text: string) => new TextEncoder().encode(text)

describe('an archive', () => {
  const files = {
    'manifest.json': bytes('{}'),
    'straipsniai/kaip-klausytis.md': bytes('ąčęėįšųūž\n'.repeat(50_000)),
    'paveikslai/a.webp': Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251),
    'testai/tuscias.json': new Uint8Array(),
  }

  test('is unpacked to the very files that were packed', async () => {
    const packed = await packArchive(files, AT)
    expect([...packed.slice(0, 4)]).toEqual([0x50, 0x4b, 3, 4])
    expect(packed.byteLength).toBeLessThan(20_000)
    expect(await unpackArchive(packed)).toEqual({ files })
  })

  test('is the same for the same files and time', async () => {
    expect(await packArchive(files, AT)).toEqual(await packArchive(files, AT))
  })

  test.each([
    ['size', { bytes: 100_000, files: 4 }],
    ['number of files', { bytes: 1_000_000, files: 3 }],
  ])('that would be too large is not unpacked: %s', async (_what, limit) => {
    const packed = await packArchive(files, AT)
    expect(await unpackArchive(packed, { bytes: 1_000_000, files: 4 })).toEqual({ files })
    expect(await unpackArchive(packed, limit)).toEqual({
      fault:
        'Failas per didelis: išskleistas jis užimtų daugiau kaip 1 GB arba jame daugiau kaip 100 000 failų.',
    })
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['a text', bytes('tai ne archyvas')],
    ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ])('cannot be %s', async (_what, content) => {
    expect(await unpackArchive(content)).toEqual({
      fault: 'Tai ne ZIP failas arba jis sugadintas.',
    })
  })

  test('that breaks off is no archive', async () => {
    const packed = await packArchive(files, AT)
    expect(await unpackArchive(packed.slice(0, packed.byteLength / 2))).toMatchObject({
      fault: 'Tai ne ZIP failas arba jis sugadintas.',
    })
  })
})
