import { z } from 'zod'
import type { Database } from '#db/client.ts'
import { insertAct } from './audit-queries.ts'
import type { OpenSession } from './session-queries.ts'
import type { Act } from '#src/core/acts.ts'
import { SLUG_PATTERN } from '#src/core/slugs.ts'
import { MEDIA_NAME } from '#src/features/images/images.ts'
import { ITEM_KINDS } from '#src/core/items.ts'

// Only ids, kinds, slugs, names of images and of changed parts, and prices reach the log. Other values may be about a
// visitor.
const row = z.object({
  id: z.guid(),
  slug: z.string().regex(SLUG_PATTERN).optional().catch(undefined),
})
const image = z.object({ name: z.string().regex(MEDIA_NAME) })
const ofKind = z.object({ kind: z.enum(ITEM_KINDS) })
const withItem = z.object({ item: z.unknown() })
const withParts = z.object({ changedParts: z.array(z.string()) })

interface Subject {
  subjectKind: (typeof ITEM_KINDS)[number] | null
  subjectId: string | null
  subjectSlug: string | null
  /** Names of the parts of the settings, or the price, that the call has changed. */
  changed: string[]
}

/** Finds the subject of a call in its response, otherwise in its parameters or body. */
export function subjectOf(call: { answer: unknown; params: unknown; body: unknown }): Subject {
  const item = withItem.safeParse(call.body).data?.item
  const places = [call.answer, call.params, call.body, item]
  const found = places.map((place) => row.safeParse(place).data).find((data) => data !== undefined)
  const kind = places.map((place) => ofKind.safeParse(place).data?.kind).find(Boolean)
  return {
    subjectKind: kind ?? null,
    subjectId: found?.id ?? image.safeParse(call.params).data?.name ?? null,
    subjectSlug: found?.slug ?? null,
    changed: withParts.safeParse(call.answer).data?.changedParts ?? [],
  }
}

/** Appends an act of the administrator's session to the audit log. */
export async function recordAct(
  { db, session }: { db: Database; session: OpenSession },
  act: Act,
  subject: Subject,
): Promise<void> {
  const id = crypto.randomUUID()
  await insertAct(db, { id, act, ...subject, sessionId: session.id, device: session.device })
}
