import { useId, useRef, useState } from 'react'
import type { Paragraph } from '#src/features/settings/paragraphs.ts'
import { FoldArrow } from '#src/panel/frame/controls.tsx'
import { useClosing } from '#src/panel/frame/use-closing.tsx'
import { editText, insertParagraph } from '#src/panel/kit/text-editing.ts'
import { answerTexts } from './texts.ts'

/**
 * Renders the button that lists the saved paragraphs; nothing if there are none. The chosen one is inserted at the caret
 * of the form's text field.
 */
export function InsertParagraph({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const part = useRef<HTMLDivElement>(null)
  useClosing(part, open, () => setOpen(false))
  if (paragraphs.length === 0) return null
  const insert = (text: string) => {
    setOpen(false)
    const field = part.current?.closest('form')?.querySelector('textarea')
    if (field) editText(field, insertParagraph(field, text))
  }
  return (
    <div ref={part} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="button-quiet"
        onClick={() => setOpen(!open)}
      >
        {answerTexts.insert}
        <FoldArrow />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute bottom-full left-0 z-20 mb-1 max-h-72 w-72 max-w-[calc(100vw-4rem)] overflow-y-auto rounded-xl border border-line bg-raised py-1 shadow-lg"
      >
        {paragraphs.map(({ name, text }, index) => (
          <li key={index}>
            <button
              type="button"
              className="min-h-11 w-full cursor-pointer px-4 py-2 text-left wrap-anywhere hover:bg-mist"
              onClick={() => insert(text)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
