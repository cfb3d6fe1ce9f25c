import { useEffect } from 'react'

/** Returns the row of an entry, which opens it. */
export const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-item="${id}"] > article > details > summary`)

/**
 * Moves the focus and the view to the row of an entry once it is listed, and keeps the view there until she acts. Does
 * nothing if the way back has led to a row.
 * @param id undefined until the entry is listed.
 */
export function useOpenedRow(id: string | undefined): void {
  useEffect(() => {
    const row = id === undefined ? null : rowOf(id)
    if (row === null || document.activeElement?.closest('[data-item]')) return
    row.focus()
    // The page is high enough for it only once its details are loaded.
    const growth = new ResizeObserver(() => row.scrollIntoView())
    growth.observe(row.parentElement ?? row)
    const stop = () => growth.disconnect()
    const ended = new AbortController()
    for (const act of ['pointerdown', 'wheel', 'keydown', 'touchstart']) {
      document.addEventListener(act, stop, { passive: true, signal: ended.signal })
    }
    return () => {
      stop()
      ended.abort()
    }
  }, [id])
}
