import type { ReactNode } from 'react'
import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { LIMITS } from '#src/core/fields.ts'
import { SelectField } from '#src/panel/frame/controls.tsx'
import { messageOf } from '#src/panel/kit/form-fields.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { CheckBox } from '#src/ui/CheckBox.tsx'
import { FoldedPart } from './FoldedPart.tsx'
import { FIGURES, type FigureId, MAX_RATING } from '../claims.ts'
import type { SettingsValues } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

type SettingsForm = UseFormReturn<SettingsValues>
type ClaimPath = `claims.figures.${FigureId}` | `claims.testimonials.${number}`

const { claim: labels } = texts
const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => String(MAX_RATING - index))

/** Shows the fields of each figure that the site claims. */
export function FigureFields({ form }: { form: SettingsForm }) {
  const figures = useWatch({ control: form.control, name: 'claims.figures' })
  return FIGURES.map((id, index) => {
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
}

/** Inputs of a testimonial's short texts. */
const NAMES = ['name', 'city', 'relationship'] as const

/** Shows the fields of each testimonial, and the sentence above them. */
export function TestimonialFields({ form }: { form: SettingsForm }) {
  const testimonials = useWatch({ control: form.control, name: 'claims.testimonials' })
  return (
    <>
      {testimonials.map(({ name, city }, index) => {
        const path = `claims.testimonials.${index}` as const
        return (
          <Claim
            key={path}
            form={form}
            path={path}
            title={texts.testimonial(index + 1)}
            named={[[name, city].filter(Boolean).join(', ')]}
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

interface ClaimProps {
  form: SettingsForm
  path: ClaimPath
  /** Heading of a claim whose texts are empty. */
  title: string
  /** Texts that name the claim in its heading. */
  named: readonly string[]
  children: ReactNode
}

/** Shows a claim's name and state, which open its fields. */
function Claim({ form, path, title, named, children }: ClaimProps) {
  const { control } = form
  const { field: shown } = useController({ control, name: `${path}.shown` })
  const checkedOn = useWatch({ control, name: `${path}.checkedOn` })
  return (
    <FoldedPart
      path={path}
      title={named.filter(Boolean).join(' ') || title}
      state={texts.claimState(shown.value, checkedOn)}
      isOpenTask={shown.value && checkedOn === ''}
    >
      {children}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField form={form} name={`${path}.checkedOn`} label={labels.checkedOn} type="date" />
        <CheckBox checked={shown.value} onTick={shown.onChange}>
          {labels.shown}
        </CheckBox>
      </div>
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
