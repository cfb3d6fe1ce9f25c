/** What must be genuine before launch, with the file to replace it in. Set `left` to false once it is genuine. */
const claimed: readonly {
  what: 'testimonials' | 'figures'
  file: string
  left: boolean
}[] = [
  { what: 'testimonials', file: 'src/site/claim-texts.ts', left: true },
  { what: 'figures', file: 'src/site/claim-texts.ts', left: true },
]

/** What is still made up: until then a production build and the panel warn. */
export const placeholders = claimed.filter(({ left }) => left)
