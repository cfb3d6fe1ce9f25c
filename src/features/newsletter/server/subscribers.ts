import type { Database } from '#db/client.ts'
import * as imports from './subscriber-import-queries.ts'
import * as subscribers from './subscriber-queries.ts'
import type { ResponseOf } from '#src/core/contract.ts'
import type {
  AddedSubscriber,
  addSubscriber as addContract,
  ImportedSubscriber,
} from '#src/features/inbox/contracts.ts'
import type { Private } from '#src/core/private.ts'
import { fateOf, type SubscriberFate } from '../subscribers.ts'
import { fromVilniusTime } from '#src/core/vilnius-time.ts'
import { consents } from '#src/features/consent/consent-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { done, found, RequestError } from '#src/server/errors.ts'
import { departureKeys } from '#src/server/keyed-hash.ts'
import { leave } from './newsletter.ts'
import { deliverSoon, type Sending } from '#src/server/outbox-orders.ts'

/** Ends a subscription as its reader would. @throws RequestError 404 */
export async function endSubscription(sending: Sending, id: string): Promise<{ success: true }> {
  const finding = subscribers.findSubscriber(sending.db, id)
  const { email } = await found(finding, errorTexts.subscriberNotFound)
  return done(leave(sending, email))
}

/** Has somebody confirm a subscription, as if they had asked for it; who must not be asked is not. */
export async function addSubscriber(
  sending: Sending,
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
 * @throws RequestError 503 when departed ones cannot be told from others.
 */
export async function checkSubscribers(
  db: Database,
  emails: readonly Private[],
): Promise<{ fates: SubscriberFate[] }> {
  const known = await imports.readAddresses(db, emails, departureKeys())
  if (known[0]?.hasUnreadable) throw new RequestError(503, errorTexts.departuresUnreadable)
  return { fates: known.map(({ state, isDeparted }) => fateOf(state, isDeparted)) }
}

/** Subscribes those of a file who may be; an address that stands in it twice only once. @throws as above. */
export async function importSubscribers(
  sending: Sending,
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
  const keys = departureKeys()
  const added = await imports.importSubscribers(sending.db, given.attemptId, rows, keys)
  deliverSoon(sending)
  return { added }
}
