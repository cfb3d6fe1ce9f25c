import { fromVilniusTime, toVilniusTime } from '#src/core/vilnius-time.ts'

/** Statuses, in the form's order (specification, section 4). */
export const ITEM_STATUSES = ['draft', 'published', 'scheduled'] as const

/** Status fields of an item's form. */
export interface StatusValues {
  status: (typeof ITEM_STATUSES)[number]
  /** Local time in Vilnius, in the format of a `datetime-local` input. */
  publishAt: string
  /** Time of first publication, as local as `publishAt`; '' for an item that was never published. */
  publishedAt: string
}

/** Converts a stored item's publication, or that of an earlier version, to form values. */
export function toStatusValues({
  published,
  publishAt,
  publishedAt,
}: {
  published: boolean
  publishAt: string | null
  /** Versions have none. */
  publishedAt?: string | null
}): StatusValues {
  return {
    status: published ? 'published' : publishAt === null ? 'draft' : 'scheduled',
    publishAt: publishAt === null ? '' : toVilniusTime(publishAt),
    publishedAt: typeof publishedAt === 'string' ? toVilniusTime(publishedAt) : '',
  }
}

/** Converts form values to the request's fields. An invalid time is sent as typed, and the schema rejects it. */
export function toPublished({ status, publishAt, publishedAt }: StatusValues): {
  published: boolean
  publishAt: string | null
  publishedAt?: string
} {
  const isSet = status === 'published' && publishedAt !== ''
  return {
    ...(isSet && { publishedAt: fromVilniusTime(publishedAt) ?? publishedAt }),
    published: status === 'published',
    publishAt: status === 'scheduled' ? (fromVilniusTime(publishAt) ?? publishAt) : null,
  }
}
