import { atom } from 'nanostores'
import { failureText, type RequestResult } from '#src/client/request.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import * as routes from '#src/core/routes.ts'
import { keepNotes, readKeptNotes } from '#src/features/inbox/panel/kept-notes.ts'
import { createActs } from '#src/panel/kit/acts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { Note } from '../contracts.ts'
import { noteViewTexts as texts } from './texts.ts'

type Done = RequestResult<{ success: true }>

/** Typed values of a note, and why they were not saved. */
interface NoteDraft {
  content: string
  /** Day, `YYYY-MM-DD`; empty for a note without a task. */
  dueOn: string
  message: string | null
  sending: boolean
}

/**
 * Creates the store that writes the notes of an order. A new note is kept in the browser until it is saved.
 * @param onChanged reloads the notes.
 */
export function createOrderNotes({
  orderId,
  onChanged,
  storage = browserStorage('localStorage'),
  ...given
}: Tools & { orderId: string; onChanged: () => Promise<void>; storage?: KeyValueStorage }) {
  const { session, toasts, confirmDialog, isHandled } = toolsOf(given)
  const acts = createActs(given)
  const keys = { content: `${orderId}/pastaba`, dueOn: `${orderId}/pastabos-diena` }

  function writing(
    { content, dueOn }: Pick<NoteDraft, 'content' | 'dueOn'>,
    keep: (typed: Pick<NoteDraft, 'content' | 'dueOn'>) => void,
    call: (body: { content: string; dueOn: string | null }) => Promise<Done>,
  ) {
    const $writing = atom<NoteDraft>({ content, dueOn, message: null, sending: false })
    const set = (change: Partial<NoteDraft>) => $writing.set({ ...$writing.get(), ...change })

    function type(typed: Partial<Pick<NoteDraft, 'content' | 'dueOn'>>): void {
      set({ ...typed, message: null })
      keep($writing.get())
    }

    /** Saves the note, which stays in the form on failure. @returns whether it is saved. */
    async function save(): Promise<boolean> {
      const { content, dueOn, sending } = $writing.get()
      if (sending || content.trim() === '') return false
      set({ sending: true, message: null })
      const result = await call({ content, dueOn: dueOn === '' ? null : dueOn })
      set({ sending: false })
      if (!result.ok) {
        if (!isHandled(result.failure)) {
          set({ message: failureText(result.failure, texts.saveFailed) })
        }
        return false
      }
      toasts.show({ title: texts.saved })
      await onChanged()
      // Keeps text that was typed while the note was being saved.
      if ($writing.get().content === content) type({ content: '', dueOn: '' })
      return true
    }

    return { $writing, type, save }
  }

  /** Stays the same until the note is stored, so that a repeated call stores no second note. */
  let id = crypto.randomUUID()
  const kept = readKeptNotes(storage)

  const update = (note: Note, changes: Partial<Pick<Note, 'content' | 'dueOn'>>, isDone: boolean) =>
    session.call(routes.updateNote, {
      params: { id: note.id },
      body: {
        ...{ content: note.content, dueOn: note.dueOn, isDone, updatedAt: note.updatedAt },
        ...changes,
      },
    })

  return {
    $busy: acts.$busy,

    added: writing(
      { content: kept[keys.content] ?? '', dueOn: kept[keys.dueOn] ?? '' },
      ({ content, dueOn }) => {
        keepNotes(storage, keys.content, content === '' ? undefined : content)
        keepNotes(storage, keys.dueOn, dueOn === '' ? undefined : dueOn)
      },
      async (body) => {
        const result = await session.call(routes.createNote, {
          params: { id: orderId },
          body: { id, ...body },
        })
        if (result.ok) id = crypto.randomUUID()
        return result
      },
    ),

    /** Creates the form of a stored note. */
    changed: (note: Note) =>
      writing(
        { content: note.content, dueOn: note.dueOn ?? '' },
        () => undefined,
        (body) => update(note, body, note.doneAt !== null),
      ),

    /** Marks a task as done, or as open again. */
    async tick(note: Note, isDone: boolean): Promise<void> {
      const isChanged = await acts.act(note.id, {
        call: () => update(note, {}, isDone),
        done: { title: isDone ? texts.ticked : texts.unticked },
        failed: texts.tickFailed,
        elsewhere: [404, 409],
      })
      if (isChanged) await onChanged()
    },

    /** Deletes a note after a confirmation. @returns whether it is deleted. */
    async remove(note: Note): Promise<boolean> {
      const { removeTitle: title, removeText: text, remove: confirm } = texts
      if (!(await confirmDialog.ask({ title, text, confirm, dangerous: true }))) return false
      const isGone = await acts.act(note.id, {
        call: () => session.call(routes.deleteNote, { params: { id: note.id } }),
        done: { title: texts.removed },
        failed: texts.removeFailed,
      })
      if (isGone) await onChanged()
      return isGone
    },
  }
}

export type OrderNotesStore = ReturnType<typeof createOrderNotes>
export type NoteWriting = OrderNotesStore['added']
