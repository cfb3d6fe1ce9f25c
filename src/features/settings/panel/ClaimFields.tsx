import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  useController,
  useFieldArray,
  useFormState,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { LIMITS } from '#src/core/fields.ts'
import { formatDay } from '#src/core/lithuanian.ts'
import { SelectField } from '#src/panel/frame/controls.tsx'
import { restoreFocus } from '#src/panel/frame/lost-focus.ts'
import { focusSoon, messageOf } from '#src/panel/kit/form-fields.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { FoldedPart } from './FoldedPart.tsx'
import { FIGURES, type FigureId, MAX_RATING, MAX_TESTIMONIALS } from '../claims.ts'
import { claimKind } from './part-states.ts'
import type { SettingsValues } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

type SettingsForm = UseFormReturn<SettingsValues>
type ClaimPath = `claims.figures.${FigureId}` | `claims.testimonials.${number}`

const { claim: labels } = texts
const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => String(MAX_RATING - index))

/** Shows the fields of each figure that the site claims. */
export function FigureFields({ form }: { form: SettingsForm }) {
  const figures = useWatch({ control: form.control, name: 'claims.figures' })
  const claims = FIGURES.map((id, index) => {
    const path = `claims.figures.${id}` as const
    const { value, label } = figures[id]
    return (
      <Claim
        key={id}
        form={form}
        path={path}
        title={texts.figure(index + 1)}
        named={[value, label]}
      >
        <div className="grid items-start gap-5 sm:grid-cols-[8rem_1fr]">
          <TextField
            form={form}
            name={`${path}.value`}
            label={labels.value}
            maximum={LIMITS.figure}
          />
          <TextField
            form={form}
            name={`${path}.label`}
            label={labels.label}
            maximum={LIMITS.title}
          />
        </div>
      </Claim>
    )
  })
  return (
    <>
      <HideSamples form={form} />
      {claims}
    </>
  )
}

/** Inputs of a testimonial's short texts. */
const NAMES = ['name', 'city', 'relationship'] as const

/** Shows the fields of each testimonial, and the sentence above them. */
export function TestimonialFields({ form }: { form: SettingsForm }) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'claims.testimonials' })
  const testimonials = useWatch({ control, name: 'claims.testimonials' })
  return (
    <>
      <HideSamples form={form} />
      {fields.map(({ id }, index) => {
        const path = `claims.testimonials.${index}` as const
        const { name = '', city = '' } = testimonials[index] ?? {}
        const named = [name, city].filter(Boolean).join(', ')
        return (
          <Claim
            key={id}
            form={form}
            path={path}
            title={texts.newTestimonial}
            named={[named]}
            onRemove={() => {
              remove(index)
              restoreFocus(document.getElementById(ADD))
            }}
          >
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {NAMES.map((each) => (
                <TextField
                  key={each}
                  form={form}
                  name={`${path}.${each}`}
                  label={labels[each]}
                  maximum={LIMITS.name}
                />
              ))}
              <Rating form={form} name={`${path}.rating`} />
            </div>
            <TextField
              form={form}
              name={`${path}.text`}
              label={labels.text}
              maximum={LIMITS.testimonial}
              rows={5}
            />
          </Claim>
        )
      })}
      {fields.length < MAX_TESTIMONIALS ? (
        <div>
          <Button
            quiet
            id={ADD}
            onClick={() => {
              append(NEW_TESTIMONIAL, { shouldFocus: false })
              focusSoon(form, `claims.testimonials.${fields.length}.name`)
            }}
          >
            {texts.addTestimonial}
          </Button>
        </div>
      ) : null}
      <TextField
        form={form}
        name="claims.testimonialsCheck"
        label={texts.testimonialsCheck}
        hint={texts.testimonialsCheckHint}
        maximum={LIMITS.note}
        rows={2}
      />
    </>
  )
}

/** Id of the button that adds a testimonial. */
const ADD = 'prideti-atsiliepima'

const NEW_TESTIMONIAL = {
  shown: true,
  checkedOn: '',
  name: '',
  city: '',
  relationship: '',
  rating: String(MAX_RATING),
  text: '',
}

/** Hides all claims that were not checked, figures and testimonials alike, with one button; nothing if there are none. */
function HideSamples({ form }: { form: SettingsForm }) {
  const claims = useWatch({ control: form.control, name: 'claims' })
  const [hidden, setHidden] = useState<'no' | 'unsaved' | 'saved'>('no')
  const { isDirty } = useFormState({ control: form.control })
  if (hidden === 'unsaved' && !isDirty) setHidden('saved')
  const told = useRef<HTMLParagraphElement>(null)
  const figures = FIGURES.filter((id) => claimKind(claims.figures[id]) === 'madeUp').map(
    (id) => `claims.figures.${id}` as const,
  )
  const testimonials = claims.testimonials.flatMap((each, index) =>
    claimKind(each) === 'madeUp' ? [`claims.testimonials.${index}` as const] : [],
  )
  const samples = [...figures, ...testimonials]
  useEffect(() => {
    if (hidden === 'unsaved') told.current?.focus()
  }, [hidden])
  if (samples.length === 0) {
    return hidden === 'no' ? null : (
      <p ref={told} role="status" tabIndex={-1} className="rounded-xl bg-mist px-4 py-3">
        {hidden === 'unsaved' ? texts.samplesHidden : texts.samplesGone}
      </p>
    )
  }
  return (
    <div>
      <Button
        quiet
        onClick={() => {
          for (const path of samples) form.setValue(`${path}.shown`, false, { shouldDirty: true })
          setHidden('unsaved')
        }}
      >
        {texts.hideSamples(figures.length, testimonials.length)}
      </Button>
    </div>
  )
}

interface ClaimProps {
  form: SettingsForm
  path: ClaimPath
  /** Heading of a claim whose texts are empty. */
  title: string
  /** Texts that name the claim in its heading. */
  named: readonly string[]
  /** Deletes the claim, if it can be deleted. */
  onRemove?: () => void
  children: ReactNode
}

/** Shows a claim's name and state, which open its fields. */
function Claim({ form, path, title, named, onRemove, children }: ClaimProps) {
  const { control } = form
  const { field: shown } = useController({ control, name: `${path}.shown` })
  const checkedOn = useWatch({ control, name: `${path}.checkedOn` })
  const name = named.filter(Boolean).join(' ') || title
  return (
    <FoldedPart
      path={path}
      title={name}
      state={texts.claimState(shown.value, checkedOn)}
      isOpenTask={claimKind({ shown: shown.value, checkedOn }) === 'madeUp'}
    >
      {children}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name={`${path}.checkedOn`}
          label={labels.checkedOn}
          hint={texts.checkedHint}
          type="date"
          max={formatDay(new Date())}
        />
        <CheckBox checked={shown.value} onTick={shown.onChange}>
          {labels.shown}
        </CheckBox>
      </div>
      {onRemove === undefined ? null : (
        <div>
          <Button quiet aria-label={texts.removeTestimonialOf(name)} onClick={onRemove}>
            {texts.removeTestimonial}
          </Button>
        </div>
      )}
    </FoldedPart>
  )
}

function Rating({
  form,
  name,
}: {
  form: SettingsForm
  name: `claims.testimonials.${number}.rating`
}) {
  const { field } = useController({ control: form.control, name })
  return (
    <SelectField
      {...field}
      label={labels.rating}
      message={messageOf(form, name)}
      options={RATINGS}
      textOf={(rating) => '★'.repeat(Number(rating))}
    />
  )
}
