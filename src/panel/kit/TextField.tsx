import type { ComponentProps } from 'react'
import type { FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { Field } from '#src/ui/Field.tsx'
import { messageOf } from './form-fields.tsx'

interface TextFieldProps<Values extends FieldValues> extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'required' | 'min' | 'max'
> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: string
  hint?: string
  maximum?: number
  /** Number of rows of a textarea. Without it, the field is an input. */
  rows?: number
  setValueAs?: (value: unknown) => unknown
  /** Fields to validate again when this one changes. */
  deps?: FieldPath<Values>[]
}

export function TextField<Values extends FieldValues>({
  form,
  name,
  label,
  hint = '',
  maximum,
  rows,
  setValueAs,
  deps,
  type = 'text',
  ...input
}: TextFieldProps<Values>) {
  const options = {
    ...(setValueAs && { setValueAs }),
    ...(deps && { deps }),
  } as RegisterOptions<Values, typeof name>
  return (
    <Field label={label} hint={hint} message={messageOf(form, name)}>
      {(control) => {
        const shared = {
          ...control,
          ...form.register(name, options),
          ...(maximum === undefined ? {} : { maxLength: maximum }),
        }
        return rows === undefined ? (
          <input {...shared} {...input} type={type} autoComplete="off" />
        ) : (
          <textarea {...shared} required={input.required} rows={rows} />
        )
      }}
    </Field>
  )
}
