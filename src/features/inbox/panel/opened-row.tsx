import { useEffect } from 'react'

/** Returns the row of an entry, which opens it. */
export const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-item="${id}"] > article > details > summary`)

/**
 * Moves the focus and the view to the row of an entry once it is listed, unless the way back has led to a row.
 * @param id undefined until the entry is listed.
 */
export function useOpenedRow(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || document.activeElement?.closest('[data-item]')) return
    rowOf(id)?.focus()
    rowOf(id)?.scrollIntoView()
  }, [id])
}
