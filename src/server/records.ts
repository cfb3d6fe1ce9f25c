import { isDeepStrictEqual } from 'node:util'
import { violatedUniqueConstraint } from '#db/client.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'
import type { UpdateOutcome } from './queries/row-versions.ts'

/** Whether a stored row has all of these values. */
export function hasValues<Values extends object>(stored: Values, values: Values): boolean {
  return Object.keys(values).every((key) =>
    isDeepStrictEqual(values[key as keyof Values], stored[key as keyof Values]),
  )
}

/**
 * Creates an item. If an earlier attempt has already created it, returns that one, and replaces it first if it differs.
 * @throws RequestError 409 if it differs and was changed since its creation, or if another item has the attempt id;
 *   also everything that the given functions throw.
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
  /** Whether the stored item equals the sent one. */
  isSame: (stored: Stored) => boolean
  answer: (stored: Stored) => Promise<Item>
  /** @param updatedAt row version to replace. */
  replace: (updatedAt: string) => Promise<Item>
}): Promise<Item> {
  try {
    return await create()
  } catch (error) {
    // If an earlier attempt has taken both id and slug, the database reports only one of them. So any unique violation
    // may mean a repeated attempt.
    const fault = error instanceof RequestError ? error.cause : error
    const violated = violatedUniqueConstraint(fault)
    const stored = violated === null ? undefined : await find()
    if (stored === undefined) throw violated?.endsWith('_pkey') === true ? idTaken(error) : error
    if (isSame(stored)) return await answer(stored)
    // Each change after the creation changes `updatedAt`.
    if (stored.updatedAt.getTime() !== stored.createdAt.getTime()) throw changedMeanwhile()
    return await replace(stored.updatedAt.toISOString())
  }
}

/**
 * Returns the updated item.
 * @throws RequestError 404 with the message `missing`, or 409 if it was changed in the meantime.
 */
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

/** Returns the error for an id that another item has. */
export function idTaken(cause?: unknown): RequestError {
  return new RequestError(409, errorTexts.idTaken, { cause })
}

/** Returns the error for a save that would overwrite a later one. */
export function changedMeanwhile(): RequestError {
  return new RequestError(409, errorTexts.changedMeanwhile)
}
