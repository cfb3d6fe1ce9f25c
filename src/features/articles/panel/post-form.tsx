import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { countWords, proposeReadingTime } from '../reading.ts'
import type { PostFormValues } from './post-values.ts'
import { createReadingTime } from './reading-time.ts'

export type PostForm = UseFormReturn<PostFormValues>

/** Debounce of the word count in milliseconds. */
const COUNT_DELAY = 400

/** Counts words, and updates the reading time while it follows the text. */
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
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(count, COUNT_DELAY)
    }
    settle()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, type, values }) => {
        time.take(values, type === 'change' ? (name ?? null) : null)
        settle()
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
