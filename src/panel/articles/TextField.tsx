import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { Field } from '../../islands/ui/Field.tsx'
import { messageOf } from '../items/form-fields.tsx'
import type { PostForm } from './post-form.tsx'
import type { PostValues } from './post-values.ts'

interface TextFieldProps {
  form: PostForm
  name: keyof PostValues
  label: string
  hint?: string
  maximum?: number
  /** Rows of a field for more than a line. */
  rows?: number
  type?: HTMLInputTypeAttribute
  inputMode?: 'numeric' | 'url'
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** A field of an article or page for a line or a few lines of text. */
export function TextField({
  form,
  name,
  label,
  hint,
  maximum,
  rows,
  type = 'text',
  inputMode,
  autoComplete = 'off',
}: TextFieldProps) {
  return (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      message={messageOf(form.formState.errors, name)}
    >
      {(control) => {
        const shared = {
          ...control,
          ...form.register(name),
          ...(maximum === undefined ? {} : { maxLength: maximum }),
        }
        return rows === undefined ? (
          <input
            {...shared}
            type={type}
            {...(inputMode ? { inputMode } : {})}
            autoComplete={autoComplete}
          />
        ) : (
          <textarea {...shared} rows={rows} />
        )
      }}
    </Field>
  )
}
