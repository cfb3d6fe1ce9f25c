import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'
import { publishedItems } from '#src/content/published-items.ts'
import {
  articleShareImage,
  defaultShareImage,
  defaultShareImagePath,
  quizShareImage,
  type ShareImage,
  shareImagePath,
} from '#src/domain/share-images.ts'
import { itemPath } from '#src/domain/seo.ts'
import { brand } from '#src/texts/brand.ts'
import { headTexts } from '#src/texts/site.ts'
import { drawMissingImages, placeImages, type ShareImageFile } from './share-image-files.ts'

/**
 * Makes the images by which networks show a shared page: one of every published article and quiz,
 * and one for all other pages. They are drawn while the pages are rendered, and kept between builds.
 */
export function shareImages(): AstroIntegration {
  const substitute = defaultShareImage(brand.name)
  let files: ShareImageFile[] = []
  let cache = ''
  let drawing: ReturnType<typeof drawMissingImages> = Promise.resolve([])
  return {
    name: 'share-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('share-images', config.cacheDir))
      },
      'astro:build:start': () => {
        files = filesOfThisBuild()
        drawing = drawMissingImages(files, cache, render)
        // Awaited when the pages are done; until then a failure has nobody to tell.
        drawing.catch(() => undefined)
      },
      'astro:build:done': async ({ dir, logger }) => {
        report(await drawing, logger)
        await placeImages(files, cache, fileURLToPath(dir), substitute)
      },
    },
  }
}

function filesOfThisBuild(): ShareImageFile[] {
  const { posts, quizzes } = publishedItems()
  return [
    { path: defaultShareImagePath(brand.name), image: defaultShareImage(brand.name) },
    ...posts.map(({ data }) =>
      file(itemPath('post', data.slug), articleShareImage(data, brand.name)),
    ),
    ...quizzes.map(({ data }) =>
      file(itemPath('quiz', data.slug), quizShareImage(data, brand.name, headTexts.quiz)),
    ),
  ]
}

function file(path: string, image: ShareImage): ShareImageFile {
  return { path: shareImagePath(path, image), image }
}

/** The drawing libraries are loaded only by a build that has something to draw. */
async function render(image: ShareImage): Promise<Buffer> {
  const { renderShareImage } = await import('./share-image-drawing.ts')
  return await renderShareImage(image)
}

/** An article whose image cannot be drawn is published all the same, with the default image. */
function report(
  failed: Awaited<ReturnType<typeof drawMissingImages>>,
  logger: AstroIntegrationLogger,
): void {
  for (const { image, error } of failed) {
    const reason = error instanceof Error ? error.message : String(error)
    logger.warn(`The share image of "${image.title}" could not be drawn: ${reason}`)
  }
}
