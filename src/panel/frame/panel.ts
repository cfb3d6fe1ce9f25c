import { atom } from 'nanostores'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'
import type { ItemKind } from '#src/core/items.ts'
import { panelTexts } from './texts.ts'
import {
  isRecord,
  isSavedCard,
  panelAddress,
  parsePanelAddress,
  type PanelView,
} from './panel-address.ts'
import {
  confirmDialog as documentDialog,
  type ConfirmDialogStore,
  type ConfirmOptions,
} from './confirm-dialog.ts'
import { proof } from './proof.ts'
import { session } from './session.ts'
import { dismissError } from './toast-errors.ts'

export interface SavedItem {
  kind: ItemKind
  id: string
  slug: string
  title: string
  published: boolean
  publishAt: string | null
}

/** Place in a view when it was left. */
interface LeftPlace {
  /** Scroll position in pixels. */
  scroll: number
  /** URL fragment of the view that was opened next. */
  opened: string
}

/** The part of `window` that the panel uses. Tests replace it. */
export interface PanelWindow {
  hash: () => string
  scroll: () => number
  /** Adds a history entry. */
  push: (hash: string) => void
  /** Replaces the current history entry. */
  replace: (hash: string) => void
  /** @returns a function that removes the listener. */
  onHashChange: (listener: () => void) => () => void
  /** Makes the browser ask before it leaves the page. `isGuarded` is called at that time and says whether to ask. */
  guardLeaving: (isGuarded: () => boolean) => void
}

const browserWindow: PanelWindow = {
  hash: () => (typeof location === 'undefined' ? '' : location.hash),
  scroll: () => scrollY,
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
 * Creates the store of the open view and its unsaved changes.
 * @param options.mayAsk returns whether the browser may ask before it leaves the page. It may not after the session has
 *   ended, because the draft is kept and the login leads back to it.
 */
export function createPanel({
  window = browserWindow,
  confirmDialog = documentDialog,
  toasts = documentToasts,
  mayAsk = () => true,
}: {
  window?: PanelWindow
  confirmDialog?: Pick<ConfirmDialogStore, 'choose' | 'answer'>
  toasts?: Pick<Toasts, '$toast' | 'dismiss' | 'dismissAction'>
  mayAsk?: () => boolean
} = {}) {
  const $view = atom<PanelView>(parsePanelAddress(window.hash()))
  /** Previously opened view; null before the second view. */
  const $before = atom<PanelView | null>(null)
  /**
   * Place in the open view when it was last left, if she comes back to it: by the browser's history, or from records that
   * were opened in it. Null otherwise.
   */
  const $left = atom<LeftPlace | null>(null)
  const places = new Map<string, LeftPlace>()
  /** URL fragment of the last view that shows no single record. */
  let list = isRecord($view.get()) ? null : panelAddress($view.get())
  /**
   * Number of views that were replaced after their work was done. It changes so that the next view starts at its top.
   */
  const $completedViews = atom(0)
  /** Number of opened views. Each is mounted anew. A change of the URL alone does not count. */
  const $openedViews = atom(0)
  /** Whether the open view has unsaved changes. */
  const $unsaved = atom(false)
  /** Item that was saved last. */
  const $saved = atom<SavedItem | null>(null)
  let save: (() => Promise<boolean>) | null = null
  let question: ConfirmOptions | null = null

  function setUnsaved(unsaved: boolean): void {
    $unsaved.set(unsaved)
  }

  /**
   * Offers to save when the open view is left with unsaved changes.
   * @param saving saves the changes and returns whether all are saved.
   */
  function offerSaving(saving: () => Promise<boolean>): void {
    save = saving
  }

  /** Sets what to ask when the open view is left with unsaved changes; null for the question of forms. */
  function askOnLeaving(options: ConfirmOptions | null): void {
    question = options
  }

  /**
   * Whether the open view may be left. If there are unsaved changes, asks first; the administrator can also save them.
   */
  async function mayLeave(): Promise<boolean> {
    if (!$unsaved.get()) return true
    const saving = save
    const answer = await confirmDialog.choose(
      question ?? {
        title: panelTexts.leaveTitle,
        text: panelTexts.leaveText,
        confirm: panelTexts.leaveConfirm,
        cancel: panelTexts.leaveCancel,
        ...(saving === null ? {} : { instead: panelTexts.leaveSaved }),
      },
    )
    return answer === 'instead' && saving !== null ? saving() : answer === true
  }

  /** @param isHistory whether the browser's history leads to the view. */
  function open(view: PanelView, isHistory = false): void {
    const before = $view.get()
    const opened = panelAddress(view)
    places.set(panelAddress(before), { scroll: window.scroll(), opened })
    const isReturn = isHistory || (isRecord(before) && opened === list)
    $left.set((isReturn ? places.get(opened) : null) ?? null)
    if (!isRecord(view)) list = opened
    // A pending question and an error belong to the previous view.
    confirmDialog.answer(false)
    proof.answer(false)
    dismissError(toasts)
    setUnsaved(false)
    save = null
    question = null
    $openedViews.set($openedViews.get() + 1)
    $before.set(before)
    $view.set(view)
  }

  /**
   * Opens a view. Asks first if there are unsaved changes. Does nothing if the view is already open, unless it shows a
   * saved item in place of the form.
   */
  async function go(view: PanelView): Promise<void> {
    const shown = $view.get()
    if (panelAddress(view) === panelAddress(shown)) {
      if (isSavedCard(shown)) replaceView(view)
      return
    }
    if (!(await mayLeave())) return
    window.push(panelAddress(view))
    toasts.dismissAction()
    open(view)
  }

  /** Replaces the open view without a question, because its work is done. A toast may offer to undo that work. */
  function replaceView(view: PanelView): void {
    window.replace(panelAddress(view))
    $completedViews.set($completedViews.get() + 1)
    open(view)
  }

  /** Changes the URL of the open view, for example once a new record has an id. */
  function renameView(view: PanelView): void {
    if (panelAddress(view) === panelAddress($view.get())) return
    window.replace(panelAddress(view))
    $view.set(view)
  }

  /**
   * Opens the views of the browser's history, and makes the browser ask before it leaves the page with unsaved changes.
   * @returns a function that ends this.
   */
  function follow(): () => void {
    window.guardLeaving(() => $unsaved.get() && mayAsk())
    return window.onHashChange(() => {
      const view = parsePanelAddress(window.hash())
      const stayed = panelAddress($view.get())
      if (panelAddress(view) === stayed) return
      if (!$unsaved.get()) {
        toasts.dismissAction()
        open(view, true)
        return
      }
      // The browser has already changed the URL. It is restored until the question is answered.
      window.push(stayed)
      void go(view)
    })
  }

  return {
    $view,
    $before,
    $left,
    $settled: $completedViews,
    $opened: $openedViews,
    $unsaved,
    $saved,
    setUnsaved,
    mayLeave,
    offerSaving,
    askOnLeaving,
    go,
    replaceView,
    renameView,
    follow,
  }
}

export type Panel = ReturnType<typeof createPanel>

export const panel = createPanel({ mayAsk: session.isLoggedIn })
