import { atom } from 'nanostores'
import {
  failureText,
  hasStatus,
  type Fetch,
  type RequestFailure,
  type RequestResult,
} from '#src/client/request.ts'
import type { Health } from '../contracts.ts'
import type { OrdersPage } from '#src/features/orders/contracts.ts'
import type { Today } from '#src/features/clients/contracts.ts'
import type { LettersPage, Marketing } from '#src/features/newsletter/contracts.ts'
import type { News, OutboxPage } from '#src/features/outbox/contracts.ts'
import type { AdminQuizListed } from '#src/features/quizzes/contracts.ts'
import type { PlainItem, Publishing } from '#src/features/publishing/contracts.ts'
import { mailboxTexts } from '#src/features/mailbox/texts.ts'
import { troubleText } from '#src/features/outbox/trouble-texts.ts'
import * as routes from '#src/core/routes.ts'
import type { MailTrouble } from '#src/core/mail-trouble.ts'
import { formatMoment } from '#src/core/lithuanian.ts'
import type { ItemKind } from '#src/core/items.ts'
import type { PanelView } from '#src/panel/frame/panel-address.ts'
import { type LiveBuild, readBuild } from '#src/panel/frame/live-build.ts'
import { missingTexts } from '#src/panel/frame/texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { healthTexts, type Level } from './texts.ts'

/** Facts about the site's state. */
export interface SiteFacts {
  publishing: Publishing
  outbox: Pick<OutboxPage, 'counts' | 'due' | 'mail' | 'trouble'>
  letters: Pick<LettersPage, 'items'>
  marketing: Marketing
  orders: Pick<OrdersPage, 'payments'>
  today: Pick<Today, 'items'>
  news: News
  quizzes: readonly Pick<AdminQuizListed, 'id' | 'title' | 'marksLackKinds'>[]
  /** Items that the site shows as plain Markdown source, since they exceed the Markdown limits. */
  plainItems: readonly PlainItem[]
  /** Content that is still made up, and for each the file in which to replace it. */
  madeUp: LiveBuild['madeUp']
  /** Details of the seller that the law requires but that are not set. */
  missing: LiveBuild['missing']
  /** Whether a local stand-in replaces the AI service. */
  aiStandIn: boolean
  /** Answer of the health endpoint; null if it could not be read. */
  health: Pick<
    Health,
    | 'database'
    | 'storage'
    | 'outbox'
    | 'lateSchedules'
    | 'mailboxReadAt'
    | 'otherHours'
    | 'otherSeller'
    | 'missingPages'
  > | null
}

export type HealthState =
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | { step: 'loaded'; facts: SiteFacts; checking: boolean }

/** Administrator's action on a finding. */
export type HealthAction =
  | 'again'
  | 'publish'
  | 'outbox'
  /** Opens the outbox entries that wait to be sent automatically. */
  | 'waiting'
  | 'bookings'
  | 'withdrawals'
  | 'today'
  | 'pages'
  | 'settings'
  | 'deliveries'

/** An item to be fixed in its form. */
interface FaultyItem {
  kind: ItemKind
  id: string
  title: string
}

type OpenedOrder = Extract<PanelView, { screen: 'orders' }>

export interface Finding {
  level: Level
  text: string
  /** Null if only the site's maintainer can fix it. */
  action: HealthAction | FaultyItem | OpenedOrder | null
  /** Field of the settings that the action opens. */
  field?: string | undefined
}

const { findings: texts } = healthTexts

type Found = Omit<Finding, 'level'> | false | null | undefined

/** Returns what the administrator has to do, most urgent first; empty when all is well. */
export function findingsOf(facts: SiteFacts): Finding[] {
  const found = {
    urgent: urgentOf(facts),
    knowable: knowableOf(facts),
    waits: waitingOf(facts),
    unfinished: unfinishedOf(facts),
  }
  return (['urgent', 'knowable', 'waits', 'unfinished'] as const).flatMap((level) =>
    found[level].flatMap((finding) => (finding ? [{ level, ...finding }] : [])),
  )
}

