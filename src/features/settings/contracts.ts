import { z } from 'zod'
import { FIGURES, type FigureId, MAX_RATING, MAX_TESTIMONIALS } from './claims.ts'
import { EMAIL_PACKAGES, OFFERS } from '#src/features/consultations/consultations.ts'
import { offerOn } from '#src/features/consultations/offered-packages.ts'
import { PROMISED_FEATURES } from '#src/features/consultations/package-texts.ts'
import { ARTICLE_CATEGORIES } from '#src/features/articles/articles.ts'
import { markdown } from '#src/features/articles/markdown-field.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import {
  emailAddress,
  emailField,
  exactText,
  expectedVersion,
  instant,
  LIMITS,
  optionalText,
  privateField,
  requiredText,
  slugField,
  success,
  text,
} from '#src/core/fields.ts'
import { faultTexts } from './fault-texts.ts'
import { paragraphs } from './paragraphs.ts'
import { PARTS } from './parts.ts'
import { CONFIRMED_STEPS } from './steps.ts'
import { confirmation } from '#src/features/account/contracts.ts'
import { isHelpPath, TROUBLE_NAMES } from './troubles.ts'
import * as routes from '#src/core/routes.ts'

/** Collapses white space, so that a value is one line. */
const line = <Value extends string | null>(field: z.ZodType<Value>) =>
  field.transform((value) => (value === null ? null : value.replaceAll(/\s+/g, ' ')) as Value)

/** Whether a value looks like a phone number: at least five digits, and only characters of phone numbers. */
const isPhone = (value: string) =>
  /^[\d\s+()/.\u2010-\u2013-]+$/.test(value) && (value.match(/\d/g) ?? []).length >= 5

const hour = z.int({ error: errorTexts.invalidHours })

const answerHours = z
  .strictObject({ from: hour.min(0), to: hour.max(24) }, { error: errorTexts.invalidHours })
  .refine(({ from, to }) => from < to, { error: errorTexts.invalidHours })

/** Fields of every claim. */
const claim = {
  shown: z.boolean(),
  checkedOn: z.iso.date({ error: errorTexts.invalidInstant }).nullable(),
}

/** Returns a function for `refine`: whether a claim that visitors see has this field. */
const shownWith =
  <Field extends string>(field: Field) =>
  (claim: { shown: boolean } & Record<Field, string>) =>
    !claim.shown || claim[field] !== ''

const figure = z
  .strictObject({ ...claim, value: text(LIMITS.figure), label: text(LIMITS.title) })
  .refine(shownWith('value'), { error: errorTexts.required, path: ['value'] })
  .refine(shownWith('label'), { error: errorTexts.required, path: ['label'] })

const testimonial = z
  .strictObject({
    ...claim,
    name: text(LIMITS.name),
    city: text(LIMITS.name),
    relationship: text(LIMITS.name),
    rating: z.int().min(1).max(MAX_RATING),
    text: text(LIMITS.testimonial),
  })
  .refine(shownWith('name'), { error: errorTexts.required, path: ['name'] })
  .refine(shownWith('text'), { error: errorTexts.required, path: ['text'] })

const claims = z.strictObject({
  figures: z.strictObject(
    Object.fromEntries(FIGURES.map((id) => [id, figure])) as Record<FigureId, typeof figure>,
  ),
  testimonials: z
    .array(testimonial)
    .max(MAX_TESTIMONIALS, { error: errorTexts.tooMany(MAX_TESTIMONIALS) })
    .readonly(),
  testimonialsCheck: text(LIMITS.note),
})

/** Refuses a claim whose check is still to come. Only for input: a stored one must stay readable. */
const checkedClaims = claims.superRefine(({ figures, testimonials }, context) => {
  const today = formatDay(new Date())
  for (const [kind, all] of Object.entries({ figures, testimonials })) {
    for (const [id, { checkedOn }] of Object.entries(all)) {
      if (checkedOn === null || checkedOn <= today) continue
      const path = [kind, kind === 'figures' ? id : Number(id), 'checkedOn']
      context.addIssue({ code: 'custom', message: faultTexts.checkedLater, path })
    }
  }
})

