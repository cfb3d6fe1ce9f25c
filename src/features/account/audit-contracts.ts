import { z } from 'zod'
import { ACTS } from '#src/core/acts.ts'
import { ITEM_KINDS } from '#src/core/items.ts'
import { contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, listPage, pageQuery } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'

/** What the administrator has done, newest first. */
export const listActs = contract(routes.listActs, {
  access: 'admin',
  query: z.strictObject({ page: pageQuery }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        at: instant,
        act: z.enum(ACTS),
        /** What it was done to: an item by kind, id and slug, else the id of a row or an image's name. */
        subjectKind: z.enum(ITEM_KINDS).nullable(),
        subjectId: z.string().nullable(),
        subjectSlug: z.string().nullable(),
        sessionId: z.uuid(),
        /** Browser and system; '' when unknown. */
        device: z.string(),
      }),
    ),
    ...listPage,
  }),
})

export type ActsPage = ResponseOf<typeof listActs>
export type RecordedAct = ActsPage['items'][number]
