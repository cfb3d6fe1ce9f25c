import { useId } from 'react'
import { formatMinute } from '#src/core/lithuanian.ts'
import { useController } from 'react-hook-form'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { messageOf } from '#src/panel/kit/form-fields.tsx'
import type { PostForm } from './post-form.tsx'
import { articleFormTexts } from './texts.ts'

/** Shows which model drafted the text, and asks whether a person has read it. Publishing requires that. */
export function ReadFirstBox({ form }: { form: PostForm }) {
  const id = useId()
  const {
    field: { ref, name, value, onChange },
  } = useController({ control: form.control, name: 'generated' })
  const message = messageOf(form, 'generated')
  if (value === null) return null
  const { reviewedAt, ...generated } = value

  function tick(isRead: boolean): void {
    onChange({ ...generated, reviewedAt: isRead ? new Date().toISOString() : null })
  }

  return (
    <div>
      <p className="text-sm text-muted">
        {wholeDays(
          [
            articleFormTexts.draftedBy(generated.model, formatMinute(generated.at)),
            ...(reviewedAt === null ? [] : [articleFormTexts.readOn(formatMinute(reviewedAt))]),
          ].join(' '),
        )}
      </p>
      <CheckBox
        ref={ref}
        name={name}
        checked={reviewedAt !== null}
        onTick={tick}
        aria-invalid={message !== undefined}
        aria-describedby={id}
      >
        {articleFormTexts.readFirst}
      </CheckBox>
      <p id={id} role="alert" className="text-sm text-danger empty:hidden">
        {message}
      </p>
    </div>
  )
}
