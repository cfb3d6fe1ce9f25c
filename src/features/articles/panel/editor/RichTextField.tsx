import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { closeHistory } from '@tiptap/pm/history'
import type { Slice } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { useEffect, useRef, useState } from 'react'
import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form'
import { pendingAddress } from './blocks.ts'
import { readMarkdown } from './read-markdown.ts'
import { lazyView } from '#src/panel/frame/lazy-view.tsx'
import { type EditorCommand, EditorToolbar, RICH_TEXT_COMMANDS } from './EditorToolbar.tsx'
import { ImageInput, type ImageInputHandle } from './ImageInput.tsx'
import type { Link } from './LinkDialog.tsx'
import { type PasteTarget, handlePaste } from './pasted.ts'
import { copiedSliceAt, plainSliceAt, sliceAt } from './pasted-slices.ts'
import {
  commandsIn,
  commandsMeanwhile,
  createOpenedText,
  EXTENSIONS,
  leavePicture,
  markChosen,
} from './rich-text.ts'
import { SelectionBar } from './SelectionBar.tsx'
import type { TextFieldProps } from './TextEditor.tsx'

const LinkDialog = lazyView(async () => (await import('./LinkDialog.tsx')).LinkDialog)

/** Edits the text as visitors will see it. Every change writes the whole text to the form as Markdown. */
export function RichTextField<Values extends FieldValues & { content: string }>({
  form,
  id,
  control,
  upload,
}: TextFieldProps<Values>) {
  const field = useRef<HTMLDivElement>(null)
  const files = useRef<ImageInputHandle>(null)
  const [link, setLink] = useState<Link | null>(null)
  const editor = useFormEditor(form, {
    id,
    control,
    press: (event) => {
      if (event.key === 'Escape') {
        field.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
        return true
      }
      const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (isLink) run('link')
      return isLink
    },
    take: (event, data) => handlePaste(event, data, target),
  })
  const selected = useEditorState({ editor, selector: ({ editor }) => selectedIn(editor) })
  useController({ control: form.control, name: 'content' as Path<Values> }).field.ref({
    focus: () => {
      editor.view.focus()
      // `view.focus` does not scroll to the field.
      editor.commands.scrollIntoView()
    },
  })

  const insert = (slice: Slice) =>
    editor.commands.command(({ tr }) => Boolean(tr.replaceSelection(slice).scrollIntoView()))

  /** Changes the form's Markdown directly. A paste needs this if the field was closed while the parser was loading. */
  function writeOn(change: (markdown: string) => string): void {
    const name = 'content' as Path<Values>
    const changed = change(form.getValues(name)) as PathValue<Values, typeof name>
    form.setValue(name, changed, { shouldDirty: true })
  }

  const target: PasteTarget = {
    upload,
    insertFiles: (images) =>
      upload.uploadInTurn(images, (image) => {
        if (image !== null) insertPicture(editor, image.imageUrl)
      }),
    insertPlain: (text) =>
      editor.isDestroyed
        ? writeOn((written) => appended(written, text))
        : insert(plainSliceAt(editor.state.selection.$from, text)),
    insertText: ({ blocks }, write) =>
      editor.isDestroyed
        ? writeOn((written) => appended(written, write(blocks)))
        : insert(sliceAt(editor.state.selection.$from, blocks)),
    put: (mark, image) =>
      editor.isDestroyed
        ? writeOn((written) => written.replace(`![](${pendingAddress(mark)})`, () => image))
        : putPicture(editor, mark, image),
  }

  function run(command: EditorCommand): void {
    if (command === 'image') files.current?.choose()
    else if (command === 'link') {
      const { href }: { href?: string } = editor.getAttributes('link')
      const isWord = editor.state.selection.empty && href === undefined
      setLink({ address: href ?? '', words: isWord ? '' : null })
    } else COMMANDS[command](commandsIn(editor)).run()
  }

  function insertLink({ address, words }: Link): void {
    const mark = { type: 'link', attrs: { href: address } }
    setLink(null)
    // Runs after the dialog has returned the focus.
    setTimeout(() => {
      const chain = commandsIn(editor)
      if (words === null) chain.extendMarkRange('link').setLink({ href: address }).run()
      else chain.insertContent({ type: 'text', text: words, marks: [mark] }).run()
    })
  }

  return (
    <div ref={field} className="relative flex grow flex-col">
      <EditorToolbar
        editorId={id}
        commands={RICH_TEXT_COMMANDS}
        pressed={selected.pressed}
        disabled={selected.disabled}
        onCommand={run}
      />
      <SelectionBar editor={editor} {...selected} />
      <EditorContent editor={editor} className="rich-text flex grow flex-col" />
      <ImageInput ref={files} onChoose={target.insertFiles} />
      {link === null ? null : (
        <LinkDialog
          {...link}
          onLink={insertLink}
          onUnlink={
            link.address === ''
              ? null
              : () => {
                  editor.chain().extendMarkRange('link').unsetLink().run()
                  setLink(null)
                }
          }
          onClose={() => setLink(null)}
        />
      )}
    </div>
  )
}

