import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Publishing } from '#src/features/publishing/contracts.ts'
import { createPublishing } from './publishing.ts'
import { adminTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { itemPath } from '#src/features/search/seo.ts'
import { lazyView } from './lazy-view.tsx'
import { panel, type SavedItem } from './panel.ts'
import { useClosing } from './use-closing.tsx'

/** Milliseconds for which the header shows a link to a saved item. */
export const SAVED_DURATION = 20_000

// Loaded on demand, because it needs the tooltip library and the first view does not.
const PublishingDetails = lazyView(
  async () => (await import('./PublishingDetails.tsx')).PublishingDetails,
)

/**
 * Shows the publishing state and, for some time, a link to the item that was saved last. After a failure, also shows a
 * retry button.
 */
export function PublishingStatus() {
  const [publishing] = useState(() => createPublishing())
  const state = useStore(publishing.$state)
  const saved = useSaved()
  const [open, setOpen] = useState(false)
  const id = useId()
  const part = useRef<HTMLElement>(null)
  useClosing(part, open, () => setOpen(false))

  useEffect(() => publishing.watch(), [publishing])
  useEffect(() => panel.$view.listen(() => setOpen(false)), [])

  const failed = state.step === 'loaded' && state.publishing.status === 'failed'
  return (
    <section
      ref={part}
      aria-label={adminTexts.publishingHeading}
      className="relative min-w-0 grow basis-0 text-sm"
    >
      <div className="flex items-center gap-x-3 gap-y-1 max-sm:flex-wrap lg:justify-end">
        {/* Visitors see a saved item at once, even if the build fails. */}
        {saved?.published ? (
          <p role="status" className="flex min-w-0 flex-1 items-center gap-1 lg:justify-end">
            <span className="shrink-0">{adminTexts.visible}</span>{' '}
            <a href={itemPath(saved.kind, saved.slug)} className="link truncate py-2.5">
              {saved.title}
            </a>
          </p>
        ) : null}
        {/* Hidden beside the link, because both together would make the header higher and the page jump. */}
        <div role="status" className={saved?.published && !failed ? 'sr-only' : 'min-w-0'}>
          {state.step === 'loading' ? <p>{adminTexts.publishingLoading}</p> : null}
          {state.step === 'error' ? <p className="text-danger">{state.message}</p> : null}
          {state.step === 'loaded' ? <Status publishing={state.publishing} /> : null}
        </div>
        {failed ? (
          <Button quiet busy={state.retrying} onClick={() => void publishing.retry()}>
            {state.retrying ? adminTexts.retrying : adminTexts.retry}
          </Button>
        ) : null}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="link min-h-11 shrink-0"
        >
          {open ? adminTexts.hideDetails : adminTexts.showDetails}
        </button>
      </div>
      {open ? <PublishingDetails id={id} publishing={publishing} /> : null}
    </section>
  )
}

/** Returns the item that was saved last; null before the first save and after `SAVED_DURATION`. */
function useSaved(): SavedItem | null {
  const saved = useStore(panel.$saved)
  const [past, setPast] = useState<SavedItem | null>(null)
  useEffect(() => {
    if (saved === null) return
    const timer = setTimeout(() => setPast(saved), SAVED_DURATION)
    return () => clearTimeout(timer)
  }, [saved])
  return saved === past ? null : saved
}

/** Shows the publishing state as a badge and a sentence. A phone shows the sentence only after a failure. */
function Status({ publishing }: { publishing: Publishing }) {
  const { label, text } = adminTexts.status[publishing.status]
  const failed = publishing.status === 'failed'
  return (
    <p data-publishing={publishing.status} className="flex items-baseline gap-2">
      <strong className={`badge shrink-0 ${failed ? 'badge-clay' : ''}`}>{label}</strong>
      <span className={`text-muted ${failed ? '' : 'max-sm:sr-only'}`.trim()}>{text}</span>
    </p>
  )
}
