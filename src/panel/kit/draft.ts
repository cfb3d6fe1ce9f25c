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

/** Unsaved text from another tab or device. */
export interface OtherText<Values> {
  copy: LocalCopy<Values>
  /** Storage key of the text; null if it is from another device. */
  key: string | null
  /** Browser and system of the other device; '' if unknown. */
  device: string
}

interface DraftOptions<Values> {
  record: CopiedRecord
  storage?: CopyStorage | undefined
  /** Null if drafts are kept only in the browser. */
  server: ServerDrafts<Values> | null
  /** Returns the current values of the form. */
  current: () => Values
  isSame: (one: Values, other: Values) => boolean
  /** Shows a restored text. @param device from which the text comes; null for this browser. */
  show: (copy: LocalCopy<Values>, device: string | null) => void
}

/** Unfinished texts of a record on the server. */
interface ServerTexts<Values> {
  /** All drafts of the record on the server, last changed first; null if they could not be loaded. */
  texts: readonly ListedText[] | null
  /** Id of the draft that the administrator chose; null for the last one. */
  chosen: string | null
  /** Returns whether the record was saved after the form with this copy was loaded. */
  wasSaved: (copy: LocalCopy<Values>) => Promise<boolean>
}

/**
 * Creates the draft of an open form: a copy in the browser and one draft per record on the server. The id of the
 * server's draft is that of the record; for a new record it is the random id of the copy (`attemptId`). States that
 * this form has not seen are not overwritten but shown beside the form's text. Until the coach chooses one of the two,
 * nothing is sent to the server.
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
  /** Id of the draft that the server already has for this record. */
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
   * Offers a different unsaved text of the same record, from another open or closed tab. Forms of new records do not
   * affect each other, so there is no offer for these.
   */
  function findOtherTab(): void {
    if (record.id === null || choice.isOpen()) return
    const found = local.others().find(({ copy }) => !isSame(copy.values, current()))
    if (found !== undefined) choice.$other.set(ofTab(found))
  }

  /**
   * Compares the server's draft with the form's text. If this browser has sent it, or both are equal, shows nothing.
   * Otherwise the draft replaces the form's text, or is shown beside it if the form has text that was not sent.
   */
  function compare(text: ServerDraft<Values>): void {
    const mine = local.read()
    if (mine !== null && isOwn(text, mine)) local.markSent(local.key(), text.version)
    else if (isSame(text.values, mine?.values ?? current())) {
      if (mine !== null) local.markSent(local.key(), text.version, mine.keptAt)
      // The text is already saved, but deleting its draft has failed.
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
   * @returns `saved` if another device has saved the text; `gone` if the chosen text was deleted or is open in another
   *   tab; otherwise null.
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
      // If text was typed since, the draft is not saved.
      return isOver && local.read()?.keptAt === mine.keptAt ? 'saved' : null
    }
    const isOpen = record.id === null && (await local.isElsewhere(wanted))
    if (listed === undefined || isOpen) return chosen === null ? null : 'gone'
    serverId = listed.id
    // No comparison if this browser has sent the draft, or if the coach still has to choose between two tabs.
    if (listed.updatedAt === mine?.sent?.version || choice.$other.get() !== null) return null
    const text = await server.read(listed.id)
    if (text !== null && !isClosed) compare(text)
    return null
  }

  /** Returns the server's draft as it is now; undefined if it could not be read. */
  async function readAgain(): Promise<OtherText<Values> | undefined> {
    const text = (await server?.read(draftId())) ?? null
    return text === null ? undefined : ofDevice(text)
  }

  function tabOf(key: string): OtherText<Values> | undefined {
    const copy = local.others().find((each) => each.key === key)
    return copy && ofTab(copy)
  }

  function takeOther(): OtherText<Values> | null {
    const other = choice.end()
    if (other !== null && other.key !== null) local.remove(other.key)
    return other
  }

  /** Stores and sends the draft at once. */
  function leave(): void {
    local.write()
    void sender?.send()
  }

  return {
    $kept: local.$kept,
    $other: choice.$other,
    $postponed: choice.$postponed,
    keep: local.keep,
    takeOver: local.takeOver,
    findOtherTab,
    meetServer,
    leave,

    /** Deletes the draft in the browser and on the server, because it was saved or discarded. */
    forget: (): void => {
      sender?.stop()
      dropAtServer(server, draftId(), local.forget())
      serverId = null
      choice.resume()
    },

    /** Stores and sends the draft for the next time that the form is opened. Unlocks the copy for other tabs. */
    close: (): void => {
      leave()
      isClosed = true
      ignoreLeaving()
      local.close()
    },

    read: local.read,
    /** Returns the random id of the draft. It does not change until the draft is deleted, not even by a crash. */
    attemptId: local.attemptId,

    /** Whether another device has saved a new record from this draft. */
    isSaved: async (): Promise<boolean> => (await sender?.wasSaved()) ?? false,

    /** Keeps the form's text and deletes the other one. */
    keepOwn: (): void => {
      const other = takeOther()
      if (other === null) return
      const { sent, sending = [] } = other.copy
      if (local.read() === null) dropAtServer(server, draftId(), other.copy)
      if (sent !== undefined) local.markSent(local.key(), sent.version)
      local.mark(local.key(), () => ({ sending }))
      leave()
    },

    /** Replaces the form's text by the other one. */
    takeOther: (): void => {
      const other = takeOther()
      if (other !== null) goOnWith(other)
    },

    /** Keeps both texts for later. */
    postpone: choice.postpone,

    /** Compares with the postponed text again, as it is now, or as it was if it can no longer be read. */
    compareAgain: async (): Promise<void> => {
      const other = choice.$postponed.get()
      if (other === null) return
      const now = other.key === null ? await readAgain() : tabOf(other.key)
      if (!isClosed) choice.reopen(now ?? other)
    },
  }
}

/** Creates the store of another text, until the coach has chosen between it and the form's text. */
function createChoice<Values>() {
  const $other = atom<OtherText<Values> | null>(null)
  /** Text that the coach wants to compare later. */
  const $postponed = atom<OtherText<Values> | null>(null)
  return {
    $other,
    $postponed,
    /**
     * Whether the coach still has to choose. Nothing may be sent then, because it could overwrite the other text on the
     * server.
     */
    isOpen: () => $postponed.get() !== null || $other.get() !== null,
    postpone: (): void => {
      $postponed.set($other.get())
      $other.set(null)
    },
    /** Asks again. Does nothing if the choice has ended meanwhile. */
    reopen: (other: OtherText<Values>): void => {
      if ($postponed.get() === null) return
      $postponed.set(null)
      $other.set(other)
    },
    resume: (): void => $postponed.set(null),
    end: (): OtherText<Values> | null => {
      const other = $other.get()
      $other.set(null)
      $postponed.set(null)
      return other
    },
  }
}

/** Deletes a draft on the server, unless another device has changed it since this browser sent or read it. */
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

/** Whether this browser has sent the state of a server draft. */
function isOwn({ version, state }: ServerDraft<unknown>, copy: LocalCopy<unknown>): boolean {
  const { sent, sending = [] } = copy
  return version === sent?.version || (state !== null && sending.includes(state))
}

/** Whether the whole copy was sent and is so recent that the server still has it unless it was saved or discarded. */
function isSentWhole({ keptAt, sent }: LocalCopy<unknown>): boolean {
  return sent?.keptAt === keptAt && Date.now() - Date.parse(keptAt) < KEPT_MS
}
