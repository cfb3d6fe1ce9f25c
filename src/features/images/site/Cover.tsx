import { coverImage } from '#src/features/images/responsive-images.ts'
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
}

/** Shows the image of an article, page or card, or its category's placeholder in the same aspect ratio. */
export function Cover({ imageUrl, category = null, alt, eager = false }: CoverProps) {
  if (imageUrl === null) {
    return (
      <svg aria-hidden="true" className="cover">
        <use href={`#${coverId(category)}`} />
      </svg>
    )
  }
  const image = coverImage(imageUrl)
  return (
    <img
      {...('srcSet' in image
        ? {
            srcSet: image.srcSet,
            // Browsers that support `auto` for lazy images use the laid-out width.
            sizes: eager
              ? '(min-width: 48rem) 47rem, 100vw'
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
    />
  )
}
