import { useEffect, useState } from 'react'
import { toasts } from '#src/stores/toasts.ts'
import { adminTexts } from '#src/texts/admin.ts'
import { Button } from '../ui/Button.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { PublishingPanel } from './PublishingPanel.tsx'
import { session } from './session.ts'

/** The panel; whoever has no token is sent to the login (specification, section 2). */
export function AdminHome() {
  const [loggedIn] = useState(() => session.isLoggedIn())
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    if (session.requireLogin()) toasts.showFromLastPage()
  }, [])

  if (!loggedIn) return null
  return (
    <>
      <header className="border-b border-line bg-raised">
        <div className="wrap flex flex-wrap items-center justify-between gap-3 py-4">
          <h1 className="heading">{adminTexts.panelTitle}</h1>
          <div className="flex flex-wrap items-center gap-4">
            <a href="/" className="link">
              {adminTexts.openSite}
            </a>
            <Button
              quiet
              busy={leaving}
              onClick={() => {
                setLeaving(true)
                void session.logout()
              }}
            >
              {leaving ? adminTexts.loggingOut : adminTexts.logout}
            </Button>
          </div>
        </div>
      </header>
      <main className="wrap flex flex-col gap-6 py-8">
        <TooltipProvider>
          <PublishingPanel />
        </TooltipProvider>
        <p className="text-muted">{adminTexts.panelNote}</p>
      </main>
      <Toaster />
    </>
  )
}
