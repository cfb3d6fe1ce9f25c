import { fromVilniusTime, toVilniusTime } from '#src/core/vilnius-time.ts'

/** Statuses, in the form's order (specification, section 4). */
export const ITEM_STATUSES = ['draft', 'published', 'scheduled'] as const

/** Status fields of an item's form. */
export interface StatusValues {
  status: (typeof ITEM_STATUSES)[number]
  /** Local time in Vilnius, in the format of a `datetime-local` input. */
  publishAt: string
}

/** Converts a stored item's publication to form values. */
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

/** Converts form values to the request's fields. An invalid time is sent as typed, and the schema rejects it. */
export function toPublished({ status, publishAt }: StatusValues): {
  published: boolean
  publishAt: string | null
} {
  return {
    published: status === 'published',
    publishAt: status === 'scheduled' ? (fromVilniusTime(publishAt) ?? publishAt) : null,
  }
}
