import { useEffect, useRef, useState, type ReactNode } from 'react'
import { type FieldPath, useFieldArray, type UseFormReturn } from 'react-hook-form'
import { Button } from '#src/ui/Button.tsx'
import { focusSoon } from '#src/panel/kit/form-fields.tsx'
import type { QuizValues } from './quiz-form.ts'
import type { PartList } from './QuizPart.tsx'
import { quizFormTexts } from './texts.ts'

/**
 * Announces that a part was removed, with an undo button. The button gets the focus, because the pressed one may be
 * gone.
 */
export function UndoNote({ text, onUndo }: { text: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-xl bg-mist px-4 py-2">
      <p role="status">{text}</p>
      <Button quiet ref={undo} onClick={onUndo}>
        {quizFormTexts.undo}
      </Button>
    </div>
  )
}

/** Field that gets the focus in a new part of each list. */
const FIRST_FIELDS: Record<PartList, string> = {
  questions: 'question',
  dimensions: 'name',
  categories: 'name',
}

interface PartsProps<Part> {
  form: UseFormReturn<QuizValues>
  newPart: () => Part
  addText: string
  removedText: string
  /** More buttons beside the one that adds a part. */
  actions?: ReactNode
}

/**
 * Manages a list of a quiz: adds parts, removes them with undo, and moves them. A new or restored part gets the focus.
 * @returns `keys`: React keys of the parts; `insert`, `remove`, `move`: change the list; `noteAt`: renders the undo
 *   note at the place of a removed part; `footer`: has the button that adds a part.
 */
export function useParts<Name extends PartList>(
  name: Name,
  { form, newPart, addText, removedText, actions }: PartsProps<QuizValues[Name][number]>,
): {
  keys: string[]
  insert: (index: number, part: QuizValues[Name][number] | QuizValues[Name][number][]) => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
  noteAt: (index: number) => ReactNode
  footer: ReactNode
} {
  const list = useFieldArray<QuizValues, PartList, 'key'>({
    control: form.control,
    name,
    keyName: 'key',
  })
  const [removed, setRemoved] = useState<{ part: QuizValues[Name][number]; index: number } | null>(
    null,
  )

  function insert(
    index: number,
    part: QuizValues[Name][number] | QuizValues[Name][number][],
  ): void {
    list.insert(index, part, { shouldFocus: false })
    focusSoon(form, `${name}.${index}.${FIRST_FIELDS[name]}` as FieldPath<QuizValues>)
  }

  const note =
    removed === null ? null : (
      <UndoNote
        text={removedText}
        onUndo={() => {
          insert(removed.index, removed.part)
          setRemoved(null)
        }}
      />
    )

  return {
    keys: list.fields.map(({ key }) => key),
    insert,
    remove(index) {
      const part = form.getValues(name)[index]
      if (part !== undefined) setRemoved({ part, index })
      list.remove(index)
    },
    move: list.move,
    noteAt: (index) => (removed?.index === index ? <li>{note}</li> : null),
    footer: (
      <>
        {removed !== null && removed.index >= list.fields.length ? note : null}
        <div className="flex flex-wrap gap-3">
          <Button quiet onClick={() => insert(list.fields.length, newPart())}>
            {addText}
          </Button>
          {actions}
        </div>
      </>
    ),
  }
}
