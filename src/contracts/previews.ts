import { z } from 'zod'
import { ITEM_KINDS } from '#src/domain/items.ts'
import { contract, type ResponseOf } from './contract.ts'
import { instant } from './fields.ts'
import * as routes from './routes.ts'

/** Makes a link that shows an item, also a draft, to whoever has it, for 7 days. */
export const createPreviewLink = contract(routes.createPreviewLink, {
  access: 'admin',
  body: z.strictObject({ kind: z.enum(ITEM_KINDS), id: z.uuid() }),
  response: z.object({ url: z.string(), expiresAt: instant }),
})

/** Ends every preview link of an item that was made so far. */
export const revokePreviewLinks = contract(routes.revokePreviewLinks, {
  access: 'admin',
  params: z.object({ kind: z.enum(ITEM_KINDS), id: z.uuid() }),
  response: z.object({ success: z.literal(true) }),
})

export type PreviewLink = ResponseOf<typeof createPreviewLink>
