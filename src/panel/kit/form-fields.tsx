import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { formTexts } from './texts.ts'

/**
 * Focuses a new field after it was rendered. The library's `shouldFocus` would move the focus several times in nested
 * field arrays.
 */
export function focusSoon<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
): void {
  setTimeout(() => {
    openPart(name)
    form.setFocus(name)
  })
}

/**
 * Opens the collapsed part with a field, so that the field can be focused.
 * @param field for example `questions.0.question`. Its part is the `details` element whose `data-part` has
 *   `questions.0`.
 * @returns the part; null if the field is in none.
 */
export function openPart(field: string): HTMLDetailsElement | null {
  const name = field.split('.', 2).join('.')
  const part = document.querySelector<HTMLDetailsElement>(`details[data-part~="${name}"]`)
  if (part !== null) part.open = true
  return part
}

/**
 * Opens all collapsed parts with invalid fields and focuses the first of these parts. After that, the form library
 * focuses the first invalid field, if it has an input.
 */
export function openFaulty(errors: object): void {
  const names = Object.entries(errors).flatMap(([list, faults]: [string, unknown]) =>
    Array.isArray(faults)
      ? faults.map((fault, index) => (fault ? `${list}.${index}` : ''))
      : [list],
  )
  const parts = names.filter(Boolean).map((name) => openPart(name))
  parts
    .find((part) => part !== null)
    ?.querySelector('summary')
    ?.focus()
}

/** Returns all invalid fields with their messages, in order. */
export function faultsOf(errors: unknown, field = ''): { field: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && typeof errors.message === 'string') {
    return [{ field, message: errors.message }]
  }
  return Object.entries(errors).flatMap(([key, inner]: [string, unknown]) =>
    key === 'ref' ? [] : faultsOf(inner, field === '' ? key : `${field}.${key}`),
  )
}

/** Returns each message once, with the names of the form's parts to which it applies. */
export function messagesOf(
  errors: unknown,
  placeOf: (field: string) => string | null = () => null,
): string[] {
  const faults = Object.entries(Object.groupBy(faultsOf(errors), ({ message }) => message))
  return faults.map(([message, fields = []]) => {
    const places = fields.map(({ field }) => placeOf(field)).filter((place) => place !== null)
    return places.length === 0 ? message : formTexts.faultAt(message, [...new Set(places)])
  })
}

/** Returns the error message of a field or of the first invalid entry in its list; undefined if it is valid. */
export function messageOf<Values extends FieldValues>(
  { formState }: UseFormReturn<Values>,
  name: FieldPath<Values>,
): string | undefined {
  const error: unknown = get(formState.errors, name)
  const found = Array.isArray(error) ? (error as unknown[]).find(Boolean) : error
  if (typeof found !== 'object' || found === null || !('message' in found)) return undefined
  return typeof found.message === 'string' ? found.message : undefined
}
