import { fromVilniusTime, toVilniusTime } from '#src/domain/vilnius-time.ts'

/** What an item of a form may be, in the order of the form (specification, section 4). */
export const ITEM_STATUSES = ['draft', 'published', 'scheduled'] as const

/** The fields of a form that say when an item is to be seen. */
export interface StatusValues {
  status: (typeof ITEM_STATUSES)[number]
  /** The time in Vilnius, as a date field has it. */
  publishAt: string
}

/** What a stored item puts into these fields. */
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

/** What these fields put into the body of a call; a time that is none is left for the schema to refuse. */
export function toPublished({ status, publishAt }: StatusValues): {
  published: boolean
  publishAt: string | null
} {
  return {
    published: status === 'published',
    publishAt: status === 'scheduled' ? (fromVilniusTime(publishAt) ?? publishAt) : null,
  }
}
