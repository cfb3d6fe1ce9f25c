import { MAX_IMAGE_EDGE, MAX_SENT_BYTES, shrunkSize } from '../images.ts'

/** Largest file in bytes that is sent unchanged. It is below the 4.5 MB that the platform accepts. */
const LARGE_FILE = 4 * 1024 * 1024

/** Qualities tried in turn until the file is small enough to be sent. */
const QUALITIES = [0.85, 0.7, 0.5] as const

/** Types that the server accepts. */
const SENT_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Function that prepares an image, replaceable in tests. */
export type ShrinkImage = (file: Blob) => Promise<Blob>

/**
 * Re-encodes an image as WebP or JPEG, upright and without metadata, if its file is over 4 MB, an edge is over 2400
 * pixels, or the server does not accept its type. Returns other images unchanged. Also returns a small JPEG unchanged
 * if the browser cannot decode it: perhaps only its end marker is missing, which the server accepts.
 * @throws when the browser cannot decode any other file.
 */
export const shrinkImage: ShrinkImage = async (file) => {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    if (file.type === 'image/jpeg' && file.size <= MAX_SENT_BYTES) return file
    throw error
  }
  try {
    const fits = Math.max(bitmap.width, bitmap.height) <= MAX_IMAGE_EDGE
    if (fits && file.size <= LARGE_FILE && SENT_TYPES.includes(file.type)) return file
    const { width, height } = shrunkSize(bitmap)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) return file
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    return await encodeCanvas(canvas)
  } finally {
    bitmap.close()
  }
}

/**
 * Encodes the canvas as WebP or, if the browser cannot do that, as JPEG. Uses the first quality at which the file is
 * small enough to be sent, otherwise the last quality.
 */
export async function encodeCanvas(canvas: OffscreenCanvas): Promise<Blob> {
  let encoded = await encode(canvas, QUALITIES[0])
  for (const quality of QUALITIES.slice(1)) {
    if (encoded.size > MAX_SENT_BYTES) encoded = await encode(canvas, quality)
  }
  return encoded
}

async function encode(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
  // A browser that cannot encode WebP returns PNG, which is far too large for photographs.
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality })
}
