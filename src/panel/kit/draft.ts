import { atom } from 'nanostores'
import { UNFINISHED_DAYS } from '#src/core/retention.ts'
import type { ListedText } from '#src/features/publishing/unfinished-contracts.ts'
import {
  browserCopies,
  type CopiedRecord,
  type CopyStorage,
  createLocalCopy,
  type LocalCopy,
  type StoredCopy,
} from './local-copies.ts'
import { createDraftSender } from './draft-sender.ts'
import type { ServerDraft, ServerDrafts } from './server-drafts.ts'

const KEPT_MS = UNFINISHED_DAYS * 86_400_000

/** Unsaved text of another tab or device. */
export interface OtherText<Values> {
  copy: LocalCopy<Values>
  /** Storage key of the text in this browser; null if the text is on another device. */
  key: string | null
  /** Browser and system of the other device; empty when neither is known. */
  device: string
}

interface DraftOptions<Values> {
  record: CopiedRecord
  storage?: CopyStorage | undefined
  /** Null if only the browser keeps the draft. */
  server: ServerDrafts<Values> | null
  /** Returns the values in the form. */
  current: () => Values
  isSame: (one: Values, other: Values) => boolean
  /** Shows a restored text. @param device the other device that the text comes from; null for this browser. */
  show: (copy: LocalCopy<Values>, device: string | null) => void
}

/** Drafts of a record on the server. */
interface ServerTexts<Values> {
  /** The record's drafts on the server, the last change first; null if they could not be loaded. */
  texts: readonly ListedText[] | null
  /** Id of the requested text; null for the record's last one. */
  chosen: string | null
  /** Whether the record was saved after the form of this copy was loaded. */
  wasSaved: (copy: LocalCopy<Values>) => Promise<boolean>
}

/**
 * Creates the draft of an open form: a copy in the browser, and one draft per record on the server. The server's draft
 * has the id of the record or, for a new record, the random id of the copy (`attemptId`). A state that this form has
 * not seen is never overwritten. It is shown beside the form's own text, and until one of them is chosen, only the
 * browser keeps what is typed.
 */
export function createDraft<Values>({
  record,
  storage = browserCopies,
  server,
  current,
  isSame,
  show,
}: DraftOptions<Values>) {
  const local = createLocalCopy<Values>({ record, storage, onWritten })
  const choice = createChoice<Values>()
  let isClosed = false
  /** Id of the record's draft that was found on the server. */
  let serverId: string | null = null
  const sender =
    server &&
    createDraftSender({
      local,
      server,
      draftId,
      isHeld: choice.isOpen,
      onConflict: async () => {
        const text = isClosed ? null : await server.read(draftId())
        if (text === null) return
        compare(text)
        await sender?.send()
      },
    })
  const ignoreLeaving = storage.onLeaving(leave)

  function draftId(): string {
    return serverId ?? record.id ?? local.attemptId()
  }

  function onWritten(isFirst: boolean): void {
    if (isFirst) findOtherTab()
    sender?.schedule()
  }

  /**
   * Offers a different unsaved text of the record, from another tab or left by a closed one. Forms of new records are
   * independent of each other, so nothing is offered there.
   */
  function findOtherTab(): void {
    if (record.id === null || choice.isOpen()) return
    const found = local.others().find(({ copy }) => !isSame(copy.values, current()))
    if (found !== undefined) choice.$other.set(ofTab(found))
  }

  /**
   * Compares the server's draft with the form's text. Nothing is shown if this browser sent the draft or the texts are
   * equal. A different draft replaces the form's text, or is shown beside it if the form has text that the server
   * lacks.
   */
  function compare(text: ServerDraft<Values>): void {
    const mine = local.read()
    if (mine !== null && isOwn(text, mine)) local.markSent(local.key(), text.version)
    else if (isSame(text.values, mine?.values ?? current())) {
      if (mine !== null) local.markSent(local.key(), text.version, mine.keptAt)
      // The text is saved already; only the deletion of its draft failed.
      else void server?.remove(draftId(), () => Promise.resolve(text.version))
    } else if (mine === null || mine.sent?.keptAt === mine.keptAt) goOnWith(ofDevice(text))
    else choice.$other.set(ofDevice(text))
  }

  function goOnWith({ copy, device, key }: OtherText<Values>): void {
    if (record.id === null) local.continueAs(draftId())
    local.store(copy)
    show(copy, key === null ? device : null)
  }

  /**
   * Compares the form with the record's draft on the server.
   * @returns `saved`: another device has saved the text; `gone`: the requested text was deleted or is open in another
   *   tab; null in all other cases.
   */
  async function meetServer({
    texts,
    chosen,
    wasSaved,
  }: ServerTexts<Values>): Promise<'saved' | 'gone' | null> {
    if (server === null || texts === null) return null
    const mine = local.read()
    const wanted = chosen ?? draftId()
    const listed =
      texts.find((text) => text.id === wanted) ?? (record.id === null ? undefined : texts[0])
    if (listed === undefined && mine !== null) {
      const isOver = isSentWhole(mine) && (await wasSaved(mine))
      // Text typed meanwhile makes the draft unsaved again.
      return isOver && local.read()?.keptAt === mine.keptAt ? 'saved' : null
    }
    const isOpen = record.id === null && (await local.isElsewhere(wanted))
    if (listed === undefined || isOpen) return chosen === null ? null : 'gone'
    serverId = listed.id
    // The server's draft is not compared if this browser sent it, or while the choice of another tab's text is shown.
    if (listed.updatedAt === mine?.sent?.version || choice.$other.get() !== null) return null
    const text = await server.read(listed.id)
    if (text !== null && !isClosed) compare(text)
    return null
  }

  function takeOther(): OtherText<Values> | null {
    const other = choice.end()
    if (other !== null && other.key !== null) local.remove(other.key)
    return other
  }

  /** Writes and sends the draft at once. */
  function leave(): void {
    local.write()
    void sender?.send()
  }

  return {
    $kept: local.$kept,
    $other: choice.$other,
    keep: local.keep,
    takeOver: local.takeOver,
    findOtherTab,
    meetServer,
    leave,

    /** Deletes the draft, in the browser and on the server, after it was saved or discarded. */
    forget: (): void => {
      sender?.stop()
      dropAtServer(server, draftId(), local.forget())
      serverId = null
      choice.resume()
    },

    /** Writes and sends the draft, for the next time the form opens, and unlocks the copy for other tabs. */
    close: (): void => {
      leave()
      isClosed = true
      ignoreLeaving()
      local.close()
    },

    read: local.read,
    /** Id of the draft. It stays the same, across crashes, until the draft is deleted. */
    attemptId: local.attemptId,

    /** Whether another device has saved a new record from this draft. */
    isSaved: async (): Promise<boolean> => (await sender?.wasSaved()) ?? false,

    /** Continues with the form's own text and deletes the other one. */
    keepOwn: (): void => {
      const other = takeOther()
      if (other === null) return
      const { sent, sending = [] } = other.copy
      if (local.read() === null) dropAtServer(server, draftId(), other.copy)
      if (sent !== undefined) local.markSent(local.key(), sent.version)
      local.mark(local.key(), () => ({ sending }))
      leave()
    },

    /** Continues with the other text in place of the form's own. */
    takeOther: (): void => {
      const other = takeOther()
      if (other !== null) goOnWith(other)
    },

    /** Keeps both texts for now. */
    postpone: choice.postpone,
  }
}

