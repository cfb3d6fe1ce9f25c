import { atom } from 'nanostores'

/** Unsaved values of a form, kept in this browser. */
export interface LocalCopy<Values> {
  values: Values
  /** Row version of the record that the form was loaded from; null for a new record. */
  loadedVersion: string | null
  keptAt: string
  /** Last state that the server has: its row version, and the `keptAt` of that state. */
  sent?: { version: string; keptAt: string } | undefined
  /** Ids of states that were sent without an answer so far. */
  sending?: readonly string[]
}

/** Storage and locks of copies. Tests replace it. */
export interface CopyStorage {
  keys: () => string[]
  read: (key: string) => string | null
  /** @throws if the storage is full or blocked. */
  write: (key: string, text: string) => void
  remove: (key: string) => void
  /** Returns the names that open tabs have locked. */
  heldNames: () => Promise<ReadonlySet<string>>
  /** Locks a name. The lock ends when the returned function is called or the tab is closed. */
  hold: (name: string) => () => void
  /** Calls `listener` when the page may be left. @returns a function that removes the listener. */
  onLeaving: (listener: () => void) => () => void
}

/** Copies in `localStorage`. If a tab crashes, the browser releases its locks. */
export const browserCopies: CopyStorage = {
  keys: () => {
    try {
      return Object.keys(localStorage)
    } catch {
      return []
    }
  },
  read: (key) => localStorage.getItem(key),
  write: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
  heldNames: async () => {
    const { held = [] } = await navigator.locks.query()
    return new Set(held.flatMap(({ name }) => name ?? []))
  },
  hold: (name) => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    void navigator.locks.request(name, () => promise)
    return () => resolve(undefined)
  },
  onLeaving: (listener) => {
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('pagehide', listener, { signal })
    addEventListener('blur', listener, { signal })
    document.addEventListener('visibilitychange', listener, { signal })
    return () => ended.abort()
  },
}

/** Milliseconds between a change and its storage. A crash loses no more input than that. */
export const KEEP_DELAY = 300

/** Record to which a copy belongs. */
export interface CopiedRecord {
  /** Kind of the record. */
  keptAs: string
  /** Null for a new record until its form has saved it. */
  id: string | null
}

const prefixOf = ({ keptAs, id }: CopiedRecord) => `unsaved:${keptAs}:${id ?? 'new'}:`

