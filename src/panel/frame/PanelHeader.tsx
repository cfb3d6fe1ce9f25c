import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { PanelView } from './panel-address.ts'
import { news, type NewsCounts } from './news.ts'
import { adminTexts, panelTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { panel } from './panel.ts'
import { PanelMenu } from './PanelMenu.tsx'
import { PanelLink } from './PanelTabs.tsx'
import { PublishingStatus } from './PublishingStatus.tsx'
import { ROOMY, useMediaQuery, WIDE } from './use-media-query.tsx'

type PlaceView = Exclude<PanelView, { kind: unknown } | { email: unknown } | { path: unknown }>

/** Views outside the tabs, by topic. */
const GROUPS: readonly [keyof typeof panelTexts.groups, readonly PlaceView[]][] = [
  [
    'people',
    [
      { screen: 'today' },
      { screen: 'clients' },
      { screen: 'orders' },
      { screen: 'bookings' },
      { screen: 'withdrawals' },
      { screen: 'submissions' },
      { screen: 'subscribers' },
    ],
  ],
  ['letters', [{ screen: 'letters', letter: null }, { screen: 'outbox' }]],
  [
    'site',
    [
      { screen: 'unfinished' },
      { screen: 'experts', expert: null },
      { screen: 'media' },
      { screen: 'statistics', quizId: null },
    ],
  ],
  [
    'system',
    [{ screen: 'settings' }, { screen: 'archive' }, { screen: 'health' }, { screen: 'security' }],
  ],
]

/**
 * Renders title, publishing state, logout, and links to the views outside the tabs: below 64rem in a menu, which on a
 * phone has the tabs and the logout too.
 */
export function PanelHeader({ onLogOut }: { onLogOut: () => void }) {
  const view = useStore(panel.$view)
  const counts = useStore(news.$counts)
  const isWide = useMediaQuery(WIDE)
  const isRoomy = useMediaQuery(ROOMY)

  useEffect(() => news.watch(), [])
  // The counts may have changed through work in the previous view.
  useEffect(() => void news.load(), [view])

  const groups = GROUPS.map(([group, places]) => ({
    label: panelTexts.groups[group],
    links: places.map((to) => ({
      to,
      name: named(to.screen, counts),
      current: view.screen === to.screen,
    })),
  }))
  return (
    <header className="border-b border-line bg-raised">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 pt-3 pb-2.5 sm:gap-y-2 lg:flex-nowrap lg:gap-x-8 lg:pt-4">
        <div className="flex basis-full items-center justify-between gap-x-4 lg:contents">
          <h1 className="subheading shrink-0 max-lg:text-lg">{adminTexts.panelTitle}</h1>
          {isRoomy ? (
            <div className="flex shrink-0 items-center gap-x-4 lg:order-last">
              <WaysOut onLogOut={onLogOut} />
            </div>
          ) : null}
        </div>
        <PublishingStatus />
        {isWide ? null : (
          <PanelMenu withTabs={!isRoomy} groups={groups} news={sumOf(counts)}>
            {isRoomy ? null : <WaysOut onLogOut={onLogOut} />}
          </PanelMenu>
        )}
      </div>
      {isWide ? (
        <nav aria-label={panelTexts.inboxLabel} className="wrap pb-3">
          <div className="flex flex-wrap gap-x-8 text-sm">
            {groups.map(({ label, links }) => (
              <div key={label} className="flex flex-wrap items-baseline gap-x-1">
                <p className="text-muted after:content-[':']">{label}</p>
                <ul aria-label={label} className="flex flex-wrap">
                  {links.map(({ to, name, current }) => (
                    <li key={to.screen}>
                      <PanelLink
                        to={to}
                        current={current}
                        className="inline-block rounded-lg px-1.5 py-1.5 font-semibold text-muted hover:bg-mist hover:text-ink aria-[current]:bg-mist aria-[current]:text-forest-deep"
                      >
                        {name}
                      </PanelLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </nav>
      ) : null}
    </header>
  )
}

function WaysOut({ onLogOut }: { onLogOut: () => void }) {
  return (
    <>
      <a href="/" className="link inline-flex min-h-11 items-center">
        {adminTexts.openSite}
      </a>
      <Button quiet onClick={onLogOut}>
        {adminTexts.logout}
      </Button>
    </>
  )
}

/** Returns the name of a view, with the number of items waiting there. */
function named(screen: PlaceView['screen'], counts: NewsCounts): string {
  const name = panelTexts.places[screen]
  const count =
    screen === 'today' ? sumOf(counts) : screen in counts ? counts[screen as keyof NewsCounts] : 0
  return count === 0 ? name : panelTexts.withNews(name, count)
}

/** Returns the number of items that need the administrator: unfinished texts do not. */
function sumOf({ unfinished: _, ...counts }: NewsCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
