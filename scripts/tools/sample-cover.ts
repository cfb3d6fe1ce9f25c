import path from 'node:path'
import sharp from 'sharp'
import { SAMPLE_COVER } from './sample-articles.ts'

/**
 * Adds the sample article's cover to a built site: noise, which compresses as badly as a photo.
 * @param dist folder of the built files.
 */
export async function writeSampleCover(dist: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#a3b18a', noise },
  })
    .jpeg({ quality: 80 })
    .toFile(path.join(dist, SAMPLE_COVER))
}
