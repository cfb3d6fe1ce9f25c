/** A value as printed by Postgres. It is never parsed; SQL null is null. */
export type RawValue = string | null

/** A statement with values for `$1`, `$2`, ... */
export interface RawQuery {
  query: string
  params: RawValue[]
}

/** A result column as Neon's driver reads it. */
export interface RawField {
  name: string
  dataTypeID: number
}

/** The result of one statement. `rowCount` is null and `command` '' where Postgres reports none. */
export interface RawResult {
  fields: RawField[]
  rows: RawValue[][]
  rowCount: number | null
  command: string
}

/** Isolation levels by their names in Neon's protocol. */
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
 * A Postgres that returns raw text. It keeps no session state between two calls. Its calls reject with a {@link
 * DatabaseError} if Postgres rejects the statement or the connection, with a {@link ServerLostError} if the server
 * cannot be reached, and with an {@link EngineStoppedError} if the engine has stopped for good.
 */
export interface DatabaseEngine {
  query: (text: string, params: RawValue[]) => Promise<RawResult>
  /** Runs all statements in one transaction, rolled back on an error. */
  batch: (queries: RawQuery[], options: BatchOptions) => Promise<RawResult[]>
  /** Waits for running queries, then shuts the database down cleanly. */
  close: () => Promise<void>
}

/** The fields of a Postgres error besides its message, by the names that Neon's driver reads. */
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

  /** @param fields the error's fields. The driver's error itself will do: `toJSON` leaves its other properties out. */
  constructor(message: string, fields: DatabaseErrorFields) {
    super(message)
    this.fields = fields
  }

  /** Returns the error in Neon's format, with every field; null where Postgres reported none. */
  toJSON(): Record<string, string | null> {
    const answer: Record<string, string | null> = { message: this.message }
    for (const name of errorFields) answer[name] = this.fields[name] ?? null
    return answer
  }
}

/** A lost or unreachable server. The next query may succeed. */
export class ServerLostError extends Error {
  override readonly name = 'ServerLostError'
}

/** A stopped engine. Every further query fails. */
export class EngineStoppedError extends Error {
  override readonly name = 'EngineStoppedError'
}

/** Returns the statement that opens a batch's transaction. */
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
 * Whether a statement may have left state in its session (a setting, a temporary table, an
 * open transaction) that the next query must not see: Neon gives every request a clean session.
 */
export function touchesSession(command: string): boolean {
  return !sessionlessCommands.has(command)
}
