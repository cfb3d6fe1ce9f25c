import { atom } from 'nanostores'
import type { ItemKind } from '#src/domain/items.ts'

/** What a form holds that the server does not know yet. */
export interface KeptForm<Values> {
  values: Values
  /** `updatedAt` of the item the form was loaded from; null for a new one. */
  loadedVersion: string | null
  /** ISO instant. */
  keptAt: string
}

/** What `localStorage` and the browser's locks do for kept forms; tests give their own. */
export interface KeptForms {
  keys: () => string[]
  read: (key: string) => string | null
  /** @throws when the storage is full or barred. */
  write: (key: string, text: string) => void
  remove: (key: string) => void
  /** Names that open tabs hold. */
  heldNames: () => Promise<ReadonlySet<string>>
  /** Holds a name until the returned function is called or the tab is gone. */
  hold: (name: string) => () => void
  /** Calls back whenever the page may be about to go: the last chance to write. @returns what ends it. */
  onLeaving: (listener: () => void) => () => void
}

/** Forms kept by this browser. A tab holds its own by a lock, which a crash lets go of too. */
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

/**
 * Milliseconds from a change to its being kept: a long text is not written with every key. A crash
 * loses no more than what was typed within them.
 */
export const KEEP_DELAY = 300

/** The item that a form is of; a new one when `id` is null. */
interface KeptItem {
  kind: ItemKind
  id: string | null
}

const prefixOf = ({ kind, id }: KeptItem) => `${PREFIX}:${kind}:${id ?? 'new'}:`

/**
 * Leaves values where the next one who opens the form of the item finds them, as after a crash.
 * @returns whether there was room for them.
 */
export function leaveForm(
  item: KeptItem,
  form: KeptForm<unknown>,
  forms: Pick<KeptForms, 'write'> = browserKeptForms,
): boolean {
  try {
    forms.write(prefixOf(item) + crypto.randomUUID(), JSON.stringify(form))
    return true
  } catch {
    return false
  }
}

/**
 * Keeps one open form in the browser while it is written, so that neither a crash nor a reload, an ended
 * session or a closed tab loses a word. Every opened form has an entry of its own: two tabs with the
 * same item do not write over each other.
 * @param id of the item, null for a new one.
 */
export function createFormKeeper<Values>({
  kind,
  id,
  forms = browserKeptForms,
  now = () => new Date(),
}: KeptItem & {
  forms?: KeptForms
  now?: () => Date
}) {
  const prefix = prefixOf({ kind, id })
  /** When the form was kept last, or that it could not be. */
  const $kept = atom<{ step: 'none' } | { step: 'kept'; at: string } | { step: 'failed' }>({
    step: 'none',
  })
  let attemptId: string = crypto.randomUUID()
  let key = prefix + attemptId
  let letGo = forms.hold(key)
  let changed: Omit<KeptForm<Values>, 'keptAt'> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const ignoreLeaving = forms.onLeaving(write)

  /**
   * Takes over the newest form of this item that no open tab holds.
   * @returns what it holds, or null when there is none.
   */
  async function takeOver(): Promise<KeptForm<Values> | null> {
    const held = await forms.heldNames()
    const [newest] = forms
      .keys()
      .filter((each) => each.startsWith(prefix) && !held.has(each))
      .flatMap((each) => {
        const form = parse<Values>(forms.read(each))
        return form === null ? [] : [{ key: each, form }]
      })
      .sort((a, b) => b.form.keptAt.localeCompare(a.form.keptAt))
    if (newest === undefined) return null
    // What was typed meanwhile stays where it is, for another opening.
    write()
    goOnAs(newest.key.slice(prefix.length))
    $kept.set({ step: 'kept', at: newest.form.keptAt })
    return newest.form
  }

  function goOnAs(id: string): void {
    letGo()
    attemptId = id
    key = prefix + id
    letGo = forms.hold(key)
  }

  /** Keeps what the form holds now, soon and before the page is left. */
  function keep(values: Values, loadedVersion: string | null): void {
    changed = { values, loadedVersion }
    timer ??= setTimeout(write, KEEP_DELAY)
  }

  function write(): void {
    const form = takeChanged()
    if (form === null) return
    const keptAt = now().toISOString()
    try {
      forms.write(key, JSON.stringify({ ...form, keptAt }))
      $kept.set({ step: 'kept', at: keptAt })
    } catch {
      $kept.set({ step: 'failed' })
    }
  }

  /** What is not written yet, which then is somebody else's. */
  function takeChanged() {
    clearTimeout(timer)
    timer = undefined
    const form = changed
    changed = null
    return form
  }

  /** Forgets the kept form: it is saved, or given up. */
  function forget(): void {
    takeChanged()
    forms.remove(key)
    // What is written next is another item.
    goOnAs(crypto.randomUUID())
    $kept.set({ step: 'none' })
  }

  /** The form is closed; what it kept waits for the next opening. */
  function close(): void {
    write()
    ignoreLeaving()
    letGo()
  }

  return {
    $kept,
    takeOver,
    keep,
    forget,
    close,
    /** Names what is written, from its first word until it is forgotten, through crashes too. */
    attemptId: () => attemptId,
  }
}

function parse<Values>(text: string | null): KeptForm<Values> | null {
  try {
    return text === null ? null : (JSON.parse(text) as KeptForm<Values>)
  } catch {
    return null
  }
}
