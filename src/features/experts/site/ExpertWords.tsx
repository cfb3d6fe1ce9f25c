import { paragraphsOf } from '../experts.ts'
import { bindSpaces } from '#src/core/typography.ts'
import { expertsTexts } from '../texts.ts'

/** An expert's own words, the first paragraph as a quote. */
export function ExpertWords({ text }: { text: string }) {
  const paragraphs = paragraphsOf(text)
  if (paragraphs.length === 0) return null
  return (
    <blockquote>
      <span aria-hidden="true">{expertsTexts.quoteMark}</span>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{bindSpaces(paragraph)}</p>
      ))}
    </blockquote>
  )
}
