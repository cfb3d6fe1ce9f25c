import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { slugify } from '#src/core/slugs.ts'

/** Form values that are used to propose a slug. */
export interface AddressValues {
  title: string
  slug: string
}

/**
 * Proposes a slug from the title of a new item. Replaces the slug only if it is empty or was proposed from the previous
 * title. A reset of the form does not change the slug.
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
