interface CoverProps {
  imageUrl: string | null
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

/** The image of an article, page or card, or a quiet placeholder of the same shape. */
export function Cover({ imageUrl, alt, eager = false }: CoverProps) {
  const shape = 'block aspect-[1200/630] w-full'
  if (imageUrl === null) {
    return (
      <div aria-hidden="true" className={`${shape} grid place-items-center bg-mist`}>
        <svg viewBox="0 0 64 48" className="w-20 text-forest/40" fill="none" stroke="currentColor">
          <circle cx="25" cy="24" r="16" strokeWidth="2" />
          <circle cx="39" cy="24" r="16" strokeWidth="2" />
        </svg>
      </div>
    )
  }
  const own = imageUrl.startsWith('/') && !imageUrl.startsWith('//')
  return (
    <img
      {...(own
        ? {
            srcSet: WIDTHS.map((width) => `${resized(imageUrl, width)} ${width}w`).join(', '),
            sizes: eager ? '(min-width: 48rem) 44rem, 100vw' : '(min-width: 48rem) 22rem, 100vw',
          }
        : {})}
      src={own ? resized(imageUrl, WIDTH) : imageUrl}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`${shape} bg-mist object-cover`}
    />
  )
}
