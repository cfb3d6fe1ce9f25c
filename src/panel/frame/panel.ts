import { atom } from 'nanostores'
import { panelTexts } from './texts.ts'
import { panelAddress, parsePanelAddress, type PanelView } from './panel-address.ts'
import { questions as documentQuestions, type Questions } from './questions.ts'
import { session } from './session.ts'

/** The part of the browser that the panel moves in. */
export interface PanelWindow {
  hash: () => string
  /** Goes to an address of the panel, as a step that "back" undoes. */
  push: (hash: string) => void
  /** Puts an address in the place of the present one. */
  replace: (hash: string) => void
  /** Calls back when the address has changed. @returns what ends it. */
  onHashChange: (listener: () => void) => () => void
  /** Lets the browser ask before the page is left, as long as `isGuarded` says so. */
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
 * Which view of the panel is open, and whether leaving it would lose something.
 * @param options.mayAsk whether leaving the page may be questioned: not when the session has ended, as
 * the form is kept and the login leads back to it.
 */
export function createPanel({
  window = browserWindow,
  questions = documentQuestions,
  mayAsk = () => true,
}: {
  window?: PanelWindow
  questions?: Pick<Questions, 'ask'>
  mayAsk?: () => boolean
} = {}) {
  const $view = atom<PanelView>(parsePanelAddress(window.hash()))
  /** How often something was done with, so that the view that follows begins anew at its top. */
  const $settled = atom(0)
  /** Whether the open form holds what is not saved. */
  const $unsaved = atom(false)
  /** What was saved last as published, for the way to it. */
  const $published = atom<{ title: string; path: string } | null>(null)

  function setUnsaved(unsaved: boolean): void {
    $unsaved.set(unsaved)
  }

  /** Whether what is open may be left; asks when something in it is not saved. */
  async function mayLeave(): Promise<boolean> {
    if (!$unsaved.get()) return true
    return questions.ask({
      title: panelTexts.leaveTitle,
      text: panelTexts.leaveText,
      confirm: panelTexts.leaveConfirm,
      cancel: panelTexts.leaveCancel,
    })
  }

  function open(view: PanelView): void {
    setUnsaved(false)
    $view.set(view)
  }

  /** Opens a view; asks first when the present one holds something unsaved. */
  async function go(view: PanelView): Promise<void> {
    if (panelAddress(view) === panelAddress($view.get()) || !(await mayLeave())) return
    window.push(panelAddress(view))
    open(view)
  }

  /** Opens a view in the place of the present one, without asking: what was open is done with. */
  function settle(view: PanelView): void {
    window.replace(panelAddress(view))
    $settled.set($settled.get() + 1)
    open(view)
  }

  /** Follows "back", "forward" and links, and guards the page. @returns what ends it. */
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
      // The browser has gone already: it comes back until the question is answered.
      window.push(stayed)
      void go(view)
    })
  }

  return { $view, $settled, $unsaved, $published, setUnsaved, mayLeave, go, settle, follow }
}

export type Panel = ReturnType<typeof createPanel>

/** The panel that all its views share. */
export const panel = createPanel({ mayAsk: session.isLoggedIn })
