import { encodeCanvas } from '#src/features/images/panel/shrink-image.ts'
import { imageMarkdown } from './markdown-editing.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { fileTypeOf, type ImageUpload, refusalOf } from '#src/features/images/panel/image-upload.ts'
import type { PastedPicture } from './pasted-html.ts'
import { pastedTexts } from './pasted-texts.ts'
import { editorTexts } from './texts.ts'

/** Milliseconds that another site may take to deliver a picture. */
const TIMEOUT_MS = 10_000

/** A picture in Word's RTF: its properties, then its bytes in hexadecimal digits. */
const RTF_PICTURE = /\\(?:png|jpeg)blip(?:\\[a-z]+-?\d*)*\s*(?:\{[^{}]*\})?\s*([\da-f\s]{16,})\}/gi

/**
 * Uploads the pictures of a pasted text, and reports how many were lost.
 * @param given.rtf the clipboard's `text/rtf`. Word puts the pictures there, and only names them in the HTML.
 * @param given.put replaces the mark of a picture in the text.
 */
export async function storePictures(
  pictures: readonly PastedPicture[],
  given: {
    rtf: string
    upload: Pick<ImageUpload, 'uploadInTurn'>
    put: (mark: string, insert: string) => void
  } & Tools,
): Promise<void> {
  const { rtf, upload, put } = given
  const files = await filesOf(pictures, rtf)
  const uploads = pictures.map(async ({ mark, alt }, index) => {
    const file = files[index] ?? null
    if (file === null) {
      put(mark, '')
      return
    }
    await upload.uploadInTurn([file], (image) => {
      const words = { alt: alt === '' ? editorTexts.imageAlt : alt }
      put(mark, image === null ? '' : imageMarkdown({ address: image.imageUrl, ...words }))
    })
  })
  await Promise.all(uploads)
  const lost = files.filter((file) => file === null).length
  if (lost > 0) toolsOf(given).showError(pastedTexts.picturesLost(lost))
}

/**
 * Returns the files in the order of the pictures. A file is null if the picture cannot be read or the site rejects it.
 */
async function filesOf(pictures: readonly PastedPicture[], rtf: string): Promise<(File | null)[]> {
  const named = pictures.filter(({ src }) => isOfComputer(src))
  const inRtf = [...rtf.matchAll(RTF_PICTURE)].map(([, digits = '']) => fromHex(digits))
  // If the RTF has another number of pictures, they cannot be matched to the pictures of the text.
  const found = inRtf.length === named.length ? inRtf : []
  return await Promise.all(
    pictures.map(async (picture) => {
      const bytes = isOfComputer(picture.src)
        ? found[named.indexOf(picture)]
        : await read(picture.src).catch(() => undefined)
      const type = bytes && fileTypeOf(bytes)
      if (!type) return null
      const file = new File([bytes], pastedTexts.picture, { type })
      return refusalOf(file, type) === null ? file : null
    }),
  )
}

const isOfComputer = (src: string) => src.startsWith('file:')

async function read(src: string): Promise<Uint8Array<ArrayBuffer>> {
  const [, data] = /^data:[^,]*;base64,(.*)$/s.exec(src) ?? []
  if (data !== undefined) {
    return Uint8Array.from(atob(decodeURIComponent(data)), (character) => character.charCodeAt(0))
  }
  // The page may show images of other sites but not fetch them. If the other site permits it, the image can be drawn on
  // a canvas.
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = src
  const timer = setTimeout(() => (image.src = ''), TIMEOUT_MS)
  await image.decode()
  clearTimeout(timer)
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Uint8Array(await (await encodeCanvas(canvas)).arrayBuffer())
}

function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  const pairs = digits.match(/[\da-f]\s*[\da-f]/gi) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair.replace(/\s/g, ''), 16))
}
