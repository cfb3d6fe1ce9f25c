import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { documentTitle } from '#src/domain/seo.ts'
import { tellOfCut } from './pasting.ts'
import { toasts } from '#src/stores/toasts.ts'
import { adminTexts, panelTexts } from './texts.ts'
import { brand } from '#src/texts/brand.ts'
import { TooltipProvider } from './Tooltip.tsx'
import { Toaster } from '../../islands/ui/Toaster.tsx'
import { Notices } from './Notices.tsx'
import { panel } from './panel.ts'
import { PANEL_LOADING_ID } from './panel-loading.ts'
import { PanelHeader } from './PanelHeader.tsx'
import { PanelTabs, TAB_PANEL_ID, tabIdOf } from './PanelTabs.tsx'
import { PanelView } from './PanelView.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { session } from './session.ts'

/** The panel; without a token it redirects to the login (specification, section 2). */
export function AdminHome() {
  const [loggedIn] = useState(() => session.isLoggedIn())

  // Before the paint, so that the panel and its placeholder are never on the screen together.
  useLayoutEffect(() => {
    if (loggedIn) document.getElementById(PANEL_LOADING_ID)?.remove()
  }, [loggedIn])

  useEffect(() => {
    if (session.requireLogin()) toasts.showFromLastPage()
    return panel.follow()
  }, [])

  useEffect(() => {
    const hear = ({ target, clipboardData }: ClipboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        tellOfCut(target, clipboardData?.getData('text/plain') ?? '')
      }
    }
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])

  if (!loggedIn) return null
  return (
    <TooltipProvider>
      <>
        <DocumentTitle />
        <PanelHeader />
        <main className="wrap flex grow flex-col gap-6 py-6 sm:py-8">
          <Notices />
          <PanelTabs />
          <OpenView />
        </main>
        <QuestionDialog />
        {/* On a phone, above the two rows of the save bar. */}
        <Toaster place="bottom-0 max-sm:bottom-24" />
      </>
    </TooltipProvider>
  )
}

/** Marks unsaved changes in the document title. */
function DocumentTitle() {
  const unsaved = useStore(panel.$unsaved)
  const title = documentTitle(adminTexts.panelTitle, { name: brand.name })
  return <title>{unsaved ? panelTexts.unsavedMark(title) : title}</title>
}

function OpenView() {
  const view = useStore(panel.$view)
  const settled = useStore(panel.$settled)
  const tab = tabIdOf(view)

  useEffect(() => {
    if (settled === 0) return
    scrollTo(0, 0)
    // The focused button is gone with its form.
    document.getElementById(TAB_PANEL_ID)?.focus({ preventScroll: true })
  }, [settled])

  return tab === null ? (
    <PanelView view={view} />
  ) : (
    <div
      role="tabpanel"
      id={TAB_PANEL_ID}
      tabIndex={-1}
      aria-labelledby={tab}
      className="focus:outline-0"
    >
      <PanelView key={settled} view={view} />
    </div>
  )
}
