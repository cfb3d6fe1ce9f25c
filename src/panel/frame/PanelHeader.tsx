import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { News } from '#src/contracts/outbox.ts'
import { logOut } from './logging-out.ts'
import type { PanelView } from './panel-address.ts'
import { news } from './news.ts'
import { adminTexts, panelTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { panel } from './panel.ts'
import { PanelLink } from './PanelTabs.tsx'
import { PublishingStatus } from './PublishingStatus.tsx'

/** Views outside the tabs. */
const PLACES: readonly Exclude<PanelView, { kind: unknown }>[] = [
  { screen: 'bookings' },
  { screen: 'withdrawals' },
  { screen: 'submissions' },
  { screen: 'statistics', quizId: null },
  { screen: 'subscribers' },
  { screen: 'letters', letter: null },
  { screen: 'outbox' },
  { screen: 'experts', expert: null },
  { screen: 'media' },
  { screen: 'archive' },
  { screen: 'health' },
  { screen: 'security' },
]

/** Title, publishing state, logout, and links to the views outside the tabs. */
export function PanelHeader() {
  const view = useStore(panel.$view)
  const counts = useStore(news.$counts)

  useEffect(() => news.watch(), [])
  // What is new may have been dealt with in the view that was left.
  useEffect(() => void news.load(), [view])

  return (
    <header className="border-b border-line bg-raised">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4 pb-2">
        <h1 className="subheading">{adminTexts.panelTitle}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a href="/" className="link inline-block py-1">
            {adminTexts.openSite}
          </a>
          <Button quiet onClick={() => void logOut()}>
            {adminTexts.logout}
          </Button>
        </div>
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
        <nav aria-label={panelTexts.inboxLabel}>
          <ul className="-mx-2.5 flex flex-wrap text-sm">
            {PLACES.map((place) => (
              <li key={place.screen}>
                <PanelLink
                  to={place}
                  current={view.screen === place.screen}
                  className="inline-block rounded-lg px-2.5 py-1.5 font-semibold text-muted hover:bg-mist hover:text-ink aria-[current]:bg-mist aria-[current]:text-forest-deep"
                >
                  {named(place.screen, counts)}
                </PanelLink>
              </li>
            ))}
          </ul>
        </nav>
        <PublishingStatus />
      </div>
    </header>
  )
}

/** The name of a place, with how much waits there. */
function named(screen: (typeof PLACES)[number]['screen'], counts: News): string {
  const name = panelTexts.places[screen]
  const count = screen in counts ? counts[screen as keyof News] : 0
  return count === 0 ? name : panelTexts.withNews(name, count)
}
