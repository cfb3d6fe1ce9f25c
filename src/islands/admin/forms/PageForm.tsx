import { LIMITS } from '#src/contracts/fields.ts'
import { itemPath } from '#src/domain/seo.ts'
import { postFormTexts } from '#src/texts/post-form.ts'
import { FormFrame } from '../FormFrame.tsx'
import { useItemForm } from '../item-form.ts'
import { FormPart } from './FormPart.tsx'
import { MarkdownEditor } from './MarkdownEditor.tsx'
import { pageCalls, pageSchema } from './post-calls.ts'
import { EMPTY_POST, toPostBody, toPostValues, useProposedSlug } from './post-form.ts'
import { PostConflict, PostTools } from './PostTools.tsx'
import { SlugField } from './SlugField.tsx'
import { StatusFields } from './StatusFields.tsx'
import { TextField } from './TextField.tsx'

/** The form of a static page; what a page has beside its fields stays as it is (specification, section 2). */
export function PageForm({ id }: { id: string | null }) {
  const item = useItemForm({
    kind: 'page',
    id,
    calls: pageCalls,
    empty: EMPTY_POST,
    toValues: toPostValues,
    toBody: toPostBody,
    schema: pageSchema,
    pathOf: ({ slug }) => itemPath('page', slug),
  })
  const { form } = item
  useProposedSlug(form, id === null)

  return (
    <FormFrame
      kind="page"
      id={id}
      item={item}
      conflict={(mine, theirs) => <PostConflict item={item} mine={mine} theirs={theirs} />}
      actions={<PostTools kind="page" id={id} item={item} />}
    >
      <p className="rounded-2xl bg-mist px-5 py-4">{postFormTexts.pageNote}</p>
      <FormPart heading={postFormTexts.textPart}>
        <TextField form={form} name="title" label={postFormTexts.title} maximum={LIMITS.title} />
        <SlugField form={form} kind="page" id={id} />
        <TextField
          form={form}
          name="excerpt"
          label={postFormTexts.excerpt}
          hint={postFormTexts.excerptHint}
          maximum={LIMITS.excerpt}
          rows={3}
        />
        <MarkdownEditor form={form} kind="page" />
      </FormPart>
      <FormPart heading={postFormTexts.publishingPart}>
        <StatusFields form={form} />
      </FormPart>
    </FormFrame>
  )
}
