import { useStore } from '@nanostores/react'
import { formatMinute } from '#src/core/lithuanian.ts'
import { useRef } from 'react'
import type { DeletedItems } from './deleted-items.ts'
import { statusOf } from './item-list.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { deletedTexts } from './deleted-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { LoadErrorLine } from '#src/panel/frame/controls.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'

/** Shows the deleted items with restore buttons. Loads the list when it is opened. */
export function Deleted({ deleted }: { deleted: DeletedItems }) {
  const state = useStore(deleted.$state)
  const open = useStore(deleted.$open)
  const restoring = useStore(deleted.$restoring)
  const isAsked = useRef(false)
  if (!open) {
    return (
      <div>
        <Button
          quiet
          onClick={() => {
            isAsked.current = true
            deleted.$open.set(true)
            void deleted.load()
          }}
        >
          {deletedTexts.deletedShow}
        </Button>
      </div>
    )
  }
  return (
    <section aria-labelledby="istrinti" className="flex flex-col gap-3">
      <h3
        ref={(heading) => {
          // The restored row and its focused button are gone, so the heading gets the focus.
          if (isAsked.current) heading?.focus()
          isAsked.current = false
        }}
        id="istrinti"
        tabIndex={-1}
        className="subheading"
      >
        {deletedTexts.deletedHeading}
      </h3>
      {state.step === 'loading' ? <p role="status">{panelTexts.loadingView}</p> : null}
      {state.step === 'error' ? (
        <LoadErrorLine message={state.message} onRetry={deleted.load} />
      ) : null}
      {state.step === 'loaded' && state.page.items.length === 0 ? (
        <p className="text-muted">{deletedTexts.deletedEmpty}</p>
      ) : null}
      {state.step === 'loaded' && state.page.items.some(({ published }) => published) ? (
        <p className="text-muted">{deletedTexts.restoredAs}</p>
      ) : null}
      {state.step === 'loaded' ? (
        <ul className="flex flex-col gap-2">
          {state.page.items.map((item) => (
            <li
              key={item.id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line px-4 py-3"
            >
              <div>
                <p className="font-semibold">{item.title}</p>
                <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                  <StatusBadge status={statusOf(item)} />
                  {wholeDays(deletedTexts.deletedAt(formatMinute(item.deletedAt)))}
                </p>
              </div>
              <Button
                quiet
                busy={restoring === item.id}
                aria-label={panelTexts.itemLabel(deletedTexts.restore, item.title)}
                onClick={() =>
                  void deleted
                    .restore(item)
                    .then(() => restoreFocus(document.getElementById('istrinti')))
                }
              >
                {restoring === item.id ? deletedTexts.restoring : deletedTexts.restore}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
