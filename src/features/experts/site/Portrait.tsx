import { initialsOf } from '../experts.ts'
import { portraitImage } from '#src/features/images/responsive-images.ts'

interface PortraitProps {
  person: { name: string; photoUrl: string | null }
  /** `small`: round, beside a name. */
  size: 'small' | 'large'
  /** Whether the portrait is on the first screen. */
  eager?: boolean
}

/** Classes by size. The shape of a large portrait is in `experts.css`. */
const SHAPES = {
  small: 'grid size-12 shrink-0 place-items-center rounded-full bg-mist font-serif object-cover',
  large: 'portrait',
} as const

/** Shows a person's photo; without one, the initials. */
export function Portrait({ person: { name, photoUrl }, size, eager = false }: PortraitProps) {
  const shape = SHAPES[size]
  if (photoUrl === null) {
    return (
      <span aria-hidden="true" className={shape}>
        {initialsOf(name)}
      </span>
    )
  }
  const image = portraitImage(photoUrl, size)
  return (
    <img
      {...('srcSet' in image
        ? {
            srcSet: image.srcSet,
            sizes: size === 'small' ? '3rem' : '(min-width: 48rem) 24rem, 100vw',
          }
        : {})}
      src={image.src}
      // A small portrait needs no alternative text, since the name is beside it.
      alt={size === 'small' ? '' : name}
      width={image.width}
      height={image.height}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className={shape}
    />
  )
}
