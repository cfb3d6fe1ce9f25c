import type { Kysely } from 'kysely'
import * as content from './001-content.ts'
import * as visitors from './002-visitors.ts'
import * as administration from './003-administration.ts'
import * as versions from './004-versions.ts'
import * as images from './005-images.ts'
import * as imageJobs from './006-image-jobs.ts'
import * as inbox from './007-inbox.ts'
import * as limits from './008-limits.ts'
import * as bookingAttempts from './009-booking-attempts.ts'
import * as warningAnswers from './010-warning-answers.ts'
import * as outbox from './011-outbox.ts'
import * as newsletter from './012-newsletter.ts'
import * as quizConsent from './013-quiz-consent.ts'
import * as ownData from './014-own-data.ts'
import * as withdrawals from './015-withdrawals.ts'
import * as letters from './016-letters.ts'
import * as marketing from './017-marketing.ts'
import * as publishedAt from './018-published-at.ts'
import * as unbuiltChanges from './019-unbuilt-changes.ts'
import * as deployMarker from './020-deploy-marker.ts'
import * as passkeys from './021-passkeys.ts'
import * as sessions from './022-sessions.ts'
import * as auditLog from './023-audit-log.ts'
import * as suspicious from './024-suspicious.ts'
import * as erasures from './025-erasures.ts'
import * as quizDimensions from './026-quiz-dimensions.ts'
import * as comparisons from './027-comparisons.ts'
import * as experts from './028-experts.ts'
import * as optionMarks from './029-option-marks.ts'
import * as callTimes from './030-call-times.ts'
import * as privateLinks from './031-private-links.ts'
import * as ownerNetworks from './032-owner-networks.ts'
import * as stoppedSubscriptions from './033-stopped-subscriptions.ts'
import * as handledWithdrawals from './034-handled-withdrawals.ts'
import * as orders from './035-orders.ts'
import * as agreedOrders from './036-agreed-orders.ts'
import * as correspondence from './037-correspondence.ts'
import * as words from './038-words.ts'
import * as unfinishedTexts from './039-unfinished-texts.ts'
import * as departedSubscribers from './040-departed-subscribers.ts'
import * as storedPassword from './042-stored-password.ts'
import * as ownerSettings from './043-owner-settings.ts'
import * as generated from './044-generated.ts'
import * as untouched from './045-untouched.ts'
import * as noJit from './046-no-jit.ts'

/** A forward migration; there are no down migrations (expand, then contract). */
export interface Migration {
  up(db: Kysely<unknown>): Promise<void>
}

/** Every migration by name, in the order they run. Names never change. */
export const migrations: readonly (readonly [name: string, migration: Migration])[] = [
  ['001-content', content],
  ['002-visitors', visitors],
  ['003-administration', administration],
  ['004-versions', versions],
  ['005-images', images],
  ['006-image-jobs', imageJobs],
  ['007-inbox', inbox],
  ['008-limits', limits],
  ['009-booking-attempts', bookingAttempts],
  ['010-warning-answers', warningAnswers],
  ['011-outbox', outbox],
  ['012-newsletter', newsletter],
  ['013-quiz-consent', quizConsent],
  ['014-own-data', ownData],
  ['015-withdrawals', withdrawals],
  ['016-letters', letters],
  ['017-marketing', marketing],
  ['018-published-at', publishedAt],
  ['019-unbuilt-changes', unbuiltChanges],
  ['020-deploy-marker', deployMarker],
  ['021-passkeys', passkeys],
  ['022-sessions', sessions],
  ['023-audit-log', auditLog],
  ['024-suspicious', suspicious],
  ['025-erasures', erasures],
  ['026-quiz-dimensions', quizDimensions],
  ['027-comparisons', comparisons],
  ['028-experts', experts],
  ['029-option-marks', optionMarks],
  ['030-call-times', callTimes],
  ['031-private-links', privateLinks],
  ['032-owner-networks', ownerNetworks],
  ['033-stopped-subscriptions', stoppedSubscriptions],
  ['034-handled-withdrawals', handledWithdrawals],
  ['035-orders', orders],
  ['036-agreed-orders', agreedOrders],
  ['037-correspondence', correspondence],
  ['038-words', words],
  ['039-unfinished-texts', unfinishedTexts],
  ['040-departed-subscribers', departedSubscribers],
  ['042-stored-password', storedPassword],
  ['043-owner-settings', ownerSettings],
  ['044-generated', generated],
  ['045-untouched', untouched],
  ['046-no-jit', noJit],
]