/** Returns what does not work, or keeps clients from the site. */
function urgentOf({ publishing, outbox, letters, orders, news, health }: SiteFacts): Found[] {
  const { trouble, counts } = outbox
  const refused = letters.items.find(({ senderRefused, failed }) => senderRefused && failed > 0)
  return [
    health === null && { text: texts.unknown, action: 'again' },
    health?.database === 'unreachable' && { text: texts.database, action: 'again' },
    health?.database === 'read-only' && { text: texts.readOnly, action: 'again' },
    health?.storage === 'unreachable' && { text: texts.storage, action: 'again' },
    ...(health?.lateSchedules ?? []).map(({ name, lastRunAt }) => ({
      text: texts.schedules[name](formatMoment(lastRunAt)),
      action: null,
    })),
    publishing.status === 'failed' && { text: texts.publishing, action: 'publish' },
    trouble !== null && !isKnowable(trouble) && { text: troubleText(trouble), action: 'waiting' },
    refused && {
      text: texts.senderRefused(refused.subject, mailboxTexts.causes[refused.cause ?? 'address']),
      action: 'outbox',
    },
    health?.outbox === 'stuck' &&
      counts.attention === 0 &&
      trouble?.kind !== 'standing' && { text: texts.stuck, action: 'waiting' },
    ...(health?.missingPages ?? []).map((slug) => ({
      text: texts.missingPage(slug),
      action: 'pages' as const,
    })),
    orders.payments === 'unset' && { text: texts.paymentsUnset, action: null },
    news.silentCheckout && { text: texts.silentCheckout, action: 'deliveries' },
  ]
}

/** Whether mails wait that the site will probably send by itself. */
const isKnowable = ({ kind }: MailTrouble) => kind === 'unreachable' || kind === 'postponed'

/** Returns what to watch, but not to act on yet. */
function knowableOf({ outbox: { trouble } }: SiteFacts): Found[] {
  return [trouble?.kind === 'unreachable' && { text: troubleText(trouble), action: 'waiting' }]
}

/** Returns the clients and mails that wait for the administrator. */
function waitingOf({ outbox, marketing, news, today }: SiteFacts): Found[] {
  const { attention } = outbox.counts
  const removals = marketing.removals.length
  return [
    attention > 0 && { text: texts.attention(attention), action: 'outbox' },
    news.withdrawals > 0 && { text: texts.withdrawals(news.withdrawals), action: 'withdrawals' },
    ...ordersOf(today),
    news.bookings > 0 && { text: texts.bookings(news.bookings), action: 'bookings' },
    removals > 0 && { text: texts.removals(removals), action: 'outbox' },
  ]
}

/** Returns the letters, payments and subscriptions that wait. One alone is opened, several are in "Šiandien". */
function ordersOf({ items }: SiteFacts['today']): Found[] {
  return (['letter', 'payment', 'subscription'] as const).map((kind) => {
    const [first, ...others] = items.filter((duty) => duty.kind === kind)
    if (first === undefined) return null
    const isAlone = others.length === 0 && 'order' in first
    return {
      text: texts.orders[kind](1 + others.length),
      action: isAlone ? ({ screen: 'orders', order: first.id } as const) : 'today',
    }
  })
}

/** Returns the texts and settings to be mended. */
function unfinishedOf({ quizzes, health, missing, plainItems, madeUp }: SiteFacts): Found[] {
  const laws = new Set(missing.map((detail) => texts.laws[detail]))
  return [
    missing.length > 0 && {
      text: texts.missing(
        missing.map((detail) => missingTexts.details[detail]),
        [...laws],
      ),
      action: 'settings',
      field: missing[0],
    },
    ...quizzes
      .filter(({ marksLackKinds }) => marksLackKinds)
      .map(({ id, title }) => ({
        text: texts.marks(title),
        action: { kind: 'quiz', id, title } as const,
      })),
    ...(health?.otherHours ?? []).map(({ id, title }) => ({
      text: texts.otherHours(title),
      action: { kind: 'page', id, title } as const,
    })),
    ...(health?.otherSeller ?? []).map(({ id, title }) => ({
      text: texts.otherSeller(title),
      action: { kind: 'page', id, title } as const,
    })),
    ...plainItems.map((item) => ({ text: texts.plain(item.title), action: item })),
    madeUp.length > 0 && {
      text: texts.madeUp(madeUp.map((kind) => missingTexts.madeUp[kind])),
      action: 'settings',
      field: `claims.${madeUp[0] ?? ''}`,
    },
  ]
}

