import {
  DatabaseError,
  type DatabaseErrorField,
  type DatabaseErrorFields,
  type RawField,
  type RawQuery,
  type RawResult,
  type RawValue,
} from './engine.ts'

/**
 * The few messages of Postgres' wire protocol that the embedded database is spoken to with:
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 *
 * PGlite's own `query()` enters WebAssembly six times a query and parses every value; one message
 * with all steps, and values left as text, takes about a sixth of the time.
 */

const letter = (text: string) => text.charCodeAt(0)

const parse = letter('P')
const bind = letter('B')
const describePortal = Buffer.from('D\0\0\0\x06P\0', 'latin1')
const execute = Buffer.from('E\0\0\0\x09\0\0\0\0\0', 'latin1')
/**
 * Refuses a COPY FROM STDIN, which would wait for data for ever; at any other time it is ignored.
 */
const copyFail = Buffer.from('f\0\0\0\x05\0', 'latin1')
const sync = Buffer.from('S\0\0\0\x04', 'latin1')

const stepsAfterBind = Buffer.concat([describePortal, execute, copyFail])

const nullLength = -1
const typeAndLength = 5
/** Parse: no statement name, the text's end, no parameter types. */
const parseOverhead = typeAndLength + 1 + 1 + 2
/** Bind: no portal and no statement name, all parameters as text, their count, all results as text. */
const bindOverhead = typeAndLength + 1 + 1 + 2 + 2 + 2

/**
 * Encodes statements to be run one after the other; at the first error the database skips the rest.
 * A query may hold no NUL and at most 65,535 parameters.
 */
export function encodeQueries(queries: readonly RawQuery[]): Buffer {
  let size = sync.length
  const measured = queries.map(({ query, params }) => {
    const parseSize = parseOverhead + Buffer.byteLength(query)
    let bindSize = bindOverhead
    for (const param of params) bindSize += 4 + (param === null ? 0 : Buffer.byteLength(param))
    size += parseSize + bindSize + stepsAfterBind.length
    return { query, params, parseSize, bindSize }
  })

  const message = Buffer.allocUnsafe(size)
  let offset = 0
  for (const { query, params, parseSize, bindSize } of measured) {
    offset = message.writeUInt8(parse, offset)
    offset = message.writeUInt32BE(parseSize - 1, offset)
    offset = message.writeUInt8(0, offset)
    offset += message.write(query, offset)
    offset = message.writeUInt8(0, offset)
    offset = message.writeUInt16BE(0, offset)

    offset = message.writeUInt8(bind, offset)
    offset = message.writeUInt32BE(bindSize - 1, offset)
    offset = message.writeUInt32BE(0, offset)
    offset = message.writeUInt16BE(params.length, offset)
    for (const param of params) {
      if (param === null) {
        offset = message.writeInt32BE(nullLength, offset)
      } else {
        const written = message.write(param, offset + 4)
        offset = message.writeInt32BE(written, offset) + written
      }
    }
    offset = message.writeUInt16BE(0, offset)

    offset += stepsAfterBind.copy(message, offset)
  }
  sync.copy(message, offset)
  return message
}

const errorFieldsByLetter: Partial<Record<string, DatabaseErrorField>> = {
  S: 'severity',
  C: 'code',
  D: 'detail',
  H: 'hint',
  P: 'position',
  p: 'internalPosition',
  q: 'internalQuery',
  W: 'where',
  s: 'schema',
  t: 'table',
  c: 'column',
  d: 'dataType',
  n: 'constraint',
  F: 'file',
  L: 'line',
  R: 'routine',
}

function readError(body: Buffer): DatabaseError {
  const fields: DatabaseErrorFields = {}
  let message = ''
  for (let offset = 0; body[offset] !== undefined && body[offset] !== 0;) {
    const end = body.indexOf(0, offset + 1)
    const name = body.toString('latin1', offset, offset + 1)
    const value = body.toString('utf8', offset + 1, end)
    const field = errorFieldsByLetter[name]
    if (name === 'M') message = value
    else if (field) fields[field] = value
    offset = end + 1
  }
  return new DatabaseError(message, fields)
}

function readFields(body: Buffer): RawField[] {
  const fields: RawField[] = []
  let offset = 2
  for (let left = body.readUInt16BE(0); left > 0; left--) {
    const end = body.indexOf(0, offset)
    // Between the name and the type stand the table's number (4 bytes) and the column's (2),
    // behind it the type's size (2), its modifier (4) and the format (2).
    fields.push({
      name: body.toString('utf8', offset, end),
      dataTypeID: body.readUInt32BE(end + 1 + 6),
    })
    offset = end + 1 + 18
  }
  return fields
}

function readRow(body: Buffer): RawValue[] {
  const row: RawValue[] = []
  let offset = 2
  for (let left = body.readUInt16BE(0); left > 0; left--) {
    const length = body.readInt32BE(offset)
    offset += 4
    if (length === nullLength) {
      row.push(null)
    } else {
      row.push(body.toString('utf8', offset, offset + length))
      offset += length
    }
  }
  return row
}

/** The command and the row count of a tag such as `SELECT 2`, `INSERT 0 5` or `CREATE TABLE`. */
function readCommandTag(tag: string): Pick<RawResult, 'command' | 'rowCount'> {
  const words = tag.split(' ')
  const count = words.at(-1) ?? ''
  return { command: words[0] ?? '', rowCount: /^\d+$/.test(count) ? Number(count) : null }
}

/** What a database said to a message of {@link encodeQueries}. */
export interface WireReply {
  /** The results of the statements up to the first error. */
  results: RawResult[]
  error: DatabaseError | undefined
  /** How the session was left; undefined when the database broke off in mid-answer. */
  session: 'idle' | 'in transaction' | undefined
}

/** Decodes a whole answer, from the first message to the ReadyForQuery that ends it. */
export function decodeReply(bytes: Buffer): WireReply {
  const reply: WireReply = { results: [], error: undefined, session: undefined }
  let fields: RawField[] = []
  let rows: RawValue[][] = []
  const finishResult = (tag: Pick<RawResult, 'command' | 'rowCount'>) => {
    reply.results.push({ fields, rows, ...tag })
    fields = []
    rows = []
  }
  for (let offset = 0; offset + typeAndLength <= bytes.length;) {
    const end = offset + 1 + bytes.readUInt32BE(offset + 1)
    if (end > bytes.length) break
    const body = bytes.subarray(offset + typeAndLength, end)
    switch (bytes.toString('latin1', offset, offset + 1)) {
      case 'T':
        fields = readFields(body)
        break
      case 'D':
        rows.push(readRow(body))
        break
      case 'C':
        finishResult(readCommandTag(body.toString('utf8', 0, body.length - 1)))
        break
      case 'I':
        finishResult({ command: '', rowCount: null })
        break
      case 'E':
        reply.error ??= readError(body)
        break
      case 'Z':
        reply.session = body.toString('latin1') === 'I' ? 'idle' : 'in transaction'
        break
      // The rest acknowledges a step or is a notice.
    }
    offset = end
  }
  return reply
}
