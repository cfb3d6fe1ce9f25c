import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  DatabaseError,
  ServerLostError,
  type BatchOptions,
  type DatabaseEngine,
  type RawQuery,
  type RawResult,
} from './engine.ts'
import {
  maxRequestBytes,
  maxResponseBytes,
  startNeonEndpoint,
  type NeonEndpoint,
} from './neon-endpoint.ts'

const result: RawResult = {
  fields: [{ name: 'answer', dataTypeID: 23 }],
  rows: [['42'], [null]],
  rowCount: 2,
  command: 'SELECT',
}

const batch = vi.fn<DatabaseEngine['batch']>()
const query = vi.fn<DatabaseEngine['query']>()
const engine: DatabaseEngine = { query, batch, close: () => Promise.resolve() }
const onUnexpectedError = vi.fn<(error: unknown) => void>()

let endpoint: NeonEndpoint

const neonHeaders = () => ({
  'Neon-Connection-String': `postgresql://site:secret@127.0.0.1:${endpoint.port}/site`,
  'Neon-Raw-Text-Output': 'true',
  'Neon-Array-Mode': 'true',
})

interface Request {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string
}

async function request({ method = 'POST', path = '/sql', headers = {}, body }: Request) {
  const response = await fetch(`http://127.0.0.1:${endpoint.port}${path}`, {
    method,
    headers: { ...neonHeaders(), ...headers },
    ...(body === undefined ? {} : { body }),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as unknown,
  }
}

describe('the Neon endpoint', () => {
  beforeEach(async () => {
    query.mockReset().mockResolvedValue(result)
    batch.mockReset().mockResolvedValue([result, result])
    onUnexpectedError.mockReset()
    endpoint = await startNeonEndpoint({ engine, password: 'secret', onUnexpectedError })
  })
  afterEach(async () => {
    await endpoint.close()
  })

  it('answers a single query with its result and keeps the connection open', async () => {
    const answer = await request({ body: '{"query":"SELECT $1","params":["42"]}' })
    expect(answer).toMatchObject({ status: 200, body: result })
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('connection')).toBe('keep-alive')
    expect(query).toHaveBeenCalledExactlyOnceWith('SELECT $1', ['42'])
  })

  it('takes a query without params', async () => {
    await request({ body: '{"query":"SELECT 1"}' })
    expect(query).toHaveBeenCalledExactlyOnceWith('SELECT 1', [])
  })

  it('answers a batch with the list of its results', async () => {
    const queries: RawQuery[] = [
      { query: 'SELECT 1', params: [] },
      { query: 'SELECT $1', params: [null] },
    ]
    const answer = await request({ body: JSON.stringify({ queries }) })
    expect(answer).toMatchObject({ status: 200, body: { results: [result, result] } })
    const options: BatchOptions = { isolationLevel: undefined, readOnly: false, deferrable: false }
    expect(batch).toHaveBeenCalledExactlyOnceWith(queries, options)
  })

  it('hands the batch headers on', async () => {
    await request({
      headers: {
        'Neon-Batch-Isolation-Level': 'Serializable',
        'Neon-Batch-Read-Only': 'true',
        'Neon-Batch-Deferrable': 'true',
      },
      body: '{"queries":[]}',
    })
    const options: BatchOptions = {
      isolationLevel: 'Serializable',
      readOnly: true,
      deferrable: true,
    }
    expect(batch).toHaveBeenCalledExactlyOnceWith([], options)
  })

  it('answers a database error with 400 and all its fields, null for those it has not', async () => {
    query.mockRejectedValue(
      new DatabaseError('duplicate key', { severity: 'ERROR', code: '23505', table: 'people' }),
    )
    expect(await request({ body: '{"query":"INSERT"}' })).toMatchObject({
      status: 400,
      body: {
        message: 'duplicate key',
        severity: 'ERROR',
        code: '23505',
        detail: null,
        hint: null,
        position: null,
        internalPosition: null,
        internalQuery: null,
        where: null,
        schema: null,
        table: 'people',
        column: null,
        dataType: null,
        constraint: null,
        file: null,
        line: null,
        routine: null,
      },
    })
    expect(onUnexpectedError).not.toHaveBeenCalled()
  })

  it('answers with 500 and why while the server is lost', async () => {
    query.mockRejectedValue(new ServerLostError('connect ECONNREFUSED'))
    const answer = await request({ body: '{"query":"SELECT 1"}' })
    expect(answer).toMatchObject({ status: 500, body: { message: 'connect ECONNREFUSED' } })
    expect(onUnexpectedError).not.toHaveBeenCalled()
  })

  it('answers any other error with 500, tells it to the caller and gives nothing away', async () => {
    const failure = new Error('the disk is full')
    query.mockRejectedValue(failure)
    const answer = await request({ body: '{"query":"SELECT 1"}' })
    expect(answer).toMatchObject({ status: 500, body: { message: 'internal error' } })
    expect(onUnexpectedError).toHaveBeenCalledExactlyOnceWith(failure)
  })

  it.each([
    ['a wrong password', 'postgresql://site:wrong@localhost/site'],
    ['no password', 'postgresql://site@localhost/site'],
    ['a password that is no text', 'postgresql://site:%ff@localhost/site'],
  ])('refuses %s with the code of Postgres', async (_, connectionString) => {
    const answer = await request({
      headers: { 'Neon-Connection-String': connectionString },
      body: '{"query":"SELECT 1"}',
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: '28P01', message: "password authentication failed for user 'site'" },
    })
    expect(query).not.toHaveBeenCalled()
  })

  it('refuses a wrong password after a right one', async () => {
    await request({ body: '{"query":"SELECT 1"}' })
    const answer = await request({
      headers: { 'Neon-Connection-String': 'postgresql://site:wrong@localhost/site' },
      body: '{"query":"SELECT 1"}',
    })
    expect(answer.status).toBe(400)
    expect(query).toHaveBeenCalledOnce()
  })

  it.each<[string, Request]>([
    ['no JSON', { body: 'SELECT 1' }],
    ['an empty body', { body: '' }],
    ['a body that is null', { body: 'null' }],
    ['neither query nor queries', { body: '{}' }],
    ['a query that is no text', { body: '{"query":1}' }],
    ['a query with a NUL', { body: '{"query":"SELECT 1\\u0000"}' }],
    ['params that are no list', { body: '{"query":"SELECT 1","params":{}}' }],
    ['a param that is neither text nor null', { body: '{"query":"SELECT 1","params":[1]}' }],
    ['half a character', { body: '{"query":"SELECT $1","params":["\\ud83d"]}' }],
    ['too many params', { body: JSON.stringify({ query: '', params: Array(65_536).fill('') }) }],
    ['a batch with a malformed query', { body: '{"queries":[{"query":"SELECT 1"},{}]}' }],
    [
      'an unknown isolation level',
      {
        headers: { 'Neon-Batch-Isolation-Level': 'toString' },
        body: '{"queries":[]}',
      },
    ],
    [
      'no connection string',
      {
        headers: { 'Neon-Connection-String': '' },
        body: '{"query":"SELECT 1"}',
      },
    ],
    [
      'another output format',
      {
        headers: { 'Neon-Raw-Text-Output': 'false' },
        body: '{"query":"SELECT 1"}',
      },
    ],
  ])('refuses %s with 400 and a message', async (_, malformed) => {
    const answer = await request(malformed)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) as unknown } })
    expect(query).not.toHaveBeenCalled()
    expect(batch).not.toHaveBeenCalled()
    expect(onUnexpectedError).not.toHaveBeenCalled()
  })

  it('knows no other path and no other method', async () => {
    expect(await request({ path: '/', body: '{"query":"SELECT 1"}' })).toMatchObject({
      status: 404,
    })
    expect(await request({ method: 'GET' })).toMatchObject({ status: 405 })
  })

  it('refuses a request and an answer beyond the limits of Neon', async () => {
    const tooLong = JSON.stringify({ query: 'SELECT $1', params: ['x'.repeat(maxRequestBytes)] })
    expect(await request({ body: tooLong })).toMatchObject({ status: 413 })
    expect(query).not.toHaveBeenCalled()

    query.mockResolvedValue({ ...result, rows: [['x'.repeat(maxResponseBytes)]] })
    expect(await request({ body: '{"query":"SELECT 1"}' })).toMatchObject({ status: 507 })
  })

  it('answers what runs before it closes, and takes nothing after', async () => {
    query.mockImplementation(() => wait(100, result))
    const running = request({ body: '{"query":"SELECT 1"}' })
    await vi.waitFor(() => {
      expect(query).toHaveBeenCalled()
    }, 10_000)
    await endpoint.close()
    expect(await running).toMatchObject({ status: 200 })
    await expect(request({ body: '{"query":"SELECT 1"}' })).rejects.toThrow('fetch failed')
  })

  it('refuses to start on a port that is taken', async () => {
    const { port } = endpoint
    await expect(
      startNeonEndpoint({ engine, password: 'secret', port, onUnexpectedError }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
