import { z } from 'zod'
import { BOOKING_NAME_MIN } from './consultations.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract } from '#src/core/contract.ts'
import {
  attemptField,
  emailField,
  LIMITS,
  optionalText,
  privately,
  requiredText,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** Signs of a bot in a form of the site (`core/bots.ts`). */
const botSigns = {
  website: optionalText(LIMITS.address),
  openMs: z.number().nonnegative().optional(),
}

const message = z.object({ message: z.string() })

/** Rate limit per minute and address of a public form. */
const formRateLimit = { windowLimit: 120, windowSize: 60 }

export const subscribeToNewsletter = contract(routes.subscribeToNewsletter, {
  body: z.object({
    email: emailField(),
    name: privately(optionalText(LIMITS.name)),
    ...botSigns,
  }),
  response: message,
  rateLimit: formRateLimit,
})

export const bookConsultation = contract(routes.bookConsultation, {
  body: z.object({
    name: privately(requiredText(LIMITS.name, errorTexts.nameTooShort, BOOKING_NAME_MIN)),
    email: emailField(errorTexts.invalidEmail),
    phone: privately(optionalText(LIMITS.phone)),
    consultationType: requiredText(LIMITS.consultationType, errorTexts.consultationTypeRequired),
    preferredDate: privately(optionalText(LIMITS.preferredDate)),
    message: privately(optionalText(LIMITS.message)),
    /** Attempt id: a repeated one stores nothing new. */
    attemptId: attemptField,
    ...botSigns,
  }),
  response: message,
  rateLimit: formRateLimit,
})

/** A validated subscription. */
export type SubscriptionInput = z.output<typeof subscribeToNewsletter.body>
/** A validated booking. */
export type BookingInput = z.output<typeof bookConsultation.body>
