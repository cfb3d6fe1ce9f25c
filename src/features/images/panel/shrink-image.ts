import { MAX_IMAGE_EDGE, shrunkSize } from '../images.ts'

/** The platform accepts 4.5 MB; above this many bytes an image is re-encoded. */
const LARGE_FILE = 4 * 1024 * 1024

const QUALITY = 0.85

/** Prepares an image for upload; injected in tests. */
export type ShrinkImage = (file: Blob) => Promise<Blob>

/**
 * Re-encodes an image as WebP when its file is over 4 MB or an edge over 2400 pixels: upright and without
 * metadata. Others are sent unchanged.
 * @throws when the file is no image that the browser can decode.
 */
export const shrinkImage: ShrinkImage = async (file) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const fits = Math.max(bitmap.width, bitmap.height) <= MAX_IMAGE_EDGE
    if (fits && file.size <= LARGE_FILE) return file
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

export async function encodeCanvas(canvas: OffscreenCanvas): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  // A browser that cannot encode WebP returns PNG, which is far too large for photographs.
  return webp.type === 'image/webp'
    ? webp
    : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
