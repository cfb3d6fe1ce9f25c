import { z } from 'zod'
import { withdrawalTexts } from '#src/texts/withdrawal.ts'
import { contract, type ResponseOf } from './contract.ts'
import {
  emailField,
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
        createdAt: instant,
      }),
    ),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
})

export type Withdrawal = ResponseOf<typeof listWithdrawals>['items'][number]
export type WithdrawalInput = z.output<typeof withdrawalForm>
export type WithdrawalsQuery = z.output<typeof withdrawalsQuery>
