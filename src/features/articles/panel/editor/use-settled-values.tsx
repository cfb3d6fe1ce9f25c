import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Characters that delay the debounce by one millisecond. */
const CHARACTERS_A_MILLISECOND = 60

/**
 * The debounced values of the form: the longer the text, the longer the debounce.
 * @param delay in milliseconds, for a short text.
 */
export function useSettledValues<Values extends FieldValues & { content: string }>(
  form: UseFormReturn<Values>,
  delay: number,
): Values {
  const [values, setValues] = useState(() => form.getValues())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      const longer = form.getValues().content.length / CHARACTERS_A_MILLISECOND
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
