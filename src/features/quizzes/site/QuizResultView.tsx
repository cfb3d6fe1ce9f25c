import type { QuizResult } from '../contracts.ts'
import { visitorPageTexts } from '#src/site/visitor-page-texts.ts'
import { QuizAdvice } from './QuizAdvice.tsx'
import { QuizScore, ResultRings } from './QuizScore.tsx'
import { SafetyResult } from './SafetyResult.tsx'
import { SupportLine } from '#src/features/safety/site/HelpLines.tsx'

interface QuizResultViewProps {
  quizTitle: string
  result: QuizResult
  /** Last day of storage, as a formatted date. */
  keptUntil: string
}

const texts = visitorPageTexts.result

/** Shows a quiz result on its private page. The form that deletes the result is not printed. */
export function QuizResultView({ quizTitle, result, keptUntil }: QuizResultViewProps) {
  return (
    <div className="result column pt-page print:pt-0">
      {result.warned ? null : <ResultRings result={result} />}
      <h1 className="title">{quizTitle}</h1>
      {result.warned ? (
        <SafetyResult category={result.category} />
      ) : (
        <>
          <QuizScore result={result} earlier={null} />
          <QuizAdvice result={result} earlier={null} heading="h2" />
          <SupportLine />
        </>
      )}
      <div className="flex flex-col items-start gap-3 border-t border-line pt-5 print:hidden">
        <p className="text-sm text-muted">{texts.keptUntil(keptUntil)}</p>
        <details>
          <summary className="link w-fit cursor-pointer py-2 font-semibold">
            {texts.deleteSummary}
          </summary>
          <form method="post" data-in-place className="flex flex-col items-start gap-3 pt-2">
            <p>{texts.deleteText}</p>
            <input type="hidden" name="action" value="delete" />
            <button className="button-quiet">{texts.delete}</button>
          </form>
        </details>
      </div>
    </div>
  )
}
