import { atom } from 'nanostores'

/** A draft: the unsaved values of a form. */
export interface KeptForm<Values> {
  values: Values
  /** The row version that the form was loaded from; null for a new record. */
  loadedVersion: string | null
  keptAt: string
  /** State at the server: the row version, and when that state was kept. */
  sent?: { version: string; keptAt: string }
  /** States on their way to the server, or whose answer was lost. */
  sending?: string[]
  /** Id of the draft that this one was forked from, since another device continues it. */
  partedFrom?: string
}

/** A draft from another device. */
export interface RemoteDraft<Values> extends KeptForm<Values> {
  id: string
  device: string
  /** Name of this state, given by the browser that sent it. */
  state: string | undefined
}

/** A draft on its way to the server. */
export interface SentForm<Values> {
  id: string
  form: KeptForm<Values>
  /** Name of this state. */
  state: string
  onSending: () => void
  /** Receives the row version; null: another device's change of the draft is not overwritten. */
  onSent: (version: string | null) => void
}

/** Server storage of drafts. */
interface FormServer<Values> {
  /** Sends a draft after a delay; `flush` sends it at once. */
  note: (draft: SentForm<Values>) => void
  flush: () => Promise<void>
  drop: (id: string) => Promise<void>
  /** Registers a draft that an earlier page has sent. */
  know: (id: string) => void
}

/** Storage and locks of kept forms. Tests pass their own. */
export interface KeptForms {
  keys: () => string[]
  read: (key: string) => string | null
  /** @throws when the storage is full or blocked. */
  write: (key: string, text: string) => void
  remove: (key: string) => void
  /** Names locked by open tabs. */
  heldNames: () => Promise<ReadonlySet<string>>
  /** Locks a name until the returned function is called or the tab is closed. */
  hold: (name: string) => () => void
  /** Calls back when the page may be left. @returns a function that unsubscribes. */
  onLeaving: (listener: () => void) => () => void
}

