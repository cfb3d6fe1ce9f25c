import type { ImportInput } from '#src/contracts/transfer.ts'
import type { StoredItem } from './stored-content.ts'

const keyOf = (kind: string, id: string) => `${kind} ${id}`

/**
 * The stored items that take the place of archived ones: of the same kind and address, under another id, as
 * between two sites that were filled with the same starting content. A former address counts when no archived item has
 * the present one.
 */
export function itemsAtAddresses(
  archived: readonly ImportInput[],
  stored: readonly StoredItem[],
): ReadonlyMap<ImportInput, StoredItem> {
  const ids = new Set(archived.map(({ kind, item }) => keyOf(kind, item.id)))
  const storedIds = new Set(stored.map(({ kind, id }) => keyOf(kind, id)))
  const unmet = new Set(stored.filter(({ kind, id }) => !ids.has(keyOf(kind, id))))
  const met = new Map<ImportInput, StoredItem>()
  const meet = (isAt: (item: StoredItem, slug: string) => boolean) => {
    for (const body of archived) {
      if (!('slug' in body.item) || storedIds.has(keyOf(body.kind, body.item.id))) continue
      const { slug } = body.item
      const same = met.has(body)
        ? undefined
        : [...unmet].find((each) => each.kind === body.kind && isAt(each, slug))
      if (same === undefined) continue
      met.set(body, same)
      unmet.delete(same)
    }
  }
  meet((item, slug) => item.slug === slug)
  meet((item, slug) => item.formerSlugs.includes(slug))
  return met
}

/**
 * An archived item under the id and the present address of the stored one at its address. Questions, bands and dimensions of a quiz that are
 * called as stored ones get their ids too, so that what was counted of them stays.
 */
export function asStored(body: ImportInput, stored: ImportInput): ImportInput {
  if (body.kind !== 'quiz' || stored.kind !== 'quiz') {
    const { id, slug } = stored.item as Pick<StoredItem, 'id' | 'slug'>
    return { ...body, item: { ...body.item, id, slug } } as ImportInput
  }
  const { item } = body
  const dimensionIds = idsByName(item.dimensions, stored.item.dimensions, ({ name }) => name)
  const questionIds = idsByName(item.questions, stored.item.questions, (it) => it.question)
  const bandIds = idsByName(item.categories, stored.item.categories, ({ name }) => name)
  const idIn = (ids: ReadonlyMap<string, string>, id: string | undefined) =>
    id === undefined ? {} : { id: ids.get(id) ?? id }
  return {
    ...body,
    item: {
      ...item,
      id: stored.item.id,
      slug: stored.item.slug,
      ...(item.dimensions && {
        dimensions: item.dimensions.map((each) => ({
          ...each,
          id: dimensionIds.get(each.id) ?? each.id,
        })),
      }),
      questions: item.questions.map((each) => ({
        ...each,
        ...idIn(questionIds, each.id),
        ...(typeof each.dimensionId === 'string' && {
          dimensionId: dimensionIds.get(each.dimensionId) ?? each.dimensionId,
        }),
      })),
      categories: item.categories.map((each) => ({ ...each, ...idIn(bandIds, each.id) })),
    },
  }
}

/** The stored id of each archived part whose name one stored part has. */
function idsByName<Part extends { id?: string | undefined }>(
  archived: readonly Part[] = [],
  stored: readonly Part[] = [],
  nameOf: (part: Part) => string,
): ReadonlyMap<string, string> {
  const left = new Map(stored.map((part) => [nameOf(part), part.id]))
  return new Map(
    archived.flatMap((part) => {
      const id = left.get(nameOf(part))
      left.delete(nameOf(part))
      return part.id === undefined || id === undefined ? [] : [[part.id, id]]
    }),
  )
}
