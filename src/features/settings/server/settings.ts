import type { Database } from '#db/client.ts'
import type { OpenSession } from '#src/features/account/server/session-queries.ts'
import * as queries from './settings-queries.ts'
import type { NoticesMove, SettingsInput } from '../contracts.ts'
import { asPrivate, type Private } from '#src/core/private.ts'
import { answerWords, HOURS_FOLLOW } from '#src/features/consultations/answer-hour-texts.ts'
import { packageSales } from '#src/features/consultations/offered-packages.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import type { OwnerSettings } from '../owner-texts.ts'
import { sellerLine } from '../seller-texts.ts'
import { changedParts } from './changed-parts.ts'
import { changedPackageTexts, changedTexts } from './replacements.ts'
import { RequestError } from '#src/server/errors.ts'
import { confirm } from '#src/features/account/server/confirmation.ts'
import { environment } from '#src/server/environment.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { requireUpdated } from '#src/server/records.ts'
import { publishSaved, type PublishingContext } from '#src/features/publishing/server/publishing.ts'

/** Reads the owner's settings. The address of notices is the environment's if the owner has set none. */
export async function readSettings(db: Database) {
  const { settings, prices, earlier, noticeEmail, updatedAt } = await queries.readSettings(db)
  const { inPreview, paymentLinks } = environment()
  return {
    id: 'settings' as const,
    ...settings,
    earlier,
    noticeEmail: noticesAddress(noticeEmail),
    sales: packageSales(prices, paymentLinks, inPreview),
    inPreview,
    updatedAt,
  }
}

/** Returns the address of notices: the owner's or else the environment's; null if no mail can be sent. */
export function noticesAddress(own: Private | null): Private | null {
  const { mail } = environment()
  return own ?? (mail === null ? null : asPrivate(addressIn(mail.owner)))
}

/** Returns the address in a header such as `Name <address>`. */
const addressIn = (header: string) => /<([^<>]+)>/.exec(header)?.[1] ?? header

/**
 * Replaces the settings. A new contact address must be confirmed.
 * @throws RequestError 403 if it is not confirmed, 409 if the settings were changed in the meantime; also the errors of
 *   `confirm`.
 */
export async function saveSettings(
  caller: OutboxContext & { session: OpenSession },
  { confirmation, ...settings }: SettingsInput,
) {
  const before = await queries.readSettings(caller.db)
  const isOld = ![undefined, before.updatedAt.toISOString()].includes(settings.updatedAt)
  if (isOld) throw new RequestError(409, errorTexts.changedMeanwhile)
  if (settings.email !== before.settings.email) await confirmMove(caller, confirmation)
  const saved = await replaceSettings(caller, settings)
  deliverSoon(caller)
  return saved
}

async function confirmMove(
  caller: OutboxContext & { session: OpenSession },
  confirmation: SettingsInput['confirmation'],
): Promise<void> {
  if (confirmation === undefined) {
    const fields = { password: errorTexts.passwordRequired }
    throw new RequestError(403, errorTexts.passwordRequired, { fields })
  }
  await confirm(caller, confirmation)
}

/**
 * Replaces the settings, and old values in the text of static pages. If the contact address changes, mails a notice to
 * the old and the new one.
 * @throws RequestError 409 if the settings were changed in the meantime.
 */
async function replaceSettings(
  saving: PublishingContext,
  { updatedAt, ...input }: Omit<SettingsInput, 'confirmation'>,
) {
  const before = await queries.readSettings(saving.db)
  const { settings: stored } = before
  const settings = {
    ...input,
    city: input.city ?? stored.city,
    claims: input.claims ?? stored.claims,
    troubles: input.troubles ?? stored.troubles,
    packages: input.packages ?? stored.packages,
    daysOff: input.daysOff ?? stored.daysOff,
    paragraphs: input.paragraphs ?? stored.paragraphs,
    showsAnswerTime: input.showsAnswerTime ?? stored.showsAnswerTime,
  }
  // The replacements are computed from the settings of this row version, so it must still be the stored one.
  const expected = updatedAt === undefined ? before.updatedAt : new Date(updatedAt)
  const replacements = replacementsOf(before, settings)
  const moved = [before.settings.email, settings.email]
  const outcome = await queries.updateSettings(saving.db, settings, {
    replacements,
    moved: moved[0] === moved[1] ? [] : moved,
    expected,
  })
  const { changedPages, raised } = requireUpdated(outcome, errorTexts.changedMeanwhile)
  await publishSaved(saving, raised)
  const parts = changedParts(before.settings, settings)
  return { ...(await readSettings(saving.db)), changedParts: parts, changedPages }
}

/**
 * Returns the text replacements for static pages. The line with all details comes first, because it contains the
 * address.
 */
function replacementsOf(
  { settings: before, prices }: queries.StoredSettings,
  after: OwnerSettings,
): queries.Replacement[] {
  const stated = (settings: OwnerSettings) => [
    sellerLine(settings),
    settings.email,
    ...HOURS_FOLLOW.map((words) => `${words}${answerWords(settings.answerHours).sentence}`),
  ]
  const sales = packageSales(prices, environment().paymentLinks, false)
  return [
    ...changedTexts(stated(before), stated(after)),
    ...changedPackageTexts(
      { offers: before.packages, sales },
      { offers: after.packages, sales },
      formatDay(new Date()),
    ),
  ]
}

/** Changes the address of notices and mails a notice to the old and the new one. @throws the errors of `confirm`. */
export async function moveNotices(
  caller: OutboxContext & { session: OpenSession },
  { confirmation, noticeEmail }: NoticesMove,
): Promise<{ success: true }> {
  await confirm(caller, confirmation)
  await queries.moveNotices(caller.db, noticeEmail, addressIn(environment().mail?.owner ?? ''))
  deliverSoon(caller)
  return { success: true }
}
