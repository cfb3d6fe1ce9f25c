import { ITEM_KINDS } from '#src/core/items.ts'

/** Kinds of records whose unfinished texts the server keeps. */
export const UNFINISHED_KINDS = [...ITEM_KINDS, 'letter'] as const
export type UnfinishedKind = (typeof UNFINISHED_KINDS)[number]
