import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Number of characters that lengthen the debounce by one millisecond. */
const CHARACTERS_A_MILLISECOND = 60

/**
 * Returns the debounced values of the form: the longer the text, the longer the debounce.
 * @param delay in milliseconds, for a short text.
 */
export function useDebouncedValues<Values extends FieldValues & { content: string }>(
  form: UseFormReturn<Values>,
  delay: number,
): Values {
  const [values, setValues] = useState(() => form.getValues())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      clearTimeout(timer)
      const longer = form.getValues().content.length / CHARACTERS_A_MILLISECOND
      timer = setTimeout(() => setValues({ ...form.getValues() }), delay + longer)
    }
    update()
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: update })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form, delay])
  return values
}
