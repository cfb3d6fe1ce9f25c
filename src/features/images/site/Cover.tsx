import { coverImage, textImage } from '#src/features/images/responsive-images.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { slugify } from '#src/core/slugs.ts'

/** Id of the default placeholder cover. The ids of other placeholder covers begin with it. */
export const COVER_ID = 'virselis'

const DRAWN = ARTICLE_CATEGORIES.map((category) => slugify(category))

/** Returns the id of a category's placeholder cover. */
export function coverId(category: string | null): string {
  const slug = slugify(category ?? '')
  return DRAWN.includes(slug) ? `${COVER_ID}-${slug}` : COVER_ID
}

interface CoverProps {
  imageUrl: string | null
  /** Category whose placeholder is shown if there is no image (`CoverSprite.astro`). */
  category?: string | null
  alt: string
  /** Whether the cover is on the first screen, and so is not loaded lazily. */
  eager?: boolean
  /** Whether an uploaded image is shown uncropped, as on its own page. */
  whole?: boolean
}

/** Height that an uncropped image may have, as a percentage of the window's. */
const HIGHEST = 70

/** Shows the image of an article, page or card, or its category's placeholder in the same aspect ratio. */
export function Cover({ imageUrl, category = null, alt, eager = false, whole }: CoverProps) {
  if (imageUrl === null) {
    return (
      // On its own page the drawing is lower, since it says no more than the topic.
      <svg
        aria-hidden="true"
        className="cover"
        style={whole ? { aspectRatio: '5 / 2' } : undefined}
      >
        <use href={`#${coverId(category)}`} />
      </svg>
    )
  }
  const uncropped = whole === true ? textImage(imageUrl) : null
  const image = uncropped ?? coverImage(imageUrl)
  const maxWidth = uncropped && `${Number(((HIGHEST * image.width) / image.height).toFixed(2))}svh`
  return (
    <img
      {...('srcSet' in image
        ? {
            srcSet: image.srcSet,
            // Browsers that support `auto` for lazy images use the laid-out width.
            sizes: eager
              ? `(min-width: 48rem) ${maxWidth === null ? '40rem' : `min(40rem, ${maxWidth})`}, 100vw`
              : 'auto, (min-width: 48rem) 22rem, 100vw',
          }
        : {})}
      src={image.src}
      alt={alt}
      width={image.width}
      height={image.height}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className="cover"
      // CSS cannot derive the width from the highest height before the image is loaded.
      {...(maxWidth === null
        ? {}
        : {
            style: {
              aspectRatio: `${image.width} / ${image.height}`,
              maxWidth,
              marginInline: 'auto',
              borderRadius: 'inherit',
            },
          })}
    />
  )
}
