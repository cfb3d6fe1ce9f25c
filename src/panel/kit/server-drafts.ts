import { LIMITS } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import type { ListedText, UnfinishedKind } from '#src/features/publishing/unfinished-contracts.ts'
import { news } from '../frame/news.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import type { CopiedRecord, LocalCopy } from './local-copies.ts'

/** Longest body, in bytes, of a call that is also sent while the page is left. Browsers send at most 64 KB then. */
const KEEPALIVE_BYTES = 60_000

/** Server drafts of one kind of record. */
export interface Unfinished<Values> {
  kind: UnfinishedKind
  titleOf: (values: Values) => string
}

/** A draft as the server has it. */
export interface ServerDraft<Values> {
  /** The row version. */
  version: string
  values: Values
  loadedVersion: string | null
  /** Browser and system that sent it last; empty when neither is known. */
  device: string
  /** Name of this state, given by the browser that sent it. */
  state: string | null
}

/** The last call that changes a draft. Listing and deleting wait for it. */
let changing: Promise<unknown> = Promise.resolve()

/** The deletion under way. A call that stores the draft again must not overtake it, and waits too. */
let removing: Promise<void> | null = null

/** Creates the calls for the server drafts of a record. */
export function createServerDrafts<Values>({
  unfinished: { kind, titleOf },
  record,
  onDropped = news.load,
  ...given
}: Pick<Tools, 'session'> & {
  unfinished: Unfinished<Values>
  record: CopiedRecord
  onDropped?: () => Promise<void>
}) {
  const { session } = toolsOf(given)

  return {
    /** Returns the record's drafts, the last change first; null if the call fails. */
    list: async (): Promise<ListedText[] | null> => {
      await changing
      const result = await session.call(routes.listUnfinished, {})
      if (!result.ok) return null
      return result.data.filter((text) => text.kind === kind && text.recordId === record.id)
    },

    /** Returns a draft; null if it cannot be read. */
    read: async (id: string): Promise<ServerDraft<Values> | null> => {
      const result = await session.call(routes.getUnfinished, { params: { id } })
      if (!result.ok) return null
      const { form, loadedVersion, device, state, updatedAt: version } = result.data
      return { version, values: JSON.parse(form) as Values, loadedVersion, device, state }
    },

    /**
     * Stores a copy in place of the state that the browser has seen or sent. A call that is small enough is also sent
     * while the page is left.
     * @param state name of the copy's state.
     */
    put: (
      id: string,
      { values, loadedVersion, sent, sending = [] }: LocalCopy<Values>,
      state: string,
    ) => {
      const title = titleOf(values).slice(0, LIMITS.title).toWellFormed()
      const form = JSON.stringify(values)
      const seen = sent?.version ?? null
      const text = { kind, recordId: record.id, title, form, loadedVersion }
      const body = { ...text, seen, state, sending: [...sending] }
      const { length } = new TextEncoder().encode(JSON.stringify(body))
      const call = () =>
        session.call(routes.saveUnfinished, {
          params: { id },
          body,
          keepalive: length <= KEEPALIVE_BYTES,
        })
      // The call is made at once if possible, since the page may be about to be left.
      const result = removing === null ? call() : removing.then(call)
      changing = result
      return result
    },

    /**
     * Deletes a draft after all earlier calls, unless another device has changed it since it was seen.
     * @param seen returns the row version to delete; null to delete nothing.
     */
    remove: async (id: string, seen: () => Promise<string | null>): Promise<void> => {
      const before = changing
      const call = async () => {
        await before
        const version = await seen()
        if (version === null) return
        const query = { seen: version }
        await session.call(routes.deleteUnfinished, { params: { id }, query, keepalive: true })
      }
      const removal = call()
      changing = removal
      removing = removal
      await removal
      if (removing === removal) removing = null
      await onDropped()
    },
  }
}

export type ServerDrafts<Values> = ReturnType<typeof createServerDrafts<Values>>
