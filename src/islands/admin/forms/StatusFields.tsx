import { type FieldValues, type Path, useWatch, type UseFormReturn } from 'react-hook-form'
import { ITEM_STATUSES, type StatusValues } from '#src/stores/admin/item-status.ts'
import { postFormTexts } from '#src/texts/post-form.ts'
import { Field } from '../../ui/Field.tsx'
import { messageOf } from './post-form.ts'

/** Draft, published, or to be published at a time. */
export function StatusFields<Values extends FieldValues & StatusValues>({
  form,
}: {
  form: UseFormReturn<Values>
}) {
  const status: string = useWatch({ control: form.control, name: 'status' as Path<Values> })
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={postFormTexts.status}>
        {(control) => (
          <select {...control} {...form.register('status' as Path<Values>)}>
            {ITEM_STATUSES.map((each) => (
              <option key={each} value={each}>
                {postFormTexts.statuses[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {status === 'scheduled' ? (
        <Field
          label={postFormTexts.publishAt}
          hint={postFormTexts.publishAtHint}
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
