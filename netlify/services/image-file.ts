import sharp from 'sharp'
import { IMAGE_TYPES, imageTypeOf, MAX_IMAGE_EDGE, type MediaName } from '#src/domain/images.ts'
import { imageTexts } from '#src/texts/images.ts'
import { RequestError } from '../errors.ts'

/** An image as it is stored: upright, without metadata, of a modest size. */
export type PreparedImage = Omit<MediaName, 'id'> & { bytes: Uint8Array }

/** More than any camera has whose file is that small; what is decoded stays within a function's memory. */
const MAX_MEGAPIXELS = 64
const WEBP_QUALITY = 82
const TIMEOUT_SECONDS = 20

/** Pixels as they are, row by row. */
interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

type Type = NonNullable<ReturnType<typeof imageTypeOf>>

/**
 * Makes what is stored out of a file: new bytes of its pixels alone, so that nothing else in the
 * file comes along.
 * @param declaredType what its sender says it is; null when nobody says so.
 * @throws RequestError 400 for a file that is empty or damaged, 413 for too many pixels, 415 for
 * another type, another one than declared, or one that is something else besides.
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

/** What a browser or another program would run or unpack, wherever it stands in a file. */
const MARKUP =
  /<(?:!doctype\s|\?php\s|(?:html|head|body|script|iframe)[\s>]|svg\s[^>]{0,500}xmlns)/i
const ARCHIVES = ['Rar!\x1A\x07', '7z\xBC\xAF\x27\x1C']
/** A ZIP is read from its end, which may carry a comment of at most 65,535 bytes. */
const ZIP_END = 'PK\x05\x06'
const ZIP_END_MAX = 22 + 65_535
/** Readers look for the header of a PDF within the first bytes. */
const PDF_START = '%PDF-'
const PDF_START_MAX = 1024

/** Whether a file is an image and something else at once, which no camera or editor makes. */
function isPolyglot(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return (
    MARKUP.test(text) ||
    ARCHIVES.some((signature) => text.includes(signature)) ||
    text.slice(-ZIP_END_MAX).includes(ZIP_END) ||
    text.slice(0, PDF_START_MAX).includes(PDF_START)
  )
}

/** The upright pixels of a file, in the colours of the web, at most `MAX_IMAGE_EDGE` long. */
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

/** As WebP; a drawing of few colours may be smaller in the PNG that it came in. */
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
