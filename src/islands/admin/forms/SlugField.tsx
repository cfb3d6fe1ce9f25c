import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { LIMITS } from '#src/contracts/fields.ts'
import { SLUG_PATTERN, type PostType } from '#src/domain/articles.ts'
import { itemPath } from '#src/domain/seo.ts'
import { createSlugCheck, type SlugState } from '#src/stores/admin/slug-check.ts'
import { postFormTexts } from '#src/texts/post-form.ts'
import { Field } from '../../ui/Field.tsx'
import { session } from '../session.ts'
import { messageOf, type PostForm } from './post-form.ts'

const ANSWERS: Record<SlugState, string> = {
  none: '',
  checking: postFormTexts.slugChecking,
  free: postFormTexts.slugFree,
  taken: postFormTexts.slugTaken,
  unknown: postFormTexts.slugUnknown,
}

/** The address of an article or page; whether it is free stands below. */
export function SlugField({
  form,
  kind,
  id,
}: {
  form: PostForm
  kind: PostType
  id: string | null
}) {
  const [availability] = useState(() => createSlugCheck({ kind, id, session }))
  const state = useStore(availability.$state)
  const slug = useWatch({ control: form.control, name: 'slug' })
  const stored = form.formState.defaultValues?.slug ?? ''

  useEffect(() => {
    const isAsked = slug !== stored && SLUG_PATTERN.test(slug)
    availability.check(isAsked ? slug : '')
    return () => availability.stop()
  }, [availability, slug, stored])

  return (
    <div>
      <Field
        label={postFormTexts.slug}
        hint={postFormTexts.slugHint}
        message={messageOf(form.formState.errors, 'slug')}
      >
        {(control) => (
          <input
            {...control}
            {...form.register('slug')}
            type="text"
            maxLength={LIMITS.slug}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
        {slug === '' ? null : <span>{postFormTexts.slugPreview(itemPath(kind, slug))}</span>}
        <span role="status" className={state === 'taken' ? 'text-danger' : ''}>
          {ANSWERS[state]}
        </span>
      </p>
    </div>
  )
}
