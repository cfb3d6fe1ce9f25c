import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { countWords, proposeReadingTime } from '#src/domain/reading.ts'
import type { PostValues } from './post-values.ts'
import { createReadingTime } from './reading-time.ts'

export type PostForm = UseFormReturn<PostValues>

/** Characters of text for which whatever follows it waits a millisecond longer. */
const CHARACTERS_A_MILLISECOND = 60

/**
 * What the form holds, as soon as it has been left alone for a while: long texts are not worked on
 * with every key, nor in the short pauses of whoever writes them.
 * @param delay in milliseconds, for a short text.
 */
export function useSettledValues(form: PostForm, delay: number): PostValues {
  const [values, setValues] = useState(() => form.getValues())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      const longer = form.getValues('content').length / CHARACTERS_A_MILLISECOND
      timer = setTimeout(() => setValues({ ...form.getValues() }), delay + longer)
    }
    settle()
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: settle })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form, delay])
  return values
}

/** Milliseconds without a change before the words are counted. */
const COUNT_DELAY = 400

/**
 * Counts the words, and puts the time of reading that they propose into the form where it follows them.
 * @returns the words and the minutes that they propose.
 */
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
    // Before the form's own handler: who saves at once saves the time of the whole text too.
    document.addEventListener('submit', count, { capture: true })
    return () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('submit', count, { capture: true })
    }
  }, [form])
  return { words, minutes: proposeReadingTime(words) }
}
