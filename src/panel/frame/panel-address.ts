import { EDITING } from '#src/site/administrator.ts'
import { ITEM_KINDS, type ItemKind } from '#src/core/items.ts'

export const TAB_PANEL_ID = 'skiltis'

export type PanelView =
  /**
   * `id` is null for a new item. `text` is the id of an unfinished text to continue. `saved` shows that the item was
   * just saved, in place of the form.
   */
  | { screen: 'form'; kind: ItemKind; id: string | null; text?: string; saved?: true }
  | { screen: 'list'; kind: ItemKind }
  /** Opens the form of the item at this public path. */
  | { screen: 'editing'; path: string }
  | { screen: 'today' }
  | { screen: 'plan' }
  | { screen: 'bookings' }
  /** `clients`: list of all people with a known e-mail address. `client`: all data about one of them. */
  | { screen: 'clients' }
  | { screen: 'client'; email: string }
  /** `order` is the id of the only order that is listed, and opened; all are listed when absent. */
  | { screen: 'orders'; order?: string }
  | { screen: 'subscribers' }
  | { screen: 'submissions' }
  /** `order` is the id of the only order whose withdrawals are listed; all are listed when absent. */
  | { screen: 'withdrawals'; order?: string }
  /** `quizId` is null if no quiz is chosen. */
  | { screen: 'statistics'; quizId: string | null }
  | { screen: 'media' }
  | { screen: 'archive' }
  /** Mails. Without a group, the most urgent one is shown. */
  | { screen: 'outbox'; group?: 'waiting' | 'planned' }
  | { screen: 'health' }
  /** `field` is the name of the field to open, for example `address`. */
  | { screen: 'settings'; field?: string }
  /** `part` is the id of the heading to show, for example `kodai`. */
  | { screen: 'security'; part?: string }
  /**
   * Newsletter letters. `letter` is null for the list, and `letter.id` is null for a new letter. `text` is the id of an
   * unfinished text to continue.
   */
  | { screen: 'letters'; letter: { id: string | null; text?: string } | null }
  /** `step` is null for the list, and `step.id` is null for a new step. `series` is the id of its series. */
  | { screen: 'series'; step: { id: string | null; series: string } | null }
  /** `expert` is null for the list, and `expert.id` is null for a new expert. */
  | { screen: 'experts'; expert: { id: string | null } | null }

const FOLDERS = { post: 'straipsniai', page: 'puslapiai', quiz: 'testai' } as const
const NEW = 'naujas'
const CLIENT = 'klientas'
const STATISTICS = 'statistika'
const LETTERS = 'naujienlaiskiai'
const SERIES = 'serijos'
const EXPERTS = 'ekspertai'
const ORDERS = 'uzsakymai'
const WITHDRAWALS = 'atsisakymai'
const SETTINGS = 'nustatymai'
const SECURITY = 'saugumas'
const OUTBOX = 'laiskai'
const OUTBOX_GROUPS = { waiting: 'siunciami', planned: 'suplanuoti' } as const
const PLACES = [
  { place: 'siandien', screen: 'today' },
  { place: 'planas', screen: 'plan' },
  { place: 'klientai', screen: 'clients' },
  { place: 'uzklausos', screen: 'bookings' },
  { place: ORDERS, screen: 'orders' },
  { place: 'prenumeratoriai', screen: 'subscribers' },
  { place: 'atsakymai', screen: 'submissions' },
  { place: WITHDRAWALS, screen: 'withdrawals' },
  { place: 'paveikslai', screen: 'media' },
  { place: 'archyvas', screen: 'archive' },
  { place: OUTBOX, screen: 'outbox' },
  { place: 'bukle', screen: 'health' },
  { place: SETTINGS, screen: 'settings' },
  { place: SECURITY, screen: 'security' },
] as const

/** View without a URL fragment, and for an unknown one. */
export const FIRST_VIEW: PanelView = { screen: 'today' }

/**
 * Returns the view of a URL fragment. Examples: `#straipsniai`, `#straipsniai/naujas`, `#straipsniai/<id>`,
 * `#straipsniai/naujas/<text>`.
 */