const packageOffer = z.strictObject({
  offer: z.enum(OFFERS, { error: errorTexts.invalidValue }),
  takenUntil: z.iso.date({ error: errorTexts.invalidInstant }).nullable(),
  title: line(requiredText(LIMITS.title, errorTexts.titleRequired)),
  description: line(requiredText(LIMITS.excerpt, errorTexts.required)),
  features: z
    .array(line(requiredText(LIMITS.title, errorTexts.required)), { error: errorTexts.required })
    .min(1, { error: errorTexts.required })
    .max(LIMITS.features, { error: errorTexts.tooMany(LIMITS.features) })
    .readonly(),
})

/** Returns the offer of an e-mail package, whose features name the promised answer time. */
const emailOffer = (promised: string) =>
  packageOffer.refine(({ features }) => features.filter((each) => each === promised).length === 1, {
    error: errorTexts.promiseRequired(promised),
    path: ['features'],
  })

const packages = z.strictObject({
  'email-weekly': emailOffer(PROMISED_FEATURES['email-weekly']),
  'email-monthly': emailOffer(PROMISED_FEATURES['email-monthly']),
  individual: packageOffer,
  'couple-therapy': packageOffer,
  intensive: packageOffer,
})

/** Refuses a package that was taken until a day before today. Only for input: a stored day goes by. */
const futurePackages = packages.superRefine((offers, context) => {
  const today = formatDay(new Date())
  for (const [id, offer] of Object.entries(offers)) {
    if (offerOn(offer, today) === offer.offer) continue
    context.addIssue({ code: 'custom', message: faultTexts.takenEarlier, path: [id, 'takenUntil'] })
  }
})

/** Days on which no messages are answered, each once, in order. */
const daysOff = z
  .array(z.iso.date({ error: errorTexts.invalidInstant }))
  .max(LIMITS.daysOff, { error: errorTexts.tooMany(LIMITS.daysOff) })
  .transform((days) => [...new Set(days)].toSorted())
  .readonly()

const city = line(requiredText(LIMITS.name, errorTexts.required))

/** Path of the article or quiz that each trouble on the home page leads to. Troubles without one are missing. */
const troubles = z
  .partialRecord(
    z.enum(TROUBLE_NAMES),
    line(requiredText(LIMITS.address, errorTexts.required)).refine(isHelpPath, {
      error: errorTexts.invalidAddress,
    }),
  )
  .readonly()

const fields = {
  legalName: line(requiredText(LIMITS.name, errorTexts.legalNameRequired)),
  legalForm: line(optionalText(LIMITS.name)),
  code: line(optionalText(LIMITS.code)),
  vatCode: line(optionalText(LIMITS.code)),
  address: line(optionalText(LIMITS.postalAddress)),
  email: emailAddress(),
  phone: line(optionalText(LIMITS.phone)),
  /** Hours of the day in which messages are answered; null for all day. */
  answerHours: answerHours.nullable(),
  sampleQuestion: text(LIMITS.message),
  /** Sample answer as Markdown. */
  sampleAnswer: exactText(LIMITS.message),
  /** Whether visitors see which content was made by AI. */
  aiCaptions: z.boolean().default(false),
  /** Whether visitors see how many messages were answered in time, once there are enough answers. */
  showsAnswerTime: z.boolean().default(false),
  /** Slug of the quiz that the articles of each topic recommend. Topics without a quiz are missing. */
  topicQuizzes: z.partialRecord(z.enum(ARTICLE_CATEGORIES), slugField),
  troubles,
  /** City line of the footer. */
  city,
  /** Figures and testimonials of the site. */
  claims,
  /** How each package is offered. */
  packages,
  daysOff,
  paragraphs,
}

/** All settings that the owner can change. */
export const settings = z.object(fields)

/** Id of the settings, which are one record. */
const id = z.literal('settings')

const stored = settings.extend({
  id,
  /** Address to which the site mails its notices; null if it cannot send mail. */
  noticeEmail: privateField(z.string()).nullable(),
  /** Another address that waits for its confirmation; null if there is none. */
  pendingNotices: z
    .object({
      email: privateField(z.string()),
      /** End of the mailed link; null if it has expired. */
      expiresAt: instant.nullable(),
    })
    .nullable(),
  /** When the owner last changed or confirmed the city; null if neither. */
  cityCheckedAt: instant.nullable(),
  /** Price and payment link of each e-mail package. */
  sales: z.record(
    z.enum(EMAIL_PACKAGES),
    z.object({ price: z.number(), paymentLink: z.string().nullable() }),
  ),
  /** Whether this deploy is a preview, with its own settings. */
  inPreview: z.boolean(),
  /** Earlier versions of the settings, newest first. */
  earlier: z.array(z.object({ savedAt: z.string(), settings })),
  updatedAt: instant,
})

