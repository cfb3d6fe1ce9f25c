import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Contract } from '#src/core/contract.ts'
import * as routes from '#src/core/routes.ts'
import { ITEM_KINDS } from '#src/core/items.ts'
import { hostileBytes, hostileJson, hostileText, hostileValue } from './hostile.ts'
import { listOf } from './stored.ts'
import { nearly, type Stored, stored, valuesOf } from './values.ts'

/** Generated call. Stored values are filled in when it is sent. */
export interface Draft {
  method: string
  /** Values of the path's `:names`; one of them may be encoded already. */
  params: Readonly<Record<string, string | Stored | Encoded>>
  query: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, string>>
  body: Body
}

type Body = { kind: 'none' } | { kind: 'json'; value: unknown } | { kind: 'bytes'; bytes: Buffer }

/** Part of a path that is sent unchanged. */
export class Encoded {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']

const JSON_TYPE = { 'Content-Type': 'application/json' }

const IMAGE_TYPE = { 'Content-Type': 'image/png' }

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** An image, and files that only claim to be one. */
const FILES = [
  PNG,
  PNG.subarray(0, 30),
  Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('GIF89a/*<html><script>alert(1)</script>*/'),
  Buffer.alloc(100_000, 0xff),
]

export const oddType = fc.constantFrom<Record<string, string>>(
  {},
  { 'Content-Type': 'text/plain' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { 'Content-Type': 'multipart/form-data; boundary=x' },
  { 'Content-Type': 'application/json; charset=utf-16' },
  { 'Content-Type': 'application/json;;;=\u00ff' },
  { 'Content-Type': 'application/problem+json' },
  { 'Content-Type': `application/${'x'.repeat(4000)}json` },
)

export const oddHeaders = fc.constantFrom<Record<string, string>>(
  { 'If-None-Match': 'W/"\u00ff", *' },
  { 'Accept-Encoding': '*;q=0, gzip;q=nan' },
  { Range: 'bytes=5-1,-' },
  { 'X-Forwarded-For': '999.1.1.1, ::ffff:zz', 'X-Forwarded-Host': 'svetimas.example' },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Original-URL': '/api/admin/blog' },
  { Cookie: '__proto__=1; a=%ff' },
)

export const oddPart = fc.oneof(
  fc
    .constantFrom('%00', '%ff', '%c0%af', '%2e%2e', '%2f', '%252f', '%E2%80%AE', '%zz', '..;', '*')
    .map((text) => new Encoded(text)),
  hostileText.map((text) => new Encoded(encodeURIComponent(text.toWellFormed()).slice(0, 6000))),
)

/** Generates requests for a contract: valid, nearly valid and hostile ones. */
export function requestsFor(contract: Contract): fc.Arbitrary<Draft> {
  const valid = validDraft(contract)
  return fc.oneof(
    { weight: 7, arbitrary: valid },
    { weight: 6, arbitrary: valid.chain((draft) => nearlyValid(contract, draft)) },
    { weight: 3, arbitrary: valid.chain((draft) => hostileDraft(contract, draft)) },
  )
}

function validDraft(contract: Contract): fc.Arbitrary<Draft> {
  const { route, hasBody } = contract
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return fc.record({
    method: fc.constant(route.method),
    params: fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          name === 'kind'
            ? fc.constantFrom<string[]>(...ITEM_KINDS)
            : stored(listOf(route.path, name)),
        ]),
      ),
    ),
    query: valuesOf(contract.query) as fc.Arbitrary<Draft['query']>,
    headers: fc.constant(
      route.path === routes.uploadObject.path ? IMAGE_TYPE : hasBody ? JSON_TYPE : {},
    ),
    body: bodyOf(contract),
  })
}

function bodyOf(contract: Contract): fc.Arbitrary<Body> {
  if (contract.route.path === routes.uploadObject.path) {
    return fc.constantFrom(...FILES).map((bytes) => ({ kind: 'bytes', bytes }))
  }
  if (!contract.hasBody) return fc.constant({ kind: 'none' })
  const values = BODIES[`${contract.route.method} ${contract.route.path}`]
  return (values ?? valuesOf(contract.body)).map((value) => ({ kind: 'json', value }))
}

/** Bodies whose validity depends on several fields. */
const BODIES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'POST /api/admin/preview-link': fc.record({
    kind: fc.constant('quiz'),
    id: stored('quizzes'),
  }),
  'POST /api/quiz/:slug/submit': fc.record(
    {
      answers: stored('answers'),
      email: fc.constantFrom('a@pastas.example', 'b@pastas.example'),
      name: fc.option(hostileText),
      consent: fc.boolean(),
      mailResult: fc.boolean(),
      marketing: fc.boolean(),
      attemptId: fc.uuid(),
    },
    { requiredKeys: ['answers', 'email'] },
  ),
  'POST /api/quiz/:slug/progress': fc.record({ questionId: stored('question') }),
  'POST /api/quiz/:slug/score': fc.record({ answers: stored('answers') }),
  'POST /api/quiz/:slug/comparison': fc.record(
    {
      answers: stored('answers'),
      adult: fc.constant(true),
      consent: fc.constant(true),
      invite: fc.oneof(fc.base64String({ maxLength: 22 }), hostileText),
    },
    { requiredKeys: ['answers', 'adult', 'consent'] },
  ),
}

function nearlyValid(contract: Contract, draft: Draft): fc.Arbitrary<Draft> {
  const { body, params, query } = draft
  const changes: fc.Arbitrary<Partial<Draft>>[] = [
    nearly(query).map((changed) => ({
      query: (typeof changed === 'object' && changed !== null ? changed : {}) as Draft['query'],
    })),
    oddHeaders.map((headers) => ({ headers: { ...draft.headers, ...headers } })),
  ]
  const [name] = Object.keys(params)
  if (name !== undefined) {
    changes.push(oddPart.map((part) => ({ params: { ...params, [name]: part } })))
  }
  if (contract.hasBody && body.kind === 'json') {
    const isChanged = nearly(body.value).map((value) => ({
      body: { kind: 'json' as const, value },
    }))
    changes.push(isChanged, isChanged, isChanged)
  }
  return fc.oneof(...changes).map((change) => ({ ...draft, ...change }))
}

function hostileDraft({ route }: Contract, draft: Draft): fc.Arbitrary<Draft> {
  const known = Object.values(routes).filter(({ path }) => path === route.path)
  const unknown = METHODS.filter((method) => !known.some((it) => it.method === method))
  const { body } = draft
  const text = body.kind === 'json' ? JSON.stringify(body.value) : '{}'
  const json = Buffer.from(text)
  return fc
    .oneof<fc.Arbitrary<Partial<Draft>>[]>(
      fc.constantFrom(...unknown).map((method) => ({ method })),
      hostileJson.map((raw) => ({ body: { kind: 'bytes', bytes: Buffer.from(raw) } })),
      hostileValue.map((value) => ({ body: { kind: 'json', value } })),
      hostileBytes(text).map((bytes) => ({ body: { kind: 'bytes', bytes } })),
      oddType.map((headers) => ({ headers })),
      fc.constantFrom('gzip', 'br', 'deflate', 'zstd', 'x').map((encoding) => ({
        headers: { ...JSON_TYPE, 'Content-Encoding': encoding },
        body: { kind: 'bytes', bytes: gzipSync(json) },
      })),
    )
    .map((change) => ({ ...draft, ...change }))
}
