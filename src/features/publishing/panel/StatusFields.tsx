import {
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form'
import { ITEM_STATUSES, type StatusValues } from './item-status.ts'
import { itemFormTexts } from './texts.ts'
import { SelectField } from '#src/panel/frame/controls.tsx'
import { BarLink } from '#src/panel/kit/FormFrame.tsx'
import { focusSoon } from '#src/panel/kit/form-fields.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'

export function StatusFields<Values extends FieldValues & StatusValues>({
  form,
}: {
  form: UseFormReturn<Values>
}) {
  const status: string = useWatch({ control: form.control, name: 'status' as Path<Values> })
  const { publishedAt = '' } = useFormState({ control: form.control }).defaultValues ?? {}
  const dated = status === 'published' && publishedAt !== '' ? 'publishedAt' : null
  const name = status === 'scheduled' ? 'publishAt' : dated
  return (
    <div className="@container">
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <SelectField
          label={itemFormTexts.status}
          options={ITEM_STATUSES}
          textOf={(each) => itemFormTexts.statuses[each]}
          {...form.register('status' as Path<Values>)}
        />
        {name === null ? null : (
          <TextField
            key={name}
            form={form}
            name={name as Path<Values>}
            type="datetime-local"
            label={itemFormTexts[name]}
            hint={itemFormTexts.timeHints[name]}
          />
        )}
      </div>
    </div>
  )
}

/** Tells in the save bar which status a save gives the item, and leads to the field. */
export function StatusLink<Values extends FieldValues & StatusValues>({
  form,
}: {
  form: UseFormReturn<Values>
}) {
  const name = 'status' as Path<Values>
  const status: StatusValues['status'] = useWatch({ control: form.control, name })
  const { defaultValues, isDirty } = useFormState({ control: form.control })
  const isKept = !isDirty || status === defaultValues?.status
  return (
    <BarLink onPress={() => focusSoon(form, name)}>
      {/* Beside the save button, a phone has room for the status alone. */}
      <span className="max-sm:sr-only">{itemFormTexts.onSave}</span>{' '}
      <span
        className={`whitespace-nowrap max-sm:inline-block max-sm:[text-decoration:inherit] max-sm:first-letter:uppercase ${isKept ? '' : 'font-semibold'}`}
      >
        {itemFormTexts[isKept ? 'statusKept' : 'statusChanged'][status]}
      </span>
    </BarLink>
  )
}
