import { z } from 'zod'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, pageQuery } from '#src/core/fields.ts'
import { booking } from '#src/features/inbox/contracts.ts'
import { order, problem } from '#src/features/orders/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { orderWithdrawal } from '#src/features/orders/withdrawal-contracts.ts'

/** Something that waits for the administrator; `dueAt`: by when it is promised or prescribed. */
const duty = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('letter'), id: z.string(), dueAt: instant, order }),
  z.object({ kind: z.literal('booking'), id: z.string(), dueAt: instant, booking }),
  z.object({
    kind: z.literal('withdrawal'),
    id: z.string(),
    dueAt: instant,
    withdrawal: orderWithdrawal,
  }),
  z.object({ kind: z.literal('payment'), id: z.string(), problem }),
  z.object({ kind: z.literal('outbox'), id: z.string(), count: z.number() }),
  z.object({ kind: z.literal('suspicious'), id: z.string(), count: z.number() }),
  z.object({ kind: z.literal('subscription'), id: z.string(), order }),
  z.object({ kind: z.literal('unpaid'), id: z.string(), order }),
  z.object({ kind: z.literal('unstarted'), id: z.string(), order }),
])

/** What waits for the administrator: by when it is due, then what has no time. */
export const getToday = contract(routes.getToday, {
  access: 'admin',
  query: z.object({ page: pageQuery }),
  response: z.object({ items: z.array(duty), total: z.number(), pageSize: z.number() }),
})

export type Today = ResponseOf<typeof getToday>
export type Duty = Today['items'][number]
