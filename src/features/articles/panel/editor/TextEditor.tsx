import { useStore } from '@nanostores/react'
import { useId, useState, type ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import { useCancelOnLeave } from '#src/panel/frame/use-cancel-on-leave.tsx'
import { useMediaQuery, WIDEST } from '#src/panel/frame/use-media-query.tsx'
import { createImageUpload, type ImageUpload } from '#src/features/images/panel/image-upload.ts'
import { UploadProgress } from '#src/features/images/panel/UploadProgress.tsx'
import { messageOf } from '#src/panel/kit/form-fields.tsx'
import { editorTexts } from './texts.ts'
import { keepWriting, keptWriting, type Writing } from './writing.ts'

export interface TextFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  id: string
  /** Ids of the label, hint and message of the field. */
  control: { 'aria-labelledby': string; 'aria-describedby': string; 'aria-invalid'?: true }
  upload: ImageUpload
}

type Field = <Values extends FieldValues & { content: string }>(
  props: TextFieldProps<Values>,
) => ReactNode

/** Fields of the editing modes. Each is loaded when it is first shown. */
const FIELDS = {
  rich: lazyView(async () => (await import('./RichTextField.tsx')).RichTextField),
  markdown: lazyView(async () => (await import('./MarkdownField.tsx')).MarkdownField),
} as Record<Writing, Field>

type View = Writing | 'preview'
const VIEWS: readonly View[] = ['rich', 'markdown', 'preview']

interface TextEditorProps<Values extends FieldValues & { content: string }> {
  form: UseFormReturn<Values>
  /** Shown below the text. */
  counts?: ReactNode
  previewTitle: string
  preview: ReactNode
}

/** Edits a form's Markdown field `content`, as rich text or as Markdown, with a preview. */
export function TextEditor<Values extends FieldValues & { content: string }>({
  form,
  counts,
  previewTitle,
  preview,
}: TextEditorProps<Values>) {
  const id = useId()
  const isWide = useMediaQuery(WIDEST)
  const [writing, setWriting] = useState(keptWriting)
  const [isPreviewed, setPreviewed] = useState(false)
  const [upload] = useState(() => createImageUpload())
  const { step } = useStore(upload.$state)
  useCancelOnLeave(upload.cancel)
  const message = messageOf(form, 'content' as Path<Values>)
  const Field = FIELDS[writing]

  function choose(view: View): void {
    setPreviewed(view === 'preview')
    if (view === 'preview') return
    setWriting(view)
    keepWriting(view)
  }

  const isBeside = isWide && writing === 'markdown' && !isPreviewed
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <span id={`${id}-label`} className="font-semibold max-sm:sr-only">
          {editorTexts.content}
        </span>
        <ViewChoice
          shown={isPreviewed ? 'preview' : writing}
          // A pending picture belongs to the field into which it was inserted.
          disabled={step !== 'idle'}
          onChoose={choose}
        />
      </div>
      <div className={isBeside ? 'grid grid-cols-2 gap-5' : ''}>
        <div className={`flex min-w-0 flex-col ${isPreviewed ? 'hidden' : ''}`}>
          <div className="flex min-h-96 flex-col">
            <Field
              form={form}
              id={id}
              upload={upload}
              control={{
                'aria-labelledby': `${id}-label`,
                'aria-describedby': `${id}-hint ${id}-message`,
                ...(message ? { 'aria-invalid': true } : {}),
              }}
            />
          </div>
          <p id={`${id}-message`} role="alert" className="mt-1.5 text-sm text-danger empty:hidden">
            {message}
          </p>
          <p id={`${id}-hint`} className="mt-1.5 max-w-prose text-sm text-muted">
            {editorTexts.hints[writing]}
          </p>
          {counts}
          <UploadProgress upload={upload} />
        </div>
        {isBeside || isPreviewed ? (
          <div className={`flex min-w-0 flex-col ${isBeside ? 'sticky top-4 self-start' : ''}`}>
            <p className="mb-1.5 font-semibold">{previewTitle}</p>
            {preview}
          </div>
        ) : null}
      </div>
    </div>
  )
}

interface ViewChoiceProps {
  shown: View
  disabled: boolean
  onChoose: (view: View) => void
}

function ViewChoice({ shown, disabled, onChoose }: ViewChoiceProps) {
  return (
    <div
      role="group"
      aria-label={editorTexts.views}
      className="grid grid-cols-3 gap-1 rounded-xl bg-sand p-1 max-sm:w-full"
    >
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={shown === view}
          disabled={disabled}
          onClick={() => onChoose(view)}
          className={`min-h-11 rounded-lg px-4 font-semibold ${
            shown === view
              ? 'bg-[light-dark(var(--color-raised),var(--color-line))] text-ink shadow-sm'
              : 'text-muted'
          }`}
        >
          {editorTexts.view[view]}
        </button>
      ))}
    </div>
  )
}
