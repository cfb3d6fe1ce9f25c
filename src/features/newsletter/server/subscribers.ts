import type { Database } from '#db/client.ts'
import * as imports from './subscriber-import-queries.ts'
import * as subscribers from './subscriber-queries.ts'
import type { ResponseOf } from '#src/core/contract.ts'
import type {
  AddedSubscriber,
  addSubscriber as addContract,
  ImportedSubscriber,
  SubscribersQuery,
  SubscribersTableQuery,
} from '../subscriber-contracts.ts'
import { subscriberListTexts } from '../list-texts.ts'
import type { SubscriptionState } from '../newsletter.ts'
import type { CsvRow, CsvTable } from '#src/core/csv.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import { pageOfList, tableOf } from '#src/server/lists.ts'
import type { Private } from '#src/core/private.ts'
import { outcomeOf, isImportVersion, type SubscriberOutcome } from '../subscribers.ts'
import { fromVilniusTime } from '#src/core/vilnius-time.ts'
import { consents } from '#src/features/consent/texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { done, found, RequestError } from '#src/server/errors.ts'
import { suppressionKeys } from '#src/server/signing.ts'
import { leave } from './newsletter.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'

/** Ends a subscription as its reader would. @throws RequestError 404 */
export async function endSubscription(
  sending: OutboxContext,
  id: string,
): Promise<{ success: true }> {
  const finding = subscribers.findSubscriber(sending.db, id)
  const { email } = await found(finding, errorTexts.subscriberNotFound)
  return done(leave(sending, email))
}

/** Has somebody confirm a subscription, as if they had asked for it; who must not be asked is not. */
export async function addSubscriber(
  sending: OutboxContext,
  { email, name }: AddedSubscriber,
): Promise<ResponseOf<typeof addContract>> {
  const [fate] = (await checkSubscribers(sending.db, [email])).fates
  if (fate !== undefined && fate !== 'added') return { outcome: fate }
  const request = { id: crypto.randomUUID(), email, name, consent: consents.newsletter }
  const isMailed = await subscribers.requestSubscription(sending.db, request)
  deliverSoon(sending)
  return { outcome: isMailed ? 'mailed' : 'mailed-before' }
}

/**
 * What becomes of each address when it is added.
 * @throws RequestError 503 when suppressed ones cannot be told from others.
 */
export async function checkSubscribers(
  db: Database,
  emails: readonly Private[],
): Promise<{ fates: SubscriberOutcome[] }> {
  const known = await imports.readAddresses(db, emails, suppressionKeys())
  if (known[0]?.hasUnreadable) throw new RequestError(503, errorTexts.suppressionsUnreadable)
  return { fates: known.map(({ state, isDeparted }) => outcomeOf(state, isDeparted)) }
}

/** Subscribes those of a file who may be; an address that stands in it twice only once. @throws as above. */
export async function importSubscribers(
  sending: OutboxContext,
  given: { attemptId: string; subscribers: readonly ImportedSubscriber[] },
): Promise<{ added: number }> {
  // Of two rows the first counts, as the preview says.
  const byEmail = new Map(given.subscribers.toReversed().map((each) => [each.email, each]))
  await checkSubscribers(sending.db, [...byEmail.keys()])
  const rows = [...byEmail.values()].map(({ date, ...person }) => ({
    ...person,
    id: crypto.randomUUID(),
    consentedAt: fromVilniusTime(`${date}T00:00`) ?? '',
  }))
  const keys = suppressionKeys()
  const added = await imports.importSubscribers(sending.db, given.attemptId, rows, keys)
  deliverSoon(sending)
  return { added }
}

/** A stored subscriber as the panel gets it. */
export function toSubscriber(subscriber: subscribers.Subscriber) {
  const isImported = isImportVersion(subscriber.consentVersion)
  return { ...subscriber, source: isImported ? subscriber.consentText : null }
}

/** A page of the subscribers, newest first. */
export async function pageOfSubscribers(db: Database, { page, ...filter }: SubscribersQuery) {
  const list = await pageOfList(page, (slice) => subscribers.listSubscribers(db, filter, slice))
  return { ...list, items: list.items.map(toSubscriber) }
}

/** Deletes a subscriber, here and in the marketing service. */
export async function removeSubscriber(
  sending: OutboxContext,
  id: string,
): Promise<{ success: true }> {
  const deleting = removeSubscribers(sending, [id]).then(({ count }) => count > 0)
  return done(deleting, errorTexts.subscriberNotFound)
}

/** As above, several of one state; others are left alone. */
export async function removeSubscribers(
  sending: OutboxContext,
  ids: readonly string[],
  state?: SubscriptionState,
): Promise<{ count: number }> {
  const count = await subscribers.deleteSubscribers(sending.db, ids, suppressionKeys(), state)
  copyErasuresSoon(sending)
  deliverSoon(sending)
  return { count }
}

/** Has stopped subscribers get letters again. */
export async function resumeSubscribers(
  sending: OutboxContext,
  ids: readonly string[],
): Promise<{ count: number }> {
  const count = await subscribers.resumeSubscribers(sending.db, ids)
  deliverSoon(sending)
  return { count }
}

/** Every subscriber that matches the query, as a table. */
export function subscribersTable(db: Database, filter: SubscribersTableQuery): CsvTable {
  const file = { name: subscriberListTexts.file, headings: subscriberListTexts.headings }
  return tableOf(file, filter, {
    read: (batch) => subscribers.readSubscribers(db, filter, batch),
    timeOf: ({ subscribedAt }) => subscribedAt,
    toRow: subscriberRow,
  })
}

function subscriberRow(subscriber: subscribers.Subscriber): CsvRow {
  const { email, name, state, subscribed, subscribedAt, confirmedAt, leftAt, stoppedAt } =
    subscriber
  return [
    email,
    name,
    subscriberListTexts.state[state],
    formatMinute(subscribedAt),
    confirmedAt === null
      ? subscribed
        ? subscriberListTexts.beforeConfirmation
        : null
      : formatMinute(confirmedAt),
    leftAt === null ? null : formatMinute(leftAt),
    stoppedAt === null ? null : formatMinute(stoppedAt),
  ]
}
