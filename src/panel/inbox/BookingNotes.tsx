import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { LIMITS } from '#src/contracts/fields.ts'
import type { Booking } from '#src/contracts/inbox.ts'
import type { BookingEditing } from './booking-edits.ts'
import { inboxViewTexts } from './texts.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { Field } from '../../islands/ui/Field.tsx'

interface BookingNotesProps {
  booking: Booking
  editing: BookingEditing
}

export function BookingNotes({ booking, editing }: BookingNotesProps) {
  const { notes, messages, saving } = useStore(editing.$edits)
  const field = useRef<HTMLTextAreaElement>(null)
  const typed = notes[booking.id]
  const message = messages[booking.id] ?? null
  const busy = saving[booking.id] === 'notes'
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void editing.saveNotes(booking)
      }}
    >
      <Field label={inboxViewTexts.notes} hint={inboxViewTexts.notesHint} message={message}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            ref={field}
            rows={3}
            className={`${className} field-sizing-content max-h-96 min-h-24`}
            maxLength={LIMITS.notes}
            value={typed ?? booking.notes ?? ''}
            onChange={(event) => editing.type(booking, event.target.value)}
          />
        )}
      </Field>
      {typed === undefined || message !== null ? null : (
        <p className="text-sm text-clay">{inboxViewTexts.notesUnsaved}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          quiet={typed === undefined}
          type="submit"
          busy={busy}
          disabled={typed === undefined || booking.id in saving}
        >
          {busy ? inboxViewTexts.notesSaving : inboxViewTexts.notesSave}
        </Button>
        {typed === undefined || busy ? null : (
          <Button
            quiet
            onClick={() => {
              void editing.giveUpNotes(booking).then((given) => {
                // The pressed button is gone; the dialog restores focus to it first.
                if (given) setTimeout(() => field.current?.focus())
              })
            }}
          >
            {inboxViewTexts.notesDiscard}
          </Button>
        )}
      </div>
    </form>
  )
}
