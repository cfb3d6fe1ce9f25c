import { coverImage } from '#src/features/images/responsive-images.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { slugify } from '#src/core/slugs.ts'

/** Id prefix of placeholder covers; alone it is the id of the default one. */
export const COVER_ID = 'virselis'

const DRAWN = ARTICLE_CATEGORIES.map((category) => slugify(category))

/** Id of a category's placeholder cover. */
export function coverId(category: string | null): string {
  const slug = slugify(category ?? '')
  return DRAWN.includes(slug) ? `${COVER_ID}-${slug}` : COVER_ID
}

interface CoverProps {
  imageUrl: string | null
  /** Selects the placeholder for a missing image; its symbols are in `CoverSprite.astro`. */
  category?: string | null
  alt: string
  /** Cards load lazily, an article eagerly. */
  eager?: boolean
}

/**
 * The image of an article, page or card, or its category's placeholder in the same aspect ratio; an eager one is
 * lower on a phone, where the text follows it on the first screen.
 */
export function Cover({ imageUrl, category = null, alt, eager = false }: CoverProps) {
  const shape = eager ? 'cover cover-eager' : 'cover'
  if (imageUrl === null) {
    return (
      <svg aria-hidden="true" className={shape}>
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
            // `auto`: as wide as it is laid out, where the browser knows that of late images.
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
      className={shape}
    />
  )
}