/** Holds another text until the coach has chosen between it and the form's own. */
function createChoice<Values>() {
  const $other = atom<OtherText<Values> | null>(null)
  let isPostponed = false
  return {
    $other,
    /** Whether the choice is not made yet. Nothing is sent then, because the server may have the other text. */
    isOpen: () => isPostponed || $other.get() !== null,
    postpone: (): void => {
      isPostponed = true
      $other.set(null)
    },
    resume: (): void => {
      isPostponed = false
    },
    end: (): OtherText<Values> | null => {
      const other = $other.get()
      $other.set(null)
      isPostponed = false
      return other
    },
  }
}

/** Deletes a draft on the server, unless another device has changed it since the copy was sent. */
function dropAtServer<Values>(
  server: ServerDrafts<Values> | null,
  draftId: string,
  copy: LocalCopy<Values> | null,
): void {
  if (server === null || copy === null) return
  const { sent, sending = [] } = copy
  if (sent === undefined && sending.length === 0) return
  void server.remove(draftId, async () => {
    if (sending.length === 0) return sent?.version ?? null
    const text = await server.read(draftId)
    return text !== null && isOwn(text, copy) ? text.version : null
  })
}

const ofTab = <Values>({ key, copy }: StoredCopy<Values>): OtherText<Values> => ({
  key,
  copy,
  device: '',
})

function ofDevice<Values>(text: ServerDraft<Values>): OtherText<Values> {
  const { values, loadedVersion, version, device } = text
  const sent = { version, keptAt: version }
  return { key: null, device, copy: { values, loadedVersion, keptAt: version, sent } }
}

/** Whether the state of a draft on the server was sent by this browser. */
function isOwn({ version, state }: ServerDraft<unknown>, copy: LocalCopy<unknown>): boolean {
  const { sent, sending = [] } = copy
  return version === sent?.version || (state !== null && sending.includes(state))
}

/**
 * Whether the server received the whole copy, so recently that it would still have it if nobody had saved or discarded
 * it.
 */
function isSentWhole({ keptAt, sent }: LocalCopy<unknown>): boolean {
  return sent?.keptAt === keptAt && Date.now() - Date.parse(keptAt) < KEPT_MS
}
