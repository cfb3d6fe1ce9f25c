import { claimsState } from './claims.ts'

const claimed: readonly {
  what: 'testimonials' | 'figures'
  file: string
  left: boolean
}[] = [
  { what: 'testimonials', file: 'src/texts/claims.ts', left: claimsState.testimonials.placeholder },
  { what: 'figures', file: 'src/texts/claims.ts', left: claimsState.figures.placeholder },
]

/** What must be genuine before launch and is still made up, with the file to replace it in. */
export const placeholders = claimed.filter(({ left }) => left)
