import { useEffect, useId, useRef, type RefObject, type SyntheticEvent } from 'react'
import { bindSpaces } from '#src/core/typography.ts'
import { NAME_MAX } from '#src/core/visitor-forms.ts'
import type { QuizBoxes, QuizState } from './quiz-attempt.ts'
import { consents } from '#src/features/consent/texts.ts'
import { quizContactTexts } from '#src/features/quizzes/ending-texts.ts'
import { quizTexts } from '../runner-texts.ts'
import { quizEndingTexts } from '../ending-texts.ts'
import { PrivacyNote } from '#src/site/PrivacyNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { Field } from '#src/ui/Field.tsx'

interface QuizContactProps {
  state: Extract<QuizState, { step: 'email' | 'submitting' | 'scoring' }>
  heading: RefObject<HTMLHeadingElement | null>
  onType: (field: 'email' | 'name', value: string) => void
  onTick: (box: keyof QuizBoxes, ticked: boolean) => void
  /** Shows the result without asking for an e-mail address. */
  onSkip: (event: SyntheticEvent) => void
  onBack: (event: SyntheticEvent) => void
}

/** Boxes with their texts. Each is unticked at first and independent of the other. */
const BOXES = [
  ['consent', consents.quizAnswers.text],
  ['marketing', consents.resultLetters.text],
] as const

/** Renders the choice before the result: to see it at once, or with e-mail address, name and consents. */
export function QuizContact({ state, heading, onType, onTick, onSkip, onBack }: QuizContactProps) {
  const busy = state.step !== 'email'
  const message = state.step === 'email' ? state.emailMessage : null
  const email = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    if (message !== null) email.current?.focus()
  }, [message])

  return (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="heading focus:outline-0">
        {quizEndingTexts.emailHeading}
      </h2>
      <p id={`${id}-intro`}>{quizContactTexts.intro}</p>
      {/* Stands first, so that no consent is above it, and is filled, so that nobody is led to give more than is needed. */}
      <div className="grid gap-4 sm:grid-cols-2">
        <Button
          busy={state.step === 'scoring'}
          disabled={busy}
          onClick={onSkip}
          aria-describedby={`${id}-intro`}
        >
          {quizContactTexts.seeWithoutEmail}
        </Button>
      </div>
      <section
        aria-labelledby={`${id}-mail`}
        className="mt-4 flex flex-col gap-4 border-t border-line pt-5"
      >
        <div>
          <h3 id={`${id}-mail`} className="subheading mb-2">
            {quizContactTexts.mailHeading}
          </h3>
          <p id={`${id}-request`} className="text-sm text-muted">
            {bindSpaces(quizContactTexts.request(consents.quizResult.text))}
          </p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={quizEndingTexts.emailLabel} message={message}>
            {(control) => (
              <input
                {...control}
                ref={email}
                type="email"
                name="email"
                required
                autoComplete="email"
                placeholder={quizEndingTexts.emailPlaceholder}
                value={state.email}
                readOnly={busy}
                onChange={(event) => onType('email', event.target.value)}
              />
            )}
          </Field>
          <Field label={quizEndingTexts.nameLabel}>
            {(control) => (
              <input
                {...control}
                type="text"
                name="name"
                autoComplete="given-name"
                maxLength={NAME_MAX}
                placeholder={quizEndingTexts.namePlaceholder}
                value={state.name}
                readOnly={busy}
                onChange={(event) => onType('name', event.target.value)}
              />
            )}
          </Field>
        </div>
        <details className="-my-2">
          <summary className="link w-fit cursor-pointer py-2 text-sm">
            {quizContactTexts.optional}
          </summary>
          <PrivacyNote {...quizContactTexts.stored} />
        </details>
        <div className="text-sm">
          {BOXES.map(([box, text]) => (
            <CheckBox
              key={box}
              name={box}
              checked={state.boxes[box]}
              disabled={busy}
              onTick={(ticked) => onTick(box, ticked)}
            >
              {bindSpaces(text)}
            </CheckBox>
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Button
            type="submit"
            quiet
            busy={state.step === 'submitting'}
            disabled={busy}
            aria-describedby={`${id}-request`}
          >
            {state.step === 'submitting' ? quizEndingTexts.submitting : quizEndingTexts.seeResult}
          </Button>
        </div>
      </section>
      <div>
        <button type="button" className="link py-2" disabled={busy} onClick={onBack}>
          {quizTexts.back}
        </button>
      </div>
    </div>
  )
}
