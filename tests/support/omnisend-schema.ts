import { z } from 'zod'

// Requests of Omnisend's API, version 2026-03-15, as defined by its OpenAPI documents, which the reference shows one
// per page: https://api-docs.omnisend.com/reference/post_contacts.md (ContactRequest), `delete_contacts-tags`
// (RemoveTagsRequest), `post_email-templates-import` (ImportTemplateRequest), `post_campaigns` (CreateCampaignRequest).
// The parts about shops, SMS, A/B tests and boosters are omitted. The documents allow properties that they do not name.
// These schemas refuse them, since the service would ignore them.

const text = z.string()
const instant = z.iso.datetime({ offset: true })
const tags = z.array(text).max(100)
const upTo250 = text.max(250)

const channel = z.strictObject({
  status: z.enum(['subscribed', 'nonSubscribed', 'unsubscribed']),
  statusChangedAt: instant.optional(),
})

const identifier = z.strictObject({
  id: text,
  type: z.enum(['email', 'phone']),
  channels: z.record(text, channel).optional(),
  consent: z
    .strictObject({ createdAt: instant, ip: text, source: text, userAgent: text })
    .partial()
    .optional(),
  sendWelcomeMessage: z.boolean().optional(),
  source: text.optional(),
})

const contact = z.strictObject({
  // Optional in the document, but without an identifier there is no contact.
  identifiers: z.array(identifier).min(1),
  firstName: text.optional(),
  lastName: text.optional(),
  tags: tags.optional(),
  customProperties: z.record(text, z.unknown()).optional(),
  createdAt: instant.optional(),
})

const contacts = z.array(text).max(250)
const tagRemoval = z
  .strictObject({
    tags: tags.min(1),
    contactIDs: contacts.optional(),
    emails: contacts.optional(),
    phones: contacts.optional(),
    segmentID: text.optional(),
  })
  .refine(({ tags: _, ...selectors }) => Object.keys(selectors).length > 0)

const template = z.strictObject({ name: text.min(1).max(255), html: text.min(1) })

const segments = z.array(text)
const campaign = z.strictObject({
  type: z.literal('regular'),
  channel: z.literal('email'),
  // Required for regular campaigns.
  name: upTo250,
  content: z.strictObject({
    email: z.strictObject({
      templateID: text,
      subject: upTo250.optional(),
      preheader: upTo250.optional(),
      senderName: upTo250.optional(),
      senderEmail: text.optional(),
      replyToEmail: text.optional(),
    }),
  }),
  audience: z
    .strictObject({ includedSegmentIDs: segments, excludedSegmentIDs: segments })
    .partial()
    .optional(),
  language: text.optional(),
})

/** The calls that the product makes, with their bodies and the status of success. */
export const omnisendCalls = {
  'POST /contacts': { body: contact, status: 200 },
  'DELETE /contacts/tags': { body: tagRemoval, status: 202 },
  'POST /email-templates/import': { body: template, status: 201 },
  'POST /campaigns': { body: campaign, status: 201 },
} as const satisfies Record<string, { body: z.ZodType; status: number }>
