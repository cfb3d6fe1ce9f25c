import { z } from 'zod'
import { withdrawalTexts } from './withdrawal-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { EMAIL_PACKAGES } from '#src/features/consultations/consultations.ts'
import { DELIVERIES } from './correspondence.ts'
import { WITHDRAWAL_GROUPS, WITHDRAWAL_STATES } from './withdrawals.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import {
  emailField,
  expectedVersion,
  instant,
  LIMITS,
  listCalls,
  ofRow,
  onRow,
  optionalText,
  privateField,
  requiredText,
  searchQuery,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** The withdrawal form. It is sent to a visitor page (`visitor-pages.ts`), not to the API. */
export const withdrawalForm = z.object({
  name: privateField(requiredText(LIMITS.name, withdrawalTexts.nameRequired)),
  email: emailField(),
  contract: privateField(requiredText(LIMITS.contract, withdrawalTexts.contractRequired)),
  note: privateField(optionalText(LIMITS.note)),
})

export const withdrawalId = z.uuid()

const withdrawal = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  note: z.string().nullable(),
  /** Whether mails about the withdrawal wait for the administrator, since a bot may have sent it. */
  suspicious: z.boolean(),
  state: z.enum(WITHDRAWAL_STATES),
  refundedOn: z.iso.date().nullable(),
  createdAt: instant,
  updatedAt: instant,
})

/**
 * A withdrawal with the order of its address, and the refund that is due by the terms. `order` is null if the address
 * has no order. Sums are in cents.
 */
export const orderWithdrawal = withdrawal.extend({
  /** Outcome that the last mail has, or may have, told the client; null without such a mail. */
  told: z.enum(['refunded', 'nothing-due']).nullable(),
  /** Time from which the waiting mail about the outcome is sent; null if none waits. */
  mailDueAt: instant.nullable(),
  /** Whether that mail should have gone out already, or an attempt to send it has failed. */
  isMailUnsent: z.boolean(),
  order: z
    .object({
      id: z.uuid(),
      package: z.enum(EMAIL_PACKAGES),
      /** Title of the package when it was sold. */
      title: z.string(),
      createdAt: instant,
      /** The checkout's page of the subscription or payment; null if the checkout named neither. */
      paymentUrl: z.url().nullable(),
      /** The checkout's page of the first payment, where it is refunded; null if the checkout did not name it. */
      refundUrl: z.url().nullable(),
      /** Day of the next charge, `YYYY-MM-DD`; null if none is expected or its day is not known. */
      nextPaymentOn: z.string().nullable(),
      /** How the client gets answers; null until the client has sent the start form. */
      delivery: z.enum(DELIVERIES).nullable(),
      refundable: z.number(),
      /** Sum of all refunds that the checkout has reported. */
      refundedAmount: z.number(),
      /** Sum of those since the withdrawal. */
      returnedAmount: z.number(),
      /** Day of the last refund that the checkout has reported, `YYYY-MM-DD`; null without one. */
      returnedOn: z.string().nullable(),
      currency: z.string(),
      /** Days of the paid period, and how many of them were used. */
      paidDays: z.number(),
      usedDays: z.number(),
      /** Whether the withdrawal came after the last day to withdraw. */
      isLate: z.boolean(),
      /** Whether the withdrawal contains the order's number. Without it, it may come from a stranger. */
      isNamed: z.boolean(),
      /** Whether the order is a subscription that will be charged again. */
      isRenewed: z.boolean(),
      /** Whether the client had withdrawn from the order before, so that the money is settled there. */
      isRepeated: z.boolean(),
      /** Whether the payment is disputed, so that the bank settles the money. */
      isDisputed: z.boolean(),
    })
    .nullable(),
})

const { page } = listCalls({
  /** Searches name, email, contract, note, and a long text also in the order's number. */
  query: {
    search: searchQuery,
    /** Group of the withdrawals; all when absent. */
    group: z.enum(WITHDRAWAL_GROUPS, { error: errorTexts.invalidStatus }).optional(),
  },
  item: orderWithdrawal,
  more: {
    /** Number of withdrawals of each group that match the search. The filter is ignored. */
    counts: z.record(z.enum(WITHDRAWAL_GROUPS), z.number()),
  },
})

/** Lists the withdrawals, open ones first. */
export const listWithdrawals = contract(routes.listWithdrawals, page)

/**
 * Sets the state of a withdrawal. The state `refunded` requires the day of the refund, which must not be in the future.
 */
export const updateWithdrawal = contract(routes.updateWithdrawal, {
  ...ofRow,
  act: 'updateWithdrawal',
  body: z.discriminatedUnion(
    'state',
    [
      z.strictObject({
        state: z.literal('refunded'),
        refundedOn: z.iso
          .date({ error: withdrawalTexts.refundDayInvalid })
          .refine((day) => day <= formatDay(new Date()), {
            error: withdrawalTexts.refundDayInFuture,
          }),
        updatedAt: expectedVersion,
      }),
      z.strictObject({
        state: z.enum(WITHDRAWAL_STATES).exclude(['refunded']),
        refundedOn: z.null().default(null),
        updatedAt: expectedVersion,
      }),
    ],
    { error: errorTexts.invalidStatus },
  ),
  response: orderWithdrawal,
})

/** Accepts a suspicious withdrawal as real, and sends the mails about it. */
export const approveWithdrawal = contract(routes.approveWithdrawal, {
  ...onRow,
  act: 'admitWithdrawal',
})

export type OrderWithdrawal = ResponseOf<typeof listWithdrawals>['items'][number]
export type WithdrawalChanges = z.output<typeof updateWithdrawal.body>
export type WithdrawalInput = z.output<typeof withdrawalForm>
