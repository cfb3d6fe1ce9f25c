import { atom } from 'nanostores'
import { browserStorage, type KeyValueStorage } from './browser-storage.ts'

export type ToastVariant = 'default' | 'destructive'

export interface ToastInput {
  title: string
  description?: string
  variant?: ToastVariant
}

export interface Toast {
  id: number
  title: string
  description: string | null
  variant: ToastVariant
  /** False once it was dismissed. */
  open: boolean
}

/** How long a toast is shown, in milliseconds (specification, section 9). */
export const TOAST_DURATION = 5000

/** How long a dismissed toast is kept, in milliseconds (specification, section 9). */
export const TOAST_REMOVE_DELAY = 1_000_000

/** A swipe to the right of this many pixels dismisses (specification, section 9). */
export const TOAST_SWIPE_THRESHOLD = 50

/** Where a toast waits for the next page. */
const NEXT_PAGE_KEY = 'next-page-toast'

/** What may hold a toast on the screen. */
export type ToastHold = 'pointer' | 'focus' | 'window'

/**
 * Notifications of one document. At most one is visible (specification, section 9): a new one takes
 * the place of the one before.
 */
export function createToasts({
  storage = browserStorage('sessionStorage'),
}: { storage?: KeyValueStorage } = {}) {
  const $toast = atom<Toast | null>(null)
  const $owner = atom<symbol | null>(null)
  const holds = new Set<ToastHold>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let remaining = 0
  let runningSince = 0
  let lastId = 0

  function runClock(): void {
    runningSince = Date.now()
    timer = setTimeout(dismiss, remaining)
  }

  /** Shows a toast for 5000 ms, not counting the time it is held. */
  function show({ title, description, variant = 'default' }: ToastInput): void {
    clearTimeout(timer)
    lastId += 1
    $toast.set({ id: lastId, title, description: description ?? null, variant, open: true })
    remaining = TOAST_DURATION
    if (holds.size === 0) runClock()
  }

  /** Leaves a toast for the page that is navigated to next: this one is about to go. */
  function showOnNextPage(toast: ToastInput): void {
    storage.setItem(NEXT_PAGE_KEY, JSON.stringify(toast))
  }

  /** Shows the toast that the page before has left, if any. */
  function showFromLastPage(): void {
    const left = storage.getItem(NEXT_PAGE_KEY)
    if (left === null) return
    storage.removeItem(NEXT_PAGE_KEY)
    show(JSON.parse(left) as ToastInput)
  }

  /** Takes the visible toast away. */
  function dismiss(): void {
    const toast = $toast.get()
    if (!toast?.open) return
    clearTimeout(timer)
    // What vanishes under the pointer or with the focus inside never reports that they left.
    holds.clear()
    $toast.set({ ...toast, open: false })
    timer = setTimeout(() => $toast.set(null), TOAST_REMOVE_DELAY)
  }

  /** Stops the clock while the pointer or the focus is on the toast or the window is left. */
  function hold(by: ToastHold): void {
    if (holds.size === 0 && $toast.get()?.open) {
      clearTimeout(timer)
      remaining -= Date.now() - runningSince
    }
    holds.add(by)
  }

  /** Lets the clock run on once nothing holds the toast any more. */
  function release(by: ToastHold): void {
    if (holds.delete(by) && holds.size === 0 && $toast.get()?.open) runClock()
  }

  /** Makes `candidate` the one that draws the toasts of the document, unless another does. */
  function claim(candidate: symbol): void {
    if ($owner.get() === null) $owner.set(candidate)
  }

  /** Lets another one draw the toasts. */
  function resign(candidate: symbol): void {
    if ($owner.get() === candidate) $owner.set(null)
  }

  return {
    $toast,
    $owner,
    show,
    showOnNextPage,
    showFromLastPage,
    dismiss,
    hold,
    release,
    claim,
    resign,
  }
}

export type Toasts = ReturnType<typeof createToasts>

/** The toasts of this document, whatever island they come from. */
export const toasts = createToasts()
