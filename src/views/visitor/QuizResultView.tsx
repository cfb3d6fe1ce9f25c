import type { QuizResult } from '#src/contracts/quizzes.ts'
import { visitorPageTexts } from '#src/texts/visitor-pages.ts'
import { QuickExit } from '../QuickExit.tsx'
import { QuizAdvice, QuizScore } from '../QuizAdvice.tsx'
import { SafetyNotice } from '../SafetyNotice.tsx'
import { SupportLine } from '../SupportLine.tsx'

interface QuizResultViewProps {
  quizTitle: string
  result: QuizResult
  /** Until when it is kept, in words. */
  keptUntil: string
}

const texts = visitorPageTexts.result

/** The result of a quiz for its visitor alone; on paper without what surrounds it. */
export function QuizResultView({ quizTitle, result, keptUntil }: QuizResultViewProps) {
  const { totalScore, category, warned } = result
  return (
    <div className="column flex flex-col gap-7 pt-[clamp(3rem,2rem+5vw,6rem)] print:pt-0">
      <QuickExit />
      <h1 className="title">{quizTitle}</h1>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        {category === null ? null : <BandBadge {...category} />}
        <QuizScore totalScore={totalScore} />
      </div>
      {warned ? <SafetyNotice hasAdvice={category !== null} heading="h2" /> : null}
      {category === null ? null : <QuizAdvice category={category} heading="h2" />}
      <SupportLine />
      <div className="flex flex-col items-start gap-3 border-t border-line pt-5 print:hidden">
        <p className="text-sm text-muted">{texts.keptUntil(keptUntil)}</p>
        <details>
          <summary className="link w-fit cursor-pointer py-2 font-semibold">
            {texts.deleteSummary}
          </summary>
          <form method="post" className="flex flex-col items-start gap-3 pt-2">
            <p>{texts.deleteText}</p>
            <input type="hidden" name="action" value="delete" />
            <button className="button-quiet">{texts.delete}</button>
          </form>
        </details>
      </div>
    </div>
  )
}

/** The band with a dot in its colour, which paper shows too. */
function BandBadge({ name, color }: { name: string; color: string }) {
  return (
    <p className="flex items-center gap-2.5 font-semibold">
      <svg aria-hidden="true" viewBox="0 0 8 8" className="size-4 shrink-0">
        <circle cx="4" cy="4" r="4" fill={color} />
      </svg>
      {name}
    </p>
  )
}
