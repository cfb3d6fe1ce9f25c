import { comparisonTexts } from '../comparison-texts.ts'
import { PrivacyNote } from '#src/site/PrivacyNote.tsx'

/** Shows the terms that both visitors read before a comparison begins. */
export function ComparisonTerms() {
  return (
    <>
      <p>{comparisonTexts.intro}</p>
      <ul className="ticks flex flex-col gap-3">
        {comparisonTexts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <PrivacyNote {...comparisonTexts.pressed} />
    </>
  )
}
