import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the HTML of the server, true once the island is alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
