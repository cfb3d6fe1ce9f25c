import type { UnsentState } from '#src/features/orders/correspondence.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'

/** Says that an answer was not mailed, and links to the outbox, which has the mail. */
export function Unsent({ state }: { state: UnsentState }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <strong className="text-clay">{inboxViewTexts.unsent[state]}</strong>
      <PanelLink
        to={{ screen: 'outbox', ...(state === 'waiting' && { group: 'waiting' }) }}
        className="link inline-flex min-h-11 items-center"
      >
        {panelTexts.views.outbox}
      </PanelLink>
    </p>
  )
}
