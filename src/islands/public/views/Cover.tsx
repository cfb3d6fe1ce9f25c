import { coverId } from './cover-id.ts'

interface CoverProps {
  imageUrl: string | null
  /** Chooses the drawing in place of a missing image; its symbols stand in `CoverSprite.astro`. */
  category?: string | null
  alt: string
  /** Cards load theirs when it comes near, an article shows its own at once. */
  eager?: boolean
}

/** Pixels offered to the browser; all covers are cut to the shape of a sharing image. */
const WIDTHS = [480, 800, 1200] as const
const WIDTH = 1200
const HEIGHT = 630

/** Images of this site go through the image service; foreign ones are shown as they are. */
function resized(imageUrl: string, width: number): string {
  return `/.netlify/images?url=${encodeURIComponent(imageUrl)}&w=${width}`
}

/** The image of an article, page or card, or the drawing of its category in the same shape. */
export function Cover({ imageUrl, category = null, alt, eager = false }: CoverProps) {
  const shape = 'block aspect-[1200/630] w-full'
  if (imageUrl === null) {
    return (
      <svg aria-hidden="true" className={shape}>
        <use href={`#${coverId(category)}`} />
      </svg>
    )
  }
  const own = imageUrl.startsWith('/') && !imageUrl.startsWith('//')
  return (
    <img
      {...(own
        ? {
            srcSet: WIDTHS.map((width) => `${resized(imageUrl, width)} ${width}w`).join(', '),
            sizes: eager ? '(min-width: 48rem) 47rem, 100vw' : '(min-width: 48rem) 22rem, 100vw',
          }
        : {})}
      src={own ? resized(imageUrl, WIDTH) : imageUrl}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className={`${shape} h-auto bg-mist object-cover`}
    />
  )
}
