/** Radius of a ring. All lengths are in the logo's units; the rings are drawn around the origin. */
export const RADIUS = 12

/** Width of a ring's line in the logo. */
export const LINE = 2

/** Distances of the two centres. At `nearest` the rings can still be told apart. */
export const DISTANCES = { nearest: RADIUS / 4, logo: RADIUS, touching: 2 * RADIUS } as const

/** Returns the distance for a difference from 0 to 1: the rings touch if two people differ in everything. */
export function distanceOf(difference: number): number {
  return DISTANCES.nearest + (DISTANCES.touching - DISTANCES.nearest) * difference
}

const rounded = (length: number) => Math.round(length * 100) / 100

/** Returns half the height of the lens, which is the part that both rings share. */
function halfHeight(distance: number): number {
  return Math.sqrt(Math.max(0, RADIUS ** 2 - (distance / 2) ** 2))
}

/** Returns the lens as the data of an SVG path. */
export function lensPath(distance: number): string {
  const tip = rounded(halfHeight(distance))
  return `M0-${tip}A${RADIUS} ${RADIUS} 0 0 1 0 ${tip} ${RADIUS} ${RADIUS} 0 0 1 0-${tip}`
}

/** Returns the `viewBox` of the rings, which leaves half a line of space around them. */
export function viewBoxOf(distance: number, line: number = LINE): string {
  const height = 2 * (RADIUS + line)
  return [-(distance + height) / 2, -height / 2, distance + height, height].map(rounded).join(' ')
}

/** Returns the distance of a ring's centre from its end of the drawing, as a share of the drawing's width. */
export function centreOf(distance: number, line: number = LINE): number {
  return (RADIUS + line) / (distance + 2 * (RADIUS + line))
}

/**
 * Returns CSS transforms that bring touching rings nearer: of the left ring, the right ring and the logo's lens. Scaling
 * the lens is inexact by less than a hundredth of the radius.
 * @param nearness 0: the rings touch; 1: they are the logo.
 */
export function nearingTransforms(nearness: number) {
  const way = DISTANCES.touching - DISTANCES.logo
  const step = rounded((way / 2) * nearness)
  const height = halfHeight(DISTANCES.touching - way * nearness) / halfHeight(DISTANCES.logo)
  return {
    left: `translateX(${step}px)`,
    right: `translateX(${-step}px)`,
    lens: `scale(${rounded(nearness)}, ${rounded(height)})`,
  }
}
