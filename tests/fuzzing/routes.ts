import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { LIVE_PATH } from '#src/features/publishing/changes.ts'
import { loadFunctions } from '../../scripts/runtime/functions/load-functions.ts'
import { logIn } from '../../scripts/tools/caller.ts'
import { hostileJson, hostileText } from './hostile.ts'
import { oddHeaders, oddPart, oddType } from './requests.ts'
import { send } from './send.ts'

/** Names that every object has. */
const PROTOTYPE = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']

const METHODS = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'],
]

/** Paths of static pages and of the platform, and some that lead nowhere. */
const PLACES = [
  ...['/', '/blog', '/admin', '/:any', '/:any/:any', '/api/:any', '/api/admin/:any'],
  ...['/.netlify/images', '/.netlify/functions/:any', `${LIVE_PATH}/:any/:any`, '/_astro/:any'],
]

/** Sizes of bodies in bytes: one that every call accepts, and one that none does. */
const SIZES = { small: 2_000, huge: 8_000_000 }

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

interface HostileRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
  isChunked: boolean
  isAdmin: boolean
}

/** Returns the paths that functions answer, and `PLACES`. */
async function readRoutes(): Promise<string[]> {
  const folder = fileURLToPath(new URL('../../netlify/functions', import.meta.url))
  const functions = await loadFunctions(folder)
  const paths = functions.flatMap(
    ({ name, config }) => config.path ?? [`/.netlify/functions/${name}`],
  )
  return [...paths, ...PLACES]
}

const name = fc.constantFrom(...PROTOTYPE)

const part = fc.oneof(
  { weight: 4, arbitrary: name },
  { weight: 2, arbitrary: fc.constantFrom('bendravimas', 'x', '1', crypto.randomUUID()) },
  { weight: 1, arbitrary: oddPart.map(({ text }) => text) },
  { weight: 1, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
)

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: name.map((word) => `?${word}=1&${word}[${word}]=2&page=${word}`) },
)

const withoutBody = fc.constant({ headers: {}, body: undefined, isChunked: false })

const withBody = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: hostileJson.map((json) => Buffer.from(json)) },
      { weight: 2, arbitrary: name.map((word) => Buffer.from(`{"${word}":{"${word}":1}}`)) },
      { weight: 2, arbitrary: name.map((word) => Buffer.from(`${word}=1&a[${word}]=2`)) },
      { weight: 1, arbitrary: fc.constant(Buffer.alloc(SIZES.small, 'x')) },
      { weight: 1, arbitrary: fc.constant(Buffer.alloc(SIZES.huge, 'x')) },
    ),
    fc.oneof(fc.constant({ 'Content-Type': 'application/json' }), fc.constant(FORM), oddType),
    fc.boolean(),
  )
  .map(([body, headers, isChunked]) => ({ body, headers: { ...headers }, isChunked }))

function requestsTo(routes: readonly string[]): fc.Arbitrary<HostileRequest> {
  const path = fc
    .tuple(fc.constantFrom(...routes), fc.array(part, { minLength: 6, maxLength: 6 }), query)
    .map(([route, parts, end]) => {
      const filled = route.replaceAll(/:\w+|\*/g, () => parts.pop() ?? 'x')
      return filled.slice(0, 6000) + end
    })
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      path,
      content: fc.oneof(withoutBody, withBody),
      odd: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: oddHeaders },
      ),
      isAdmin: fc.boolean(),
    })
    .map(({ method, path, content, odd, isAdmin }) => ({
      method,
      path,
      isAdmin,
      body: content.body,
      isChunked: content.isChunked,
      headers: { ...content.headers, ...odd },
    }))
}

/**
 * Sends `runs` hostile requests to all routes, including names of the prototype, odd methods, and bodies of every size
 * where none is expected.
 * @returns how many requests were answered with each status.
 * @throws with the request that is answered by 500, not in time, or by a function without security headers.
 */
export async function fuzzRoutes(
  site: { url: string; password: string },
  runs: number,
): Promise<Record<string, number>> {
  const tally = new Map<string, number>()
  const routes = await readRoutes()
  let token = await logIn(site.url, site.password)
  const property = fc.asyncProperty(requestsTo(routes), async (request) => {
    const { isAdmin, ...call } = request
    const authorization = isAdmin ? { Authorization: `Bearer ${token}` } : {}
    const answer = await send(site.url, { ...call, headers: { ...call.headers, ...authorization } })
    const fault = faultOf(call.path, answer)
    if (fault !== null) throw new Error(`${fault}: ${answer.text.slice(0, 300)}`)
    if (isAdmin && answer.status === 401) token = await logIn(site.url, site.password)
    const status = String(answer.status)
    tally.set(status, (tally.get(status) ?? 0) + 1)
  })
  // Shrinking a request that hangs would wait for many more.
  await fc.assert(property, { numRuns: runs, endOnFailure: true })
  return Object.fromEntries([...tally].toSorted())
}

/** Bodies of the platform's own answers, before any function and without our headers. */
const OF_PLATFORM = ['Bad request', 'Not found', 'Forbidden', '']

function faultOf(
  path: string,
  { status, text, isSecured }: Awaited<ReturnType<typeof send>>,
): string | null {
  // Without keys for the services that generate images and texts, these calls are answered with 503.
  const isOfAssistance = path.startsWith('/api/admin/generate')
  if (status >= 500 && !(status === 503 && isOfAssistance)) return `It answers ${status}`
  if (path.startsWith('/.netlify/') || status === 413 || OF_PLATFORM.includes(text)) return null
  if (isSecured) return null
  return `It answers ${status} without security headers`
}
