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
  /** The id of the record, or the attempt id of a new record. */
  id: z.uuid(),
  kind: z.enum(UNFINISHED_KINDS),
  /** Null for a new record. */
  recordId: z.uuid().nullable(),
  title: z.string(),
  /** Browser and system that sent the text last; empty when neither is known. */
  device: z.string(),
  updatedAt: instant,
})

/** Lists the texts that no form has saved yet, last changed first. */
export const listUnfinished = contract(routes.listUnfinished, {
  access: 'admin',
  response: z.array(listed),
})

export const getUnfinished = contract(routes.getUnfinished, {
  ...ofRow,
  response: listed.extend({
    /** The values of the form as JSON. Only the form reads them. */
    form: z.string(),
    /** The row version that the form was loaded from; null for a new record. */
    loadedVersion: instant.nullable(),
    /** Id of this state of the text, given by the browser that sent it. */
    state: z.uuid().nullable(),
  }),
})

/**
 * Stores an unfinished text, which need not be valid yet, in place of the state that the sender has seen or sent.
 * Answers 409 when the stored text is any other state.
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
    /** Row version of the text that this browser has seen; null if it has seen none. */
    seen: sentInstant.nullable(),
    /** Id of the new state. */
    state: z.uuid(),
    /** Ids of earlier states that this browser has sent without getting an answer. */
    sending: z.array(z.uuid()).max(LIMITS.states),
  }),
  response: z.object({
    updatedAt: instant,
    /**
     * Whether a record has the text's id. For the text of a new record this means that the record was saved meanwhile.
     */
    saved: z.boolean(),
  }),
})

/**
 * Deletes an unfinished text; with `seen`, only if it has not changed since. Succeeds even when nothing is deleted: the
 * text may have been changed, saved or deleted on another device.
 */
export const deleteUnfinished = contract(routes.deleteUnfinished, {
  ...onRow,
  act: null,
  query: z.strictObject({ seen: sentInstant.optional() }),
})

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
