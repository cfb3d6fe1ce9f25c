import type { Database } from '#db/client.ts'
import type { OpenSession } from '#src/features/account/server/session-queries.ts'
import * as queries from './settings-queries.ts'
import { NOTICES_LINK_HOURS, type SettingsInput } from '../contracts.ts'
import { asPrivate, type Private } from '#src/core/private.ts'
import { packageSales } from '#src/features/consultations/offered-packages.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import type { OwnerSettings } from '../owner-texts.ts'
import { changedDetails } from '../seller.ts'
import { changedParts } from './changed-parts.ts'
import { changedSettings } from './replacements.ts'
import { RequestError } from '#src/server/errors.ts'
import { requireProof } from '#src/features/account/server/auth.ts'
import { environment } from '#src/server/environment.ts'
import { deliverSoon, type OutboxContext } from '#src/server/outbox-trigger.ts'
import { requireUpdated } from '#src/server/records.ts'
import { publishSaved, type PublishingContext } from '#src/features/publishing/server/publishing.ts'

/** Reads the owner's settings. The address of notices is the environment's if the owner has set none. */
export async function readSettings(db: Database) {
  const stored = await queries.readSettings(db)
  const { settings, prices, earlier, confirmed, noticeEmail, pendingNotices, updatedAt } = stored
  const { inPreview, paymentLinks } = environment()
  return {
    id: 'settings' as const,
    ...settings,
    earlier,
    noticeEmail: noticesAddress(noticeEmail),
    pendingNotices: pendingNotices && {
      email: pendingNotices.email,
      expiresAt: futureOnly(noticesLinkEnd(pendingNotices.askedAt)),
    },
    cityCheckedAt: confirmed.city === undefined ? null : new Date(confirmed.city),
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
export const addressIn = (header: string) => /<([^<>]+)>/.exec(header)?.[1] ?? header

/** Returns the time until which the link to a new address of notices is good. */
export const noticesLinkEnd = (askedAt: Date) =>
  new Date(askedAt.getTime() + NOTICES_LINK_HOURS * 3_600_000)

/** Returns an instant; null if it is past. */
const futureOnly = (instant: Date) => (instant.getTime() > Date.now() ? instant : null)

/**
 * Replaces the settings. A change of the seller's details, contacts or packages is a grave act.
 * @throws RequestError 403 for one in a session that was not confirmed lately, 409 if the settings were changed in the
 *   meantime.
 */
export async function saveSettings(
  caller: OutboxContext & { session: OpenSession },
  settings: SettingsInput,
) {
  const before = await queries.readSettings(caller.db)
  const isOld = ![undefined, before.updatedAt.toISOString()].includes(settings.updatedAt)
  if (isOld) throw new RequestError(409, errorTexts.changedMeanwhile)
  const grave = graveChanges(before.settings, settings)
  if (grave.length > 0) requireProof(caller.session, grave)
  const saved = await replaceSettings(caller, before, settings)
  deliverSoon(caller)
  return saved
}

/** Returns the changed fields that decide who sells what, or where clients write. */
function graveChanges(
  before: OwnerSettings,
  { packages = before.packages, ...after }: SettingsInput,
) {
  const areSame = changedParts(before, { ...before, packages }).length === 0
  return [...changedDetails(before, after), ...(areSame ? [] : ['packages' as const])]
}

/**
 * Replaces the settings, and old values in the text of static pages. If the seller changes, mails the owner; if the
 * contact address does, also the old and the new one.
 * @throws RequestError 409 if the settings were changed in the meantime.
 */
async function replaceSettings(
  saving: PublishingContext,
  before: queries.StoredSettings,
  { updatedAt, ...input }: SettingsInput,
) {
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
  // The replacements and the need of a proof follow from this row version, so it must still be the stored one.
  const expected = updatedAt === undefined ? before.updatedAt : new Date(updatedAt)
  const sales = packageSales(before.prices, environment().paymentLinks, false)
  const replacements = changedSettings(
    before.settings,
    settings,
    { before: sales, after: sales },
    formatDay(new Date()),
  )
  const moved = [before.settings.email, settings.email]
  const outcome = await queries.updateSettings(saving.db, settings, {
    replacements,
    moved: moved[0] === moved[1] ? [] : moved,
    isSellerChanged: changedDetails(before.settings, settings).length > 0,
    isCityChanged: before.settings.city !== settings.city,
    expected,
  })
  const { changedPages, raised } = requireUpdated(outcome, errorTexts.changedMeanwhile)
  await publishSaved(saving, raised)
  const parts = changedParts(before.settings, settings)
  return { ...(await readSettings(saving.db)), changedParts: parts, changedPages }
}
