import type { ListedText } from '#src/features/publishing/unfinished-contracts.ts'
import { UNFINISHED_DAYS } from '#src/core/retention.ts'
import type { createFormKeeper, KeptForm, RemoteDraft } from './kept-form.ts'
import type { ServerTexts } from './server-texts.ts'

const KEPT_MS = UNFINISHED_DAYS * 86_400_000

type Draft<Values> = KeptForm<Values> & { id: string }

export type RemoteDraftResult<Values> =
  | { outcome: 'nothing' }
  /** The chosen text is gone, or open in another tab. */
  | { outcome: 'gone' }
  /** The form's draft went on at another device, which has saved it. */
  | { outcome: 'saved' }
  /** `isOwn`: it has the id of the form's draft. */
  | { outcome: 'text'; text: RemoteDraft<Values>; isOwn: boolean }

/**
 * Finds what other devices have made of the text in a form.
 * @param chosen the one text that is wanted; null: the last one of the record, or the form's own of a new one.
 * @param texts of the record at the server, the last change first; null: it cannot say.
 * @param isSaved whether the record was saved since it was loaded into a draft.
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
    // Unless somebody has typed meanwhile.
    return { outcome: keeper.draft()?.keptAt === draft.keptAt ? 'saved' : 'nothing' }
  }
  const found = wanted(await keeper.freeOf(texts), draft, chosen)
  if (found === undefined) {
    const isKnown = [null, draft?.id, draft?.partedFrom].includes(chosen)
    return { outcome: isKnown ? 'nothing' : 'gone' }
  }
  const isOwn = found.id === draft?.id
  // What this browser has sent itself.
  if (isOwn && found.updatedAt === draft.sent?.version) return { outcome: 'nothing' }
  const text = await server.read(found.id)
  if (text === null) return { outcome: 'nothing' }
  if (isOwn && text.state !== undefined && draft.sending?.includes(text.state) === true) {
    // The answer was lost; the form has gone on from there.
    keeper.markSeen(found.updatedAt)
    return { outcome: 'nothing' }
  }
  return { outcome: 'text', text, isOwn }
}

/** The text to compare the draft with: of a record a later one, else what it has parted from, or what has become of it. */
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

/** Whether the server has had all of a draft, and would still have it if nobody had dealt with it. */
function isSentWhole({ keptAt, sent }: KeptForm<unknown>): boolean {
  return sent?.keptAt === keptAt && Date.now() - Date.parse(keptAt) < KEPT_MS
}
