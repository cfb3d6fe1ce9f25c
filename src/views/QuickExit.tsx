import { NEUTRAL_SITE } from '#src/domain/quick-exit.ts'
import { safetyTexts } from '#src/texts/safety.ts'

/** Leads to a neutral site; `QuickExitScript.astro` has it leave no trace in the tab. */
export function QuickExit() {
  return (
    <a href={NEUTRAL_SITE} rel="noreferrer" data-quick-exit className="button-quiet">
      {safetyTexts.quickExit}
    </a>
  )
}