export function parsePanelAddress(hash: string): PanelView {
  const [place = '', id, text] = hash.replace(/^#/, '').split('/')
  const ofText = text === undefined || text === '' ? {} : { text }
  const kind = ITEM_KINDS.find((each) => FOLDERS[each] === place)
  if (kind !== undefined) {
    return id === undefined || id === ''
      ? { screen: 'list', kind }
      : { screen: 'form', kind, id: id === NEW ? null : id, ...ofText }
  }
  if (place === EDITING) return { screen: 'editing', path: `/${id ?? ''}/${text ?? ''}` }
  const email = place === CLIENT ? decoded(id) : ''
  if (email !== '') return { screen: 'client', email }
  if (place === STATISTICS) return { screen: 'statistics', quizId: id ?? null }
  if (place === OUTBOX) {
    const group = (['waiting', 'planned'] as const).find((each) => OUTBOX_GROUPS[each] === id)
    return { screen: 'outbox', ...(group && { group }) }
  }
  if (place === ORDERS && id !== undefined && id !== '') return { screen: 'orders', order: id }
  if (place === WITHDRAWALS && id !== undefined && id !== '') {
    return { screen: 'withdrawals', order: id }
  }
  if (place === SETTINGS && id !== undefined && id !== '') return { screen: 'settings', field: id }
  if (place === SECURITY && id !== undefined && id !== '') return { screen: 'security', part: id }
  const opened = id === undefined || id === '' ? null : { id: id === NEW ? null : id }
  if (place === LETTERS) {
    return { screen: 'letters', letter: opened === null ? null : { ...opened, ...ofText } }
  }
  if (place === SERIES) {
    const step = id && text ? { id: text === NEW ? null : text, series: id } : null
    return { screen: 'series', step }
  }
  if (place === EXPERTS) return { screen: 'experts', expert: opened }
  const known = PLACES.find((each) => each.place === place)
  return known === undefined ? FIRST_VIEW : { screen: known.screen }
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function openedAddress({ id, text }: { id: string | null; text?: string }): string {
  return text === undefined ? (id ?? NEW) : `${id ?? NEW}/${text}`
}

/** Whether a view shows in place of the form that an item was just saved. */
export const isSavedCard = (view: PanelView) => view.screen === 'form' && view.saved === true

/** Whether a view shows a single record, which is opened from lists. */
export function isRecord(view: PanelView): boolean {
  return (
    view.screen === 'form' ||
    view.screen === 'client' ||
    (view.screen === 'letters' && view.letter !== null) ||
    (view.screen === 'series' && view.step !== null) ||
    (view.screen === 'experts' && view.expert !== null) ||
    ((view.screen === 'orders' || view.screen === 'withdrawals') && view.order !== undefined)
  )
}

/** Returns the URL fragment of a view, with `#`. */
export function panelAddress(view: PanelView): string {
  switch (view.screen) {
    case 'form':
      return `#${FOLDERS[view.kind]}/${openedAddress(view)}`
    case 'list':
      return `#${FOLDERS[view.kind]}`
    case 'editing':
      return `#${EDITING}${view.path}`
    case 'client':
      return `#${CLIENT}/${encodeURIComponent(view.email)}`
    case 'statistics':
      return view.quizId === null ? `#${STATISTICS}` : `#${STATISTICS}/${view.quizId}`
    case 'letters':
      return view.letter === null ? `#${LETTERS}` : `#${LETTERS}/${openedAddress(view.letter)}`
    case 'series':
      return view.step === null
        ? `#${SERIES}`
        : `#${SERIES}/${view.step.series}/${view.step.id ?? NEW}`
    case 'experts':
      return view.expert === null ? `#${EXPERTS}` : `#${EXPERTS}/${view.expert.id ?? NEW}`
    case 'orders':
      return view.order === undefined ? `#${ORDERS}` : `#${ORDERS}/${view.order}`
    case 'withdrawals':
      return view.order === undefined ? `#${WITHDRAWALS}` : `#${WITHDRAWALS}/${view.order}`
    case 'outbox':
      return view.group === undefined ? `#${OUTBOX}` : `#${OUTBOX}/${OUTBOX_GROUPS[view.group]}`
    case 'settings':
      return view.field === undefined ? `#${SETTINGS}` : `#${SETTINGS}/${view.field}`
    case 'security':
      return view.part === undefined ? `#${SECURITY}` : `#${SECURITY}/${view.part}`
    case 'today':
    case 'plan':
    case 'clients':
    case 'bookings':
    case 'subscribers':
    case 'submissions':
    case 'media':
    case 'archive':
    case 'health':
      return `#${PLACES.find(({ screen }) => screen === view.screen)?.place ?? ''}`
  }
}
