import { useSyncExternalStore } from 'react'

/** Media query: wide enough for tabs and logout. Narrower screens have the bar at the bottom. */
export const ROOMY = '(min-width: 40rem)'

/** Media query: wide enough for text and preview side by side. */
export const WIDEST = '(min-width: 80rem)'

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
