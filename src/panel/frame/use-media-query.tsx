import { useSyncExternalStore } from 'react'

/** Wide enough for the tabs and the logout; on a phone they are in the menu. */
export const ROOMY = '(min-width: 40rem)'

/** Wide enough for the links to all views, and for text and preview side by side. */
export const WIDE = '(min-width: 64rem)'

/** Whether a media query matches; false on the server. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
