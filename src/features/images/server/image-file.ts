import sharp from 'sharp'
import { IMAGE_TYPES, imageTypeOf, MAX_IMAGE_EDGE, type MediaName } from '../images.ts'
import { imageTexts } from '../texts.ts'
import { RequestError } from '#src/server/errors.ts'

/** An image as stored: upright, without metadata, at most `MAX_IMAGE_EDGE` long. */
export type PreparedImage = Omit<MediaName, 'id'> & { bytes: Uint8Array }

/** More than any camera produces within the file size limit; decoding stays within a function's memory. */
const MAX_MEGAPIXELS = 64
const WEBP_QUALITY = 82
const TIMEOUT_SECONDS = 10

/** Raw pixels, row by row. */
interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

type Type = NonNullable<ReturnType<typeof imageTypeOf>>

/**
 * Re-encodes a file from its pixels alone, so that nothing else in it survives.
 * @param declaredType content type the sender declared; null when there is none.
 * @throws RequestError 400 for an empty or damaged file, 413 for too many pixels, 415 for an unsupported
 *   type, one other than declared, or a polyglot file.
 */
export async function prepareImage(
  bytes: Uint8Array,
  declaredType: string | null,
): Promise<PreparedImage> {
  if (bytes.byteLength === 0) throw new RequestError(400, imageTexts.empty)
  const type = imageTypeOf(bytes)
  if (type === null) throw new RequestError(415, imageTexts.wrongType)
  if (declaredType !== null) checkDeclared(declaredType, type)
  if (isPolyglot(bytes)) throw new RequestError(415, imageTexts.foreignContent)
  return encode(await decode(bytes), type)
}

function checkDeclared(declaredType: string, type: Type): void {
  const declared = declaredType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!IMAGE_TYPES.some((known) => known === declared)) {
    throw new RequestError(415, imageTexts.wrongType)
  }
  if (declared.replace('jpg', 'jpeg') !== type) throw new RequestError(415, imageTexts.typeMismatch)
}

/** Signatures that a browser or another program would execute or unpack at any offset. */
const MARKUP =
  /<(?:!doctype\s|\?php\s|(?:html|head|body|script|iframe)[\s>]|svg\s[^>]{0,500}xmlns)/i
const ARCHIVES = ['Rar!\x1A\x07', '7z\xBC\xAF\x27\x1C']
/** A ZIP is read from its end, which may carry a comment of at most 65,535 bytes. */
const ZIP_END = 'PK\x05\x06'
const ZIP_END_MAX = 22 + 65_535
/** PDF readers look for the header within the first bytes. */
const PDF_START = '%PDF-'
const PDF_START_MAX = 1024

/** Whether the file is a polyglot: an image that is also valid as another format. */
function isPolyglot(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return (
    MARKUP.test(text) ||
    ARCHIVES.some((signature) => text.includes(signature)) ||
    text.slice(-ZIP_END_MAX).includes(ZIP_END) ||
    text.slice(0, PDF_START_MAX).includes(PDF_START)
  )
}

/** The upright pixels of a file in sRGB, at most `MAX_IMAGE_EDGE` long. */
async function decode(bytes: Uint8Array): Promise<Pixels> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_MEGAPIXELS * 1e6) {
      throw new RequestError(413, imageTexts.tooManyPixels(MAX_MEGAPIXELS))
    }
    return await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1e6 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({
        width: MAX_IMAGE_EDGE,
        height: MAX_IMAGE_EDGE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    if (cause instanceof RequestError) throw cause
    throw new RequestError(400, imageTexts.damaged, { cause })
  }
}

/** Encodes as WebP; for a PNG with few colours, PNG may be smaller. */
async function encode({ data, info }: Pixels, type: Type): Promise<PreparedImage> {
  const { width, height, channels } = info
  const image = sharp(data, { raw: { width, height, channels } })
  const [webp, png] = await Promise.all([
    image.clone().webp({ quality: WEBP_QUALITY }).toBuffer(),
    type === 'image/png' ? image.clone().png().toBuffer() : null,
  ])
  return png !== null && png.byteLength < webp.byteLength
    ? { width, height, format: 'png', bytes: png }
    : { width, height, format: 'webp', bytes: webp }
}
