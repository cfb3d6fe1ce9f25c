import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { QUIZ_ANSWERS_MONTHS } from '#src/domain/retention.ts'
import { NAME_MAX } from '#src/domain/visitors.ts'
import type { QuizState } from '#src/stores/quiz-attempt.ts'
import { quizTexts } from '#src/texts/quiz.ts'
import { PrivacyNote } from '#src/views/PrivacyNote.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'

interface QuizContactProps {
  state: Extract<QuizState, { step: 'email' | 'submitting' }>
  heading: RefObject<HTMLHeadingElement | null>
  onType: (field: 'email' | 'name', value: string) => void
  onBack: (event: SyntheticEvent) => void
}

/** Asks for an email and a name before the result. */
export function QuizContact({ state, heading, onType, onBack }: QuizContactProps) {
  const busy = state.step === 'submitting'
  const message = state.step === 'email' ? state.emailMessage : null
  const email = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (message !== null) email.current?.focus()
  }, [message])

  return (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="heading focus:outline-0">
        {quizTexts.emailHeading}
      </h2>
      <p>{quizTexts.emailIntro}</p>
      <Field label={quizTexts.emailLabel} message={message}>
        {(control) => (
          <input
            {...control}
            ref={email}
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={quizTexts.emailPlaceholder}
            value={state.email}
            readOnly={busy}
            onChange={(event) => onType('email', event.target.value)}
          />
        )}
      </Field>
      <Field label={quizTexts.nameLabel}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="name"
            autoComplete="given-name"
            maxLength={NAME_MAX}
            placeholder={quizTexts.namePlaceholder}
            value={state.name}
            readOnly={busy}
            onChange={(event) => onType('name', event.target.value)}
          />
        )}
      </Field>
      <PrivacyNote {...quizTexts.privacy(QUIZ_ANSWERS_MONTHS)} />
      <div className="flex justify-between gap-3">
        <Button quiet disabled={busy} onClick={onBack}>
          {quizTexts.back}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? quizTexts.submitting : quizTexts.seeResult}
        </Button>
      </div>
    </div>
  )
}
