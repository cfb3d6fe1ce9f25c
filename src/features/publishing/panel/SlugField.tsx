import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { type FieldValues, type Path, useWatch, type UseFormReturn } from 'react-hook-form'
import { LIMITS } from '#src/core/fields.ts'
import { SLUG_PATTERN } from '#src/core/slugs.ts'
import type { ItemKind } from '#src/core/items.ts'
import { itemPath } from '#src/features/search/seo.ts'
import { createSlugCheck, type SlugState } from './slug-check.ts'
import type { AddressValues } from './use-proposed-slug.tsx'
import { itemFormTexts } from './texts.ts'
import { Field } from '#src/ui/Field.tsx'
import { messageOf } from '#src/panel/kit/form-fields.tsx'
import { FoldedPart } from '#src/panel/kit/FormFrame.tsx'
import type { StatusValues } from './item-status.ts'

const ANSWERS: Record<SlugState, string> = {
  none: '',
  checking: itemFormTexts.slugChecking,
  free: itemFormTexts.slugFree,
  taken: itemFormTexts.slugTaken,
  unknown: itemFormTexts.slugUnknown,
}

/**
 * Renders the slug field of an item, and shows whether the slug is free. The field of a published item is collapsed,
 * since readers know its address.
 */
export function SlugField<Values extends FieldValues & AddressValues & StatusValues>({
  form,
  kind,
  id,
  isFolded = false,
}: {
  form: UseFormReturn<Values>
  kind: ItemKind
  id: string | null
  /** Whether the field of a draft is collapsed too. */
  isFolded?: boolean
}) {
  const [availability] = useState(() => createSlugCheck({ kind, id }))
  const state = useStore(availability.$state)
  const slug: string = useWatch({ control: form.control, name: 'slug' as Path<Values> })
  const { slug: stored = '', status } = form.formState.defaultValues ?? {}
  const isMoved = status === 'published' && slug !== stored

  useEffect(() => {
    const isAsked = slug !== stored && SLUG_PATTERN.test(slug)
    availability.check(isAsked ? slug : '')
    return () => availability.stop()
  }, [availability, slug, stored])

  const content = (
    <div>
      <Field
        label={itemFormTexts.slug}
        hint={itemFormTexts.slugHint}
        message={messageOf(form, 'slug' as Path<Values>)}
      >
        {(control) => (
          <input
            {...control}
            {...form.register('slug' as Path<Values>)}
            type="text"
            maxLength={LIMITS.slug}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
        {slug === '' ? null : <span>{itemFormTexts.slugPreview(itemPath(kind, slug))}</span>}
        <span role="status" className={state === 'taken' ? 'text-danger' : ''}>
          {ANSWERS[state]}
        </span>
        {isMoved ? <span>{itemFormTexts.slugLeadsOn(itemPath(kind, stored))}</span> : null}
      </p>
    </div>
  )
  const isPublished = status === 'published'
  if (!isPublished && !isFolded) return content
  const shown = isPublished ? stored : slug
  return (
    <FoldedPart
      isField
      heading={itemFormTexts.slug}
      fields={['slug']}
      state={
        <span className="text-sm wrap-anywhere text-muted">
          {state === 'taken'
            ? itemFormTexts.slugTaken
            : shown === ''
              ? itemFormTexts.slugHint
              : itemPath(kind, shown)}
        </span>
      }
    >
      {content}
    </FoldedPart>
  )
}
