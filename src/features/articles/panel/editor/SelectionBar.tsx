import type { ChainedCommands, Editor } from '@tiptap/core'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { commandsIn } from './rich-text.ts'
import { editorTexts } from './texts.ts'

const TABLE_ACTS = Object.keys(editorTexts.tableActs) as (keyof typeof editorTexts.tableActs)[]

interface SelectionBarProps {
  editor: Editor
  /** Description of the selected picture; null if none is selected. */
  alt: string | null
  isTable: boolean
}

/** Shows the actions for the selected picture, or for the table with the caret. */
export function SelectionBar({ editor, alt, isTable }: SelectionBarProps) {
  const act = (change: (chain: ChainedCommands) => ChainedCommands) =>
    change(commandsIn(editor)).run()
  /**
   * Sets the description of the selected picture. Then selects the picture again, since the editor replaces a changed
   * node.
   */
  const describe = (words: string) =>
    editor
      .chain()
      .updateAttributes('image', { alt: words })
      .setNodeSelection(editor.state.selection.from)
      .run()
  if (alt !== null) {
    return (
      <Bar label={editorTexts.imageBar}>
        <div className="min-w-52 flex-1">
          <Field label={editorTexts.imageDescription} hint={editorTexts.imageDescriptionHint}>
            {(control) => (
              <input
                {...control}
                value={alt}
                autoComplete="off"
                onChange={({ target }) => describe(target.value)}
              />
            )}
          </Field>
        </div>
        <Button quiet onClick={() => act((chain) => chain.deleteSelection())}>
          {editorTexts.imageRemove}
        </Button>
      </Bar>
    )
  }
  if (!isTable) return null
  return (
    <Bar label={editorTexts.tableBar}>
      {TABLE_ACTS.map((each) => (
        <button
          key={each}
          type="button"
          className="pill shrink-0"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => act((chain) => chain[each]())}
        >
          {editorTexts.tableActs[each]}
        </button>
      ))}
    </Bar>
  )
}

function Bar({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={label} className="object-bar">
      {children}
    </div>
  )
}
