import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { news } from './news.ts'
import { adminTexts, panelTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { panel } from './panel.ts'
import { PanelLink } from './PanelTabs.tsx'
import {
  backOf,
  linkedViews,
  listOfClient,
  placeLabel,
  placeOf,
  PLACES,
  viewLabel,
} from './places.ts'
import { PublishingStatus } from './PublishingStatus.tsx'
import { ROOMY, useMediaQuery } from './use-media-query.tsx'

/**
 * Renders the title and the publishing state. A phone also gets a back link; wider screens get the links to all places
 * and the logout.
 */
export function PanelHeader({ onLogOut }: { onLogOut: () => void }) {
  const view = useStore(panel.$view)
  const counts = useStore(news.$counts)
  const isRoomy = useMediaQuery(ROOMY)
  const back = isRoomy ? null : backOf(view)

  useEffect(() => news.watch(), [])
  // Work in the previous view may have changed the counts.
  useEffect(() => void news.load(), [view])

  return (
    <header className="border-b border-line bg-raised">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-2 sm:pt-2 sm:pb-0 lg:gap-x-8">
        {back === null ? null : (
          <PanelLink to={back} className="link -ml-1 inline-flex min-h-11 items-center px-1">
            {panelTexts.back}
          </PanelLink>
        )}
        <h1 className="subheading shrink-0 max-lg:text-lg">{adminTexts.panelTitle}</h1>
        <div className="order-last basis-full lg:order-none lg:grow lg:basis-0">
          <PublishingStatus />
        </div>
        {/* Not left out of the page on a phone: a checker takes links to views for skip links if no other link is before them. */}
        <div className="flex shrink-0 items-center gap-x-4 max-sm:hidden">
          <WaysOut onLogOut={onLogOut} />
        </div>
      </div>
      {isRoomy ? (
        <nav aria-label={panelTexts.placesLabel} className="wrap">
          <ul className="-mx-3 flex flex-wrap">
            {PLACES.map(([place, [first]]) => (
              <li key={place}>
                <PanelLink
                  to={first}
                  current={placeOf(view) === place}
                  className="inline-block min-h-11 border-b-[3px] border-transparent px-3 pt-2 font-semibold text-muted hover:text-ink aria-[current]:border-forest aria-[current]:text-ink"
                >
                  {placeLabel(place, counts)}
                </PanelLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </header>
  )
}

/** Renders the link to the public site and the logout button. */
export function WaysOut({ onLogOut }: { onLogOut: () => void }) {
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

/** Renders links to all views of the open place, if it has several. */
export function PlaceViews() {
  const view = useStore(panel.$view)
  const counts = useStore(news.$counts)
  const before = useStore(panel.$before)
  const place = placeOf(view)
  const [wasLinked, setLinked] = useState(false)
  const views = place === null ? [] : linkedViews(place, view, counts, wasLinked)
  const isLinked = views.some(({ screen }) => screen === 'outbox')
  if (isLinked !== wasLinked) setLinked(isLinked)
  const list = view.screen === 'client' ? listOfClient(before) : view
  const chosen = views.some(({ screen }) => screen === list.screen) ? list.screen : views[0]?.screen
  const bar = useRef<HTMLElement>(null)
  // On a phone the links scroll horizontally, so the current one may be out of view. Counts and fonts, which come later,
  // make the links wider.
  useEffect(() => {
    const nav = bar.current
    const list = nav?.firstElementChild ?? null
    if (nav === null || list === null) return
    const observer = new ResizeObserver(() => {
      const current = nav.querySelector<HTMLElement>('[aria-current]')
      if (current === null) return
      nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [chosen])
  if (place === null || views.length < 2) return null
  return (
    <nav
      ref={bar}
      aria-label={panelTexts.places[place]}
      className="relative -mx-5 overflow-x-auto py-1"
    >
      <ul className="flex w-max gap-2 px-5 sm:w-auto sm:flex-wrap">
        {views.map((to) => (
          <li key={to.screen}>
            <PanelLink
              to={to}
              current={to.screen === chosen}
              className="pill inline-flex items-center whitespace-nowrap"
            >
              {viewLabel(to, counts)}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
