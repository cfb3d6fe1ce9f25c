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
 * Opens the collapsed part with a field, and the parts around it, so that the field can be focused.
 * @param field for example `questions.0.question`. Its part is the `details` element whose `data-part` has
 *   `questions.0`, or else the one around the field.
 * @returns the part; null if the field is in none.
 */
export function openPart(field: string): HTMLDetailsElement | null {
  const part = namedPart(field) ?? fieldNamed(field)?.closest('details') ?? null
  for (let each = part; each !== null; each = each.parentElement?.closest('details') ?? null) {
    each.open = true
  }
  return part
}

function namedPart(field: string): HTMLDetailsElement | null {
  const part = document.querySelector<HTMLDetailsElement>(`details[data-part~="${field}"]`)
  const end = field.lastIndexOf('.')
  return part !== null || end === -1 ? part : namedPart(field.slice(0, end))
}

/** Finds the control of a field by its name; one that is no input has its name in `data-name`. */
const fieldNamed = (field: string) =>
  document.querySelector<HTMLInputElement>(`[name="${field}"], [data-name="${field}"]`)

/** Returns the control of a field, or else the summary of its part; null if it has neither. */
const elementOf = (field: string): HTMLElement | null =>
  fieldNamed(field) ?? namedPart(field)?.querySelector('summary') ?? null

/** Compares the places of two fields on the page. A field without a place is last. */
function byPlace(one: string, other: string): number {
  const [first, second] = [elementOf(one), elementOf(other)]
  if (first === second) return 0
  if (first === null || second === null) return first === null ? 1 : -1
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/**
 * Opens all collapsed parts with these fields, and focuses the field that is first on the page. A field without an
 * input is represented by the summary of its part.
 */
export function showFields(fields: readonly string[]): void {
  fields.forEach(openPart)
  const [first] = fields.toSorted(byPlace)
  if (first !== undefined) elementOf(first)?.focus()
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

/** Whether a message contains a word of a label, with any ending. */
function isNamedIn(message: string, label: string): boolean {
  const words = label.toLowerCase().split(/\P{L}+/u)
  const stems = words.filter(({ length }) => length > 3).map((word) => word.slice(0, -2))
  return stems.some((stem) => message.toLowerCase().includes(stem))
}

/** Returns the label of a rendered field, without its hint; empty if it has none before the field. */
function labelOf(field: string): string {
  return fieldNamed(field)?.labels?.[0]?.firstElementChild?.textContent ?? ''
}

/**
 * Returns each validation message once, in the order of the page, with the parts of the form that it applies to or,
 * without parts, after the labels that it does not name.
 */
export function messagesOf(
  errors: unknown,
  placeOf: (field: string) => string | null = () => null,
): string[] {
  const faults = faultsOf(errors).toSorted((one, other) => byPlace(one.field, other.field))
  return Object.entries(Object.groupBy(faults, ({ message }) => message)).map(
    ([message, fields = []]) => {
      const places = fields.map(({ field }) => placeOf(field)).filter((place) => place !== null)
      if (places.length > 0) return formTexts.faultAt(message, [...new Set(places)])
      const labels = fields.map(({ field }) => labelOf(field)).filter((label) => label !== '')
      const unnamed = labels.filter((label) => !isNamedIn(message, label))
      return unnamed.length === 0 ? message : formTexts.faultOf(message, unnamed)
    },
  )
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
