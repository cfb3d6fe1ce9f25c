import { safetyTexts } from '#src/texts/safety.ts'
import { HelpLines } from './HelpLines.tsx'

/** What stands before the advice after a warning answer. @param hasAdvice whether advice follows. */
export function SafetyNotice({
  hasAdvice,
  heading: Heading,
}: {
  hasAdvice: boolean
  /** Level of its heading. */
  heading: 'h2' | 'h3'
}) {
  return (
    <section aria-labelledby="saugumas" className="rounded-xl bg-blush p-5 sm:p-7">
      <Heading id="saugumas" className="subheading">
        {safetyTexts.heading}
      </Heading>
      <p className="mt-2">{safetyTexts.text}</p>
      {hasAdvice ? <p className="mt-3">{safetyTexts.beforeAdvice}</p> : null}
      <p className="mt-5 mb-2 font-semibold">{safetyTexts.helpHeading}</p>
      <HelpLines />
    </section>
  )
}
