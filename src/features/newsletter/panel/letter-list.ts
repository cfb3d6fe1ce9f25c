import type { Letter, ListedLetter } from '../contracts.ts'
import { toastTexts } from '#src/core/form-texts.ts'
import * as routes from '#src/core/routes.ts'
import type { LetterState } from '../letters.ts'
import { news } from '#src/panel/frame/news.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { deletedTexts } from '#src/features/publishing/panel/deleted-texts.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { callsOf, createPagedList } from '#src/panel/kit/paged-list.ts'
import { letterTexts } from './texts.ts'

/** Polling interval in milliseconds while a letter is being sent. */
export const COUNTS_INTERVAL_MS = 3_000

/** Returns the state to show. A letter counts as sent once none of its mails waits to be sent. */
export function shownState({
  state,
  waiting,
}: Pick<ListedLetter, 'state' | 'waiting'>): LetterState | 'sent' {
  return state === 'sending' && waiting === 0 ? 'sent' : state
}

/** Whether a letter is neither sent nor handed over yet. */
export function isUnsent({ state }: Pick<ListedLetter, 'state'>): boolean {
  return state === 'draft' || state === 'scheduled'
}

/** Whether a letter is being sent or is due, so that the server may change its state or counts at any time. */
function isMoving(letter: ListedLetter): boolean {
  const { sendAt } = letter
  return shownState(letter) === 'sending' || (sendAt !== null && Date.parse(sendAt) <= Date.now())
}

/** Creates the list of letters, newest first. */
export function createLetterList(given: Tools = {}) {
  const { session, toasts } = toolsOf(given)
  const { load } = callsOf({ list: routes.listLetters }, given)
  const acts = createActs(given)
  /** The unsent letters that were deleted from this list, by id. */
  const deleted = new Map<string, Pick<Letter, 'subject' | 'content'>>()

  /** Deletes a letter. Reads an unsent letter first, so that it can be restored. */
  async function remove(id: string) {
    const params = { id }
    const read = await session.call(routes.getLetter, { params })
    const result = await session.call(routes.deleteLetter, { params })
    if (result.ok && read.ok && isUnsent(read.data)) deleted.set(id, read.data)
    return result
  }

  const restoreAction = (id: string) => ({
    text: deletedTexts.restore,
    run: () => void restore(id),
  })

  /** Stores a deleted letter again, as a draft. */
  async function restore(id: string): Promise<void> {
    const letter = deleted.get(id)
    if (letter === undefined) return
    const { subject, content } = letter
    const isRestored = await acts.act(id, {
      call: () => session.call(routes.createLetter, { body: { subject, content, attemptId: id } }),
      done: { title: deletedTexts.restored.draft(subject) },
      failed: deletedTexts.restoreFailed,
      onRefused: (description) =>
        toasts.show({
          title: toastTexts.errorTitle,
          description,
          variant: 'destructive',
          action: restoreAction(id),
        }),
    })
    if (isRestored) await list.load()
  }

  const list = createPagedList({
    ...given,
    kind: {
      load,
      remove,
      nameOf: ({ subject }) => subject,
      removeText: (letter) =>
        isUnsent(letter) ? letterTexts.removeUnsentText : letterTexts.removeText,
      removed: ({ id }) => ({
        title: letterTexts.removed,
        ...(deleted.has(id) && { action: restoreAction(id) }),
      }),
      removeFailed: letterTexts.removeFailed,
      // The deleted letter may have been this week's letter, and `news` shows whether this week has one.
      onRemoved: () => void news.load(),
    },
  })

  /** Makes a scheduled letter a draft again. */
  async function unplan({ id, updatedAt }: ListedLetter): Promise<void> {
    const isDone = await acts.act(id, {
      call: () => session.call(routes.unscheduleLetter, { params: { id }, body: { updatedAt } }),
      done: { title: letterTexts.unplanned },
      failed: letterTexts.unplanFailed,
      // A letter that was changed elsewhere, or has just been sent, is shown as it is now.
      elsewhere: [404, 409],
    })
    if (!isDone) return
    await Promise.all([list.load(), news.load()])
  }

  /** Loads the list again if a shown letter is being sent or is due. If that fails, the list stays as it is. */
  async function refresh(): Promise<void> {
    const before = list.$state.get()
    if (before.step !== 'loaded' || before.refreshing || !before.page.items.some(isMoving)) return
    const result = await load(list.$choice.get())
    if (result.ok && list.$state.get() === before) list.change(() => result.data)
  }

  /** Refreshes every few seconds while the page is visible. @returns a function that stops it. */
  function watch(): () => void {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, COUNTS_INTERVAL_MS)
    return () => clearInterval(timer)
  }

  return { ...list, $acting: acts.$busy, unplan, refresh, watch }
}

export type LetterList = ReturnType<typeof createLetterList>
