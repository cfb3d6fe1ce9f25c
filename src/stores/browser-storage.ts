/** What stores need of `localStorage` and `sessionStorage`. */
export interface KeyValueStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

/**
 * The browser's storage, made safe: where there is none (on the server, or barred by the visitor)
 * nothing is found and nothing is kept, and a full one loses only what did not fit.
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
