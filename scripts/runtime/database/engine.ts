/** One value as Postgres prints it, never parsed; SQL null is null. */
export type RawValue = string | null

/** One statement with its values for `$1`, `$2`, ... */
export interface RawQuery {
  query: string
  params: RawValue[]
}

/** One column of a result: what Neon's driver reads of it. */
export interface RawField {
  name: string
  dataTypeID: number
}

/** What one statement gave. `rowCount` is null and `command` '' where Postgres tells none. */
export interface RawResult {
  fields: RawField[]
  rows: RawValue[][]
  rowCount: number | null
  command: string
}

/** The isolation levels by the names that Neon's protocol has for them. */
export const isolationLevels = {
  ReadUncommitted: 'READ UNCOMMITTED',
  ReadCommitted: 'READ COMMITTED',
  RepeatableRead: 'REPEATABLE READ',
  Serializable: 'SERIALIZABLE',
} as const

export type IsolationLevel = keyof typeof isolationLevels

export interface BatchOptions {
  isolationLevel?: IsolationLevel | undefined
  readOnly?: boolean | undefined
  deferrable?: boolean | undefined
}

/**
 * A Postgres that answers in raw text and keeps nothing of a session between two calls.
 *
 * Both calls reject with a {@link DatabaseError} when Postgres refuses the statement or the
 * connection, with a {@link ServerLostError} when there is no server to do so, and with an
 * {@link EngineStoppedError} when the engine is gone for good.
 */
export interface DatabaseEngine {
  query: (text: string, params: RawValue[]) => Promise<RawResult>
  /** Runs all statements as one transaction; on an error nothing of it stays. */
  batch: (queries: RawQuery[], options: BatchOptions) => Promise<RawResult[]>
  /** Waits for what runs, then shuts the database down cleanly. */
  close: () => Promise<void>
}

/** The fields of a Postgres error beside its message, by the names that Neon's driver reads. */
const errorFields = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const

export type DatabaseErrorFields = Partial<Record<(typeof errorFields)[number], string | undefined>>

/** An error that Postgres itself reported. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly fields: DatabaseErrorFields

  /** @param fields its fields, or an object that has them among others */
  constructor(message: string, fields: DatabaseErrorFields) {
    super(message)
    this.fields = fields
  }

  /** The error as Neon answers it: every field is there, null when Postgres reported none. */
  toJSON(): Record<string, string | null> {
    const answer: Record<string, string | null> = { message: this.message }
    for (const name of errorFields) answer[name] = this.fields[name] ?? null
    return answer
  }
}

/** The server cannot be reached or has broken off; it may answer the next query. */
export class ServerLostError extends Error {
  override readonly name = 'ServerLostError'
}

/** The engine ended and will answer no further query. */
export class EngineStoppedError extends Error {
  override readonly name = 'EngineStoppedError'
}

/** The statement that opens a batch's transaction. */
export function beginStatement(options: BatchOptions): string {
  const modes = [
    ...(options.isolationLevel
      ? [`ISOLATION LEVEL ${isolationLevels[options.isolationLevel]}`]
      : []),
    ...(options.readOnly ? ['READ ONLY'] : []),
    ...(options.deferrable ? ['DEFERRABLE'] : []),
  ]
  return `BEGIN ${modes.join(', ')}`.trimEnd()
}

const sessionlessCommands = new Set(['', 'SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * Whether a statement may have left something in its session (a setting, a temporary table, an
 * open transaction) that the next query must not see: Neon gives every request a clean session.
 */
export function touchesSession(command: string): boolean {
  return !sessionlessCommands.has(command)
}
