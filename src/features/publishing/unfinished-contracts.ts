import { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { ARTICLE_BODY_LIMIT, contract, type ResponseOf } from '#src/core/contract.ts'
import { instant, LIMITS, ofRow, onRow, sentInstant, text } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { ITEM_KINDS } from '#src/core/items.ts'

/** Kinds of records whose unfinished texts the server keeps. */
export const UNFINISHED_KINDS = [...ITEM_KINDS, 'letter'] as const
export type UnfinishedKind = (typeof UNFINISHED_KINDS)[number]

const listed = z.object({
  /** Of the draft: its attempt id. */
  id: z.uuid(),
  kind: z.enum(UNFINISHED_KINDS),
  /** Null for a new record. */
  recordId: z.uuid().nullable(),
  title: z.string(),
  /** Browser and system that sent it last; empty when neither is known. */
  device: z.string(),
  updatedAt: instant,
})

/** What no form has saved yet, the last change first. */
export const listUnfinished = contract(routes.listUnfinished, {
  access: 'admin',
  response: z.array(listed),
})

export const getUnfinished = contract(routes.getUnfinished, {
  ...ofRow,
  response: listed.extend({
    /** The values of the form as JSON, which only the form reads. */
    form: z.string(),
    /** The row version that the form was loaded from; null for a new record. */
    loadedVersion: instant.nullable(),
  }),
})

/**
 * Keeps an unfinished text in place of its earlier state: it need not be valid yet. What another session has made
 * of it since it was seen is not written over.
 */
export const saveUnfinished = contract(routes.saveUnfinished, {
  ...ofRow,
  act: null,
  bodyLimit: ARTICLE_BODY_LIMIT,
  body: z.strictObject({
    kind: z.enum(UNFINISHED_KINDS),
    recordId: z.uuid().nullable(),
    title: text(LIMITS.title),
    form: z.string().refine(isObject, { error: errorTexts.invalidValue }),
    loadedVersion: sentInstant.nullable(),
    /** Its row version as this browser knows it; null: none. */
    seen: sentInstant.nullable(),
  }),
  response: z.object({
    /** Null: another session has changed it, and nothing was kept. */
    updatedAt: instant.nullable(),
    /** Whether a new record was saved under the draft's id already. */
    saved: z.boolean(),
  }),
})

/** Succeeds for one that is gone, too: it was saved or deleted at another device. */
export const deleteUnfinished = contract(routes.deleteUnfinished, { ...onRow, act: null })

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

export type ListedText = ResponseOf<typeof listUnfinished>[number]
export type UnfinishedText = ResponseOf<typeof getUnfinished>
export type UnfinishedInput = z.output<typeof saveUnfinished.body>
