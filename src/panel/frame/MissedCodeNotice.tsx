import { Button } from '#src/ui/Button.tsx'
import type { MissedCode } from './missed-code.ts'
import { panelTexts } from './texts.ts'

/** Tells that a view, or a part of it, could not be loaded, and offers to reload the panel. */
export function MissedCodeNotice({ reason }: { reason: MissedCode }) {
  return (
    <div role="alert" className="panel flex flex-col items-start gap-4">
      <p>{panelTexts.missedCode[reason]}</p>
      <Button onClick={() => location.reload()}>
        {reason === 'replaced' ? panelTexts.reload : panelTexts.retry}
      </Button>
    </div>
  )
}
