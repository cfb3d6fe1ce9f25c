import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { shownEmail } from '#src/core/shown-email.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { LoadErrorLine } from '#src/panel/frame/controls.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { marketing } from './marketing.ts'
import { outboxTexts } from './texts.ts'

/** Shows the e-mail addresses that the owner must delete in the marketing service; nothing if there are none. */
export function Removals({ onGone }: { onGone: () => void }) {
  const state = useStore(marketing.$state)
  const ending = useStore(marketing.$ending)

  useEffect(() => void marketing.load(), [])

  if (state.step === 'error') {
    return <LoadErrorLine message={state.message} onRetry={marketing.load} />
  }
  const removals = state.step === 'loaded' ? state.marketing.removals : []
  if (removals.length === 0) return null
  return (
    <section aria-labelledby="istrinti" className="panel flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 id="istrinti" className="subheading">
          {outboxTexts.removals}
        </h3>
        <p className="max-w-3xl text-sm text-muted">{outboxTexts.removalsIntro}</p>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {removals.map(({ id, email, requestedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="flex min-w-0 flex-wrap gap-x-4">
              <span className="font-semibold wrap-anywhere">{shownEmail(email)}</span>
              <span className="text-sm text-muted">
                {wholeDays(outboxTexts.removalAsked(formatMinute(requestedAt)))}
              </span>
            </p>
            <Button
              quiet
              busy={ending === id}
              aria-label={panelTexts.itemLabel(outboxTexts.removalDone, shownEmail(email))}
              onClick={() =>
                void marketing.end(id).then((isGone) => {
                  if (isGone) onGone()
                })
              }
            >
              {outboxTexts.removalDone}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
