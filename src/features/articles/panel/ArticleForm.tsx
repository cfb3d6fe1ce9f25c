import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { ARTICLE_CATEGORIES } from '../articles.ts'
import { createContentAssistant, IMAGE_DELAY } from './content-assistant.ts'
import { authors } from '#src/features/experts/panel/authors.ts'
import { expertTexts } from '#src/features/experts/panel/texts.ts'
import { SelectField } from '#src/panel/frame/controls.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { articleFormTexts } from './texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { ItemFrame } from '#src/features/publishing/panel/ItemFrame.tsx'
import { useItemForm } from '#src/features/publishing/panel/use-item-form.tsx'
import { useGeneratedImage } from './use-generated-image.tsx'
import { PublishingLink } from './MissingFields.tsx'
import { PostText } from './PostText.tsx'
import { PublishingPart } from './PublishingPart.tsx'
import { articleKind } from './post-values.ts'
import { messageOf } from '#src/panel/kit/form-fields.tsx'
import { type PostForm, useGeneratedDrafts } from './post-form.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { useCancelOnLeave } from '#src/panel/frame/use-cancel-on-leave.tsx'

/** Shows the form of an article (specification, section 2, admin panel). */
export function ArticleForm({ id, text }: { id: string | null; text: string | undefined }) {
  const item = useItemForm(articleKind, id, text)
  const { form } = item
  const image = useGeneratedImage(form, 'post')
  const { content, generateContent } = useGeneratedContent(form, image.generate)

  return (
    <ItemFrame
      item={item}
      beside={<PublishingLink form={form} kept={item.$kept} kind={articleKind} />}
    >
      <div className="writing">
        <PostText form={form} kind="post">
          <GenerateContent assistant={content} onGenerate={generateContent} />
        </PostText>
        <PublishingPart form={form} kind={articleKind} id={id} image={image}>
          <CategoryField form={form} />
          <TextField
            form={form}
            name="tags"
            label={articleFormTexts.tags}
            hint={articleFormTexts.tagsHint}
          />
          <AuthorField form={form} />
          <TextField
            form={form}
            name="readingTime"
            label={articleFormTexts.readingTime}
            hint={articleFormTexts.readingTimeHint}
            inputMode="numeric"
          />
        </PublishingPart>
      </div>
    </ItemFrame>
  )
}

/**
 * Returns the assistant for the content, and a function that generates the content from the form's title and fills it
 * in. The function then starts the generation of the image if a category is chosen.
 */
function useGeneratedContent(form: PostForm, generateImage: () => void) {
  const [content] = useState(() => createContentAssistant())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    content.cancel()
  }, [content])
  useCancelOnLeave(cancel)

  const drafts = useGeneratedDrafts(form)

  async function generateContent(): Promise<void> {
    const hasText = () => {
      const { excerpt, content: text, tags } = form.getValues()
      return [excerpt, text, tags].some((value) => value.trim() !== '')
    }
    const isFilled = await content.generate(form.getValues('title'), hasText, drafts.fill)
    if (!isFilled) return
    if (form.getValues('category') !== '') {
      timer.current = setTimeout(generateImage, IMAGE_DELAY)
    }
  }

  return { content, generateContent: () => void generateContent() }
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
    // One button fits beside the label of the title. While generating there are two buttons, which need a line of their
    // own.
    <div className={busy ? 'mt-3 flex flex-wrap gap-3' : 'post-title-act'}>
      <p className="sr-only">{articleFormTexts.contentHint}</p>
      <Button quiet busy={busy} onClick={onGenerate}>
        {busy ? articleFormTexts.generatingContent : articleFormTexts.generateContent}
      </Button>
      {busy ? (
        <Button quiet onClick={assistant.cancel}>
          {panelTexts.stop}
        </Button>
      ) : null}
    </div>
  )
}

/** Shows the choice of category. The article's category stays selectable even if it is no longer offered. */
function CategoryField({ form }: { form: PostForm }) {
  const { field } = useController({ control: form.control, name: 'category' })
  return (
    <SelectField
      {...field}
      label={articleFormTexts.category}
      message={messageOf(form, 'category')}
      options={[...new Set(['', ...ARTICLE_CATEGORIES, field.value])]}
      textOf={(category) => category || articleFormTexts.chooseCategory}
    />
  )
}

/** Shows the choice of author; nothing if there are no experts. An author who is no longer listed stays selectable. */
function AuthorField({ form }: { form: PostForm }) {
  const experts = useStore(authors.$experts)
  const { field } = useController({ control: form.control, name: 'authorId' })
  useEffect(() => void authors.load(), [])
  if (experts.length === 0) return null
  return (
    <SelectField
      {...field}
      label={expertTexts.author}
      message={messageOf(form, 'authorId')}
      options={[...new Set(['', ...experts.map(({ id }) => id), field.value])]}
      textOf={authors.nameOf}
    />
  )
}