const appended = (text: string, more: string) => [text.trimEnd(), more].filter(Boolean).join('\n\n')

type Chain = ReturnType<Editor['chain']>

const COMMANDS: Record<Exclude<EditorCommand, 'image' | 'link'>, (chain: Chain) => Chain> = {
  heading2: (chain) => chain.toggleHeading({ level: 2 }),
  heading3: (chain) => chain.toggleHeading({ level: 3 }),
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  bullets: (chain) => chain.toggleBulletList(),
  numbers: (chain) => chain.toggleOrderedList(),
  quote: (chain) => chain.toggleBlockquote(),
  table: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  line: (chain) => chain.setHorizontalRule(),
  undo: (chain) => chain.undo(),
  redo: (chain) => chain.redo(),
}

/** Returns the state of the selection for the toolbar and the bar below it. */
function selectedIn(editor: Editor) {
  const isOn: Partial<Record<EditorCommand, boolean>> = {
    heading2: editor.isActive('heading', { level: 2 }),
    heading3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
  }
  const isOff: Partial<Record<EditorCommand, boolean>> = {
    undo: !editor.can().undo(),
    redo: !editor.can().redo(),
  }
  const { alt }: { alt?: string | null } = editor.getAttributes('image')
  return {
    pressed: RICH_TEXT_COMMANDS.filter((command) => isOn[command]),
    disabled: RICH_TEXT_COMMANDS.filter((command) => isOff[command]),
    alt: editor.isActive('image') ? (alt ?? '') : null,
    isTable: editor.isActive('table'),
  }
}

/**
 * Inserts an image as a paragraph below the block with the caret, or in place of a blank paragraph. Selects it, so that
 * its description can be typed.
 */
function insertPicture(editor: Editor, src: string): void {
  const { $to } = editor.state.selection
  const to = $to.depth === 0 ? $to.pos : $to.after(1)
  const isBlank = $to.depth === 1 && $to.parent.content.size === 0
  const from = isBlank ? $to.before(1) : to
  const content = [{ type: 'image', attrs: { src, alt: '' } }]
  commandsMeanwhile(editor)
    .insertContentAt({ from, to }, { type: 'paragraph', content })
    .setNodeSelection(from + 1)
    .run()
}

/** Replaces a pending image with a stored one, given as Markdown. An empty text removes the pending image. */
function putPicture(editor: Editor, mark: string, image: string): void {
  const [paragraph] = readMarkdown(image).pieces.map(({ block }) => block)
  const [stored] = paragraph?.type === 'paragraph' ? (paragraph.content ?? []) : []
  editor.commands.command(({ tr }) => {
    tr.doc.descendants((node, position) => {
      if (node.attrs.src !== pendingAddress(mark)) return
      if (stored?.type !== 'image') tr.delete(position, position + node.nodeSize)
      else tr.setNodeMarkup(position, null, { ...node.attrs, ...stored.attrs })
    })
    tr.setMeta('addToHistory', false)
    return true
  })
}

