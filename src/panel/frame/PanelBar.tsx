import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { ITEM_KINDS } from '#src/core/items.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { news } from './news.ts'
import { isSavedCard, type PanelView, TAB_PANEL_ID } from './panel-address.ts'
import { WaysOut } from './PanelHeader.tsx'
import { panel } from './panel.ts'
import { PanelLink, TABS, tabName, viewOf } from './PanelTabs.tsx'
import { placeLabel, placeOf, PLACES, sumOf } from './places.ts'
import { panelTexts } from './texts.ts'

type Sheet = 'create' | 'texts' | 'more'

/** SVG paths of the bar's icons, in a view box of 24 × 24. */
const ICONS: Record<Sheet | 'today' | 'clients', string> = {
  today: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  clients:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21a7 7 0 0 1 14 0M16 4a4 4 0 0 1 0 7M19 21a7 7 0 0 0-3-6',
  create: 'M12 5v14M5 12h14',
  texts: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
}

const NEW_LETTER: PanelView = { screen: 'letters', letter: { id: null } }

/** Renders the bar at the bottom of a phone: two links, and buttons that open the other links in a sheet. */
export function PanelBar({ onLogOut }: { onLogOut: () => void }) {
  const view = useStore(panel.$view)
  const counts = useStore(news.$counts)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  function leave(): void {
    setSheet(null)
    // The closing sheet first returns the focus to its button.
    requestAnimationFrame(() => {
      document.getElementById(TAB_PANEL_ID)?.focus({ preventScroll: true })
    })
  }

  const isCreating = view.screen === 'form' && view.id === null && !isSavedCard(view)
  const place = placeOf(view)
  const waiting = sumOf(counts)
  const sheets: Record<Sheet, [PanelView, string, boolean][]> = {
    create: [
      ...TABS.filter(({ screen }) => screen === 'form').map((tab): [PanelView, string, boolean] => [
        viewOf(tab),
        panelTexts.forms[tab.kind].create,
        isCreating && view.kind === tab.kind,
      ]),
      [NEW_LETTER, panelTexts.createLetter, false],
    ],
    texts: ITEM_KINDS.map((kind) => [
      { screen: 'list', kind },
      tabName({ screen: 'list', kind }, view),
      view.screen === 'list' && view.kind === kind,
    ]),
    more: PLACES.slice(2).map(([name, [first]]) => [
      first,
      placeLabel(name, counts),
      place === name,
    ]),
  }
  const opened: Record<Sheet, boolean> = {
    create: isCreating,
    texts: view.screen === 'list' || isSavedCard(view),
    more: place !== null && sheets.more.some(([, , current]) => current),
  }
  const opener = (name: Sheet) => (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        data-current={opened[name] ? '' : undefined}
        onClick={() => setSheet(name)}
        className={ITEM}
      >
        <Icon name={name} />
        {panelTexts.bar[name]}
      </button>
    </li>
  )
  const link = (name: 'today' | 'clients') => (
    <li>
      <PanelLink
        to={{ screen: name }}
        current={place === name}
        onOpened={() => setSheet(null)}
        className={ITEM}
      >
        <Icon name={name} />
        <span>{panelTexts.places[name]}</span>
        {name === 'today' && waiting > 0 ? (
          <span className="absolute top-1 left-1/2 ml-1.5 rounded-full bg-danger px-1.5 leading-4 text-on-danger">
            {waiting}
          </span>
        ) : null}
      </PanelLink>
    </li>
  )
  return (
    <nav
      aria-label={panelTexts.placesLabel}
      className="panel-bar sticky bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid grid-cols-5">
        {link('today')}
        {link('clients')}
        {opener('create')}
        {opener('texts')}
        {opener('more')}
      </ul>
      {sheet === null ? null : (
        <Dialog sheet title={panelTexts.bar[sheet]} onClose={() => setSheet(null)}>
          <ul>
            {sheets[sheet].map(([to, name, current]) => (
              <li key={name}>
                <PanelLink
                  to={to}
                  current={current}
                  onOpened={leave}
                  className="-mx-3 flex min-h-12 items-center rounded-lg px-3 font-semibold hover:bg-mist aria-[current]:bg-mist aria-[current]:text-forest-deep"
                >
                  {name}
                </PanelLink>
              </li>
            ))}
          </ul>
          {sheet === 'more' ? (
            <div className="flex items-center justify-between gap-4 border-t border-line pt-3">
              <WaysOut onLogOut={onLogOut} />
            </div>
          ) : null}
          <Button quiet onClick={() => setSheet(null)}>
            {panelTexts.close}
          </Button>
        </Dialog>
      )}
    </nav>
  )
}

const ITEM =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-[0.75rem] font-semibold text-muted aria-[current]:text-forest-deep data-current:text-forest-deep'

function Icon({ name }: { name: keyof typeof ICONS }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICONS[name]} />
    </svg>
  )
}
