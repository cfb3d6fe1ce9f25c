import type { RefObject } from 'react'
import type { QuizResult } from '../contracts.ts'
import { safetyTexts } from '#src/features/safety/texts.ts'
import { HelpLines } from '#src/features/safety/site/HelpLines.tsx'
import { Paragraphs } from '#src/site/Paragraphs.tsx'

interface SafetyResultProps {
  category: QuizResult['category']
  heading?: RefObject<HTMLHeadingElement | null>
}

/** Shows the safety result in place of the whole result. The help lines follow its first paragraph. */
export function SafetyResult({ category, heading }: SafetyResultProps) {
  const [heard, ...others] = (category?.description ?? '').split('\n\n')
  const [call, leave, keep] = (category?.advice ?? '').split('\n\n')
  return (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="heading focus:outline-0">
        {category?.name}
      </h2>
      <p>{heard}</p>
      <section aria-labelledby="pagalba" className="panel bg-blush sm:p-7">
        <h3 id="pagalba" className="subheading mb-2">
          {safetyTexts.helpHeading}
        </h3>
        <HelpLines />
        <p className="mt-6">{call}</p>
      </section>
      <Paragraphs text={others.join('\n\n')} />
      <a href="/support" className="button w-fit print:hidden">
        {safetyTexts.result.supportButton}
      </a>
      <h3 className="subheading -mb-3">{safetyTexts.result.tracesHeading}</h3>
      <p>{leave}</p>
      <p>{keep}</p>
    </div>
  )
}
