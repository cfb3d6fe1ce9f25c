import { z } from 'zod'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, onRow } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** The marketing service: whether it is configured, and which addresses its owner has to delete there. */
export const getMarketing = contract(routes.getMarketing, {
  access: 'admin',
  response: z.object({
    configured: z.boolean(),
    removals: z.array(z.object({ id: z.uuid(), email: z.string(), requestedAt: instant })),
  }),
})

/** Notes that an address is deleted there. */
export const endRemoval = contract(routes.endRemoval, { ...onRow, act: 'endRemoval' })

export type Marketing = ResponseOf<typeof getMarketing>
