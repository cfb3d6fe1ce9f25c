import { z } from 'zod'
import { ITEM_KINDS } from '#src/core/items.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, success } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** Makes the preview link of an item, published or not, valid for 7 days. */
export const createPreviewLink = contract(routes.createPreviewLink, {
  access: 'admin',
  act: 'createPreviewLink',
  body: z.strictObject({ kind: z.enum(ITEM_KINDS), id: z.uuid() }),
  response: z.object({ url: z.string(), expiresAt: instant }),
})

/** Revokes all preview links of an item issued so far. */
export const revokePreviewLinks = contract(routes.revokePreviewLinks, {
  access: 'admin',
  act: 'revokePreviewLinks',
  params: z.object({ kind: z.enum(ITEM_KINDS), id: z.uuid() }),
  response: success,
})

export type PreviewLink = ResponseOf<typeof createPreviewLink>
