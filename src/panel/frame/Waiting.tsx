import { useStore } from '@nanostores/react'
import type { News } from '#src/contracts/outbox.ts'
import { news } from './news.ts'
import type { PanelView } from './panel-address.ts'
import { PanelLink } from './PanelTabs.tsx'
import { panelTexts } from './texts.ts'

/** Where each is dealt with. */
const WAYS: readonly [keyof News, PanelView][] = [
  ['orders', { screen: 'today' }],
  ['bookings', { screen: 'today' }],
  ['withdrawals', { screen: 'today' }],
  ['unstarted', { screen: 'today' }],
  ['outbox', { screen: 'outbox' }],
  ['suspicious', { screen: 'today' }],
  ['unfinished', { screen: 'unfinished' }],
]

/** What waits for the administrator, in one line with links; nothing while nothing does. */
export function Waiting() {
  const counts = useStore(news.$counts)
  const waiting = WAYS.filter(([what]) => counts[what] > 0)
  if (waiting.length === 0) return null
  return (
    <nav aria-labelledby="laukia" className="-mt-3 flex flex-wrap items-baseline gap-x-4 text-sm">
      <p id="laukia" className="text-muted">
        {panelTexts.waitingLabel}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {waiting.map(([what, to]) => (
          <li key={what}>
            <PanelLink to={to} className="link inline-block py-2 font-semibold">
              {panelTexts.withNews(panelTexts.waiting[what], counts[what])}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
