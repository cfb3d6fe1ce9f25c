import type { z } from 'zod'
import type { ConfirmOptions } from '#src/panel/frame/confirm-dialog.ts'
import type { PanelView } from '../frame/panel-address.ts'
import type { SavedKind, StoredRecord } from './record-editor.ts'
import type { Unfinished } from './server-drafts.ts'

/** One field in two versions. */
export interface FieldRow {
  label: string
  mine: string
  theirs: string
  /** Renders a value as sanitised HTML; omitted for plain text. */
  render?: (value: string) => Promise<string>
}

/** Validation of a form's values. */
export interface ValidatedKind<Values, Body> {
  schema: z.ZodType<Body>
  /** Returns the body of the call, which `schema` validates. */
  toBody: (values: Values) => unknown
  /** Returns the form's field for a path of the body. */
  fieldOf: (path: string) => string
  /**
   * Returns the name of the form part with a field, for messages that are shown elsewhere; null if the part has no
   * name.
   */
  placeOf?: (field: string, values: Values) => string | null
}

/** Calls, conversions, views and drafts of a kind. */
export interface RecordKind<Values, Stored extends StoredRecord, Body>
  extends SavedKind<Stored, Body>, ValidatedKind<Values, Body> {
  /** The name under which the browser keeps drafts. */
  keptAs: string
  /** Server drafts of this kind; if omitted, only the browser keeps drafts. */
  unfinished?: Unfinished<Values>
  empty: Values
  toValues: (stored: Stored) => Values
  /** Converts the values of a stored record into those of a new one; unchanged by default. */
  asNew?: (values: Values) => Values
  /** Returns every field in two versions, in the order of the form. */
  rowsOf: (mine: Values, theirs: Values) => FieldRow[]
  /** Returns the view with the form of a record. An `id` of null is for a new one. */
  formOf: (id: string | null) => PanelView
  /** Returns the view that opens after a save; the form's own view if a save does not close the form. */
  afterSave: (id: string) => PanelView
  /** `is` tells whether a record is closed to changes; `text` is shown if a save finds it so. */
  closed?: { is: (stored: Stored) => boolean; text: string }
  /**
   * Returns the question to ask before a save; null for none. `stored` is the record to replace, null for a new one.
   */
  confirmBefore?: (stored: Stored | null, body: Body) => ConfirmOptions | null
  onSaved?: (stored: Stored) => void
}

/** Form library functions that the store needs. */
export interface FormFields<Values> {
  read: () => Values
  /**
   * Replaces the values.
   * @param keep `saved`: keeps the saved values, the new ones count as changes; `typed`: keeps the typed values, the
   *   new ones count as saved. If omitted, the form shows the new values, which count as saved.
   */
  reset: (values: Values, keep?: 'saved' | 'typed') => void
  /** Counts the values as saved. Only fields that the server has changed are set, so that the caret stays. */
  settle: (saved: Values) => void
  setError: (field: string, message: string) => void
  /** Validates the fields and calls back with the values, or with the messages of invalid fields. */
  submit: (
    save: (values: Values) => Promise<void>,
    refuse: (messages: string[]) => void,
  ) => Promise<void>
}

/**
 * Returns the paths at which saved values differ from the typed ones, with the saved value of each. Spaces around a
 * text are no difference.
 */
export function differences(
  typed: unknown,
  saved: unknown,
  path: readonly string[] = [],
): [path: string, value: unknown][] {
  if (isObject(typed) && isObject(saved)) {
    const names = Object.keys({ ...typed, ...saved })
    return names.flatMap((name) => differences(typed[name], saved[name], [...path, name]))
  }
  return trimmed(typed) === trimmed(saved) ? [] : [[path.join('.'), saved]]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Validates a form by the schema of the call. @returns the first message of each invalid field. */
export function invalidFields<Values, Body>(
  { schema, toBody, fieldOf }: ValidatedKind<Values, Body>,
  values: Values,
): Record<string, { type: string; message: string }> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, code, message } of schema.safeParse(toBody(values)).error?.issues ?? []) {
    errors[fieldOf(path.join('.'))] ??= { type: code, message }
  }
  return errors
}
