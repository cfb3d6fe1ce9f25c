import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { createNotices } from './notices.ts'
import { noticeTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { placeholders } from '#src/texts/placeholders.ts'
import { panel } from './panel.ts'

/** Warnings above everything else. */
export function Notices() {
  const [notices] = useState(() => createNotices())
  const { loginLimit, plainTitles } = useStore(notices.$state)
  const published = useStore(panel.$published)

  useEffect(() => void notices.load(), [notices, published])

  if (loginLimit === null && plainTitles.length + placeholders.length === 0) return null
  return (
    <section aria-label={noticeTexts.label} className="flex flex-col gap-3">
      {loginLimit === null ? null : (
        <Notice>
          <p>{noticeTexts.loginLimit(formatMinute(loginLimit))}</p>
          <Button quiet onClick={notices.dismissLoginLimit}>
            {noticeTexts.dismiss}
          </Button>
        </Notice>
      )}
      {plainTitles.length === 0 ? null : (
        <Notice>
          <p>{noticeTexts.plainTitles(plainTitles)}</p>
        </Notice>
      )}
      {placeholders.length === 0 ? null : (
        <Notice>
          <p>
            {noticeTexts.placeholders(
              placeholders.map(({ what }) => noticeTexts.placeholderNames[what]),
            )}
          </p>
        </Notice>
      )}
    </section>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-start justify-between gap-x-8 gap-y-3 rounded-xl bg-blush px-4 py-3 text-sm sm:flex-row sm:items-center sm:px-5 sm:py-4 [&>p]:max-w-3xl">
      {children}
    </div>
  )
}
