import { LIMITS } from '#src/contracts/fields.ts'
import type { PostType } from '#src/domain/articles.ts'
import { SlugField } from '../items/SlugField.tsx'
import { TextField } from '../items/TextField.tsx'
import { MarkdownEditor } from './MarkdownEditor.tsx'
import type { PostForm } from './post-form.tsx'
import { articleFormTexts } from './texts.ts'

interface PostTextProps {
  form: PostForm
  kind: PostType
  /** Null while the item is new. */
  id: string | null
}

/** The address, excerpt and content of an article or page. */
export function PostText({ form, kind, id }: PostTextProps) {
  return (
    <>
      <SlugField form={form} kind={kind} id={id} />
      <TextField
        form={form}
        name="excerpt"
        label={articleFormTexts.excerpt}
        hint={articleFormTexts.excerptHint}
        maximum={LIMITS.excerpt}
        rows={3}
      />
      <MarkdownEditor form={form} kind={kind} />
    </>
  )
}