/** Returns the settings with their earlier versions. */
export const getSettings = contract(routes.getSettings, { access: 'admin', response: stored })

/**
 * Replaces all settings. `changedParts` lists the parts that differ from before, for the audit log. `changedPages` lists
 * static pages that contained a changed setting and were updated. Answers 403 with the code `UNPROVEN` and the changed
 * fields if the seller's details, the contacts or the packages change in a session that was not confirmed lately. A
 * changed seller is told to the owner, a new contact address also to the old and the new one.
 */
export const updateSettings = contract(routes.updateSettings, {
  access: 'admin',
  act: 'updateSettings',
  body: z.strictObject({
    ...fields,
    /** Unchanged if absent. */
    city: city.optional(),
    /** Unchanged if absent. */
    claims: checkedClaims.optional(),
    /** Unchanged if absent. */
    troubles: troubles.optional(),
    /** Unchanged if absent. */
    packages: futurePackages.optional(),
    /** Unchanged if absent. */
    daysOff: daysOff.optional(),
    /** Unchanged if absent. */
    paragraphs: paragraphs.optional(),
    /** Unchanged if absent. */
    showsAnswerTime: z.boolean().optional(),
    sampleAnswer: markdown(LIMITS.message),
    phone: fields.phone.refine((value) => value === null || isPhone(value), {
      error: errorTexts.invalidPhone,
    }),
    updatedAt: expectedVersion,
  }),
  response: stored.extend({
    changedParts: z.array(z.enum(PARTS)),
    changedPages: z.array(z.string()),
  }),
})

/** Says that a step before the launch is done, as only the owner can know. */
export const confirmStep = contract(routes.confirmStep, {
  access: 'admin',
  act: 'confirmStep',
  body: z.strictObject({ step: z.enum(CONFIRMED_STEPS, { error: errorTexts.invalidValue }) }),
  response: success,
})

/** Hours in which a new address of notices can be confirmed by the link that is mailed to it. */
export const NOTICES_LINK_HOURS = 24

/**
 * Asks for another address of notices: mails it a link, and tells the present address. Notices go there once the link
 * is used. Answers 400 for the present address, 403 if the confirmation is wrong, 409 in a preview.
 */
export const moveNotices = contract(routes.moveNotices, {
  access: 'admin',
  act: 'moveNotices',
  body: z.strictObject({ confirmation, noticeEmail: emailField() }),
  response: success,
})

/** Mails the link again, which ends the earlier one. Answers 404 if no address waits for its confirmation. */
export const resendNotices = contract(routes.resendNotices, {
  access: 'admin',
  isGrave: true,
  act: 'resendNotices',
  response: success,
})

/** Withdraws the request for another address of notices. */
export const cancelNotices = contract(routes.cancelNotices, {
  access: 'admin',
  act: 'cancelNotices',
  response: success,
})

/**
 * Sets price and payment link of an e-mail package and mails a notice to the owner. Answers 403 if the confirmation is
 * wrong.
 */
export const setPrice = contract(routes.setPrice, {
  access: 'admin',
  act: 'setPrice',
  body: z.strictObject({
    confirmation,
    package: z.enum(EMAIL_PACKAGES, { error: errorTexts.invalidValue }),
    /** Whole euros. */
    price: z
      .int({ error: errorTexts.invalidPrice })
      .min(1, { error: errorTexts.invalidPrice })
      .max(LIMITS.price, { error: errorTexts.invalidPrice }),
    /** Payment link of the checkout. The server checks it together with its id, so that both faults are told at once. */
    url: z.string().max(LIMITS.address),
    /** The checkout's id of the payment link. */
    linkId: z.string().max(LIMITS.address),
  }),
  response: success.extend({
    changedPages: z.array(z.string()),
    /** Title of the package, its price before and after, for the audit log. */
    changedParts: z.array(z.string()),
  }),
})

export type AdminSettings = ResponseOf<typeof getSettings>
export type NoticesMove = z.output<typeof moveNotices.body>
export type PriceChange = z.output<typeof setPrice.body>
export type SavedSettings = ResponseOf<typeof updateSettings>
export type SettingsInput = z.output<typeof updateSettings.body>
