import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { documentTitle } from '#src/features/search/seo.ts'
import { warnOfTruncation } from '#src/panel/frame/pasting.ts'
import { toasts } from '#src/client/toasts.ts'
import { adminTexts, panelTexts } from '#src/panel/frame/texts.ts'
import { brand } from '#src/core/brand-texts.ts'
import { PanelToaster } from '#src/panel/frame/PanelToaster.tsx'
import { recoverMissedCode } from '#src/panel/frame/missed-code.ts'
import { logOut } from '#src/panel/frame/logging-out.ts'
import { panel } from '#src/panel/frame/panel.ts'
import { PANEL_LOADING_ID } from '#src/site/administrator.ts'
import { PanelBar } from '#src/panel/frame/PanelBar.tsx'
import { PanelHeader, PlaceViews } from '#src/panel/frame/PanelHeader.tsx'
import { PanelTabs, tabIdOf } from '#src/panel/frame/PanelTabs.tsx'
import { TAB_PANEL_ID } from '#src/panel/frame/panel-address.ts'
import { keptNotes } from '#src/features/inbox/panel/kept-notes.ts'
import { PanelView } from './_PanelView.tsx'
import { ConfirmDialog } from '#src/panel/frame/ConfirmDialog.tsx'
import { ROOMY, useMediaQuery } from '#src/panel/frame/use-media-query.tsx'
import { proof } from '#src/panel/frame/proof.ts'
import { session } from '#src/panel/frame/session.ts'
import { toolsOf } from '#src/panel/frame/tools.ts'

/** Renders the panel. Without a token, opens the login page (specification, section 2). */
export function AdminHome() {
  const [loggedIn] = useState(() => session.isLoggedIn())
  const isRoomy = useMediaQuery(ROOMY)

  // In a layout effect, so that the panel and its placeholder are never visible together.
  useLayoutEffect(() => {
    if (loggedIn) document.getElementById(PANEL_LOADING_ID)?.remove()
  }, [loggedIn])

  useEffect(() => {
    if (session.requireLogin()) toasts.showFromLastPage()
    return panel.follow()
  }, [])

  useEffect(() => {
    // Also for code whose own message of the failure does not say that a reload helps.
    const hear = () => void recoverMissedCode()
    addEventListener('vite:preloadError', hear)
    return () => removeEventListener('vite:preloadError', hear)
  }, [])

  useEffect(() => {
    const hear = ({ target, clipboardData }: ClipboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        warnOfTruncation(target, clipboardData?.getData('text/plain') ?? '')
      }
    }
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])

  if (!loggedIn) return null
  return (
    <>
      <DocumentTitle />
      <PanelHeader onLogOut={() => void logOut(keptNotes)} />
      <main className="wrap flex grow flex-col gap-5 py-5 sm:gap-4 sm:py-4">
        {isRoomy ? <PanelTabs /> : null}
        <PlaceViews />
        <OpenView hasTabs={isRoomy} />
      </main>
      {isRoomy ? null : <PanelBar onLogOut={() => void logOut(keptNotes)} />}
      <ConfirmDialog />
      <Proof />
      <PanelToaster />
    </>
  )
}

/** Renders the dialog that confirms the session. Its code is loaded when it is first needed. */
function Proof() {
  const isAsked = useStore(proof.$asked) !== null
  const [View, setView] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isAsked || View !== null) return
    import('#src/features/account/panel/ProofDialog.tsx').then(
      ({ ProofDialog }) => setView(() => ProofDialog),
      async () => {
        const missed = await recoverMissedCode()
        if (missed !== null) toolsOf().showError(panelTexts.missedCode[missed])
        proof.answer(false)
      },
    )
  }, [isAsked, View])
  return isAsked && View !== null ? <View /> : null
}

/** Renders the document's title, with a mark for unsaved changes. */
function DocumentTitle() {
  const unsaved = useStore(panel.$unsaved)
  const title = documentTitle(adminTexts.panelTitle, { name: brand.name })
  return <title>{unsaved ? panelTexts.unsavedMark(title) : title}</title>
}

/** Renders the open view. If there are tabs, it has the role `tabpanel`. */
function OpenView({ hasTabs }: { hasTabs: boolean }) {
  const view = useStore(panel.$view)
  const settled = useStore(panel.$settled)
  const tab = hasTabs ? tabIdOf(view) : null

  useEffect(() => {
    if (settled === 0) return
    scrollTo(0, 0)
    // The focused button was removed with its form. If the focus is already in the view, it stays there.
    const place = document.getElementById(TAB_PANEL_ID)
    if (tabIdOf(panel.$view.get()) === null || place?.contains(document.activeElement)) return
    place?.focus({ preventScroll: true })
  }, [settled])

  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    // If the clicked link was removed with its view, the focus is now on the body.
    if (document.activeElement !== document.body) return
    document.getElementById(TAB_PANEL_ID)?.focus({ preventScroll: true })
  }, [view])

  return (
    <div
      {...(tab === null ? {} : { role: 'tabpanel', 'aria-labelledby': tab })}
      id={TAB_PANEL_ID}
      tabIndex={-1}
      className="focus:outline-0"
    >
      <PanelView view={view} />
    </div>
  )
}
