import { z } from 'zod'
import { ITEM_KINDS } from '#src/domain/items.ts'
import { contract, type ResponseOf } from './contract.ts'
import { LIMITS } from './fields.ts'
import * as routes from './routes.ts'

/** Whether an item may have this address; articles and pages share one space. */
export const slugAvailability = contract(routes.slugAvailability, {
  access: 'admin',
  query: z.object({
    kind: z.enum(ITEM_KINDS),
    /** Anything typed: what cannot be a slug is not free. */
    slug: z.string().trim().max(LIMITS.address),
    /** The item that asks: its own address counts as free. */
    id: z.uuid().optional(),
  }),
  response: z.object({ free: z.boolean(), slug: z.string() }),
})

export type SlugAvailability = ResponseOf<typeof slugAvailability>
