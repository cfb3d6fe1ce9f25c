import { hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ShareImage, shareImageContent } from '#src/domain/share-images.ts'
import { placeFile } from './place-file.ts'

/** An image and its address on the site. */
export interface ShareImageFile {
  /** From the root, as `/dalijimuisi/blog/straipsnis-0a1b2c3d.jpg`. */
  path: string
  image: ShareImage
}

export type RenderShareImage = (image: ShareImage) => Promise<Buffer>

/** Drawings under way at once: the smallest machine that builds has two processors. */
const AT_ONCE = 2

/**
 * Draws what the cache does not hold yet; it goes by what an image shows, so one is drawn anew only
 * when that or the design changes.
 * @returns the images that could not be drawn, with the reason.
 */
export async function drawMissingImages(
  files: readonly ShareImageFile[],
  cache: string,
  render: RenderShareImage,
): Promise<{ image: ShareImage; error: unknown }[]> {
  await mkdir(cache, { recursive: true })
  const cached = new Set(await readdir(cache))
  const missing = new Map(
    files
      .map(({ image }) => [cachedName(image), image] as const)
      .filter(([name]) => !cached.has(name)),
  ).entries()
  const failed: { image: ShareImage; error: unknown }[] = []
  const draw = async () => {
    // The drawers share one iterator: each takes the next image as soon as it is free.
    for (const [name, image] of missing) {
      try {
        await writeWhole(path.join(cache, name), await render(image))
      } catch (error) {
        failed.push({ image, error })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
  return failed
}

/**
 * Puts the images at their addresses in a built site, and forgets those in the cache that nothing
 * shows any more. In the place of one that could not be drawn stands `substitute`.
 */
export async function placeImages(
  files: readonly ShareImageFile[],
  cache: string,
  site: string,
  substitute: ShareImage,
): Promise<void> {
  const cached = new Set(await readdir(cache))
  const kept = new Set<string>()
  for (const folder of new Set(files.map((file) => path.dirname(file.path)))) {
    mkdirSync(path.join(site, folder), { recursive: true })
  }
  for (const file of files) {
    const own = cachedName(file.image)
    const name = cached.has(own) ? own : cachedName(substitute)
    kept.add(name)
    placeFile(path.join(cache, name), path.join(site, file.path))
  }
  const forgotten = [...cached].filter((name) => !kept.has(name))
  await Promise.all(forgotten.map((name) => rm(path.join(cache, name), { force: true })))
}

/** Name of an image in the cache: it goes by what the image shows. */
export function cachedName(image: ShareImage): string {
  return `${hash('sha256', shareImageContent(image)).slice(0, 32)}.jpg`
}

/** A build may be ended at any moment: a file has its name only once it is whole. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}
