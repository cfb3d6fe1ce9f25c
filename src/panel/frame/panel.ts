import { atom } from 'nanostores'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'
import type { ItemKind } from '#src/core/items.ts'
import { panelTexts } from './texts.ts'
import { isSavedCard, panelAddress, parsePanelAddress, type PanelView } from './panel-address.ts'
import { confirmDialog as documentDialog, type ConfirmDialogStore } from './confirm-dialog.ts'
import { session } from './session.ts'

export interface SavedItem {
  kind: ItemKind
  id: string
  slug: string
  title: string
  published: boolean
  publishAt: string | null
}

/** Part of `window` that the panel needs. Tests pass their own. */
export interface PanelWindow {
  hash: () => string
  /** Adds a history entry. */
  push: (hash: string) => void
  /** Replaces the current history entry. */
  replace: (hash: string) => void
  /** @returns a function that unsubscribes. */
  onHashChange: (listener: () => void) => () => void
  /** Makes the browser ask before the page is left, if `isGuarded` then returns true. */
  guardLeaving: (isGuarded: () => boolean) => void
}

const browserWindow: PanelWindow = {
  hash: () => (typeof location === 'undefined' ? '' : location.hash),
  push: (hash) => history.pushState(null, '', hash),
  replace: (hash) => history.replaceState(null, '', hash),
  onHashChange: (listener) => {
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  },
  guardLeaving: (isGuarded) => {
    addEventListener('beforeunload', (event) => {
      if (isGuarded()) event.preventDefault()
    })
  },
}

/**
 * Creates the store of the open view, and of whether it has unsaved changes.
 * @param options.mayAsk tells whether the browser may ask before the page is left. After the session has ended it must
 *   not: the draft is kept, and the login leads back to it.
 */
export function createPanel({
  window = browserWindow,
  confirmDialog = documentDialog,
  toasts = documentToasts,
  mayAsk = () => true,
}: {
  window?: PanelWindow
  confirmDialog?: Pick<ConfirmDialogStore, 'choose' | 'answer'>
  toasts?: Pick<Toasts, 'dismissError'>
  mayAsk?: () => boolean
} = {}) {
  const $view = atom<PanelView>(parsePanelAddress(window.hash()))
  /** The view that was open before the current one; null until a second one was opened. */
  const $before = atom<PanelView | null>(null)
  /** Counts the views that were replaced because their work was completed, so that the next view starts at its top. */
  const $completedViews = atom(0)
  /** Counts the opened views: each is mounted anew. A view of which only the URL changes is not counted again. */
  const $openedViews = atom(0)
  /** Whether the open view has unsaved changes. */
  const $unsaved = atom(false)
  /** The item that was saved last. */
  const $saved = atom<SavedItem | null>(null)
  let save: (() => Promise<boolean>) | null = null

  function setUnsaved(unsaved: boolean): void {
    $unsaved.set(unsaved)
  }

  /**
   * Offers to save the open view when it is left with unsaved changes.
   * @param saving saves it, and returns whether everything is saved.
   */
  function offerSaving(saving: () => Promise<boolean>): void {
    save = saving
  }

  /**
   * Whether the open view may be left. If it has unsaved changes, asks first, and saves them if the administrator
   * chooses that.
   */
  async function mayLeave(): Promise<boolean> {
    if (!$unsaved.get()) return true
    const saving = save
    const answer = await confirmDialog.choose({
      title: panelTexts.leaveTitle,
      text: panelTexts.leaveText,
      confirm: panelTexts.leaveConfirm,
      cancel: panelTexts.leaveCancel,
      ...(saving === null ? {} : { instead: panelTexts.leaveSaved }),
    })
    return answer === 'instead' && saving !== null ? saving() : answer === true
  }

  function open(view: PanelView): void {
    // A pending question and an error belong to the previous view.
    confirmDialog.answer(false)
    toasts.dismissError()
    setUnsaved(false)
    save = null
    $openedViews.set($openedViews.get() + 1)
    $before.set($view.get())
    $view.set(view)
  }

  /**
   * Opens a view. Asks first if there are unsaved changes. Does nothing if the view is already open, unless it shows a
   * saved item instead of its form.
   */
  async function go(view: PanelView): Promise<void> {
    const shown = $view.get()
    if (panelAddress(view) === panelAddress(shown)) {
      if (isSavedCard(shown)) replaceView(view)
      return
    }
    if (!(await mayLeave())) return
    window.push(panelAddress(view))
    open(view)
  }

  /** Replaces the open view without asking, because its work is completed. */
  function replaceView(view: PanelView): void {
    window.replace(panelAddress(view))
    $completedViews.set($completedViews.get() + 1)
    open(view)
  }

  /** Changes only the URL of the open view, when a save has given its new record an id. */
  function renameView(view: PanelView): void {
    if (panelAddress(view) === panelAddress($view.get())) return
    window.replace(panelAddress(view))
    $view.set(view)
  }

  /**
   * Opens views as the browser's history moves, and makes the browser ask before the page is left with unsaved changes.
   * @returns a function that stops following the history.
   */
  function follow(): () => void {
    window.guardLeaving(() => $unsaved.get() && mayAsk())
    return window.onHashChange(() => {
      const view = parsePanelAddress(window.hash())
      const stayed = panelAddress($view.get())
      if (panelAddress(view) === stayed) return
      if (!$unsaved.get()) {
        open(view)
        return
      }
      // The browser has changed the URL already: restores it until the question is answered.
      window.push(stayed)
      void go(view)
    })
  }

  return {
    $view,
    $before,
    $settled: $completedViews,
    $opened: $openedViews,
    $unsaved,
    $saved,
    setUnsaved,
    mayLeave,
    offerSaving,
    go,
    replaceView,
    renameView,
    follow,
  }
}

export type Panel = ReturnType<typeof createPanel>

export const panel = createPanel({ mayAsk: session.isLoggedIn })
