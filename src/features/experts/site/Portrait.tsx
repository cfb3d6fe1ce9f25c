import { initialsOf } from '../experts.ts'
import { portraitImage } from '#src/features/images/responsive-images.ts'

interface PortraitProps {
  person: { name: string; photoUrl: string | null }
  /** `small`: a round one beside a name. */
  size: 'small' | 'large'
  /** Whether it stands in the first screen. */
  eager?: boolean
}

/** That of a large one is in `experts.css`. */
const SHAPES = {
  small: 'grid size-12 shrink-0 place-items-center rounded-full bg-mist font-serif object-cover',
  large: 'portrait',
} as const

/** A person's photo; their initials on a calm ground when there is none. */
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
      // The name stands beside a small one.
      alt={size === 'small' ? '' : name}
      width={image.width}
      height={image.height}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className={shape}
    />
  )
}
