import { DISTANCES, lensPath, LINE, nearingTransforms, RADIUS, viewBoxOf } from './rings.ts'

interface RingsProps {
  /** Distance of the centres; the logo's by default. */
  distance?: number
  /** Width of the lines; the logo's by default. */
  line?: number
  className?: string
}

/** Draws the logo, two rings and the lens that both share, or the same rings at another distance. */
export function Rings({ distance = DISTANCES.logo, line = LINE, className }: RingsProps) {
  return (
    <svg aria-hidden="true" viewBox={viewBoxOf(distance, line)} fill="none" className={className}>
      <path fill="var(--color-clay)" d={lensPath(distance)} />
      <circle cx={-distance / 2} r={RADIUS} stroke="currentColor" strokeWidth={line} />
      <circle cx={distance / 2} r={RADIUS} stroke="currentColor" strokeWidth={line} />
    </svg>
  )
}

/**
 * Draws rings that touch at nearness 0 and are the logo at 1. Their styles move them (`.nearing`). At 0 no element has a
 * `style` attribute, because pages that functions render must not contain any.
 */
export function NearingRings({ nearness }: { nearness: number }) {
  const { left, right, lens } = nearingTransforms(nearness)
  const moved = (transform: string) => (nearness === 0 ? undefined : { transform })
  const x = DISTANCES.touching / 2
  return (
    <svg aria-hidden="true" viewBox={viewBoxOf(DISTANCES.touching)} fill="none" className="nearing">
      <path fill="var(--color-clay)" d={lensPath(DISTANCES.logo)} style={moved(lens)} />
      <circle cx={-x} r={RADIUS} stroke="currentColor" strokeWidth={LINE} style={moved(left)} />
      <circle cx={x} r={RADIUS} stroke="currentColor" strokeWidth={LINE} style={moved(right)} />
    </svg>
  )
}
