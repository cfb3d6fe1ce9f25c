import { z } from 'zod'
import { withdrawalTexts } from './withdrawal-texts.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { ORDER_PACKAGES } from './orders.ts'
import { WITHDRAWAL_STATES } from './withdrawals.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import {
  emailField,
  expectedVersion,
  instant,
  LIMITS,
  listPage,
  ofRow,
  onRow,
  optionalText,
  pageQuery,
  privateField,
  requiredText,
  searchQuery,
} from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** The form of a withdrawal from a contract; it is no call, but a page's (`visitor-pages.ts`). */
export const withdrawalForm = z.object({
  name: privateField(requiredText(LIMITS.name, withdrawalTexts.nameRequired)),
  email: emailField(),
  contract: privateField(requiredText(LIMITS.contract, withdrawalTexts.contractRequired)),
  note: privateField(optionalText(LIMITS.note)),
})

export const withdrawalId = z.uuid()

export const withdrawal = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  contract: z.string(),
  note: z.string().nullable(),
  /** Whether its receipt waits for the administrator, as a program may have sent it. */
  suspicious: z.boolean(),
  state: z.enum(WITHDRAWAL_STATES),
  refundedOn: z.iso.date().nullable(),
  createdAt: instant,
  updatedAt: instant,
})

/** A withdrawal, and what is to be returned of its order by the terms; null: its address has none. Sums in cents. */
export const orderWithdrawal = withdrawal.extend({
  order: z
    .object({
      id: z.uuid(),
      package: z.enum(ORDER_PACKAGES),
      createdAt: instant,
      /** Where the checkout shows what was paid; null: it named nothing. */
      paymentUrl: z.url().nullable(),
      refundable: z.number(),
      /** Sum that the checkout has returned. */
      refundedAmount: z.number(),
      currency: z.string(),
      /** Days of the paid period, and those that were served. */
      paidDays: z.number(),
      usedDays: z.number(),
      /** Whether it came after the last day to withdraw. */
      isLate: z.boolean(),
    })
    .nullable(),
})

const withdrawalsQuery = z.strictObject({
  /** Searched in name, email, contract and note. */
  search: searchQuery,
  page: pageQuery,
})

export const listWithdrawals = contract(routes.listWithdrawals, {
  access: 'admin',
  query: withdrawalsQuery,
  response: z.object({
    items: z.array(orderWithdrawal),
    ...listPage,
  }),
})

/** Sets what was done about a withdrawal; a refund has its day, which is not in the future. */
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
  response: withdrawal,
})

/** Takes a suspicious withdrawal for a real one, and sends its receipt. */
export const approveWithdrawal = contract(routes.approveWithdrawal, {
  ...onRow,
  act: 'admitWithdrawal',
})

export type Withdrawal = z.output<typeof withdrawal>
export type OrderWithdrawal = ResponseOf<typeof listWithdrawals>['items'][number]
export type WithdrawalChanges = z.output<typeof updateWithdrawal.body>
export type WithdrawalInput = z.output<typeof withdrawalForm>
export type WithdrawalsQuery = z.output<typeof withdrawalsQuery>
