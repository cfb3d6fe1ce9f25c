import type { ReactNode } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { LIMITS } from '#src/core/fields.ts'
import { TextEditor } from '#src/features/articles/panel/editor/TextEditor.tsx'
import { TextChecks } from '#src/features/articles/panel/TextChecks.tsx'
import { TextField } from '#src/panel/kit/TextField.tsx'
import type { LetterValues } from './letter-form.ts'
import { WrittenPreview } from './LetterPreview.tsx'
import { letterTexts } from './texts.ts'

interface LetterEditorProps<Values extends LetterValues> {
  form: UseFormReturn<Values>
  /** Shown below the subject. */
  source?: ReactNode
  /** Shown beside the text. */
  children: ReactNode
}

/** Edits the subject and the text of a letter or of a step of a series. */
export function LetterEditor<Values extends LetterValues>({
  form,
  source,
  children,
}: LetterEditorProps<Values>) {
  return (
    <div className="writing">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="post-title">
          <TextField
            form={form}
            name={'subject' as Path<Values>}
            label={letterTexts.subject}
            maximum={LIMITS.subject}
          />
          {source}
        </div>
        <TextEditor
          form={form}
          counts={<TextChecks form={form} />}
          previewTitle={letterTexts.previewTitle}
          preview={<WrittenPreview form={form} />}
        />
      </div>
      <div className="publishing lg:sticky lg:top-0 lg:self-start">{children}</div>
    </div>
  )
}
