import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import {
  continueLine,
  insertImage,
  insertLink,
  insertText,
  replaceMark,
  toggleLines,
  toggleMark,
  type SelectedText,
  type TextEdit,
} from '#src/domain/markdown-editing.ts'
import { createImageUpload } from '../images/image-upload.ts'
import { editorTexts } from './texts.ts'
import { EditorToolbar, SHORTCUTS, type EditorCommand } from './EditorToolbar.tsx'
import { IMAGE_ACCEPT, UploadProgress } from '../images/UploadProgress.tsx'
import { messageOf } from '../kit/form-fields.tsx'
import { editText, selectedIn } from './text-editing.ts'
import { useCancelOnLeave } from '../frame/use-cancel-on-leave.tsx'
import { useMediaQuery, WIDE } from '../frame/use-media-query.tsx'

interface MarkdownEditorProps<Values extends FieldValues & { content: string }> {
  form: UseFormReturn<Values>
  /** Below the text. */
  counts?: ReactNode
  previewTitle: string
  preview: ReactNode
}

/** What the clipboard holds of a text with formatting. */
interface Pasted {
  html: string
  plain: string
  rtf: string
  images: readonly File[]
}

/** The Markdown text of a form, its field `content`, with its toolbar and preview. */
export function MarkdownEditor<Values extends FieldValues & { content: string }>({
  form,
  counts,
  previewTitle,
  preview,
}: MarkdownEditorProps<Values>) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const isWide = useMediaQuery(WIDE)
  const [shown, setShown] = useState<'text' | 'preview'>('text')
  const [upload] = useState(() => createImageUpload())
  useCancelOnLeave(upload.cancel)
  const message = messageOf(form, 'content' as Path<Values>)
  const { ref, ...registered } = form.register('content' as Path<Values>)

  const edit = (change: (selected: SelectedText) => TextEdit | null): boolean => {
    const field = area.current
    const made = field === null ? null : change(selectedIn(field))
    if (field === null || made === null) return false
    editText(field, made)
    return true
  }

  function run(command: EditorCommand): void {
    switch (command) {
      case 'bold':
      case 'italic':
        edit((selected) => toggleMark(selected, command, editorTexts.placeholderText))
        break
      case 'link':
        edit((selected) =>
          insertLink(selected, { words: editorTexts.linkWords, address: 'https://' }),
        )
        break
      case 'image':
        file.current?.click()
        break
      case 'heading2':
      case 'heading3':
      case 'bullets':
      case 'numbers':
      case 'quote':
        edit((selected) => toggleLines(selected, command))
        break
    }
  }

  const insertFiles = (files: readonly File[]) =>
    upload.uploadInTurn(files, (image) => {
      if (image === null) return
      const words = { address: image.imageUrl, alt: editorTexts.imageAlt }
      edit((selected) => insertImage(selected, words))
    })

  const put = (mark: string, insert: string) =>
    edit((selected) => replaceMark(selected, mark, insert))

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    const command = isShortcut ? SHORTCUTS[event.key.toLowerCase()] : undefined
    if (command !== undefined) {
      event.preventDefault()
      run(command)
    } else if (event.key === 'Enter' && !isShortcut && !event.shiftKey && !event.altKey) {
      if (edit(continueLine)) event.preventDefault()
    }
  }

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer): void {
    // What is dropped stands where it is dropped, not at the caret.
    const html = event.type === 'paste' ? data.getData('text/html') : ''
    const plain = data.getData('text/plain')
    const images = [...data.files]
    // A table copied from a document also has an image on the clipboard: pastes the text.
    if (html === '' && (images.length === 0 || data.types.includes('text/plain'))) return
    event.preventDefault()
    if (html === '') void insertFiles(images)
    else void paste({ html, plain, rtf: data.getData('text/rtf'), images })
  }

  /** Text with formatting: what converts it is loaded now; without it, the plain text is pasted. */
  async function paste({ html, plain, rtf, images }: Pasted): Promise<void> {
    const loaded = await Promise.all([
      import('./pasted-markdown.ts'),
      import('./pasted-pictures.ts'),
    ]).catch(() => null)
    const pasted = loaded?.[0].pastedMarkdown(html, crypto.randomUUID().slice(0, 8)) ?? null
    // An image copied from a page is on the clipboard as a file too, and as an element that names it.
    if (images.length > 0 && (pasted === null ? plain === '' : pasted.isPictureAlone)) {
      await insertFiles(images)
    } else if (pasted === null || loaded === null) {
      edit((selected) => insertText(selected, plain))
    } else {
      const [{ insertMarkdown }, { storePictures }] = loaded
      edit((selected) => insertMarkdown(selected, pasted.markdown))
      await storePictures(pasted.pictures, { rtf, upload, put })
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {isWide ? null : <ViewChoice shown={shown} onChoose={setShown} />}
      <div className="grid gap-5 lg:grid-cols-2">
        <div className={`flex min-w-0 flex-col ${isWide || shown === 'text' ? '' : 'hidden'}`}>
          <label htmlFor={id} className="mb-1.5 font-semibold">
            {editorTexts.content}
          </label>
          <EditorToolbar editorId={id} onCommand={run} />
          <textarea
            {...registered}
            ref={(element) => {
              ref(element)
              area.current = element
            }}
            id={id}
            lang="lt"
            spellCheck
            aria-describedby={`${id}-hint ${id}-message`}
            {...(message ? { 'aria-invalid': true } : {})}
            onKeyDown={press}
            onKeyUp={({ key, currentTarget }) => {
              // Browsers scroll to the caret only, not to the whole field.
              if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' })
            }}
            onPaste={(event) => take(event, event.clipboardData)}
            onDragOver={(event) => {
              // Without it the browser would open dropped files.
              if (event.dataTransfer.types.includes('Files')) event.preventDefault()
            }}
            onDrop={(event) => take(event, event.dataTransfer)}
            className="field h-[60dvh] min-h-80 resize-y rounded-t-none leading-relaxed"
          />
          <input
            ref={file}
            type="file"
            accept={IMAGE_ACCEPT}
            multiple
            tabIndex={-1}
            aria-label={editorTexts.image}
            className="hidden"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              void insertFiles(files)
            }}
          />
          <p id={`${id}-message`} role="alert" className="mt-1.5 text-sm text-danger empty:hidden">
            {message}
          </p>
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
            {editorTexts.hint}
          </p>
          {counts}
          <UploadProgress upload={upload} />
        </div>
        {isWide || shown === 'preview' ? (
          <div className="flex min-w-0 flex-col">
            <p className="mb-1.5 font-semibold">{previewTitle}</p>
            {preview}
          </div>
        ) : null}
      </div>
    </div>
  )
}

function ViewChoice({
  shown,
  onChoose,
}: {
  shown: 'text' | 'preview'
  onChoose: (view: 'text' | 'preview') => void
}) {
  return (
    <div
      role="group"
      aria-label={editorTexts.views}
      className="grid grid-cols-2 gap-1 rounded-xl bg-sand p-1"
    >
      {(['text', 'preview'] as const).map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={shown === view}
          onClick={() => onChoose(view)}
          className={`min-h-11 rounded-lg font-semibold ${
            shown === view
              ? 'bg-[light-dark(var(--color-raised),var(--color-line))] text-ink shadow-sm'
              : 'text-muted'
          }`}
        >
          {view === 'text' ? editorTexts.write : editorTexts.preview}
        </button>
      ))}
    </div>
  )
}
