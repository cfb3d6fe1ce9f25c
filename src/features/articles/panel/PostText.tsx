import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { LIMITS } from '#src/core/fields.ts'
import type { PostType } from '#src/core/items.ts'
import { TextField } from '#src/panel/kit/TextField.tsx'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import { TextEditor } from './editor/TextEditor.tsx'
import { TextChecks } from './TextChecks.tsx'
import { useWordCount, type PostForm } from './post-form.tsx'
import { articleFormTexts } from './texts.ts'
import { editorTexts } from '#src/features/articles/panel/editor/texts.ts'

/** Loaded on demand together with the site's views of an article. If loading fails, the form stays usable. */
const PostPreview = lazyView(async () => (await import('./PostPreview.tsx')).PostPreview)

interface PostTextProps {
  form: PostForm
  kind: PostType
  /** Buttons that use the title, such as generating the text. */
  children?: ReactNode
}

/** Shows the title and content of an article or page. */
export function PostText({ form, kind, children }: PostTextProps) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="post-title">
        <TextField form={form} name="title" label={articleFormTexts.title} maximum={LIMITS.title} />
        {children}
      </div>
      <TextEditor
        form={form}
        counts={
          <>
            <WordCount form={form} />
            <TextChecks form={form} />
          </>
        }
        previewTitle={editorTexts.previewTitle}
        preview={<PostPreview form={form} kind={kind} />}
      />
    </div>
  )
}

/** Shows the word count and the reading time. It is a separate component, so that typing re-renders nothing else. */
function WordCount({ form }: { form: PostForm }) {
  const { words, minutes } = useWordCount(form)
  const shown = useWatch({ control: form.control, name: 'readingTime' }).trim()
  const differs = words > 0 && shown !== '' && shown !== String(minutes)
  return (
    <p className="text-sm text-muted tabular-nums">
      {[
        editorTexts.counts(words, minutes),
        ...(differs ? [editorTexts.shownMinutes(shown)] : []),
      ].join(' ')}
    </p>
  )
}
