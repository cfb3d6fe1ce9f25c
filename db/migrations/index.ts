import type { Kysely } from 'kysely'
import * as initial from './001-initial.ts'
import * as erasedOrders from './002-erased-orders.ts'
import * as orderAddresses from './003-order-addresses.ts'
import * as laterWords from './004-later-words.ts'
import * as erasuresOfOrders from './005-erasures-of-orders.ts'
import * as sealedEvents from './006-sealed-events.ts'
import * as paymentsOfInvoices from './007-payments-of-invoices.ts'
import * as readableJson from './008-readable-json.ts'
import * as outboxNetworks from './009-outbox-networks.ts'
import * as marketingConnection from './010-marketing-connection.ts'
import * as textsOfAnySession from './011-texts-of-any-session.ts'
import * as finishedQuizzes from './012-finished-quizzes.ts'
import * as statesOfTexts from './013-states-of-texts.ts'
import * as recovery from './014-recovery.ts'
import * as orderNotes from './015-order-notes.ts'
import * as draftsOfAnswers from './016-drafts-of-answers.ts'
import * as prices from './018-prices.ts'
import * as startReminders from './019-start-reminders.ts'
import * as proofs from './020-proofs.ts'
import * as confirmedSteps from './021-confirmed-steps.ts'
import * as signatures from './022-signatures.ts'
import * as countedSafetyResults from './023-counted-safety-results.ts'
import * as mailbox from './024-mailbox.ts'
import * as series from './025-series.ts'

/** A forward migration; there are no down migrations (expand, then contract). */
export interface Migration {
  up(db: Kysely<unknown>): Promise<void>
}

/** Every migration by name, in the order they run. Names never change. */
export const migrations: readonly (readonly [name: string, migration: Migration])[] = [
  ['001-initial', initial],
  ['002-erased-orders', erasedOrders],
  ['003-order-addresses', orderAddresses],
  ['004-later-words', laterWords],
  ['005-erasures-of-orders', erasuresOfOrders],
  ['006-sealed-events', sealedEvents],
  ['007-payments-of-invoices', paymentsOfInvoices],
  ['008-readable-json', readableJson],
  ['009-outbox-networks', outboxNetworks],
  ['010-marketing-connection', marketingConnection],
  ['011-texts-of-any-session', textsOfAnySession],
  ['012-finished-quizzes', finishedQuizzes],
  ['013-states-of-texts', statesOfTexts],
  ['014-recovery', recovery],
  ['015-order-notes', orderNotes],
  ['016-drafts-of-answers', draftsOfAnswers],
  ['018-prices', prices],
  ['019-start-reminders', startReminders],
  ['020-proofs', proofs],
  ['021-confirmed-steps', confirmedSteps],
  ['022-signatures', signatures],
  ['023-counted-safety-results', countedSafetyResults],
  ['024-mailbox', mailbox],
  ['025-series', series],
]
