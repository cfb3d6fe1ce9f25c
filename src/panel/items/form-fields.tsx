import { useEffect } from 'react'
import type {
  FieldErrors,
  FieldPath,
  FieldValues,
  Path,
  PathValue,
  UseFormReturn,
} from 'react-hook-form'
import { slugify } from '#src/domain/articles.ts'

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

/** The message of a field, also when it belongs to an entry of a list in it. */
export function messageOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: keyof Values & string,
): string | undefined {
  const error: unknown = (errors as Record<string, unknown>)[name]
  const found = Array.isArray(error) ? (error as unknown[]).find(Boolean) : error
  if (typeof found !== 'object' || found === null || !('message' in found)) return undefined
  return typeof found.message === 'string' ? found.message : undefined
}

/** The fields of every item that has an address of its own. */
export interface AddressValues {
  title: string
  slug: string
}

/**
 * The address of a new item follows its title for as long as it is what the title proposes. Whatever
 * is put into the form as a whole, such as a kept draft, stays as it is.
 */
export function useProposedSlug<Values extends FieldValues & AddressValues>(
  form: UseFormReturn<Values>,
  isNew: boolean,
): void {
  useEffect(() => {
    if (!isNew) return
    let last: string = form.getValues().title
    return form.subscribe({
      name: 'title' as Path<Values>,
      formState: { values: true },
      callback: ({ name, values: { title, slug } }) => {
        if (title === last) return
        const follows = name !== undefined && (slug === '' || slug === slugify(last))
        last = title
        const proposed = slugify(title) as PathValue<Values, Path<Values>>
        if (follows) form.setValue('slug' as Path<Values>, proposed, { shouldDirty: true })
      },
    })
  }, [form, isNew])
}
