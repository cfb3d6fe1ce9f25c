import { type ReactNode, useState } from 'react'
import { editorTexts } from './texts.ts'
import { moveFocus } from '#src/panel/frame/move-focus.ts'
import { ROOMY, useMediaQuery } from '#src/panel/frame/use-media-query.tsx'
import { Tooltip, TooltipProvider } from '#src/panel/frame/Tooltip.tsx'

/** Commands of the Markdown field, in the order of their buttons. */
export const MARKDOWN_COMMANDS = [
  'heading2',
  'heading3',
  'bold',
  'italic',
  'link',
  'bullets',
  'numbers',
  'quote',
  'image',
] as const
export const RICH_TEXT_COMMANDS = ['undo', 'redo', ...MARKDOWN_COMMANDS, 'table', 'line'] as const
/** Commands that come first on a phone, where only six or seven are in view. */
const PHONE_ORDER: readonly EditorCommand[] = [
  'image',
  'bullets',
  'link',
  'bold',
  'undo',
  'heading2',
  'heading3',
]

export type MarkdownCommand = (typeof MARKDOWN_COMMANDS)[number]
export type EditorCommand = (typeof RICH_TEXT_COMMANDS)[number]

/** Keyboard shortcuts, pressed with Ctrl or Cmd. */
export const SHORTCUTS: Readonly<Record<string, MarkdownCommand>> = {
  b: 'bold',
  i: 'italic',
  k: 'link',
}

const DRAWINGS: Record<EditorCommand, ReactNode> = {
  heading2: <path d="M3 5v10M9 5v10M3 10h6M12.6 8a2.1 2.1 0 1 1 3.8 1.2L12.5 15H17" />,
  heading3: <path d="M3 5v10M9 5v10M3 10h6M12.6 6h4l-2.3 3.3a2.8 2.8 0 1 1-2 4.6" />,
  bold: <path d="M6 4h5a3 3 0 0 1 0 6H6zm0 6h6a3 3 0 0 1 0 6H6z" strokeWidth="2.4" />,
  italic: <path d="M9 4h6M5 16h6M12 4 8 16" />,
  link: (
    <path d="M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1" />
  ),
  bullets: <path d="M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01" />,
  numbers: (
    <path d="M9 5h8M9 10h8M9 15h8M3 4l1.2-.6V7M3 12.6c0-1.6 2.4-1.4 2.4 0 0 1-2.4 2.6-2.4 2.6h2.6" />
  ),
  quote: <path d="M4 6h4v4c0 2.4-1.2 4-3.4 4.4M12 6h4v4c0 2.4-1.2 4-3.4 4.4" />,
  image: <path d="M3 4h14v12H3zM3 13l4-4 4 4 2.5-2.5L17 14M12.6 7.6h.01" />,
  table: <path d="M3 4h14v12H3zM3 8h14M3 12h14M10 4v12" />,
  line: <path d="M3 10h14" />,
  undo: <path d="M7 5 3.5 8.5 7 12M4 8.5h8a4 4 0 0 1 0 8H9" />,
  redo: <path d="m13 5 3.5 3.5L13 12M16 8.5H8a4 4 0 0 0 0 8h3" />,
}

const byPhoneOrder = (a: EditorCommand, b: EditorCommand) =>
  PHONE_ORDER.indexOf(a) - PHONE_ORDER.indexOf(b)

/** Commands that have no pressed state, because they switch no format on or off. */
const ACTS: readonly EditorCommand[] = ['undo', 'redo', 'image', 'table', 'line']

function shortcutOf(command: EditorCommand): string | undefined {
  const key = Object.keys(SHORTCUTS).find((each) => SHORTCUTS[each] === command)
  return key === undefined ? undefined : `Ctrl+${key.toUpperCase()}`
}

interface EditorToolbarProps<Command> {
  editorId: string
  commands: readonly Command[]
  /** Commands that are active in the selection; omitted if that is not known. */
  pressed?: readonly Command[]
  disabled?: readonly Command[]
  onCommand: (command: Command) => void
}

/** Shows the buttons that format the selection of the editor. Tab stops at one of them; arrow keys lead to the others. */
export function EditorToolbar<Command extends EditorCommand>({
  editorId,
  commands,
  pressed,
  disabled = [],
  onCommand,
}: EditorToolbarProps<Command>) {
  const isRoomy = useMediaQuery(ROOMY)
  const first = isRoomy ? [] : commands.filter((command) => PHONE_ORDER.includes(command))
  const shown = [...new Set([...first.sort(byPhoneOrder), ...commands])]
  const [last, setLast] = useState<Command>()
  const stop = last ?? shown[0]
  return (
    <div
      role="toolbar"
      aria-label={editorTexts.toolbar}
      aria-controls={editorId}
      tabIndex={-1}
      onKeyDown={moveFocus}
      className="text-bar"
    >
      <TooltipProvider>
        {shown.map((command) => {
          const keys = shortcutOf(command)
          const words = editorTexts[command]
          return (
            <Tooltip
              key={command}
              text={keys === undefined ? words : editorTexts.withShortcut(words, keys)}
            >
              <button
                type="button"
                aria-label={words}
                {...(pressed !== undefined && !ACTS.includes(command)
                  ? { 'aria-pressed': pressed.includes(command) }
                  : {})}
                // `disabled` would take the focus from the button.
                aria-disabled={disabled.includes(command)}
                // Keeps the focus and the selection in the text field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onCommand(command)}
                onFocus={() => setLast(command)}
                tabIndex={command === stop ? 0 : -1}
                className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-raised aria-disabled:text-edge aria-pressed:bg-mist aria-pressed:text-forest-deep"
              >
                <svg
                  aria-hidden="true"
                  viewBox="0 0 20 20"
                  className="size-5"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  {DRAWINGS[command]}
                </svg>
              </button>
            </Tooltip>
          )
        })}
      </TooltipProvider>
    </div>
  )
}
