/** The part of the storage API that stores use. */
export interface KeyValueStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/**
 * Opens the browser's storage. On the server, or if the visitor blocks storage, reads return null and writes do
 * nothing. A write beyond the quota does nothing either.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  const attempt = <Value>(use: (storage: Storage) => Value): Value | null => {
    try {
      return use(globalThis[kind])
    } catch {
      return null
    }
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
  }
}
