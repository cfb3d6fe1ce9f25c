import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#db/client.ts'
import * as imports from './subscriber-import-queries.ts'
import * as subscribers from './subscriber-queries.ts'
import type { ResponseOf } from '#src/core/contract.ts'
import type {
  AddedSubscriber,
  addSubscriber as addContract,
  checkSubscribers as checkContract,
  importSubscribers as importContract,
  listSubscribers,
} from '../subscriber-contracts.ts'
import { subscriberListTexts } from '../list-texts.ts'
import { SUBSCRIPTION_STATES, type SubscriptionState } from '../newsletter.ts'
import type { CsvRow } from '#src/core/csv.ts'
import { formatCell } from '#src/core/lithuanian.ts'
import { copyErasuresSoon } from '#src/server/erasures.ts'
import type { ListWithTable } from '#src/server/lists.ts'
import { findsIn } from '#src/server/queries/search.ts'
import type { Private } from '#src/core/private.ts'
import { invitationOutcomeOf, outcomeOf, isImportVersion } from '../subscribers.ts'
import { fromVilniusTime } from '#src/core/vilnius-time.ts'
import { consents } from '#src/features/consent/texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { done, found, RequestError } from '#src/server/errors.ts'
import { suppressionKeys } from '#src/server/signing.ts'
import { leave } from './newsletter.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'

/** Unsubscribes a person, with the same effect as the person's unsubscribe link. @throws RequestError 404 */
export async function endSubscription(
  sending: OutboxContext,
  id: string,
): Promise<{ success: true }> {
  const finding = subscribers.findSubscriber(sending.db, id)
  const { email } = await found(finding, errorTexts.subscriberNotFound)
  return done(leave(sending, email))
}

/**
 * Sends a confirmation mail as if the person had asked for it.
 * @returns the outcome; one of `REFUSALS` if the address must not be mailed.
 * @throws RequestError 503 when suppressed addresses cannot be recognised.
 */
export async function addSubscriber(
  sending: OutboxContext,
  { email, name }: AddedSubscriber,
): Promise<ResponseOf<typeof addContract>> {
  const checking = checkSubscribers(sending.db, { emails: [email], invitations: [] })
  const [fate] = (await checking).fates
  if (fate !== undefined && fate !== 'added') return { outcome: fate }
  const request = { id: crypto.randomUUID(), email, name, consent: consents.newsletter }
  const isMailed = await subscribers.requestSubscription(sending.db, request)
  deliverSoon(sending)
  return { outcome: isMailed ? 'mailed' : 'mailed-before' }
}

/**
 * Returns the outcome that adding or inviting each address would have.
 * @throws RequestError 503 when suppressed addresses cannot be recognised.
 */
export async function checkSubscribers(
  db: Database,
  { emails, invitations }: z.output<typeof checkContract.body>,
): Promise<ResponseOf<typeof checkContract>> {
  const known = await imports.readAddresses(db, [...emails, ...invitations], suppressionKeys())
  if (known[0]?.hasUnreadable) throw new RequestError(503, errorTexts.suppressionsUnreadable)
  return {
    fates: known
      .slice(0, emails.length)
      .map(({ state, isDeparted }) => outcomeOf(state, isDeparted)),
    invitations: known
      .slice(emails.length)
      .map(({ state, isDeparted }) => invitationOutcomeOf(state, isDeparted)),
  }
}

/**
 * Subscribes the people of a file whose addresses may be added, and sends a confirmation mail to those without a date
 * of consent. If an address has several rows, only the first counts.
 * @throws RequestError 503 when suppressed addresses cannot be recognised.
 */
export async function importSubscribers(
  sending: OutboxContext,
  { attemptId, subscribers: given, invitations }: z.output<typeof importContract.body>,
): Promise<ResponseOf<typeof importContract>> {
  const { db } = sending
  const dated = firstOfEach(given)
  const undated = firstOfEach(invitations)
  const emailsOf = (people: readonly { email: Private }[]) => people.map(({ email }) => email)
  await checkSubscribers(db, { emails: emailsOf(dated), invitations: emailsOf(undated) })
  const rows = dated.map(({ date, ...person }) => ({
    ...person,
    id: crypto.randomUUID(),
    consentedAt: fromVilniusTime(`${date}T00:00`) ?? '',
  }))
  const requests = undated.map((person) => ({
    ...person,
    id: invitationId(attemptId, person.email),
  }))
  const keys = suppressionKeys()
  const added = await imports.importSubscribers(db, attemptId, rows, keys)
  const invited = await imports.inviteSubscribers(db, requests, consents.newsletter, keys)
  deliverSoon(sending)
  return { added, invited }
}

/** Keeps only the first row of each address. The preview does the same. */
function firstOfEach<Row extends { email: Private }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.toReversed().map((row) => [row.email, row])).values()]
}

/** Derives the request id of an invited address from a digest, so that a repeated attempt uses the same UUID (v8). */
function invitationId(attemptId: string, email: Private): string {
  const digest = createHash('sha256').update(`${attemptId} ${email}`).digest('hex')
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
}

/** Converts a stored subscriber for the panel. */
export function toSubscriber(subscriber: subscribers.Subscriber) {
  const isImported = isImportVersion(subscriber.consentVersion)
  return { ...subscriber, source: isImported ? subscriber.consentText : null }
}

/** Deletes a subscriber. @throws RequestError 404 */
export async function removeSubscriber(
  sending: OutboxContext,
  id: string,
): Promise<{ success: true }> {
  const deleting = removeSubscribers(sending, [id]).then(({ count }) => count > 0)
  return done(deleting, errorTexts.subscriberNotFound)
}

/** Deletes several subscribers; if a state is given, only those in that state. */
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

/** Resumes letters to stopped subscribers. */
export async function resumeSubscribers(
  sending: OutboxContext,
  ids: readonly string[],
): Promise<{ count: number }> {
  const count = await subscribers.resumeSubscribers(sending.db, ids)
  deliverSoon(sending)
  return { count }
}

/** List of subscribers, also downloadable as a table. */
export const subscriberList: ListWithTable<typeof listSubscribers, subscribers.Subscriber> = {
  rows: (db) =>
    db.read
      .selectFrom('newsletterSubscriptions')
      .selectAll()
      .select(subscribers.stateOfRow.as('state')),
  time: 'subscribedAt',
  filters: {
    search: (search) => findsIn(['email', 'name'], search),
    state: subscribers.isOfState,
  },
  countsBy: { column: 'state', values: SUBSCRIPTION_STATES },
  counts: (db) =>
    db.read
      .selectFrom('newsletterSubscriptions')
      .select(sql<number>`count(*)::integer`.as('stopped'))
      .where(subscribers.isOfState('stopped')),
  toItem: toSubscriber,
  file: subscriberListTexts,
  toRow: subscriberRow,
}

function subscriberRow(subscriber: subscribers.Subscriber): CsvRow {
  const { email, name, state, subscribed, subscribedAt, confirmedAt, leftAt, stoppedAt } =
    subscriber
  return [
    email,
    name,
    subscriberListTexts.state[state],
    formatCell(subscribedAt),
    confirmedAt === null
      ? subscribed
        ? subscriberListTexts.beforeConfirmation
        : null
      : formatCell(confirmedAt),
    leftAt === null ? null : formatCell(leftAt),
    stoppedAt === null ? null : formatCell(stoppedAt),
  ]
}
