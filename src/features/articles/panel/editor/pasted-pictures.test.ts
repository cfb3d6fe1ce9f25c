// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import type { StoredImage } from '#src/features/images/contracts.ts'
import { MAX_IMAGE_BYTES } from '#src/features/images/images.ts'
import { storePictures } from './pasted-pictures.ts'

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4)
const IN_DATA = `data:image/png;base64,${btoa(String.fromCharCode(...PNG))}`
const HEX = Buffer.from(PNG).toString('hex')
/** A picture as Word writes it: twice, the second time for old programs. */
const RTF = String.raw`{\rtf1\ansi {\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picw100\pich80\picwgoal2400\pichgoal1600\pngblip\bliptag-1{\*\blipuid 00ff}
${HEX.slice(0, 10)}
${HEX.slice(10)}}}{\nonshppict{\pict\picw100\pich80\wmetafile8\bliptag-1{\*\blipuid 00ff}0100ff}}\par}`
const picture = (src: string, alt = '') => ({ src, alt, mark: `<!-- ${src} -->` })
const OF_WORD = picture('file:///C:/Temp/clip_image002.png', 'Du puodeliai')

async function store(pictures: ReturnType<typeof picture>[], rtf = '') {
  const put = vi.fn()
  const show = vi.fn()
  const files: File[] = []
  const upload = {
    uploadInTurn: ([file]: readonly File[], resolve: (image: StoredImage | null) => void) => {
      if (file) files.push(file)
      resolve({ imageUrl: `/media/${files.length}.webp`, width: 1, height: 1 })
      return Promise.resolve()
    },
  }
  await storePictures(pictures, { rtf, upload, put, toasts: { show } })
  const bytes = await Promise.all(
    files.map(async (file) => new Uint8Array(await file.arrayBuffer())),
  )
  return { put: put.mock.calls, show: show.mock.calls, bytes }
}

describe('pictures of a pasted text', () => {
  it('are uploaded from data addresses and from the RTF of Word', async () => {
    const inData = picture(IN_DATA)
    const { put, show, bytes } = await store([inData, OF_WORD], RTF)
    expect(bytes).toEqual([PNG, PNG])
    expect(put).toEqual([
      [inData.mark, '![paveikslėlio aprašymas](/media/1.webp)'],
      [OF_WORD.mark, '![Du puodeliai](/media/2.webp)'],
    ])
    expect(show).toEqual([])
  })

  const inData = (start: string, size = start.length) =>
    picture(`data:image/x;base64,${btoa(start.padEnd(size, '\0'))}`)
  const TOO_LARGE = MAX_IMAGE_BYTES + 1

  it('are photos of any size, which are made smaller before they are sent', async () => {
    const heic = inData('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
    const { bytes, show } = await store([inData('\xFF\xD8\xFF', TOO_LARGE), heic])
    expect(bytes.map(({ length }) => length)).toEqual([TOO_LARGE, 24])
    expect(show).toEqual([])
  })

  it.each([
    ['over 5 MB and no photos', [inData('\x89PNG\r\n\x1A\n', TOO_LARGE)], ''],
    ['a file of another computer', [OF_WORD], ''],
    ['one of several pictures of which one is missing', [OF_WORD, { ...OF_WORD }], RTF],
    ['a drawing', [picture('data:image/svg+xml;base64,PHN2Zy8+')], ''],
    ['what is no address', [picture('data:image/png;base64,*')], ''],
  ])('leave the text, with one sentence, where they are %s', async (_what, pictures, rtf) => {
    const { put, show } = await store(pictures, rtf)
    expect(put).toEqual(pictures.map(({ mark }) => [mark, '']))
    expect(show).toEqual([
      [
        {
          title: 'Klaida',
          description: `Kartu su tekstu neperkelta paveikslėlių: ${pictures.length}. Įkelkite juos atskirai.`,
          variant: 'destructive',
        },
      ],
    ])
  })
})
