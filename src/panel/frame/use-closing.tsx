import { type RefObject, useEffect } from 'react'

/**
 * Closes an open part on Escape and on a click outside.
 * @param part contains the button that opens it. If the focus is in the part, Escape returns the focus to this button.
 */
export function useClosing(
  part: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        const isInside = part.current?.contains(document.activeElement)
        const opener = part.current?.querySelector<HTMLElement>('[aria-expanded]')
        close()
        if (isInside) opener?.focus()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Node) || !part.current?.contains(target)) close()
      },
      { signal },
    )
    return () => listening.abort()
  })
}
