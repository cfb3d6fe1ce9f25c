import type { ListedText } from '#src/features/publishing/unfinished-contracts.ts'
import { UNFINISHED_DAYS } from '#src/core/retention.ts'
import type { createFormKeeper, KeptForm, RemoteDraft } from './kept-form.ts'
import type { ServerTexts } from './server-texts.ts'

const KEPT_MS = UNFINISHED_DAYS * 86_400_000

type Draft<Values> = KeptForm<Values> & { id: string }

export type RemoteDraftResult<Values> =
  | { outcome: 'nothing' }
  /** The chosen text was deleted or is open in another tab. */
  | { outcome: 'gone' }
  /** Another device has continued the form's draft and saved it. */
  | { outcome: 'saved' }
  /** `isOwn`: the text has the id of the form's draft. */
  | { outcome: 'text'; text: RemoteDraft<Values>; isOwn: boolean }

/**
 * Finds other devices' versions of the text in a form.
 * @param chosen the requested text; null: the record's last one, or for a new record the form's own.
 * @param texts of the record at the server, the last change first; null if the server cannot tell.
 * @param isSaved tells whether the record was saved since it was loaded into a draft.
 */
export async function findRemoteDraft<Values>({
  server,
  keeper,
  chosen,
  texts,
  isSaved,
}: {
  server: Pick<ServerTexts<Values>, 'read'>
  keeper: Pick<ReturnType<typeof createFormKeeper<Values>>, 'draft' | 'freeOf' | 'markSeen'>
  chosen: string | null
  texts: readonly ListedText[] | null
  isSaved: (draft: Draft<Values>) => Promise<boolean>
}): Promise<RemoteDraftResult<Values>> {
  const draft = keeper.draft()
  if (texts === null) return { outcome: 'nothing' }
  const isGone = !texts.some(({ id }) => id === draft?.id)
  if (draft !== null && isGone && isSentWhole(draft) && (await isSaved(draft))) {
    // Text typed meanwhile makes the draft unsaved again.
    return { outcome: keeper.draft()?.keptAt === draft.keptAt ? 'saved' : 'nothing' }
  }
  const found = wanted(await keeper.freeOf(texts), draft, chosen)
  if (found === undefined) {
    const isKnown = [null, draft?.id, draft?.partedFrom].includes(chosen)
    return { outcome: isKnown ? 'nothing' : 'gone' }
  }
  const isOwn = found.id === draft?.id
  // The server has the state that this browser sent.
  if (isOwn && found.updatedAt === draft.sent?.version) return { outcome: 'nothing' }
  const text = await server.read(found.id)
  if (text === null) return { outcome: 'nothing' }
  if (isOwn && text.state !== undefined && draft.sending?.includes(text.state) === true) {
    // The answer of this state was lost, and the form has changed since.
    keeper.markSeen(found.updatedAt)
    return { outcome: 'nothing' }
  }
  return { outcome: 'text', text, isOwn }
}

/**
 * Returns the text to compare the draft with: a later text of the record, else the one that it was forked from, else
 * the server's version of the draft itself.
 */
function wanted(
  texts: readonly ListedText[],
  draft: Draft<unknown> | null,
  chosen: string | null,
): ListedText | undefined {
  if (chosen !== null) return texts.find(({ id }) => id === chosen)
  const ofRecord = texts.filter(({ recordId }) => recordId !== null)
  if (draft === null) return ofRecord[0]
  return (
    ofRecord.find(({ id, updatedAt }) => id !== draft.id && updatedAt > draft.keptAt) ??
    texts.find(({ id }) => id === draft.partedFrom) ??
    texts.find(({ id }) => id === draft.id)
  )
}

/**
 * Whether the server received the whole draft and would still keep it if nobody had acted on it.
 */
function isSentWhole({ keptAt, sent }: KeptForm<unknown>): boolean {
  return sent?.keptAt === keptAt && Date.now() - Date.parse(keptAt) < KEPT_MS
}
