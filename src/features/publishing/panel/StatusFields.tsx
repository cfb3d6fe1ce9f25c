import { type FieldValues, type Path, useWatch, type UseFormReturn } from 'react-hook-form'
import { ITEM_STATUSES, type StatusValues } from './item-status.ts'
import { itemFormTexts } from './texts.ts'
import { SelectField } from '#src/panel/frame/controls.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'

export function StatusFields<Values extends FieldValues & StatusValues>({
  form,
}: {
  form: UseFormReturn<Values>
}) {
  const status: string = useWatch({ control: form.control, name: 'status' as Path<Values> })
  return (
    <div className="@container">
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <SelectField
          label={itemFormTexts.status}
          options={ITEM_STATUSES}
          textOf={(each) => itemFormTexts.statuses[each]}
          {...form.register('status' as Path<Values>)}
        />
        {status === 'scheduled' ? (
          <TextField
            form={form}
            name={'publishAt' as Path<Values>}
            type="datetime-local"
            label={itemFormTexts.publishAt}
            hint={itemFormTexts.publishAtHint}
          />
        ) : null}
      </div>
    </div>
  )
}
