import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { formatMinute } from '#src/core/lithuanian.ts'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { PanelLink } from '#src/panel/frame/PanelTabs.tsx'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { createLoginWarning } from './login-warning.ts'
import { loginWarningTexts } from './login-warning-texts.ts'

/** Warns that somebody is guessing passwords, until the warning is dismissed in this browser. */
export function LoginWarning() {
  const [warning] = useState(() => createLoginWarning())
  const reachedAt = useStore(warning.$reachedAt)

  useEffect(() => void warning.load(), [warning])

  if (reachedAt === null) return null
  return (
    <section
      aria-label={loginWarningTexts.warning}
      className="flex flex-col items-start justify-between gap-x-8 gap-y-3 rounded-xl bg-blush px-5 py-4 sm:flex-row sm:items-center"
    >
      <p className="max-w-3xl text-sm">
        {wholeDays(loginWarningTexts.loginLimit(formatMinute(reachedAt)))}
      </p>
      <div className="flex shrink-0 flex-wrap items-center gap-x-5 gap-y-2">
        <PanelLink to={{ screen: 'security' }} className="link py-2.5">
          {loginWarningTexts.toPassword}
        </PanelLink>
        <Button
          quiet
          onClick={() => {
            warning.dismiss()
            restoreFocus(null)
          }}
        >
          {loginWarningTexts.dismiss}
        </Button>
      </div>
    </section>
  )
}