/** Returns a sentence on whether the mails were sent. Scheduled mails are counted separately. */
export function mailWords({ mail, due, counts: { attention, planned } }: SiteFacts['outbox']) {
  return healthTexts.mail[mail]({ waiting: due, planned, attention })
}

/** Creates the store of the site's state, which combines the answers of several endpoints. */
export function createHealth({ fetch, ...given }: Tools & { fetch?: Fetch } = {}) {
  const { session, isHandled, explain } = toolsOf(given)
  const $state = atom<HealthState>({ step: 'loading' })
  const $publishing = atom(false)

  async function load(): Promise<void> {
    const before = $state.get()
    $state.set(before.step === 'loaded' ? { ...before, checking: true } : { step: 'loading' })
    const [
      publishing,
      outbox,
      letters,
      marketing,
      orders,
      today,
      news,
      quizzes,
      health,
      { plainItems, missing, madeUp, aiStandIn },
    ] = await Promise.all([
      session.call(routes.getPublishing, {}),
      session.call(routes.listOutbox, { query: { group: 'attention' } }),
      session.call(routes.listLetters, {}),
      session.call(routes.getMarketing, {}),
      session.call(routes.listOrders, {}),
      session.call(routes.getToday, {}),
      session.call(routes.getNews, {}),
      session.call(routes.listAdminQuizzes, {}),
      session.call(routes.getHealth, {}),
      readBuild(fetch),
    ])
    if (
      !publishing.ok ||
      !outbox.ok ||
      !letters.ok ||
      !marketing.ok ||
      !orders.ok ||
      !today.ok ||
      !news.ok ||
      !quizzes.ok
    ) {
      const asked = [publishing, outbox, letters, marketing, orders, today, news, quizzes]
      const failed = asked.find(({ ok }) => !ok)
      if (failed && !failed.ok) fail(failed.failure)
      return
    }
    const facts = {
      publishing: publishing.data,
      outbox: outbox.data,
      letters: letters.data,
      marketing: marketing.data,
      orders: orders.data,
      today: today.data,
      news: news.data,
      quizzes: quizzes.data,
      health: healthOf(health),
      plainItems,
      madeUp,
      missing,
      aiStandIn,
    }
    $state.set({ step: 'loaded', facts, checking: false })
  }

  function fail(failure: RequestFailure): void {
    if (isHandled(failure)) return
    $state.set({ step: 'error', message: failureText(failure, healthTexts.loadFailed) })
  }

  /** Requests a build now and reloads the state. */
  async function publish(): Promise<void> {
    if ($publishing.get()) return
    $publishing.set(true)
    const result = await session.call(routes.retryPublishing, {})
    if (!result.ok) explain(result.failure, healthTexts.publishFailed)
    await load()
    $publishing.set(false)
  }

  return { $state, $publishing, load, publish }
}

/**
 * Reads the health from a response; null if the response has none. A site that is down answers 503, but the body has
 * the same form.
 */
function healthOf(result: RequestResult<Health>): SiteFacts['health'] {
  if (result.ok) return result.data
  if (!hasStatus(result.failure, 503) || result.failure.kind !== 'http') return null
  try {
    const lists = { lateSchedules: [], otherHours: [], otherSeller: [], missingPages: [] }
    const told = JSON.parse(result.failure.text) as Partial<Health>
    const answer = { ...lists, mailboxReadAt: null, ...told }
    const { database, storage, outbox } = answer
    return database && storage && outbox ? { ...answer, database, storage, outbox } : null
  } catch {
    return null
  }
}
