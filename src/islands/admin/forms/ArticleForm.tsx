import { useStore } from '@nanostores/react'
import { useCallback, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { LIMITS } from '#src/contracts/fields.ts'
import { ARTICLE_CATEGORIES } from '#src/domain/articles.ts'
import { itemPath } from '#src/domain/seo.ts'
import { createContentAssistant, IMAGE_DELAY } from '#src/stores/admin/content-assistant.ts'
import { createImageAssistant } from '#src/stores/admin/image-assistant.ts'
import { assistanceTexts } from '#src/texts/assistance.ts'
import { imageBlockTexts } from '#src/texts/image-block.ts'
import { postFormTexts } from '#src/texts/post-form.ts'
import { seoBlockTexts } from '#src/texts/seo-block.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import { useItemForm } from '../item-form.ts'
import { session } from '../session.ts'
import { FormPart } from './FormPart.tsx'
import { ImageBlock } from './ImageBlock.tsx'
import { MarkdownEditor } from './MarkdownEditor.tsx'
import { postCalls, postSchema } from './post-calls.ts'
import {
  EMPTY_POST,
  messageOf,
  toPostBody,
  toPostValues,
  useProposedSlug,
  type PostForm,
} from './post-form.ts'
import { PostConflict, PostTools } from './PostTools.tsx'
import { SeoBlock } from './SeoBlock.tsx'
import { SlugField } from './SlugField.tsx'
import { StatusFields } from './StatusFields.tsx'
import { TextField } from './TextField.tsx'
import { useCalledOff } from './use-called-off.ts'

/** The form of an article (specification, section 2, admin panel). */
export function ArticleForm({ id }: { id: string | null }) {
  const item = useItemForm({
    kind: 'post',
    id,
    calls: postCalls,
    empty: EMPTY_POST,
    toValues: toPostValues,
    toBody: toPostBody,
    schema: postSchema,
    pathOf: ({ slug }) => itemPath('post', slug),
  })
  const { form } = item
  const { content, image, generateContent, generateImage } = useAssistants(form)
  useProposedSlug(form, id === null)

  return (
    <FormFrame
      kind="post"
      id={id}
      item={item}
      conflict={(mine, theirs) => <PostConflict item={item} mine={mine} theirs={theirs} />}
      actions={<PostTools kind="post" id={id} item={item} />}
    >
      <FormPart heading={postFormTexts.textPart}>
        <div className="flex flex-col gap-2">
          <TextField form={form} name="title" label={postFormTexts.title} maximum={LIMITS.title} />
          <GenerateContent assistant={content} onGenerate={generateContent} />
        </div>
        <SlugField form={form} kind="post" id={id} />
        <TextField
          form={form}
          name="excerpt"
          label={postFormTexts.excerpt}
          hint={postFormTexts.excerptHint}
          maximum={LIMITS.excerpt}
          rows={3}
        />
        <MarkdownEditor form={form} kind="post" />
      </FormPart>
      <FormPart heading={imageBlockTexts.heading}>
        <ImageBlock form={form} assistant={image} onGenerate={generateImage} />
      </FormPart>
      <FormPart heading={seoBlockTexts.heading}>
        <SeoBlock form={form} />
      </FormPart>
      <FormPart heading={postFormTexts.publishingPart}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <CategoryField form={form} />
          <TextField
            form={form}
            name="readingTime"
            label={postFormTexts.readingTime}
            hint={postFormTexts.readingTimeHint}
            inputMode="numeric"
          />
        </div>
        <TextField
          form={form}
          name="tags"
          label={postFormTexts.tags}
          hint={postFormTexts.tagsHint}
        />
        <StatusFields form={form} />
      </FormPart>
    </FormFrame>
  )
}

/** Lets content and image be made of what the form holds, and puts them into it. */
function useAssistants(form: PostForm) {
  const [content] = useState(() => createContentAssistant({ session }))
  const [image] = useState(() => createImageAssistant({ session }))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const callOff = useCallback(() => {
    clearTimeout(timer.current)
    content.cancel()
    image.cancel()
  }, [content, image])
  useCalledOff(callOff)

  const set = (
    name: 'title' | 'excerpt' | 'content' | 'tags' | 'readingTime' | 'imageUrl',
    value: string,
  ) => form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })

  async function generateImage(): Promise<void> {
    const { title, category, imageUrl } = form.getValues()
    const address = await image.generate({ title, category }, imageUrl.trim() !== '')
    if (address !== null) set('imageUrl', address)
  }

  async function generateContent(): Promise<void> {
    const hasText = () => {
      const { excerpt, content: text, tags } = form.getValues()
      return [excerpt, text, tags].some((value) => value.trim() !== '')
    }
    const draft = await content.generate(form.getValues('title'), hasText)
    if (draft === null) return
    set('title', draft.title)
    set('excerpt', draft.excerpt)
    set('content', draft.content)
    set('tags', draft.tags.join(', '))
    set('readingTime', String(draft.readingTime))
    if (form.getValues('category') !== '') {
      timer.current = setTimeout(() => void generateImage(), IMAGE_DELAY)
    }
  }

  return {
    content,
    image,
    generateContent: () => void generateContent(),
    generateImage: () => void generateImage(),
  }
}

function GenerateContent({
  assistant,
  onGenerate,
}: {
  assistant: ReturnType<typeof createContentAssistant>
  onGenerate: () => void
}) {
  const busy = useStore(assistant.$busy)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button quiet busy={busy} onClick={onGenerate}>
        {busy ? assistanceTexts.generatingContent : assistanceTexts.generateContent}
      </Button>
      {busy ? (
        <Button quiet onClick={assistant.cancel}>
          {assistanceTexts.stop}
        </Button>
      ) : null}
      <p className="text-sm text-muted">{assistanceTexts.contentHint}</p>
    </div>
  )
}

/** One of the offered categories; another one that the article has already stays on offer. */
function CategoryField({ form }: { form: PostForm }) {
  const { field } = useController({ control: form.control, name: 'category' })
  const categories: readonly string[] = ARTICLE_CATEGORIES
  const isOffered = field.value === '' || categories.includes(field.value)
  return (
    <Field label={postFormTexts.category} message={messageOf(form.formState.errors, 'category')}>
      {(control) => (
        <select {...control} {...field}>
          <option value="">{postFormTexts.chooseCategory}</option>
          {[...categories, ...(isOffered ? [] : [field.value])].map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
