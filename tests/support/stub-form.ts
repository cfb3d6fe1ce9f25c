import { atom } from 'nanostores'
import { vi } from 'vitest'
import { type CopyStorage, type LocalCopy, storeForNextForm } from '#src/panel/kit/local-copies.ts'
import { type FormFields, invalidFields, type ValidatedKind } from '#src/panel/kit/record-kind.ts'

/** Creates a stub of a browser's storage in memory, with the locks of open forms. */
export function stubCopies() {
  const entries = new Map<string, string>()
  const held = new Set<string>()
  const browser = { full: false }
  const forms: CopyStorage = {
    keys: () => [...entries.keys()],
    read: (key) => entries.get(key) ?? null,
    write: (key, text) => {
      if (browser.full) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, text)
    },
    remove: (key) => entries.delete(key),
    heldNames: () => Promise.resolve(new Set(held)),
    hold: (name) => {
      held.add(name)
      return () => held.delete(name)
    },
    onLeaving: () => () => undefined,
  }
  return {
    forms,
    browser,
    /** Stores a draft as if another tab had left it. */
    keep: (
      keptAs: string,
      id: string | null,
      form: { values: unknown; loadedVersion: string | null; keptAt: string },
    ) => storeForNextForm({ keptAs, id }, form, forms),
    kept: () =>
      [...entries].map(([key, text]) => ({
        of: key.split(':').slice(1, 3).join(':'),
        ...(JSON.parse(text) as LocalCopy<unknown>),
      })),
  }
}

/** Creates a stub of the panel around a form. @param yes whether leaving is allowed. */
export function stubPanel(yes = true) {
  const $unsaved = atom(false)
  return {
    $unsaved,
    setUnsaved: (unsaved: boolean) => $unsaved.set(unsaved),
    mayLeave: vi.fn(() => Promise.resolve(yes)),
    offerSaving: vi.fn((_save: () => Promise<boolean>) => undefined),
    replaceView: vi.fn(),
    renameView: vi.fn(),
    go: vi.fn(() => Promise.resolve()),
  }
}

/**
 * Creates the values of a form as react-hook-form holds and reports them.
 * @param changed callback of the store, which is created after its fields.
 */
export function stubFields<Values, Body>(
  kind: ValidatedKind<Values, Body> & { empty: Values },
  changed: (values: Values, isDirty: boolean) => void,
) {
  let values = kind.empty
  let saved = JSON.stringify(values)
  const errors: Record<string, string> = {}
  const fields: FormFields<Values> = {
    read: () => values,
    reset: (replacement, keep) => {
      if (keep !== 'typed') values = replacement
      if (keep !== 'saved') saved = JSON.stringify(replacement)
      changed(values, false)
    },
    settle: (stored) => fields.reset(stored),
    setErrors: (messages) => Object.assign(errors, messages),
    submit: async (save, refuse) => {
      const messages = Object.values(invalidFields(kind, values)).map(({ message }) => message)
      if (messages.length > 0) refuse(messages)
      else await save(values)
    },
  }
  return {
    fields,
    errors,
    type: (typed: Values) => {
      values = typed
      changed(values, JSON.stringify(values) !== saved)
    },
  }
}
