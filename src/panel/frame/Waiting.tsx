import { useStore } from '@nanostores/react'
import { news, type NewsCounts } from './news.ts'
import type { PanelView } from './panel-address.ts'
import { PanelLink } from './PanelTabs.tsx'
import { panelTexts } from './texts.ts'

/** The view that handles each count. */
const WAYS: readonly [keyof NewsCounts, PanelView][] = [
  ['orders', { screen: 'today' }],
  ['bookings', { screen: 'today' }],
  ['withdrawals', { screen: 'today' }],
  ['unstarted', { screen: 'today' }],
  ['outbox', { screen: 'outbox' }],
  ['suspicious', { screen: 'today' }],
  ['unfinished', { screen: 'today' }],
]

const NEW_LETTER = { screen: 'letters', letter: { id: null } } as const

/** Shows what waits for the administrator as links in one line; nothing if nothing waits. */
export function Waiting() {
  const counts = useStore(news.$counts)
  const isWeekEmpty = useStore(news.$weekWithoutLetter)
  const waiting: [string, PanelView][] = WAYS.filter(([what]) => counts[what] > 0).map(
    ([what, to]) => [panelTexts.withNews(panelTexts.waiting[what], counts[what]), to],
  )
  if (isWeekEmpty) waiting.push([panelTexts.waiting.weekWithoutLetter, NEW_LETTER])
  if (waiting.length === 0) return null
  return (
    <nav aria-labelledby="laukia" className="-mt-3 flex items-baseline gap-x-4 text-sm">
      <p id="laukia" className="shrink-0 text-muted">
        {panelTexts.waitingLabel}
      </p>
      {/* Browsers do not scroll to a focused link that is shown in part. */}
      <ul className="flex min-w-0 gap-x-4 overflow-x-auto has-focus-visible:flex-wrap">
        {waiting.map(([words, to]) => (
          <li key={words}>
            <PanelLink to={to} className="link inline-block py-2 font-semibold whitespace-nowrap">
              {words}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
