import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { createPortal } from 'react-dom'
import { toasts, TOAST_SWIPE_THRESHOLD, type Toast } from '#src/client/toasts.ts'
import { toastTexts } from '#src/core/form-texts.ts'
import { wholeDays } from './whole-days.tsx'

/**
 * Renders the document's toasts. Each island with toasts has a `Toaster`, but only one of them renders (specification,
 * section 9).
 * @param props.place classes for the distance from the bottom of the screen.
 */
export function Toaster({ place = 'bottom-0' }: { place?: string }) {
  const owner = useStore(toasts.$owner)
  const [self] = useState(() => Symbol('toaster'))

  useEffect(() => {
    toasts.claim(self)
  }, [owner, self])
  useEffect(() => () => toasts.resign(self), [self])

  return owner === self ? createPortal(<Region place={place} />, document.body) : null
}

/**
 * While the question about cookies is shown at the bottom, toasts are at the top, so that they do not cover its
 * buttons.
 */
const ABOVE_CONSENT =
  'in-[body:has([data-consent]:not([hidden]))]:top-20 in-[body:has([data-consent]:not([hidden]))]:bottom-auto'

function Region({ place }: { place: string }) {
  const toast = useStore(toasts.$toast)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = region.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let cameFrom: Element | null = null

    const leave = () => {
      if (!element.contains(document.activeElement)) return
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
      else element.focus()
    }
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'F8') {
          if (!element.contains(document.activeElement)) cameFrom = document.activeElement
          element.focus()
        } else if (event.key === 'Escape' && element.contains(document.activeElement)) {
          leave()
          toasts.dismiss()
        }
      },
      { signal },
    )
    window.addEventListener('blur', () => toasts.hold('window'), { signal })
    window.addEventListener('focus', () => toasts.release('window'), { signal })
    // `pointerenter` would hold a toast that appears under a resting pointer.
    element.addEventListener('pointermove', () => toasts.hold('pointer'), { signal })
    element.addEventListener('pointerleave', () => toasts.release('pointer'), { signal })
    element.addEventListener('focusin', () => toasts.hold('focus'), { signal })
    element.addEventListener('focusout', () => toasts.release('focus'), { signal })
    return () => listening.abort()
  }, [])

  const close = () => {
    // The focused button is about to be removed.
    if (region.current?.contains(document.activeElement)) region.current.focus()
    toasts.dismiss()
  }
  const shown = toast?.open ? <ToastCard key={toast.id} toast={toast} onClose={close} /> : null
  // Both live regions must exist from the start, because only changes in an existing one are announced.
  return (
    <section
      ref={region}
      aria-label={toastTexts.regionLabel}
      tabIndex={-1}
      className={`fixed right-0 z-50 w-full max-w-md px-4 print:hidden ${place} ${ABOVE_CONSENT}`}
    >
      <div role="status">{toast?.variant === 'default' ? shown : null}</div>
      <div role="alert">{toast?.variant === 'destructive' ? shown : null}</div>
    </section>
  )
}

/** Renders a toast. The CSS variable `--toast` is set to its height. */
function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [offset, setOffset] = useState(0)
  const start = useRef<number | null>(null)
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const height = card.current?.offsetHeight ?? 0
    document.documentElement.style.setProperty('--toast', `${height}px`)
  }, [])

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('button, a')) return
    start.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current))
  }
  const end = () => {
    if (start.current === null) return
    start.current = null
    if (offset > TOAST_SWIPE_THRESHOLD) onClose()
    else setOffset(0)
  }
  const cancel = () => {
    start.current = null
    setOffset(0)
  }
  return (
    <div
      ref={card}
      data-toast={toast.variant}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={cancel}
      style={offset > 0 ? { transform: `translateX(${offset}px)` } : undefined}
      className={`mb-4 flex [touch-action:pan-y] items-start gap-3 rounded-xl border p-4 [box-shadow:0_0.5rem_1rem_#0003] select-none ${
        toast.variant === 'destructive'
          ? 'border-danger bg-danger text-on-danger'
          : 'border-grove-line bg-grove text-on-grove'
      }`}
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{wholeDays(toast.title)}</p>
        {toast.description === null ? null : (
          <p className="text-sm whitespace-pre-line">{wholeDays(toast.description)}</p>
        )}
        {toast.link === null ? null : (
          <a
            href={toast.link.href}
            // Pages of the site open in a new tab, so that the panel's form stays open.
            target={toast.link.href.startsWith('#') ? undefined : '_blank'}
            className="inline-block py-1 text-sm underline"
          >
            {toast.link.text}
          </a>
        )}
        {toast.action === null ? null : (
          <button
            type="button"
            onClick={() => {
              onClose()
              toast.action?.run()
            }}
            className="min-h-11 font-semibold underline"
          >
            {toast.action.text}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={toastTexts.close}
        onClick={onClose}
        className="grid size-8 shrink-0 place-items-center rounded-md text-xl leading-none"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
