import { z } from 'zod'
import { withdrawalTexts } from '#src/texts/withdrawal.ts'
import { contract, type ResponseOf } from './contract.ts'
import {
  emailField,
  idParams,
  instant,
  LIMITS,
  optionalText,
  pageQuery,
  privately,
  requiredText,
  searchQuery,
} from './fields.ts'
import * as routes from './routes.ts'

/** The form of a withdrawal from a contract; it is no call, but a page's (`visitor-pages.ts`). */
export const withdrawalForm = z.object({
  name: privately(requiredText(LIMITS.name, withdrawalTexts.nameRequired)),
  email: emailField(),
  contract: privately(requiredText(LIMITS.contract, withdrawalTexts.contractRequired)),
  note: privately(optionalText(LIMITS.note)),
})

export const withdrawalId = z.uuid()

const withdrawalsQuery = z.strictObject({
  /** Searched in name, email, contract and note. */
  search: searchQuery,
  page: pageQuery,
})

export const listWithdrawals = contract(routes.listWithdrawals, {
  access: 'admin',
  query: withdrawalsQuery,
  response: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        email: z.string(),
        contract: z.string(),
        note: z.string().nullable(),
        /** Whether its receipt waits for the administrator, as a program may have sent it. */
        suspicious: z.boolean(),
        createdAt: instant,
      }),
    ),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
})

/** Takes a suspicious withdrawal for a real one, and sends its receipt. */
export const admitWithdrawal = contract(routes.admitWithdrawal, {
  access: 'admin',
  act: 'admitWithdrawal',
  params: idParams,
  response: z.object({ success: z.literal(true) }),
})

export type Withdrawal = ResponseOf<typeof listWithdrawals>['items'][number]
export type WithdrawalInput = z.output<typeof withdrawalForm>
export type WithdrawalsQuery = z.output<typeof withdrawalsQuery>
