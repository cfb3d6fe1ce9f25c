import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { countWords, proposeReadingTime } from '../reading.ts'
import { createGeneratedDrafts } from './generated-draft.ts'
import type { PostFormValues } from './post-values.ts'

/** Text and reading time in the form. */
interface TimedText {
  content: string
  readingTime: string
}

const proposedBy = (content: string) => String(proposeReadingTime(countWords(content)))

/**
 * Creates the tracker that decides whether the reading time follows the text. It does if the loaded time equals the
 * proposal for the loaded text. A different loaded time, and any typed time, stays.
 */
export function createReadingTime(opened: TimedText) {
  let last = opened
  let follows = opened.readingTime === proposedBy(opened.content)

  /**
   * Takes the current fields.
   * @param changed name of the field that was changed; null when the form was loaded anew.
   * @param isTyped whether somebody typed the change into the field. False if code made the change, for example the
   *   rich text editor.
   */
  function take(
    { content, readingTime }: TimedText,
    changed: string | null,
    isTyped: boolean,
  ): void {
    const isOther = content !== last.content || readingTime !== last.readingTime
    const isTimeSet = changed === 'readingTime' || changed === null
    if (changed === 'readingTime' && isTyped) follows = false
    else if (isTimeSet && isOther) follows = readingTime === proposedBy(content)
    last = { content, readingTime }
  }

  /** Proposes a reading time for the current text. @returns null if the reading time stays the same. */
  function propose(): string | null {
    if (!follows) return null
    const proposed = proposedBy(last.content)
    return proposed === last.readingTime ? null : proposed
  }

  return { take, propose }
}

export type PostForm = UseFormReturn<PostFormValues>

/** Debounce of the word count in milliseconds. */
const COUNT_DELAY = 400

/** Counts the words, and keeps the reading time in the form up to date as `createReadingTime` proposes. */
export function useWordCount(form: PostForm): { words: number; minutes: number } {
  const [words, setWords] = useState(() => countWords(form.getValues('content')))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const time = createReadingTime(form.getValues())
    const count = () => {
      setWords(countWords(form.getValues('content')))
      const proposed = time.propose()
      if (proposed !== null) form.setValue('readingTime', proposed, { shouldDirty: true })
    }
    const update = () => {
      clearTimeout(timer)
      timer = setTimeout(count, COUNT_DELAY)
    }
    update()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, type, values }) => {
        time.take(values, name ?? null, type === 'change')
        update()
      },
    })
    // Runs before the form's submit handler, so that the reading time covers the last keystrokes.
    document.addEventListener('submit', count, { capture: true })
    return () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('submit', count, { capture: true })
    }
  }, [form])
  return { words, minutes: proposeReadingTime(words) }
}

/** Creates the store that fills generated drafts into a form. */
export function useGeneratedDrafts(form: PostForm) {
  const [drafts] = useState(() =>
    createGeneratedDrafts({
      read: form.getValues,
      write: (name, value) =>
        form.setValue(name, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        }),
    }),
  )
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => drafts.take(values.content, name ?? null),
      }),
    [form, drafts],
  )
  return drafts
}