/** Kept forms of this browser; a crash releases the locks of its tab. */
export const browserKeptForms: KeptForms = {
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

const PREFIX = 'unsaved'

/** Throttle in milliseconds: a crash loses at most this much. */
export const KEEP_DELAY = 300

/** Maximum number of unanswered states that a draft remembers. */
const STATES = 10

interface KeptRecord {
  /** The kind of record. */
  keptAs: string
  /** Null for a new record. */
  id: string | null
}

const prefixOf = ({ keptAs, id }: KeptRecord) => `${PREFIX}:${keptAs}:${id ?? 'new'}:`

/** Keeps values for the next form of the record. @returns whether the storage had room. */
export function storeForNextForm(
  record: KeptRecord,
  form: KeptForm<unknown>,
  forms: Pick<KeptForms, 'write'> = browserKeptForms,
): boolean {
  try {
    forms.write(prefixOf(record) + crypto.randomUUID(), JSON.stringify(form))
    return true
  } catch {
    return false
  }
}

/** Deletes a draft that is not open in any form. */
export function discardForm(
  record: KeptRecord,
  draft: string,
  forms: Pick<KeptForms, 'remove'> = browserKeptForms,
): void {
  forms.remove(prefixOf(record) + draft)
}

/**
 * Keeps the draft of an open form in the browser, across crashes, reloads and ended sessions. Every open form has its
 * own entry, so that two tabs with the same record do not overwrite each other.
 * @param id of the record, null for a new one.
 * @param server keeps the draft too; null: only the browser keeps it.
 */
export function createFormKeeper<Values>({
  keptAs,
  id,
  forms = browserKeptForms,
  server = null,
  now = () => new Date(),
}: KeptRecord & {
  forms?: KeptForms
  server?: FormServer<Values> | null
  now?: () => Date
}) {
  const prefix = prefixOf({ keptAs, id })
  /** Time at which the form was last kept; failed if the storage is full. */
  const $kept = atom<{ step: 'none' } | { step: 'kept'; at: string } | { step: 'failed' }>({
    step: 'none',
  })
  let attemptId: string = crypto.randomUUID()
  let key = prefix + attemptId
  let letGo = forms.hold(key)
  let changed: Omit<KeptForm<Values>, 'keptAt'> | null = null
  /** The draft as last written. */
  let written: KeptForm<Values> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const ignoreLeaving = forms.onLeaving(leave)

  /**
   * Takes over the newest draft of this record that no open tab has locked.
   * @param only the requested draft, or a fork of it.
   */
  async function takeOver(only: string | null = null): Promise<KeptForm<Values> | null> {
    const held = await forms.heldNames()
    const [newest] = forms
      .keys()
      .filter((each) => each.startsWith(prefix) && !held.has(each))
      .flatMap((each) => {
        const form = parse<Values>(forms.read(each))
        const isWanted = only === null || each === prefix + only || form?.partedFrom === only
        return form !== null && isWanted ? [{ key: each, form }] : []
      })
      .sort((a, b) => b.form.keptAt.localeCompare(a.form.keptAt))
    if (newest === undefined) return null
    // Text typed meanwhile stays kept under its own key.
    write()
    goOnAs(newest.key.slice(prefix.length))
    server?.know(attemptId)
    written = newest.form
    $kept.set({ step: 'kept', at: newest.form.keptAt })
    return newest.form
  }

  /** Continues a draft of another device, under its id. */
  function continueDraft({ id, device: _, state: __, ...form }: RemoteDraft<Values>): void {
    goOnAs(id)
    store(form)
  }

  /** Continues under a new id: the other device's version of the draft stays untouched. */
  function forkDraft(): void {
    write()
    if (written === null) return
    const { sent: _, sending: __, ...draft } = written
    const form = { ...draft, partedFrom: attemptId }
    forms.remove(key)
    goOnAs(crypto.randomUUID())
    store(form)
    note(form)
  }

  function goOnAs(id: string): void {
    letGo()
    attemptId = id
    key = prefix + id
    letGo = forms.hold(key)
  }

  /** Keeps the values after `KEEP_DELAY`, and before the page is left. */
  function keep(values: Values, loadedVersion: string | null): void {
    changed = { values, loadedVersion }
    timer ??= setTimeout(write, KEEP_DELAY)
  }

  function write(): void {
    const form = takeChanged()
    if (form === null) return
    const kept = { ...written, ...form, keptAt: now().toISOString() }
    store(kept)
    note(kept)
  }

  function store(form: KeptForm<Values>): void {
    written = form
    try {
      forms.write(key, JSON.stringify(form))
      $kept.set({ step: 'kept', at: form.keptAt })
    } catch {
      $kept.set({ step: 'failed' })
    }
  }

  function note(form: KeptForm<Values>): void {
    const id = attemptId
    const state = crypto.randomUUID()
    server?.note({
      id,
      form,
      state,
      onSending: () =>
        mark(id, ({ sending = [] }) => ({ sending: [...sending, state].slice(-STATES) })),
      onSent: (version) => {
        if (version !== null) markSeen(version, form.keptAt, id)
        else if (id === attemptId) forkDraft()
      },
    })
  }

  /** Records the row version that the server has of a draft. */
  function markSeen(version: string, keptAt = '', id = attemptId): void {
    mark(id, () => ({ sent: { version, keptAt }, sending: [] }))
  }

  function mark(id: string, marksOf: (kept: KeptForm<Values>) => Partial<KeptForm<Values>>): void {
    // The draft may have been deleted meanwhile, or opened in another form.
    const kept = parse<Values>(forms.read(prefix + id))
    if (kept === null) return
    const marks = marksOf(kept)
    if (id === attemptId && written !== null) written = { ...written, ...marks }
    try {
      forms.write(prefix + id, JSON.stringify({ ...kept, ...marks }))
    } catch {
      // The entry stays unchanged.
    }
  }

  /** Takes the values that are not written yet. */
  function takeChanged() {
    clearTimeout(timer)
    timer = undefined
    const form = changed
    changed = null
    return form
  }

  /** Writes and sends the draft at once. */
  function leave(): void {
    write()
    void server?.flush()
  }

  /** Drops the draft after it was saved or discarded. */
  function forget(): void {
    takeChanged()
    forms.remove(key)
    void server?.drop(attemptId)
    written = null
    // The next values belong to another record.
    goOnAs(crypto.randomUUID())
    $kept.set({ step: 'none' })
  }

  /** Writes the draft for the next time the form opens. */
  function close(): void {
    leave()
    ignoreLeaving()
    letGo()
  }

  /** Writes pending values and returns the draft; null if there is none. */
  function draft(): (KeptForm<Values> & { id: string }) | null {
    write()
    return written && { ...written, id: attemptId }
  }

  return {
    $kept,
    takeOver,
    adopt: continueDraft,
    part: forkDraft,
    markSeen: (version: string) => markSeen(version),
    draft,
    keep,
    leave,
    forget,
    close,
    /** Identifies the draft, across crashes, until it is dropped. */
    attemptId: () => attemptId,
    /** Returns the texts that this form may continue: no other open tab holds them. */
    freeOf: async <Text extends { id: string }>(texts: readonly Text[]): Promise<Text[]> => {
      const held = await forms.heldNames()
      return texts.filter(({ id }) => id === attemptId || !held.has(prefix + id))
    },
  }
}

function parse<Values>(text: string | null): KeptForm<Values> | null {
  try {
    return text === null ? null : (JSON.parse(text) as KeptForm<Values>)
  } catch {
    return null
  }
}
