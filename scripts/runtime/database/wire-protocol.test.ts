import { describe, expect, it } from 'vitest'
import { decodeReply, encodeQueries } from './wire-protocol.ts'

/** The messages that lie one behind the other, each told by its letter, found by their lengths. */
function lettersOf(bytes: Buffer): string {
  let letters = ''
  let offset = 0
  while (offset < bytes.length) {
    letters += bytes.toString('latin1', offset, offset + 1)
    offset += 1 + bytes.readUInt32BE(offset + 1)
  }
  expect(offset).toBe(bytes.length)
  return letters
}

const message = (letter: string, body: string) => {
  const bytes = Buffer.from(body, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length + 4)
  return Buffer.concat([Buffer.from(letter), length, bytes])
}

describe('the wire protocol', () => {
  it('puts all steps of a query into messages of the right length', () => {
    const params = ['', 'ąčę 👩', null, 'half \ud83d a character', 'x'.repeat(70_000)]
    expect(lettersOf(encodeQueries([{ query: 'SELECT $1 -- žodis', params }]))).toBe('PBDEfS')
  })

  it('ends several queries with one Sync, so that an error skips the rest', () => {
    const query = { query: 'SELECT 1', params: [] }
    expect(lettersOf(encodeQueries([query, query]))).toBe('PBDEfPBDEfS')
    expect(lettersOf(encodeQueries([]))).toBe('S')
  })

  it('reads the counts that command tags carry', () => {
    const tagOf = (tag: string) => decodeReply(message('C', `${tag}\0`)).results[0]
    expect(tagOf('INSERT 0 5')).toMatchObject({ command: 'INSERT', rowCount: 5 })
    expect(tagOf('SELECT 2')).toMatchObject({ command: 'SELECT', rowCount: 2 })
    expect(tagOf('CREATE TABLE')).toMatchObject({ command: 'CREATE', rowCount: null })
    expect(tagOf('BEGIN')).toMatchObject({ command: 'BEGIN', rowCount: null })
  })

  it('keeps the first of several errors and the results before it', () => {
    const reply = decodeReply(
      Buffer.concat([
        message('C', 'SELECT 0\0'),
        message('E', 'SERROR\0C23505\0Mfirst\0?of a later version\0\0'),
        message('E', 'SERROR\0C25P02\0Msecond\0\0'),
        message('Z', 'E'),
      ]),
    )
    expect(reply.results).toHaveLength(1)
    expect(reply.error).toMatchObject({
      message: 'first',
      fields: { severity: 'ERROR', code: '23505' },
    })
    expect(reply.session).toBe('in transaction')
  })

  it('tells an answer that was broken off', () => {
    expect(decodeReply(message('E', 'SPANIC\0Mdisk full\0\0'))).toMatchObject({
      session: undefined,
      error: { message: 'disk full' },
    })
    expect(decodeReply(Buffer.alloc(0)).session).toBeUndefined()
    const whole = Buffer.concat([message('D', '\0\x01\0\0\0\x01x'), message('Z', 'I')])
    for (let length = 0; length < whole.length; length++) {
      expect(decodeReply(whole.subarray(0, length)).session).toBeUndefined()
    }
    expect(decodeReply(whole).session).toBe('idle')
  })
})
