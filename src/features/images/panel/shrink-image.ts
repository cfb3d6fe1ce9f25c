import { MAX_IMAGE_EDGE, MAX_SENT_BYTES, shrunkSize } from '../images.ts'

/** The platform accepts 4.5 MB; above this many bytes an image is re-encoded. */
const LARGE_FILE = 4 * 1024 * 1024

/** Tried in turn until the file is small enough to be sent. */
const QUALITIES = [0.85, 0.7, 0.5] as const

/** Types that the server takes as they are. */
const SENT_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Prepares an image for upload; injected in tests. */
export type ShrinkImage = (file: Blob) => Promise<Blob>

/**
 * Re-encodes an image as WebP when its file is over 4 MB, an edge over 2400 pixels, or its type one that the server
 * does not take: upright and without metadata. Others are sent unchanged, as is a small JPEG that the browser
 * cannot decode: it may lack no more than its end mark, which the server finds out.
 * @throws when the file is no image that the browser can decode.
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

/** The canvas as WebP, or as JPEG, small enough to be sent if any quality is. */
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
