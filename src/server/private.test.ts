import type { Selectable } from 'kysely'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { ConsultationBookingsTable, QuizSubmissionsTable } from '#db/schema/tables.ts'
import type { BookingInput, BookingChanges } from '#src/features/consultations/contracts.ts'
import type { SubscriptionInput } from '#src/features/newsletter/subscriber-contracts.ts'
import type { SubmissionInput } from '#src/features/quizzes/contracts.ts'
import type { WithdrawalInput } from '#src/features/orders/withdrawal-contracts.ts'
import { proposeSeo, writeArticle } from '#src/features/assistance/server/assistance.ts'
import type { logIn } from '#src/features/account/server/auth.ts'
import { reportFault, logFault } from './log.ts'
import { requestObject, drawImage } from '#src/features/assistance/server/openai.ts'
import type { signToken, visitorLink } from './signing.ts'

/** Private values from every source. */
interface Sources {
  booking: BookingInput
  bookingRow: Selectable<ConsultationBookingsTable>
  changes: BookingChanges
  subscription: SubscriptionInput
  submission: SubmissionInput
  submissionRow: Selectable<QuizSubmissionsTable>
  withdrawal: WithdrawalInput
  session: Awaited<ReturnType<typeof logIn>>
  token: ReturnType<typeof signToken>
  link: ReturnType<typeof visitorLink>
}

/** Leaks private values. Never called: each line must be a type error, or the compiler fails. */
function leak(from: Sources) {
  const { booking, bookingRow, submission, submissionRow, withdrawal } = from
  const line = { event: 'call' }
  const error = new Error()
  const signal = AbortSignal.timeout(1)

  // The log
  // @ts-expect-error an address as it was validated
  logFault('outbox-entry', error, { entry: booking.email })
  // @ts-expect-error a name as it was validated
  logFault('outbox-entry', error, { entry: withdrawal.name })
  // @ts-expect-error an address as it is stored
  logFault('outbox-entry', error, { entry: bookingRow.email })
  // @ts-expect-error the answers as they are stored
  logFault('outbox-entry', error, { entry: submissionRow.answers })
  // @ts-expect-error the token of a session
  logFault('outbox-entry', error, { entry: from.session })
  // @ts-expect-error a signed token
  logFault('outbox-entry', error, { entry: from.token })
  // @ts-expect-error a link that only its reader may have
  logFault('outbox-entry', error, { entry: from.link })
  // @ts-expect-error there is no field for free text
  logFault('outbox-entry', error, { text: 'words' })

  // The webhook
  // @ts-expect-error the administrator's notes, in an object
  reportFault({ ...line, about: from.changes }, () => undefined)
  // @ts-expect-error answers, in a list
  reportFault({ ...line, about: [submission.answers] }, () => undefined)

  // Prompts
  // @ts-expect-error what a visitor asks
  void writeArticle({ topic: booking.message ?? bookingRow.name, length: 'short' })
  const item = { title: 'x', excerpt: 'x', category: 'x', tags: [], imageUrl: null }
  // @ts-expect-error what a visitor has written, among fields of an article
  void proposeSeo({ ...item, type: 'post' as const, content: withdrawal.contract })
  // @ts-expect-error the name of a booking
  void drawImage({ prompt: bookingRow.name, size: '1x1', signal })
  const rest = { name: 'x', schema: z.string(), instructions: 'x', signal }
  const content = submissionRow.answers
  // @ts-expect-error answers, within a message
  void requestObject({ ...rest, input: [{ role: 'user' as const, content }] })

  // A private value is accepted wherever a string is, such as for the recipient of a mail.
  const recipient: string = booking.email
  logFault('outbox-entry', error, { entry: '9b2e', kind: 'letter' })
  return recipient
}

it('private values are refused by the compiler, which checks the lines above', () => {
  // `npm run check` fails if a line above compiles. This test only keeps the function in use.
  expect(leak).toBeTypeOf('function')
})
