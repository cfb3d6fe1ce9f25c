import sharp from 'sharp'
import {
  IMAGE_TYPES,
  imageTypeOf,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_EDGE,
  type MediaName,
} from '../images.ts'
import { imageTexts } from '../texts.ts'
import { RequestError } from '#src/server/errors.ts'

/** Image as it is stored. It is upright, has no metadata, and no edge is longer than `MAX_IMAGE_EDGE` pixels. */
export type PreparedImage = Omit<MediaName, 'id'> & { bytes: Uint8Array }

/**
 * More than any camera produces within the file size limit. Decoding so many pixels still fits the memory of a
 * function.
 */
const MAX_MEGAPIXELS = 64
const WEBP_QUALITY = 82
/** Maximum size of a PNG that is stored because of its transparent parts. The platform serves no more than 20 MB. */
const MAX_TRANSPARENT_BYTES = 2 * MAX_IMAGE_BYTES
const TIMEOUT_SECONDS = 10

/** Raw pixels, row by row. */
interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

type Type = NonNullable<ReturnType<typeof imageTypeOf>>

/**
 * Re-encodes a file from its pixels, so that nothing else in the file is kept.
 * @param declaredType content type declared by the sender; null without one.
 * @throws RequestError 400 for an empty or damaged file, 413 for too many pixels, 415 for an unsupported type, a type
 *   other than declared, or another file behind the image.
 */
export async function prepareImage(
  bytes: Uint8Array,
  declaredType: string | null,
): Promise<PreparedImage> {
  if (bytes.byteLength === 0) throw new RequestError(400, imageTexts.empty)
  const type = imageTypeOf(bytes)
  if (type === null) throw new RequestError(415, imageTexts.wrongType)
  if (declaredType !== null) checkDeclared(declaredType, type)
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfImage(file, type)
  if (end !== null && isPolyglot(file, end)) {
    throw new RequestError(415, imageTexts.foreignContent)
  }
  // Some programs leave out the end mark of a JPEG. Such a file is accepted only if none of its pixels are missing.
  const pixels =
    end === null && type === 'image/jpeg'
      ? await decode(Buffer.concat([file, JPEG_END]), 'warning')
      : await decode(file, 'error')
  return encode(pixels, type)
}

function checkDeclared(declaredType: string, type: Type): void {
  const declared = declaredType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!IMAGE_TYPES.some((known) => known === declared)) {
    throw new RequestError(415, imageTexts.wrongType)
  }
  if (declared.replace('jpg', 'jpeg') !== type) throw new RequestError(415, imageTexts.typeMismatch)
}

/** Start of a web page, a drawing or a script after the image data. */
const MARKUP =
  /<(?:!doctype\s|\?php\s|(?:html|head|body|script|iframe)[\s>]|svg\s[^>]{0,500}xmlns)/i
/** Signatures of a document and of archives. */
const SIGNATURES = ['%PDF-', 'Rar!\x1A\x07', '7z\xBC\xAF\x27\x1C']
/** Signature of the record at the end of a ZIP, which may be followed by a comment of at most 65,535 bytes. */
const ZIP_END = 'PK\x05\x06'
const ZIP_END_MAX = 22 + 65_535

/**
 * Whether another kind of file follows the image. Comments and other metadata inside the image do not matter, since
 * they are not stored.
 */
function isPolyglot(bytes: Buffer, end: number): boolean {
  const rest = bytes.toString('latin1', end)
  return (
    MARKUP.test(rest) ||
    SIGNATURES.some((signature) => rest.includes(signature)) ||
    rest.slice(-ZIP_END_MAX).includes(ZIP_END)
  )
}

const JPEG_END = Buffer.from([0xff, 0xd9])
const JPEG_SCAN = 0xda
/** Fill byte, which may precede any marker. */
const JPEG_FILL = 0xff

/** Returns the offset at which the image ends in its file; null when the file has no end mark. */
function endOfImage(bytes: Buffer, type: Type): number | null {
  switch (type) {
    case 'image/webp':
      return 8 + bytes.readUInt32LE(4)
    case 'image/png': {
      // Chunks: length, name, data, checksum.
      let at = 8
      while (at + 8 <= bytes.length && bytes.toString('latin1', at + 4, at + 8) !== 'IEND') {
        at += 12 + bytes.readUInt32BE(at)
      }
      return at + 12 > bytes.length ? null : at + 12
    }
    case 'image/jpeg': {
      // Segments: marker, length, data. After the first scan, the next end mark ends the image, because coded pixels
      // contain no such mark.
      let at = 2
      while (at + 4 <= bytes.length && bytes[at + 1] !== JPEG_SCAN) {
        at += bytes[at + 1] === JPEG_FILL ? 1 : 2 + bytes.readUInt16BE(at + 2)
      }
      const end = bytes.indexOf(JPEG_END, at)
      return end === -1 ? null : end + JPEG_END.length
    }
  }
}

/**
 * Decodes a file to upright sRGB pixels, and shrinks an image with an edge longer than `MAX_IMAGE_EDGE` pixels.
 * @throws RequestError 413 for too many pixels, 400 for a damaged file.
 */
async function decode(bytes: Buffer, failOn: 'error' | 'warning'): Promise<Pixels> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_MEGAPIXELS * 1e6) {
      throw new RequestError(413, imageTexts.tooManyPixels(MAX_MEGAPIXELS))
    }
    return await sharp(bytes, { failOn, limitInputPixels: MAX_MEGAPIXELS * 1e6 })
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

/**
 * Encodes pixels as WebP, or as PNG if the source was a PNG and the result is smaller, which happens with few colours.
 * An image with transparent parts becomes a PNG unless that exceeds `MAX_TRANSPARENT_BYTES`: emails show a WebP as
 * JPEG, which has no transparency.
 */
async function encode(pixels: Pixels, type: Type): Promise<PreparedImage> {
  const { data, info } = pixels
  const { width, height, channels } = info
  const image = sharp(data, { raw: { width, height, channels } })
  const transparent = isTransparent(pixels)
  const [webp, png] = await Promise.all([
    image.clone().webp({ quality: WEBP_QUALITY }).toBuffer(),
    transparent || type === 'image/png' ? image.clone().png().toBuffer() : null,
  ])
  const largestPng = transparent ? MAX_TRANSPARENT_BYTES : webp.byteLength - 1
  return png !== null && png.byteLength <= largestPng
    ? { width, height, format: 'png', bytes: png }
    : { width, height, format: 'webp', bytes: webp }
}

/** Whether any pixel is transparent, even partly. */
function isTransparent({ data, info: { channels } }: Pixels): boolean {
  if (channels === 1 || channels === 3) return false
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return true
  return false
}
