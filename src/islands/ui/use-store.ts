import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'

/** The value of a store, followed as it changes. Small: a quiz page has a tight budget. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  const subscribe = useCallback((notify: () => void) => store.listen(notify), [store])
  const get = () => store.get()
  return useSyncExternalStore(subscribe, get, get)
}
