import type { APIRoute, InferGetStaticPropsType } from 'astro'
import { sharedCoverPath } from '#src/features/images/responsive-images.ts'
import { itemPath } from '#src/features/search/seo.ts'
import {
  articleShareImage,
  defaultShareImage,
  defaultShareImagePath,
  quizShareImage,
  SHARE_IMAGE_FOLDER,
  type ShareImage,
  shareImagePath,
} from '#src/features/images/share-images.ts'
import { cachedShareImage } from '#src/site/share-images/cached-image.ts'
import { brand } from '#src/core/brand-texts.ts'
import { headTexts } from '#src/site/site-texts.ts'
import { publishedPosts, publishedQuizzes } from '../_published.ts'

/**
 * Lists the images: one for each published quiz, one for each published article without a shareable cover, and one for
 * all other pages.
 */
export async function getStaticPaths() {
  const file = (path: string, image: ShareImage) => ({
    params: { image: path.slice(SHARE_IMAGE_FOLDER.length + 1) },
    props: { image },
  })
  const itemFile = (path: string, image: ShareImage) => file(shareImagePath(path, image), image)
  return [
    file(defaultShareImagePath(brand.name), defaultShareImage(brand.name)),
    ...(await publishedPosts())
      .filter(({ imageUrl }) => sharedCoverPath(imageUrl) === null)
      .map((post) => itemFile(itemPath('post', post.slug), articleShareImage(post, brand.name))),
    ...(await publishedQuizzes()).map((quiz) =>
      itemFile(itemPath('quiz', quiz.slug), quizShareImage(quiz, brand.name, headTexts.quiz)),
    ),
  ]
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>

/** Serves an image. If it cannot be drawn, serves the default image, so that the build does not fail. */
export const GET: APIRoute<Props> = async ({ props: { image } }) => {
  const content = await cachedShareImage(image).catch((error: unknown) => {
    console.warn(`The share image of "${image.title}" could not be drawn:`, error)
    return cachedShareImage(defaultShareImage(brand.name))
  })
  return new Response(new Uint8Array(content), { headers: { 'Content-Type': 'image/jpeg' } })
}
