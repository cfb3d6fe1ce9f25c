/** Figures that the site claims, in display order (specification, section 1). */
export const FIGURES = [
  'couples',
  'success',
  'experience',
  'articles',
  'years',
  'improvement',
] as const
export type FigureId = (typeof FIGURES)[number]

/** Most testimonials that the site holds. */
export const MAX_TESTIMONIALS = 12

/** Most testimonials of the home page (specification, section 1); the page of stories has all. */
export const HOME_TESTIMONIALS = 3

/** Most stars of a testimonial. */
export const MAX_RATING = 5

interface Claim {
  /** Whether visitors see it. */
  readonly shown: boolean
  /** Day, YYYY-MM-DD, on which the owner has checked that it is true; null: it is made up. */
  readonly checkedOn: string | null
}

export interface Figure extends Claim {
  readonly value: string
  readonly label: string
}

export interface Testimonial extends Claim {
  readonly name: string
  readonly city: string
  readonly relationship: string
  /** Stars, from 1 to `MAX_RATING`. */
  readonly rating: number
  readonly text: string
}

/** Figures and testimonials that the site claims. */
export interface Claims {
  readonly figures: Readonly<Record<FigureId, Figure>>
  readonly testimonials: readonly Testimonial[]
  /** Says whether the testimonials are checked, as the law on reviews requires. */
  readonly testimonialsCheck: string
}

/** Kinds of claims that may be made up. */
export const MADE_UP = ['testimonials', 'figures'] as const
export type MadeUp = (typeof MADE_UP)[number]

/** Returns the figures that visitors see, in display order. */
export const shownFigures = ({ figures }: Claims): Figure[] =>
  FIGURES.map((id) => figures[id]).filter(({ shown }) => shown)

/** Returns the testimonials that visitors see. */
export const shownTestimonials = ({ testimonials }: Claims): Testimonial[] =>
  testimonials.filter(({ shown }) => shown)

/** Returns the kinds of claims of which visitors see a made-up one. */
export function madeUp(claims: Claims): MadeUp[] {
  const shown = { testimonials: shownTestimonials(claims), figures: shownFigures(claims) }
  return MADE_UP.filter((kind) => shown[kind].some(({ checkedOn }) => checkedOn === null))
}
