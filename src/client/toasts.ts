import { atom } from 'nanostores'
import { browserStorage, type KeyValueStorage } from './browser-storage.ts'

export type ToastVariant = 'default' | 'destructive'

export interface ToastInput {
  title: string
  description?: string
  variant?: ToastVariant
  link?: ToastLink
  action?: ToastAction
}

export interface ToastLink {
  text: string
  href: string
}

/** Button of a toast, for example to undo an action. */
export interface ToastAction {
  text: string
  run: () => void
}

export interface Toast {
  id: number
  title: string
  description: string | null
  variant: ToastVariant
  link: ToastLink | null
  action: ToastAction | null
  /** False after the toast was dismissed. */
  open: boolean
}

/** Milliseconds for which a toast is shown (specification, section 9). */
export const TOAST_DURATION = 5000

/** Milliseconds for which a toast with an action is shown. Longer, because its button disappears with it. */
export const TOAST_ACTION_DURATION = 20_000

/** Milliseconds for which a dismissed toast stays in the store (specification, section 9). */
export const TOAST_REMOVE_DELAY = 1_000_000

/** A swipe to the right of more than this many pixels dismisses a toast (specification, section 9). */
export const TOAST_SWIPE_THRESHOLD = 50

/** Storage key of a toast for the next page. */
const NEXT_PAGE_KEY = 'next-page-toast'

/** Reason to pause a toast's timer. */
export type ToastHold = 'pointer' | 'focus' | 'window'

/**
 * Creates the store of a document's toasts. Only one toast is visible (specification, section 9), so a new one replaces
 * it. If the replaced toast has an action, it returns afterwards for its remaining time.
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
  /** Replaced toast with an action, and its remaining milliseconds. */
  let waiting: { toast: Toast; remaining: number } | null = null

  function runClock(): void {
    runningSince = Date.now()
    timer = setTimeout(dismiss, remaining)
  }

  /** Shows a toast for `TOAST_DURATION`, or `TOAST_ACTION_DURATION` if it has an action. Pauses do not count. */
  function show({ title, description, variant = 'default', link, action }: ToastInput): void {
    const replaced = $toast.get()
    if (replaced?.open && replaced.action !== null) {
      if (holds.size === 0) remaining -= Date.now() - runningSince
      waiting = { toast: replaced, remaining }
    }
    clearTimeout(timer)
    lastId += 1
    $toast.set({
      id: lastId,
      title,
      description: description ?? null,
      variant,
      link: link ?? null,
      action: action ?? null,
      open: true,
    })
    remaining = action === undefined ? TOAST_DURATION : TOAST_ACTION_DURATION
    if (holds.size === 0) runClock()
  }

  /** Stores a toast that the next page will show. */
  function showOnNextPage(toast: Omit<ToastInput, 'action'>): void {
    storage.setItem(NEXT_PAGE_KEY, JSON.stringify(toast))
  }

  /** Shows the toast that the previous page has stored, if any. */
  function showFromLastPage(): void {
    const left = storage.getItem(NEXT_PAGE_KEY)
    if (left === null) return
    storage.removeItem(NEXT_PAGE_KEY)
    show(JSON.parse(left) as ToastInput)
  }

  /** Dismisses the visible toast. If it has replaced a toast with an action, shows that toast again. */
  function dismiss(): void {
    const toast = $toast.get()
    if (!toast?.open) return
    clearTimeout(timer)
    // A removed element fires no `leave` or `blur` event that would end a pause.
    holds.clear()
    if (waiting !== null) {
      $toast.set(waiting.toast)
      remaining = waiting.remaining
      waiting = null
      runClock()
      return
    }
    $toast.set({ ...toast, open: false })
    timer = setTimeout(() => $toast.set(null), TOAST_REMOVE_DELAY)
  }

  /** Dismisses what offers an action, also if it waits to return: the place that it acts on was left. */
  function dismissAction(): void {
    waiting = null
    if ($toast.get()?.action) dismiss()
  }

  /** Pauses the timer while the toast is hovered or focused, or the window is inactive. */
  function hold(by: ToastHold): void {
    if (holds.size === 0 && $toast.get()?.open) {
      clearTimeout(timer)
      remaining -= Date.now() - runningSince
    }
    holds.add(by)
  }

  /** Resumes the timer if nothing else pauses it. */
  function release(by: ToastHold): void {
    if (holds.delete(by) && holds.size === 0 && $toast.get()?.open) runClock()
  }

  /** Makes `candidate` the only renderer of toasts, unless the document already has one. */
  function claim(candidate: symbol): void {
    if ($owner.get() === null) $owner.set(candidate)
  }

  /** Lets another candidate become the renderer. */
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
    dismissAction,
    hold,
    release,
    claim,
    resign,
  }
}

export type Toasts = ReturnType<typeof createToasts>

/** Toasts of this document. All islands share them. */
export const toasts = createToasts()
