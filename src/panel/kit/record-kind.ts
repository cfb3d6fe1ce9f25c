import type { z } from 'zod'
import type { ConfirmOptions } from '#src/panel/frame/confirm-dialog.ts'
import type { PanelView } from '../frame/panel-address.ts'
import type { SavedKind, StoredRecord } from './record-editor.ts'
import type { Unfinished } from './server-drafts.ts'

/** State of a part in its summary. */
export interface PartState {
  text: string
  /** Whether the state asks for attention. */
  isOpenTask?: boolean
}

/** A field with both versions. */
export interface FieldRow {
  label: string
  mine: string
  theirs: string
  /** Renders a value as sanitized HTML. Omitted for plain text. */
  render?: (value: string) => Promise<string>
}

/** Returns the fields that differ. Ignores spaces around a text. */
export function differing(rows: readonly FieldRow[]): FieldRow[] {
  return rows.filter(({ mine, theirs }) => mine.trim() !== theirs.trim())
}

/** Validation of a form's values. */
export interface ValidatedKind<Values, Body> {
  schema: z.ZodType<Body>
  /** Returns the body for `schema` to validate. */
  toBody: (values: Values) => unknown
  /** Returns the form's field for a path in the body. */
  fieldOf: (path: string) => string
  /** Returns the name of the form's part with this field, for messages outside the part; null if it has no name. */
  placeOf?: (field: string, values: Values) => string | null
}

/** Facts that a form needs about its records. */
export interface RecordKind<Values, Stored extends StoredRecord, Body>
  extends SavedKind<Stored, Body>, ValidatedKind<Values, Body> {
  /** Name of the kind in storage keys. */
  keptAs: string
  /** Drafts on the server. Without it, drafts are kept only in the browser. */
  unfinished?: Unfinished<Values>
  empty: Values
  toValues: (stored: Stored) => Values
  /** Converts values of an existing record to those of a new one; by default without changes. */
  asNew?: (values: Values) => Values
  /** Returns all fields in both versions, in the form's order. */
  rowsOf: (mine: Values, theirs: Values) => FieldRow[]
  /** Returns the view with the form of a record; an `id` of null is a new record. */
  formOf: (id: string | null) => PanelView
  /** Returns the view to open after a save. If it is the form's own view, the form stays open. */
  afterSave: (id: string) => PanelView
  /** `is` returns whether a record is closed to changes. `text` is the message if a save fails for that reason. */
  closed?: { is: (stored: Stored) => boolean; text: string }
  /** Returns the question to ask before a save, or null. `stored` is the record to replace, or null. */
  confirmBefore?: (stored: Stored | null, body: Body) => ConfirmOptions | null
  onSaved?: (stored: Stored) => void
}

/** Functions of the form library that the store uses. */
export interface FormFields<Values> {
  read: () => Values
  /**
   * Replaces the values of the form.
   * @param keep `saved`: the new values count as unsaved changes of the saved ones. `typed`: the new values count as
   *   saved, and typed text stays. Omitted: the new values are shown and count as saved.
   */
  reset: (values: Values, keep?: 'saved' | 'typed') => void
  /** Marks the values as saved. Sets only fields that the server has changed, so that the caret stays. */
  settle: (saved: Values) => void
  /** Shows the messages of the server at their fields, and focuses the first of these. */
  setErrors: (messages: Readonly<Record<string, string>>) => void
  /** Validates the fields. Calls `save` with the values, or `refuse` with the messages of invalid fields. */
  submit: (
    save: (values: Values) => Promise<void>,
    refuse: (messages: string[]) => void,
  ) => Promise<void>
}

/** Returns the paths at which saved and typed values differ, with the saved value. Ignores spaces around a text. */
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

/** Validates a form's values by the schema. @returns the first message of each invalid field. */
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