/** Stores values that the next form of the record will show. @returns false if the storage is full or blocked. */
export function storeForNextForm(
  record: CopiedRecord,
  copy: LocalCopy<unknown>,
  storage: Pick<CopyStorage, 'write'> = browserCopies,
): boolean {
  try {
    storage.write(prefixOf(record) + crypto.randomUUID(), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

/** Deletes all copies of a record. For a new record, deletes only the copy with the random id `attemptId`. */
export function discardCopies(
  record: CopiedRecord,
  attemptId: string,
  storage: Pick<CopyStorage, 'keys' | 'remove'> = browserCopies,
): void {
  const prefix = prefixOf(record) + (record.id === null ? attemptId : '')
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
}

const keysOfKind = (keptAs: string, { keys }: Pick<CopyStorage, 'keys'>) =>
  keys().filter((key) => key.startsWith(`unsaved:${keptAs}:`))

/** Deletes all copies of a kind of record. */
export function discardKind(keptAs: string, storage: CopyStorage = browserCopies): void {
  for (const key of keysOfKind(keptAs, storage)) storage.remove(key)
}

/** Whether the server lacks the last state of a copy of a kind of record. */
export function isAnyUnsent(keptAs: string, storage: CopyStorage = browserCopies): boolean {
  return keysOfKind(keptAs, storage).some((key) => {
    const copy = parse(storage.read(key))
    return copy !== null && copy.sent?.keptAt !== copy.keptAt
  })
}

/** Whether this browser has a copy of a record. */
export function hasCopy(
  record: CopiedRecord,
  storage: Pick<CopyStorage, 'keys'> = browserCopies,
): boolean {
  return storage.keys().some((key) => key.startsWith(prefixOf(record)))
}

/** A copy with its storage key. */
export interface StoredCopy<Values> {
  key: string
  copy: LocalCopy<Values>
}

/** Returns the copies of a record, newest first. */
function copiesOf<Values>(record: CopiedRecord, storage: CopyStorage): StoredCopy<Values>[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(prefixOf(record)))
    .flatMap((key) => {
      const copy = parse<Values>(storage.read(key))
      return copy === null ? [] : [{ key, copy }]
    })
    .sort((one, other) => other.copy.keptAt.localeCompare(one.copy.keptAt))
}

interface LocalCopyOptions {
  record: CopiedRecord
  storage?: CopyStorage | undefined
  /** Called after each write. @param isFirst whether the write has created the entry. */
  onWritten?: (isFirst: boolean) => void
  now?: () => Date
}

/**
 * Creates the copy of an open form's values in the browser. It survives crashes, reloads and ended sessions. Every form
 * has its own entry, so that two tabs with the same record do not overwrite each other.
 */
export function createLocalCopy<Values>({
  record,
  storage = browserCopies,
  onWritten = () => undefined,
  now = () => new Date(),
}: LocalCopyOptions) {
  /** Time of the last write; `failed` if the storage is full or blocked. */
  const $kept = atom<{ step: 'none' } | { step: 'kept'; at: string } | { step: 'failed' }>({
    step: 'none',
  })
  let key = prefixOf(record) + crypto.randomUUID()
  let letGo = storage.hold(key)
  /** Last written copy. */
  let written: LocalCopy<Values> | null = null
  let changed: Pick<LocalCopy<Values>, 'values' | 'loadedVersion'> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const others = () => copiesOf<Values>(record, storage).filter((each) => each.key !== key)

  /**
   * Takes over the newest copy that no open tab has locked.
   * @param attemptId random id of the wanted copy; null for any.
   * @returns the copy; null if there is none.
   */
  async function takeOver(attemptId: string | null): Promise<LocalCopy<Values> | null> {
    const held = await storage.heldNames()
    const prefix = prefixOf(record)
    const found = others().find(
      (each) => !held.has(each.key) && (attemptId === null || each.key === prefix + attemptId),
    )
    if (found === undefined) return null
    // Text typed in the meantime stays stored under its own key.
    write()
    continueAs(found.key.slice(prefix.length))
    written = found.copy
    $kept.set({ step: 'kept', at: found.copy.keptAt })
    return found.copy
  }

  /** Continues the copy under another id, and locks it. */
  function continueAs(attemptId: string): void {
    letGo()
    key = prefixOf(record) + attemptId
    letGo = storage.hold(key)
  }

  /** Writes the values after `KEEP_DELAY`, or earlier if `write` is called. */
  function keep(values: Values, loadedVersion: string | null): void {
    changed = { values, loadedVersion }
    timer ??= setTimeout(write, KEEP_DELAY)
  }

  function write(): void {
    clearTimeout(timer)
    timer = undefined
    if (changed === null) return
    const isFirst = written === null || storage.read(key) === null
    // The time identifies a state of a copy, so two states must not have the same one.
    const last = written === null ? 0 : Date.parse(written.keptAt)
    const keptAt = new Date(Math.max(now().getTime(), last + 1)).toISOString()
    const copy = { ...written, ...changed, keptAt }
    changed = null
    store(copy)
    onWritten(isFirst)
  }

  function store(copy: LocalCopy<Values>): void {
    written = copy
    try {
      storage.write(key, JSON.stringify(copy))
      $kept.set({ step: 'kept', at: copy.keptAt })
    } catch {
      $kept.set({ step: 'failed' })
    }
  }

  /**
   * Changes the marks of the copy with key `of`, which say which states the server has or was sent. The form may use
   * another key by now. Does not bring back a deleted copy.
   */
  function mark(
    of: string,
    marksOf: (copy: LocalCopy<Values>) => Pick<LocalCopy<Values>, 'sent' | 'sending'>,
  ): void {
    if (of === key && written !== null) written = { ...written, ...marksOf(written) }
    const stored = parse<Values>(storage.read(of))
    if (stored === null) return
    try {
      storage.write(of, JSON.stringify({ ...stored, ...marksOf(stored) }))
    } catch {
      // The storage is full or blocked, so the entry does not change.
    }
  }

  /**
   * Marks that the server has a state of the copy with key `of`.
   * @param version row version of the server's draft.
   * @param keptAt time of the state that the server has; '' if it is older than the copy.
   */
  function markSent(of: string, version: string, keptAt = ''): void {
    mark(of, () => ({ sent: { version, keptAt }, sending: [] }))
  }

  /**
   * Deletes the copy, because it was saved or discarded. The next values start a new copy.
   * @returns the deleted copy; null if there was none.
   */
  function forget(): LocalCopy<Values> | null {
    clearTimeout(timer)
    timer = undefined
    changed = null
    const dropped = written
    written = null
    storage.remove(key)
    continueAs(crypto.randomUUID())
    $kept.set({ step: 'none' })
    return dropped
  }

  return {
    $kept,
    takeOver,
    continueAs,
    keep,
    write,
    store,
    mark,
    markSent,
    forget,
    /** Returns the copies from other forms of the record, newest first. */
    others,
    /** Deletes a copy of another form. */
    remove: (of: string) => storage.remove(of),
    key: () => key,
    /** Returns the random id of the copy. It does not change until the copy is deleted, not even by a crash. */
    attemptId: () => key.slice(key.lastIndexOf(':') + 1),
    /** Whether another open tab has a copy with this random id. */
    isElsewhere: async (attemptId: string) => {
      const name = prefixOf(record) + attemptId
      return key !== name && (await storage.heldNames()).has(name)
    },
    /** Writes pending values. Returns the copy, or null if there is none. */
    read: () => {
      write()
      return written
    },
    close: () => letGo(),
  }
}

function parse<Values>(text: string | null): LocalCopy<Values> | null {
  try {
    return text === null ? null : (JSON.parse(text) as LocalCopy<Values>)
  } catch {
    return null
  }
}
