import { type FieldValues, type Path, useWatch, type UseFormReturn } from 'react-hook-form'
import { ITEM_STATUSES, type StatusValues } from './item-status.ts'
import { itemFormTexts } from './texts.ts'
import { Field } from '../../islands/ui/Field.tsx'
import { messageOf } from './form-fields.tsx'

/** Draft, published, or to be published at a time. */
export function StatusFields<Values extends FieldValues & StatusValues>({
  form,
}: {
  form: UseFormReturn<Values>
}) {
  const status: string = useWatch({ control: form.control, name: 'status' as Path<Values> })
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={itemFormTexts.status}>
        {(control) => (
          <select {...control} {...form.register('status' as Path<Values>)}>
            {ITEM_STATUSES.map((each) => (
              <option key={each} value={each}>
                {itemFormTexts.statuses[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {status === 'scheduled' ? (
        <Field
          label={itemFormTexts.publishAt}
          hint={itemFormTexts.publishAtHint}
          message={messageOf(form.formState.errors, 'publishAt')}
        >
          {(control) => (
            <input
              {...control}
              {...form.register('publishAt' as Path<Values>)}
              type="datetime-local"
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}