/** Pixels at the top and bottom of the window that bars cover, such as the toolbar and the save bar. */
const COVERED = { top: 80, right: 0, bottom: 120, left: 0 }

interface FormEditorOptions extends Pick<TextFieldProps<FieldValues>, 'id' | 'control'> {
  /** Handles a key press. @returns whether it was handled. */
  press: (event: KeyboardEvent) => boolean
  /** Takes pasted or dropped data. @returns whether it was taken. */
  take: (event: Event, data: DataTransfer) => boolean
}

/** Creates an editor for the form field `content`. Opens values in the editor that other code sets in the field. */
function useFormEditor<Values extends FieldValues & { content: string }>(
  form: TextFieldProps<Values>['form'],
  { id, control, press, take }: FormEditorOptions,
): Editor {
  const name = 'content' as Path<Values>
  const [text] = useState(() => createOpenedText())
  const [{ markdown, content }] = useState(() => {
    const markdown: string = form.getValues(name)
    return { markdown, content: text.open(markdown) }
  })
  /** The field's text as last written or opened by the editor. */
  const written = useRef(markdown)
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    editorProps: {
      attributes: {
        ...control,
        id,
        'data-name': name,
        class: 'prose',
        lang: 'lt',
        spellcheck: 'true',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-invalid': String(control['aria-invalid'] ?? false),
      },
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      decorations: markChosen,
      handleKeyDown: (view, event) => press(event) || (event.key === 'Enter' && leavePicture(view)),
      handleTextInput: (view, _from, _to, typed) => {
        if (!leavePicture(view)) return false
        view.dispatch(view.state.tr.insertText(typed))
        return true
      },
      clipboardTextParser: (plain, $context) => plainSliceAt($context, plain),
      handleDOMEvents: {
        // An input of several lines was not typed: it comes from dictation, for example.
        beforeinput: (view, event) => {
          const lines = event.inputType === 'insertText' ? (event.data ?? '') : ''
          if (lines === '' || !(leavePicture(view) || lines.includes('\n'))) return false
          event.preventDefault()
          const { tr } = view.state
          view.dispatch(tr.replaceSelection(plainSliceAt(tr.selection.$from, lines)))
          return true
        },
        compositionstart: (view) => {
          leavePicture(view)
        },
      },
      handlePaste: (view, event, copied) => {
        leavePicture(view)
        const { state, dispatch } = view
        const data = event.clipboardData
        const { $from } = state.selection
        if (data === null || $from.parent.type.spec.code === true) return false
        if (!data.getData('text/html').includes('data-pm-slice')) return take(event, data)
        const slice = copiedSliceAt($from, copied)
        if (slice !== null) dispatch(state.tr.replaceSelection(slice).scrollIntoView())
        return slice !== null
      },
      handleDrop: (view, event, _, isMoved) => {
        const data = event.dataTransfer
        if (isMoved || data === null || data.files.length === 0) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (at !== null) editor.commands.setTextSelection(at.pos)
        return take(event, data)
      },
    },
    onUpdate: ({ editor }) => {
      const changed = text.textOf(editor.state.doc)
      if (changed === written.current) return
      written.current = changed
      form.setValue(name, changed as PathValue<Values, typeof name>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
    },
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name: changed }) => {
          if (values.content === written.current) return
          written.current = values.content
          const opened = text.open(values.content)
          // Filling in a draft can be undone. A newly loaded form cannot, so its history starts empty.
          if (changed === name) {
            editor
              .chain()
              .command(({ tr }) => Boolean(closeHistory(tr)))
              .setContent(opened, { emitUpdate: false })
              .run()
          } else {
            const { plugins } = editor.state
            const doc = editor.schema.nodeFromJSON(opened)
            editor.view.updateState(EditorState.create({ doc, plugins }))
            editor.view.dispatch(editor.state.tr)
          }
        },
      }),
    [form, editor, text, name],
  )
  return editor
}
