import type { RequestResult } from '#src/client/request.ts'
import type { ListPage } from '../inbox/paged-list.ts'

/** A list that is answered whole, as the only page of a paged one. */
export function wholeList<Item>(result: RequestResult<Item[]>): RequestResult<ListPage<Item>> {
  if (!result.ok) return result
  const { data: items } = result
  return { ok: true, data: { items, total: items.length, pageSize: items.length } }
}
