import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Puts the focus into a field that has just been added, once it is drawn. Lists of fields inside lists
 * each move the focus for themselves, the last one to the beginning of the form.
 */
export function focusSoon<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
): void {
  setTimeout(() => form.setFocus(name))
}
