import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import { LIMITS } from '#src/core/fields.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { inboxViewTexts } from '#src/features/inbox/panel/texts.ts'
import { Due } from '#src/features/inbox/panel/InboxRow.tsx'
import { submissionListTexts } from '#src/features/quizzes/list-texts.ts'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { Field } from '#src/ui/Field.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import type { Correspondence, Note } from '../contracts.ts'
import { createOrderNotes, type NoteWriting, type OrderNotesStore } from './order-notes.ts'
import { noteViewTexts as texts } from './texts.ts'

interface OrderNotesProps {
  orderId: string
  notes: readonly Note[]
  /** Reloads the notes. */
  onChanged: () => Promise<void>
}

/** Shows the notes and tasks of an order, and the form of a new one. */
export function OrderNotes({ orderId, notes, onChanged }: OrderNotesProps) {
  const [store] = useState(() => createOrderNotes({ orderId, onChanged }))
  const [isWriting, setWriting] = useState(() => store.added.$writing.get().content !== '')
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 border-t border-line pt-4">
      <h4 id={id} className="font-sans text-base font-semibold">
        {texts.heading}
      </h4>
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby={id}
        className="flex flex-col divide-y divide-line empty:hidden"
      >
        {notes.map((note) => (
          <li key={note.id} data-note={note.id} className="py-2">
            <NoteEntry note={note} store={store} onGone={() => restoreFocus(list.current)} />
          </li>
        ))}
      </ul>
      <details
        open={isWriting}
        onToggle={({ currentTarget }) => setWriting(currentTarget.open)}
        className="w-full"
      >
        <summary className="link min-h-11 w-fit cursor-pointer py-2">{texts.add}</summary>
        <div className="flex flex-col gap-3 pt-2">
          <NoteForm
            writing={store.added}
            onSaved={() => {
              setWriting(false)
              list.current?.focus()
            }}
          />
          <p className="text-sm text-muted">{texts.hint}</p>
        </div>
      </details>
    </section>
  )
}

/** Shows a note; a task with a box to tick. */
function NoteEntry({
  note,
  store,
  onGone,
}: {
  note: Note
  store: OrderNotesStore
  onGone: () => void
}) {
  const [form, setForm] = useState<NoteWriting | null>(null)
  const changing = useRef<HTMLButtonElement>(null)
  const busy = useStore(store.$busy) !== null
  if (form !== null) {
    const close = () => {
      setForm(null)
      setTimeout(() => changing.current?.focus())
    }
    return <NoteForm writing={form} onSaved={close} onCancel={close} />
  }
  const { content, dueOn, doneAt } = note
  const text = (
    <span
      className={`wrap-anywhere whitespace-pre-line ${doneAt === null ? '' : 'text-muted line-through'}`}
    >
      {content}
    </span>
  )
  const act = (label: string, onClick: () => void) => (
    <button
      ref={label === texts.change ? changing : null}
      type="button"
      aria-disabled={busy}
      aria-label={panelTexts.itemLabel(label, content)}
      className="link min-h-11"
      onClick={busy ? undefined : onClick}
    >
      {label}
    </button>
  )
  return (
    <>
      {dueOn === null ? (
        <p className="py-2">{text}</p>
      ) : (
        <CheckBox checked={doneAt !== null} onTick={(ticked) => void store.tick(note, ticked)}>
          {text}
        </CheckBox>
      )}
      <p
        className={`flex flex-wrap items-center gap-x-4 text-sm text-muted ${dueOn === null ? '' : 'pl-8'}`}
      >
        <NoteTime {...note} />
        {act(texts.change, () => setForm(store.changed(note)))}
        {act(texts.remove, () => void store.remove(note).then((gone) => gone && onGone()))}
      </p>
    </>
  )
}

/** Shows by when a task is to be done, or when it was done; for a note, when it was written. */
function NoteTime({ dueOn, doneAt, createdAt }: Note) {
  if (doneAt !== null) return <span>{wholeDays(texts.done(formatDay(doneAt)))}</span>
  if (dueOn === null) return <span>{wholeDays(texts.written(formatDay(createdAt)))}</span>
  return <Due time={dueOn} isOverdue={dueOn < formatDay(new Date())} />
}

function NoteForm({
  writing,
  onSaved,
  onCancel,
}: {
  writing: NoteWriting
  onSaved: () => void
  onCancel?: () => void
}) {
  const { content, dueOn, message, sending } = useStore(writing.$writing)
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void writing.save().then((isSaved) => isSaved && onSaved())
      }}
    >
      <Field
        label={texts.content}
        {...(onCancel === undefined ? { hint: texts.contentHint } : {})}
        message={message}
      >
        {({ className, ...control }) => (
          <textarea
            {...control}
            rows={2}
            maxLength={LIMITS.notes}
            className={`${className} field-sizing-content max-h-96 min-h-20`}
            value={content}
            onChange={({ target }) => writing.type({ content: target.value })}
          />
        )}
      </Field>
      <Field label={texts.dueOn} hint={texts.dueOnHint}>
        {({ className, ...control }) => (
          <input
            {...control}
            type="date"
            className={`${className} max-w-xs`}
            value={dueOn}
            onChange={({ target }) => writing.type({ dueOn: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button quiet type="submit" busy={sending} disabled={content.trim() === ''}>
          {texts.save}
        </Button>
        {onCancel === undefined ? null : (
          <Button quiet onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Lists the quiz results that the client has added; nothing if there are none. */
export function AddedResults({ results }: Pick<Correspondence, 'results'>) {
  const id = useId()
  if (results.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 border-t border-line pt-4">
      <h4 id={id} className="font-sans text-base font-semibold">
        {texts.results}
      </h4>
      <ul className="flex flex-col divide-y divide-line">
        {results.map(({ id, quiz, band, warned, totalScore, completedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span>{quiz ?? submissionListTexts.deletedQuiz}</span>
            <span className={`badge ${warned ? 'badge-clay' : ''}`.trim()}>
              {warned ? inboxViewTexts.warning : (band ?? inboxViewTexts.noCategory)}
            </span>
            <span className="text-sm text-muted">{inboxViewTexts.score(totalScore)}</span>
            <span className="text-sm text-muted">
              {wholeDays(inboxViewTexts.completedAt(formatDay(completedAt)))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
