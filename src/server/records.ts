import { isDeepStrictEqual } from 'node:util'
import { violatedUniqueConstraint } from '#db/client.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'
import type { UpdateOutcome } from './queries/row-versions.ts'

/** Whether a stored row has all these values. */
export function hasValues<Values extends object>(stored: Values, values: Values): boolean {
  return Object.keys(values).every((key) =>
    isDeepStrictEqual(values[key as keyof Values], stored[key as keyof Values]),
  )
}

/**
 * Creates an item. If an earlier attempt has created it, returns it unchanged or, if it differs, replaces it.
 * @throws RequestError 409 when it differs and was changed since its creation, or when another item has the attempt id;
 *   also anything that the given functions throw.
 */
export async function storeOnce<Stored extends { createdAt: Date; updatedAt: Date }, Item>({
  create,
  find,
  isSame,
  answer,
  replace,
}: {
  create: () => Promise<Item>
  find: () => Promise<Stored | undefined>
  /** Whether the stored item equals the one sent. */
  isSame: (stored: Stored) => boolean
  answer: (stored: Stored) => Promise<Item>
  /** @param updatedAt the row version to replace. */
  replace: (updatedAt: string) => Promise<Item>
}): Promise<Item> {
  try {
    return await create()
  } catch (error) {
    // An earlier attempt has taken both the id and the slug, but the database reports only one conflict. So any unique
    // constraint may mean a repeated attempt.
    const fault = error instanceof RequestError ? error.cause : error
    const violated = violatedUniqueConstraint(fault)
    const stored = violated === null ? undefined : await find()
    if (stored === undefined) throw violated?.endsWith('_pkey') === true ? idTaken(error) : error
    if (isSame(stored)) return await answer(stored)
    // Any change since its creation has updated `updatedAt`.
    if (stored.updatedAt.getTime() !== stored.createdAt.getTime()) throw changedMeanwhile()
    return await replace(stored.updatedAt.toISOString())
  }
}

/** Returns the updated item, or throws the error that explains why there is none. */
export function requireUpdated<Item>(outcome: UpdateOutcome<Item>, missing: string): Item {
  switch (outcome.outcome) {
    case 'updated':
      return outcome.item
    case 'missing':
      throw new RequestError(404, missing)
    case 'changed-meanwhile':
      throw changedMeanwhile()
  }
}

/** Makes the error for an id that belongs to another item. */
export function idTaken(cause?: unknown): RequestError {
  return new RequestError(409, errorTexts.idTaken, { cause })
}

/** Makes the error for a save that would overwrite a later one. */
export function changedMeanwhile(): RequestError {
  return new RequestError(409, errorTexts.changedMeanwhile)
}
