import {
  type ChainedCommands,
  type Editor,
  Extension,
  type JSONContent,
  Mark,
  Node,
} from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkAddress } from '../../link-addresses.ts'
import { type Block, isPending } from './blocks.ts'
import { type Piece, readMarkdown, type ReadText } from './read-markdown.ts'
import { type EditedBlock, writeRichText } from './rich-text-values.ts'
import { editorTexts } from './texts.ts'

/** Types of the blocks in `blocks.ts` that can stand on their own. */
const BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'table',
  'source',
]

/**
 * Adds attributes to blocks: the piece of the opened text from which a block was read, and whether a list has blank
 * lines.
 */
const Origin = Extension.create({
  name: 'origin',
  addGlobalAttributes: () => [
    {
      types: BLOCKS,
      attributes: { piece: { default: null, rendered: false, keepOnSplit: false } },
    },
    {
      types: ['bulletList', 'orderedList'],
      attributes: { loose: { default: false, rendered: false } },
    },
  ],
})

/** Markdown that the editor shows as written. */
const Source = Node.create({
  name: 'source',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  renderHTML: () => ['pre', { class: 'source', 'data-label': editorTexts.source }, ['code', 0]],
})

/** Mark of code. Unlike Tiptap's own, it is allowed within links and bold text, as in Markdown. */
const Code = Mark.create({
  name: 'code',
  excludes: '',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
})

/**
 * Creates the mark of raised or lowered text. Text typed after it is unmarked, since the toolbar has no button that
 * could end the mark.
 */
const shifted = (name: 'sup' | 'sub') =>
  Mark.create({
    name,
    inclusive: false,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  })

/** Image. Unlike Tiptap's own, it has no resize handles, since Markdown has no sizes. */
const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, title: { default: null } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) =>
    isPending(HTMLAttributes.src)
      ? ['span', { class: 'skeleton', role: 'img', 'aria-label': editorTexts.uploading }]
      : ['img', HTMLAttributes],
})

/** Content of a table cell: in Markdown, a cell is one line. */
const CELL = { content: 'paragraph' }

/** Schema of the editor, matching `blocks.ts`. */
export const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    underline: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      shouldAutoLink: (address) => /^(?:https?:\/\/|www\.)|@/i.test(address),
      defaultProtocol: 'https',
      isAllowedUri: isLinkAddress,
    },
  }),
  shifted('sup'),
  shifted('sub'),
  Code,
  Picture,
  Table,
  TableRow,
  TableCell.extend(CELL),
  TableHeader.extend(CELL),
  Source,
  Origin,
]

/** Attributes of blocks and marks, except those that only the editor uses. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  bulletList: ['loose'],
  orderedList: ['loose', 'start'],
  codeBlock: ['language'],
  tableHeader: ['align'],
  tableCell: ['align'],
  image: ['src', 'alt', 'title'],
  link: ['href', 'title'],
}

/** Removes attributes that only the editor uses, and pending pictures, from the editor's JSON. */
function plain({ type = '', attrs, marks, content, text }: JSONContent): JSONContent {
  const kept = ATTRIBUTES[type]?.map((name) => {
    const value: unknown = attrs?.[name] ?? null
    return [name, name === 'alt' ? (value ?? '') : value] as const
  })
  const inner = content?.filter((node) => !isPending(node.attrs?.src))
  return {
    type,
    ...(kept === undefined ? {} : { attrs: Object.fromEntries(kept) }),
    ...(text === undefined ? {} : { text }),
    ...(marks === undefined ? {} : { marks: marks.map(plain) as JSONContent['marks'] & object }),
    ...(inner === undefined || inner.length === 0 ? {} : { content: inner.map(plain) }),
  }
}

/** Cache of read nodes. The editor never changes a node, so each is read only once. */
const blocks = new WeakMap<DocumentNode, Block>()

function blockOf(node: DocumentNode): Block {
  const known = blocks.get(node)
  if (known !== undefined) return known
  // The schema allows no other nodes.
  const block = plain(node.toJSON() as JSONContent) as Block
  blocks.set(node, block)
  return block
}

/**
 * Creates a converter between a form's text and the editor's document. Unedited parts of the text stay the same, byte
 * for byte.
 */
export function createOpenedText() {
  const pieces: Piece[] = []
  const texts = new Map<Piece, ReadText>()
  let last: ReadText = { before: '', pieces: [] }

  /** Converts a Markdown text to a document of the editor. */
  function open(text: string): JSONContent {
    last = readMarkdown(text)
    const content = last.pieces.map((piece): JSONContent => {
      texts.set(piece, last)
      const attrs = 'attrs' in piece.block ? piece.block.attrs : {}
      return { ...piece.block, attrs: { ...attrs, piece: pieces.push(piece) - 1 } }
    })
    return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content }
  }

  /** Converts a document of the editor to a Markdown text. */
  function textOf(document: DocumentNode): string {
    const edited = document.content.content.map((node): EditedBlock => {
      const piece: unknown = node.attrs.piece
      return {
        block: blockOf(node),
        source: typeof piece === 'number' ? (pieces[piece] ?? null) : null,
      }
    })
    // After an undo, the document may belong to an earlier text than the last one.
    const first = edited.find(({ source }) => source !== null)?.source
    return writeRichText((first && texts.get(first)) ?? last, edited)
  }

  return { open, textOf }
}

/**
 * Starts commands on the text, and moves the focus there. Tiptap's own `focus` waits for a frame, and text typed before
 * that is lost.
 */
export function commandsIn(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}

/** Starts commands on the text, and moves the focus there unless another field has it. */
export function commandsMeanwhile(editor: Editor): ChainedCommands {
  const isTypedElsewhere = document.activeElement?.matches('input, textarea, select') ?? false
  return isTypedElsewhere ? editor.chain() : commandsIn(editor)
}

const isPicture = (selection: Selection) =>
  selection instanceof NodeSelection && selection.node.type.name === 'image'

/**
 * Moves the caret from a selected picture into a new paragraph below it, so that typed text does not replace the
 * picture.
 * @returns whether a picture was selected.
 */
export function leavePicture({ state, dispatch }: EditorView): boolean {
  const { selection, schema, tr } = state
  if (!isPicture(selection)) return false
  const below = selection.$from.after()
  tr.insert(below, schema.node('paragraph'))
  dispatch(tr.setSelection(TextSelection.create(tr.doc, below + 1)).scrollIntoView())
  return true
}

/**
 * Marks the block with the selected picture, or the table with the caret. The actions for this block or table are shown
 * below it. Null if there is neither.
 */
export function markChosen({ doc, selection }: EditorState): DecorationSet | null {
  const { $from } = selection
  const start = $from.depth === 0 ? $from.pos : $from.before(1)
  const block = doc.nodeAt(start)
  if (block === null || (!isPicture(selection) && block.type.name !== 'table')) return null
  return DecorationSet.create(doc, [
    Decoration.node(start, start + block.nodeSize, { class: 'chosen' }),
  ])
}
