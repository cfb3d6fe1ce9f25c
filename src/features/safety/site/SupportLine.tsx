import { safetyTexts } from '../texts.ts'

/** The line to the help page that every result carries. */
export function SupportLine() {
  return (
    <p>
      {safetyTexts.support.before}
      <a href="/support" className="link">
        {safetyTexts.support.link}
      </a>
      {safetyTexts.support.after}
    </p>
  )
}
