import { LIMITS } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import type { ListedText, UnfinishedKind } from '#src/features/publishing/unfinished-contracts.ts'
import { news } from '../frame/news.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import type { KeptForm, SentForm, RemoteDraft } from './kept-form.ts'

/** Milliseconds from the last keystroke to the call. */
export const SEND_DELAY = 10_000

/** Longest delay during continuous typing: with a slow call at most 30 s are lost. */
export const LONGEST_DELAY = 25_000

/** Browsers send at most 64 KB for a page that is being left. */
const KEEPALIVE_BYTES = 60_000

/** Key of the state's name among the sent values. */
const STATE = '_state'

/** Server drafts of one kind of record. */
export interface Unfinished<Values> {
  kind: UnfinishedKind
  titleOf: (values: Values) => string
}

/** The last call that changes a text: later calls must not overtake it. */
let changing: Promise<unknown> = Promise.resolve()

/**
 * Keeps the drafts of an open form on the server as well, in the background. A failed call is silent, since the
 * browser has its copy, and is repeated with the next change or when the page is left.
 * @param recordId null for a new record.
 */
export function createServerTexts<Values>({
  unfinished: { kind, titleOf },
  recordId,
  onDropped = news.load,
  ...given
}: Pick<Tools, 'session'> & {
  unfinished: Unfinished<Values>
  recordId: string | null
  onDropped?: () => Promise<void>
}) {
  const { session } = toolsOf(given)
  /** Drafts that the server may have. */
  const known = new Set<string>()
  let waiting: SentForm<Values> | null = null
  /** Time of the first change that is not sent yet. */
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Sends a draft after a delay. */
  function note(draft: SentForm<Values>): void {
    if (waiting === null) since = Date.now()
    waiting = draft
    clearTimeout(timer)
    const delay = Math.min(SEND_DELAY, since + LONGEST_DELAY - Date.now())
    timer = setTimeout(() => void flush(), delay)
  }

  /** Sends the waiting draft at once. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    const draft = waiting
    if (draft === null) return
    waiting = null
    draft.onSending()
    const result = await send(draft)
    if (result.ok) draft.onSent(result.data.updatedAt)
    else if (known.has(draft.id)) {
      waiting ??= draft
      since = Date.now()
    }
  }

  function send({
    id,
    form: { values, loadedVersion, sent },
    state,
  }: Omit<SentForm<Values>, 'onSending' | 'onSent'>) {
    known.add(id)
    const title = titleOf(values).slice(0, LIMITS.title).toWellFormed()
    const form = JSON.stringify({ ...values, [STATE]: state })
    const body = { kind, recordId, title, form, loadedVersion, seen: sent?.version ?? null }
    const { length } = new TextEncoder().encode(JSON.stringify(body))
    const result = session.call(routes.saveUnfinished, {
      params: { id },
      body,
      keepalive: length <= KEEPALIVE_BYTES,
    })
    changing = result
    return result
  }

  /** Deletes a draft on the server, if it may be there. */
  async function drop(id: string): Promise<void> {
    if (waiting?.id === id) waiting = null
    if (!known.delete(id)) return
    const call = () => session.call(routes.deleteUnfinished, { params: { id }, keepalive: true })
    changing = changing.then(call)
    await changing
    await onDropped()
  }

  /** Returns the texts of the record, the last change first; null if the call fails. */
  async function list(): Promise<ListedText[] | null> {
    await changing
    const result = await session.call(routes.listUnfinished, {})
    if (!result.ok) return null
    return result.data.filter((text) => text.kind === kind && text.recordId === recordId)
  }

  /** Returns one of the texts; null if it cannot be read. */
  async function read(id: string): Promise<RemoteDraft<Values> | null> {
    const result = await session.call(routes.getUnfinished, { params: { id } })
    if (!result.ok) return null
    known.add(id)
    const { form, loadedVersion, device, updatedAt: keptAt } = result.data
    const sent = { version: keptAt, keptAt }
    const { [STATE]: state, ...values } = JSON.parse(form) as Values & { [STATE]?: string }
    return { id, device, values: values as Values, state, loadedVersion, keptAt, sent }
  }

  return {
    note,
    flush,
    drop,
    list,
    read,
    /** Registers a draft that an earlier page has sent. */
    know: (id: string) => void known.add(id),
    /** Whether another device has saved a new record from this draft, if the server knows it. */
    isSaved: async (id: string, form: KeptForm<Values>): Promise<boolean> => {
      if (!known.has(id)) return false
      const result = await send({ id, form, state: crypto.randomUUID() })
      return result.ok && result.data.saved
    },
  }
}

export type ServerTexts<Values> = ReturnType<typeof createServerTexts<Values>>
