import { hash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteEnvironment } from '../site-environment.ts'
import { type ShareImage, shareImageContent } from '#src/features/images/share-images.ts'

/** Returns a share image as JPEG. Draws it only if the cache folder does not have it. */
export async function cachedShareImage(image: ShareImage): Promise<Buffer> {
  const name = hash('sha256', shareImageContent(image)).slice(0, 32)
  const file = path.join(siteEnvironment().cacheFolder, 'share-images', `${name}.jpg`)
  return await readFile(file).catch(async () => {
    const { renderShareImage } = await import('./drawing.ts')
    const content = await renderShareImage(image)
    await mkdir(path.dirname(file), { recursive: true })
    // Renamed after writing, so that a killed build leaves no incomplete image.
    await writeFile(`${file}.unfinished`, content)
    await rename(`${file}.unfinished`, file)
    return content
  })
}
