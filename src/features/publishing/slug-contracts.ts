import { z } from 'zod'
import { ITEM_KINDS } from '#src/core/items.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { LIMITS } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** Whether an item may have this slug; articles and pages share a namespace. */
export const slugAvailability = contract(routes.slugAvailability, {
  access: 'admin',
  query: z.object({
    kind: z.enum(ITEM_KINDS),
    /** Any input: a malformed slug is not available. */
    slug: z.string().trim().max(LIMITS.address),
    /** The item being edited: its own slug is available. */
    id: z.uuid().optional(),
  }),
  response: z.object({ free: z.boolean(), slug: z.string() }),
})

export type SlugAvailability = ResponseOf<typeof slugAvailability>
