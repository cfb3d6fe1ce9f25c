import type { NewsCounts } from './news.ts'
import type { PanelView } from './panel-address.ts'
import { panelTexts } from './texts.ts'

/** View that a link of a place opens. */
export type PlaceView = Exclude<
  PanelView,
  { kind: unknown } | { email: unknown } | { path: unknown }
>

export type PlaceName = keyof typeof panelTexts.places

/** The five places beside the tabs, with their views. The link of a place opens its first view. */
export const PLACES: readonly [PlaceName, readonly [PlaceView, ...PlaceView[]]][] = [
  ['today', [{ screen: 'today' }, { screen: 'plan' }]],
  [
    'clients',
    [
      { screen: 'clients' },
      { screen: 'orders' },
      { screen: 'bookings' },
      { screen: 'withdrawals' },
    ],
  ],
  [
    'newsletter',
    [
      { screen: 'letters', letter: null },
      { screen: 'series', step: null },
      { screen: 'subscribers' },
    ],
  ],
  ['answers', [{ screen: 'submissions' }, { screen: 'statistics', quizId: null }]],
  [
    'settings',
    [
      { screen: 'settings' },
      { screen: 'experts', expert: null },
      { screen: 'media' },
      { screen: 'security' },
      { screen: 'archive' },
      { screen: 'health' },
      { screen: 'outbox' },
    ],
  ],
]

/** Returns the place that contains a view; null if none does. */
export function placeOf({ screen }: PanelView): PlaceName | null {
  if (screen === 'client') return 'clients'
  return PLACES.find(([, views]) => views.some((view) => view.screen === screen))?.[0] ?? null
}

/**
 * Returns the views of a place that get a link. The outbox gets one only if it is open, a mail needs the administrator
 * or mails are stuck, and keeps it until the place is left, so that the link does not vanish under her hands.
 * @param wasLinked whether the outbox had a link in this place before.
 */
export function linkedViews(
  place: PlaceName,
  open: PanelView,
  { outbox, mails }: Pick<NewsCounts, 'outbox' | 'mails'>,
  wasLinked = false,
): readonly PlaceView[] {
  const views = PLACES.find(([name]) => name === place)?.[1] ?? []
  const isLinked = wasLinked || outbox + mails > 0 || open.screen === 'outbox'
  return views.filter(({ screen }) => screen !== 'outbox' || isLinked)
}

/** Returns the name of a place. For `today` it includes the number of all items that need the administrator. */
export function placeLabel(place: PlaceName, counts: NewsCounts): string {
  return withCount(panelTexts.places[place], place === 'today' ? sumOf(counts) : 0)
}

/** Returns the name of a view, with the number of items that wait in it. */
export function viewLabel({ screen }: PlaceView, counts: NewsCounts): string {
  const count = screen in counts ? counts[screen as keyof NewsCounts] : 0
  return withCount(panelTexts.views[screen], count)
}

function withCount(name: string, count: number): string {
  return count === 0 ? name : panelTexts.withNews(name, count)
}

/** Returns the number of items that need the administrator. Unfinished texts do not count. */
export function sumOf({ unfinished: _, ...counts }: NewsCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/**
 * Returns the view whose link is marked as current while a client's page is open: the view from which the page was
 * opened, otherwise the list of clients.
 * @param before previously opened view.
 */
export function listOfClient(before: PanelView | null): PlaceView {
  const views = PLACES.flatMap(([, all]) => all)
  return views.find(({ screen }) => screen === before?.screen) ?? { screen: 'clients' }
}

/** Returns the view that the back link of a form opens; null for other views. */
export function backOf(view: PanelView): PanelView | null {
  if (view.screen === 'form') return { screen: 'list', kind: view.kind }
  if (view.screen === 'letters' && view.letter !== null) return { screen: 'letters', letter: null }
  if (view.screen === 'series' && view.step !== null) return { screen: 'series', step: null }
  if (view.screen === 'experts' && view.expert !== null) return { screen: 'experts', expert: null }
  return view.screen === 'settings' ? { screen: 'today' } : null
}
