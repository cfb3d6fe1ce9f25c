import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { createNotices } from './notices.ts'
import { noticeTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { formatMinute } from '#src/core/lithuanian.ts'
import { placeholders } from '#src/features/settings/owner-texts.ts'
import { panel } from './panel.ts'
import { PanelLink } from './PanelTabs.tsx'
import { useMediaQuery, WIDE } from './use-media-query.tsx'

/**
 * Shows warnings above everything else; on narrow screens or if there are several, they are collapsed, unless one is
 * about password guessing.
 */
export function Notices() {
  const [notices] = useState(() => createNotices())
  const { loginLimit, plainItems, missing, aiStandIn } = useStore(notices.$state)
  const saved = useStore(panel.$saved)
  const isWide = useMediaQuery(WIDE)

  useEffect(() => void notices.load(), [notices, saved])

  const count = [
    loginLimit !== null,
    plainItems.length > 0,
    placeholders.length > 0,
    missing.length > 0,
    aiStandIn,
  ].filter(Boolean).length
  if (count === 0) return null
  const all = (
    <>
      {loginLimit === null ? null : (
        <Notice>
          <p>{noticeTexts.loginLimit(formatMinute(loginLimit))}</p>
          <Button quiet onClick={notices.dismissLoginLimit}>
            {noticeTexts.dismiss}
          </Button>
        </Notice>
      )}
      {plainItems.length === 0 ? null : (
        <Notice>
          <p>{noticeTexts.plainTitles(plainItems.map(({ title }) => title))}</p>
          <Where />
        </Notice>
      )}
      {placeholders.length === 0 ? null : (
        <Notice>
          <p>
            {noticeTexts.placeholders(
              placeholders.map(({ what }) => noticeTexts.placeholderNames[what]),
            )}
          </p>
          <Where />
        </Notice>
      )}
      {missing.length === 0 ? null : (
        <Notice>
          <p>
            {noticeTexts.missingDetails(missing.map((detail) => noticeTexts.detailNames[detail]))}
          </p>
          <PanelLink to={{ screen: 'settings' }} className="link shrink-0 py-2.5">
            {noticeTexts.toSettings}
          </PanelLink>
        </Notice>
      )}
      {aiStandIn ? (
        <Notice>
          <p>{noticeTexts.aiStandIn}</p>
        </Notice>
      ) : null}
    </>
  )
  return (
    <section aria-label={noticeTexts.label} className="flex flex-col gap-3">
      {isWide && count === 1 ? (
        all
      ) : (
        <details open={loginLimit !== null} className="flex flex-col rounded-xl bg-blush text-sm">
          <summary className="cursor-pointer px-4 py-3 font-semibold">
            {noticeTexts.counted(count)}
          </summary>
          {all}
        </details>
      )}
    </section>
  )
}

/** Renders a link to the health view, which has a line for each thing to fix. */
function Where() {
  return (
    <PanelLink to={{ screen: 'health' }} className="link shrink-0 py-2.5">
      {noticeTexts.where}
    </PanelLink>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-start justify-between gap-x-8 gap-y-3 rounded-xl bg-blush px-4 py-3 text-sm sm:flex-row sm:items-center sm:px-5 sm:py-4 [&>p]:max-w-5xl">
      {children}
    </div>
  )
}
