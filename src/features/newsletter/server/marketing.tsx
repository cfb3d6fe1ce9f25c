import type { Database } from '#db/client.ts'
import { findLetter } from './letter-queries.ts'
import { findContact, recordContact } from './marketing-queries.ts'
import type { OutboxEntry } from '#src/server/queries/outbox.ts'
import type { SendOutcome } from '#src/core/outbox.ts'
import { brand } from '#src/core/brand-texts.ts'
import type { Seller } from '#src/features/settings/seller-texts.ts'
import { renderMail } from '#src/server/mails/render-mail.tsx'
import { letterMail } from './letter-mail.tsx'
import { OmnisendError, removeTags, storeInOmnisend } from './omnisend.ts'

/** Placeholder that the service replaces with its unsubscribe link for each recipient. */
const LEAVING_TAG = '[[unsubscribe_link]]'

/** Sends an entry to the marketing service. */
export async function sendMarketingEntry(
  db: Database,
  entry: OutboxEntry,
  { settings }: { settings: Seller },
): Promise<SendOutcome> {
  try {
    return entry.kind === 'letter-campaign'
      ? await handOver(db, entry, settings)
      : await sendContact(db, entry)
  } catch (error) {
    if (error instanceof OmnisendError) return error.outcome
    throw error
  }
}

/** Creates a campaign draft of a letter in the marketing service, where the owner sends it. */
async function handOver(
  db: Database,
  { subjectId }: OutboxEntry,
  seller: Seller,
): Promise<SendOutcome> {
  const letter = await findLetter(db, subjectId)
  if (letter === undefined) return { state: 'gone' }
  const { subject, body } = letterMail(letter, LEAVING_TAG)
  const { html } = await renderMail(body, seller)
  const template = await storeInOmnisend('/email-templates/import', { name: subject, html })
  try {
    await storeInOmnisend('/campaigns', {
      name: subject,
      type: 'regular',
      channel: 'email',
      content: { email: { subject, senderName: brand.name, templateID: template.id } },
    })
  } catch (error) {
    // Not retried: a second draft could be sent by mistake.
    if (error instanceof OmnisendError && error.isUnclear) return { state: 'unclear' }
    throw error
  }
  return { state: 'sent' }
}

/** Sends the current state of a contact; safe to repeat. */
async function sendContact(db: Database, { recipient }: OutboxEntry): Promise<SendOutcome> {
  if (recipient === null) return { state: 'gone' }
  const contact = await findContact(db, recipient)
  const body = contactBody(recipient, contact)
  const { id, tags } = await storeInOmnisend('/contacts', body)
  // The service may keep the previous tags of a contact that is sent with an empty list.
  if (contact?.subscribed !== true && tags.length > 0) await removeTags(recipient, tags)
  const isStored = await recordContact(db, recipient, id)
  // A kept entry about an erased address would retain the address, so the entry is deleted.
  return { state: isStored ? 'sent' : 'gone' }
}

type Contact = Awaited<ReturnType<typeof findContact>>

/** Builds the request body. A contact without a subscription is sent as unsubscribed, without name and tags. */
function contactBody(email: string, contact: Contact) {
  const isSubscribed = contact?.subscribed === true
  const changedAt = isSubscribed
    ? (contact.confirmedAt ?? contact.subscribedAt)
    : (contact?.leftAt ?? new Date())
  return {
    identifiers: [
      {
        type: 'email',
        id: email,
        channels: {
          email: {
            status: isSubscribed ? 'subscribed' : 'unsubscribed',
            statusChangedAt: changedAt.toISOString(),
          },
        },
        ...(isSubscribed && contact.consentedAt !== null
          ? { consent: { source: brand.name, createdAt: contact.consentedAt.toISOString() } }
          : {}),
        sendWelcomeMessage: false,
      },
    ],
    firstName: isSubscribed ? (contact.name ?? '') : '',
    tags: isSubscribed ? contact.segments : [],
  }
}
