import sharp from 'sharp'

/** One screenshot. */
export interface Picture {
  /** CSS pixels. */
  width: number
  scheme: 'light' | 'dark'
  png: Buffer
}

/** Size limit of a sheet in bytes. */
const SHEET_BYTES = 250_000

/** From sharp to small: the first pair within the limit is used. */
const QUALITIES = [
  { scale: 0.5, quality: 80 },
  { scale: 0.5, quality: 60 },
  { scale: 0.4, quality: 60 },
  { scale: 0.3, quality: 60 },
  { scale: 0.25, quality: 45 },
  { scale: 0.2, quality: 35 },
] as const

/** The longest side that WebP supports. */
const WEBP_PIXELS = 16_383

/** Pixels between two screenshots. */
const GAP = 16
const BACKGROUND = '#8a8a8a'

/**
 * Arranges the screenshots of one screen on a sheet: the widths side by side, light above dark.
 * @returns WebP of at most `SHEET_BYTES` where the smallest scale allows it.
 * @throws when even at the smallest scale a side is longer than WebP supports.
 */
export async function composeSheet(pictures: readonly Picture[]): Promise<Buffer> {
  let sheet: Buffer | undefined
  for (const { scale, quality } of QUALITIES) {
    sheet = await compose(pictures, scale, quality)
    if (sheet !== undefined && sheet.byteLength <= SHEET_BYTES) break
  }
  if (sheet === undefined) throw new Error('The page is too long for one sheet.')
  return sheet
}

async function compose(
  pictures: readonly Picture[],
  scale: number,
  quality: number,
): Promise<Buffer | undefined> {
  const placed: { input: Buffer; left: number; top: number }[] = []
  let right = 0
  let bottom = 0
  for (const scheme of ['light', 'dark'] as const) {
    const top = bottom + GAP
    let left = GAP
    for (const picture of pictures.filter((it) => it.scheme === scheme)) {
      const { data, info } = await sharp(picture.png)
        .resize({ width: Math.round(picture.width * scale) })
        .png()
        .toBuffer({ resolveWithObject: true })
      placed.push({ input: data, left, top })
      left += info.width + GAP
      bottom = Math.max(bottom, top + info.height)
    }
    right = Math.max(right, left)
  }
  if (bottom + GAP > WEBP_PIXELS) return undefined
  return await sharp({
    create: { width: right, height: bottom + GAP, channels: 3, background: BACKGROUND },
  })
    .composite(placed)
    .webp({ quality })
    .toBuffer()
}
