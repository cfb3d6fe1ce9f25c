import { z } from 'zod'
import { markdown, requiredMarkdown } from '#src/features/articles/markdown-field.ts'
import { isStorableInstant } from '#src/core/items.ts'
import { MAIL_STATES } from '#src/core/outbox.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { ARTICLE_BODY_LIMIT, contract, type ResponseOf } from '#src/core/contract.ts'
import {
  attemptField,
  instant,
  LIMITS,
  listCalls,
  ofRow,
  onRow,
  requiredText,
  sentInstant,
  text,
} from '#src/core/fields.ts'
import { BOUNCE_CAUSES } from '#src/features/mailbox/mailbox.ts'
import * as routes from '#src/core/routes.ts'
import { LETTER_STATES } from './letters.ts'

const letter = z.object({
  id: z.uuid(),
  subject: z.string(),
  /** Markdown source. */
  content: z.string(),
  state: z.enum(LETTER_STATES),
  /** Planned sending time; null unless the letter is scheduled. */
  sendAt: instant.nullable(),
  startedAt: instant.nullable(),
  /** Number of subscribers for whom the letter was queued. */
  recipients: z.number(),
  /** Number of recipients to whom the letter was sent. */
  sent: z.number(),
  /** Number of recipients whose mail waits to be sent automatically. */
  waiting: z.number(),
  /**
   * Number of recipients whose mail has failed, may or may not have been sent, or is too old to be sent without the
   * administrator.
   */
  failed: z.number(),
  /**
   * Whether so many e-mail addresses were refused that the sender is the likely cause. Then no subscription was
   * stopped.
   */
  senderRefused: z.boolean(),
  /** Why most of the mails that came back did; null if none did. */
  cause: z.enum(BOUNCE_CAUSES).nullable(),
  createdAt: instant,
  updatedAt: instant,
})

const written = {
  subject: requiredText(LIMITS.subject, errorTexts.subjectRequired),
  content: requiredMarkdown(LIMITS.letter, errorTexts.letterRequired),
}

const { page } = listCalls({
  query: { state: z.enum(LETTER_STATES, { error: errorTexts.invalidStatus }).optional() },
  item: letter.omit({ content: true }),
  more: {
    /** Number of subscribers who would get a letter sent now. */
    subscribers: z.number(),
    /** State of mail sending: whether mails are sent and, if not, why. */
    mail: z.enum(MAIL_STATES),
    marketingConfigured: z.boolean(),
  },
})

// The panel polls this call while a letter is being sent.
export const listLetters = contract(routes.listLetters, { ...page, polled: true })

export const getLetter = contract(routes.getLetter, { ...ofRow, response: letter })

/** Stores a draft, once per attempt id. */
export const createLetter = contract(routes.createLetter, {
  access: 'admin',
  act: 'createLetter',
  status: 201,
  bodyLimit: ARTICLE_BODY_LIMIT,
  body: z.strictObject({ ...written, attemptId: attemptField }),
  response: letter,
})

/**
 * Changes an unsent letter. Answers 409 if the letter was changed or sent meanwhile, 403 with the code `UNPROVEN` if it
 * is scheduled and the session was not confirmed lately.
 */
export const updateLetter = contract(routes.updateLetter, {
  ...ofRow,
  act: 'updateLetter',
  bodyLimit: ARTICLE_BODY_LIMIT,
  body: z.strictObject({ ...written, updatedAt: sentInstant }),
  response: letter,
})

/**
 * Sends a letter to every subscriber, now or later, or hands it over to the marketing service. Answers 409 if the
 * letter was changed or sent meanwhile.
 */
export const sendLetter = contract(routes.sendLetter, {
  ...ofRow,
  isGrave: true,
  act: 'sendLetter',
  body: z
    .strictObject({
      updatedAt: sentInstant,
      /** Sending time; null to send the letter now. */
      sendAt: z.iso
        .datetime({ offset: true, error: errorTexts.invalidInstant })
        .refine((value) => isStorableInstant(new Date(value)), { error: errorTexts.invalidInstant })
        .nullable(),
      /** Whether the letter becomes a campaign in the marketing service. The owner starts the campaign there. */
      handOver: z.boolean().default(false),
    })
    .refine(({ sendAt }) => sendAt === null || Date.parse(sendAt) > Date.now(), {
      error: errorTexts.sendAtPast,
      path: ['sendAt'],
    }),
  response: letter,
})

/** Makes a scheduled letter a draft again. Answers 409 if the letter was changed or sent meanwhile. */
export const unscheduleLetter = contract(routes.unscheduleLetter, {
  ...ofRow,
  act: 'unscheduleLetter',
  body: z.strictObject({ updatedAt: sentInstant }),
  response: letter,
})

export const deleteLetter = contract(routes.deleteLetter, { ...onRow, act: 'deleteLetter' })

/** Sends a letter only to the owner. */
export const sendTestLetter = contract(routes.sendTestLetter, { ...onRow, act: 'tryLetter' })

/** Renders a letter as mail programs show it. */
export const previewLetter = contract(routes.previewLetter, {
  access: 'admin',
  act: null,
  bodyLimit: ARTICLE_BODY_LIMIT,
  body: z.strictObject({ subject: text(LIMITS.subject), content: markdown(LIMITS.letter) }),
  response: z.object({ html: z.string(), text: z.string() }),
})

export type Letter = ResponseOf<typeof getLetter>
export type LettersPage = ResponseOf<typeof listLetters>
export type ListedLetter = LettersPage['items'][number]
export type NewLetterInput = z.output<typeof createLetter.body>
export type LetterInput = z.output<typeof updateLetter.body>
export type LetterSending = z.output<typeof sendLetter.body>

/** Returns whether the marketing service is configured, and which e-mail addresses the owner must delete there. */
export const getMarketing = contract(routes.getMarketing, {
  access: 'admin',
  response: z.object({
    configured: z.boolean(),
    removals: z.array(z.object({ id: z.uuid(), email: z.string(), requestedAt: instant })),
  }),
})

/** Marks an e-mail address as deleted in the marketing service. */
export const endRemoval = contract(routes.endRemoval, { ...onRow, act: 'endRemoval' })

export type Marketing = ResponseOf<typeof getMarketing>
