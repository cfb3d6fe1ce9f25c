import { safetyTexts } from '#src/texts/safety.ts'

/** The quiet line to the help page that every result carries. */
export function SupportLine() {
  return (
    <p className="text-sm text-muted">
      {safetyTexts.support.before}
      <a href="/support" className="link">
        {safetyTexts.support.link}
      </a>
      {safetyTexts.support.after}
    </p>
  )
}
