import { toNestErrors } from '@hookform/resolvers'
import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { dismissError } from '#src/panel/frame/toast-errors.ts'
import { faultsOf, messagesOf, showFields } from './form-fields.tsx'
import { differences, type FormFields, invalidFields, type ValidatedKind } from './record-kind.ts'

interface FormStore<Values> {
  load: () => Promise<void>
  changed: (values: Values, isDirty: boolean) => void
  close: () => void
}

/** Connects a form of react-hook-form with the store of its record. */
export function useRecordForm<Values extends FieldValues, Body, Store extends FormStore<Values>>(
  kind: ValidatedKind<Values, Body> & { empty: Values },
  open: (fields: FormFields<Values>) => Store,
): Store & { form: UseFormReturn<Values> } {
  const form = useForm<Values>({
    defaultValues: kind.empty as DefaultValues<Values>,
    // The library goes by the order in which fields were registered. `showFields` goes by the page.
    shouldFocusError: false,
    resolver: (values, _context, options) => {
      const errors = invalidFields(kind, values)
      return Object.keys(errors).length === 0
        ? { values, errors: {} }
        : { values: {}, errors: toNestErrors<Values>(errors, options) }
    },
  })
  const [store] = useState(() => open(fieldsOf(form, kind.placeOf)))
  useEffect(() => {
    void store.load()
    return store.close
  }, [store])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => store.changed(values, isDirty === true),
      }),
    [form, store],
  )
  useEffect(() => {
    let wasFaulty = false
    return form.subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => {
        const isFaulty = Object.keys(errors).length > 0
        if (wasFaulty && !isFaulty) dismissError()
        wasFaulty = isFaulty
      },
    })
  }, [form])
  return { ...store, form }
}

function fieldsOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  placeOf: ValidatedKind<Values, unknown>['placeOf'],
): FormFields<Values> {
  return {
    read: () => form.getValues(),
    reset: (values, keep) =>
      form.reset(values, { keepDefaultValues: keep === 'saved', keepValues: keep === 'typed' }),
    settle: (saved) => {
      for (const [path, value] of differences(form.getValues(), saved)) {
        form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>)
      }
      form.reset(form.getValues(), { keepValues: true })
    },
    setErrors: (messages) => {
      for (const [field, message] of Object.entries(messages)) {
        form.setError(field as Path<Values>, { type: 'server', message })
      }
      showFields(Object.keys(messages))
      uncoverFocus()
    },
    submit: (save, refuse) =>
      form.handleSubmit(save, (errors) => {
        showFields(faultsOf(errors).map(({ field }) => field))
        refuse(messagesOf(errors, (field) => placeOf?.(field, form.getValues()) ?? null))
        uncoverFocus()
      })(),
  }
}

/** Scrolls to the focused field once the toast is rendered, which may cover it. */
function uncoverFocus(): void {
  setTimeout(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
}
