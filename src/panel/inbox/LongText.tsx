import { useId, useState } from 'react'
import { inboxViewTexts } from './texts.ts'

/** Characters and lines that a list shows of a text; a longer one is opened by a button. */
const SHOWN = { characters: 500, lines: 8 }

/** A visitor's text as it was typed. */
export function LongText({ text }: { text: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = text.length > SHOWN.characters || text.split('\n').length > SHOWN.lines
  return (
    <>
      <span id={id} className={`whitespace-pre-wrap ${long && !open ? 'line-clamp-6' : 'block'}`}>
        {text}
      </span>
      {long ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="link min-h-11 font-semibold"
        >
          {open ? inboxViewTexts.showLess : inboxViewTexts.showWhole}
        </button>
      ) : null}
    </>
  )
}
