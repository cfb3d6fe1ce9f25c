import { fromVilniusTime, toVilniusTime } from '#src/core/vilnius-time.ts'

/** Statuses in the order of the form (specification, section 4). */
export const ITEM_STATUSES = ['draft', 'published', 'scheduled'] as const

/** Status fields of an item's form. */
export interface StatusValues {
  status: (typeof ITEM_STATUSES)[number]
  /** Time in Vilnius, in the format of `datetime-local`. */
  publishAt: string
}

/** Converts a stored item to its status fields. */
export function toStatusValues({
  published,
  publishAt,
}: {
  published: boolean
  publishAt: string | null
}): StatusValues {
  return {
    status: published ? 'published' : publishAt === null ? 'draft' : 'scheduled',
    publishAt: publishAt === null ? '' : toVilniusTime(publishAt),
  }
}

/**
 * Converts the status fields to fields of a request body. An invalid time stays as typed, so that the schema refuses
 * it.
 */
export function toPublished({ status, publishAt }: StatusValues): {
  published: boolean
  publishAt: string | null
} {
  return {
    published: status === 'published',
    publishAt: status === 'scheduled' ? (fromVilniusTime(publishAt) ?? publishAt) : null,
  }
}
