import { useRef, type KeyboardEvent } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { pendingAddress } from './blocks.ts'
import {
  continueLine,
  insertImage,
  insertLink,
  insertMarkdown,
  insertText,
  isInCode,
  replaceMark,
  toggleLines,
  toggleMark,
  type SelectedText,
  selectedIn,
} from './markdown-editing.ts'
import { editText, type TextEdit } from '#src/panel/kit/text-editing.ts'
import {
  type MarkdownCommand,
  EditorToolbar,
  MARKDOWN_COMMANDS,
  SHORTCUTS,
} from './EditorToolbar.tsx'
import { ImageInput, type ImageInputHandle } from './ImageInput.tsx'
import { withLineBreaks } from './pasted-lines.ts'
import { type PasteTarget, handlePaste } from './pasted.ts'
import type { TextFieldProps } from './TextEditor.tsx'
import { editorTexts } from './texts.ts'

/** Edits the text as Markdown, in an uncontrolled field: a long text must not re-render on every keystroke. */
export function MarkdownField<Values extends FieldValues & { content: string }>({
  form,
  id,
  control,
  upload,
}: TextFieldProps<Values>) {
  const area = useRef<HTMLTextAreaElement>(null)
  const files = useRef<ImageInputHandle>(null)
  const { ref, ...registered } = form.register('content' as Path<Values>)

  const edit = (change: (selected: SelectedText) => TextEdit | null): boolean => {
    const field = area.current
    const made = field === null ? null : change(selectedIn(field))
    if (field === null || made === null) return false
    editText(field, made)
    return true
  }

  function run(command: MarkdownCommand): void {
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
        files.current?.choose()
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

  const target: PasteTarget = {
    upload,
    insertFiles: (images) =>
      upload.uploadInTurn(images, (image) => {
        if (image === null) return
        const words = { address: image.imageUrl, alt: editorTexts.imageAlt }
        edit((selected) => insertImage(selected, words))
      }),
    insertPlain: (text) =>
      edit((selected) => insertText(selected, isInCode(selected) ? text : withLineBreaks(text))),
    insertText: ({ blocks, pictures }, write) => {
      const markdown = pictures.reduce(
        (text, { mark }) =>
          text.replace(`![](${pendingAddress(mark)})`, editorTexts.pictureMark(mark)),
        write(blocks),
      )
      edit((selected) => insertMarkdown(selected, markdown))
    },
    put: (mark, image) =>
      edit((selected) => replaceMark(selected, editorTexts.pictureMark(mark), image)),
  }

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

  return (
    <>
      <EditorToolbar editorId={id} commands={MARKDOWN_COMMANDS} onCommand={run} />
      <textarea
        {...registered}
        {...control}
        ref={(element) => {
          ref(element)
          area.current = element
        }}
        id={id}
        lang="lt"
        spellCheck
        onKeyDown={press}
        onKeyUp={({ key, currentTarget }) => {
          // When Tab moves the focus here, browsers scroll only to the caret. The whole field should be in view.
          if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' })
        }}
        onPaste={(event) => {
          if (handlePaste(event, event.clipboardData, target)) event.preventDefault()
        }}
        onDragOver={(event) => {
          // Without this, the browser would open dropped files.
          if (event.dataTransfer.types.includes('Files')) event.preventDefault()
        }}
        onDrop={(event) => {
          if (handlePaste(event, event.dataTransfer, target)) event.preventDefault()
        }}
        className="field field-sizing-content min-h-[max(20rem,55dvh)] resize-none rounded-t-none leading-relaxed"
      />
      <ImageInput ref={files} onChoose={target.insertFiles} />
    </>
  )
}
