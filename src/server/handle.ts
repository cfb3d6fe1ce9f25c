import type { Context } from '@netlify/functions'
import type { z } from 'zod'
import type { Database, Deadline } from '#db/client.ts'
import type { Contract } from '#src/core/contract.ts'
import { CHANGES_TAG } from '#src/features/publishing/changes.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'
import { recordAct, subjectOf } from '#src/features/account/server/audit.ts'
import { requireProof, requireSession } from '#src/features/account/server/auth.ts'
import { callDeadline, database } from './database.ts'
import { logFault } from './log.ts'
import { type CacheTerms, cacheHeaders, secured } from './page-headers.ts'
import { deployUrl } from './deploy-url.ts'
import { describeFailure } from './describe-failure.ts'
import { logged } from './logged.ts'
import { pathOf, readJson, refuseOtherSites, validate } from './request.ts'

/** Context of a call, in addition to its input. */
export interface CallContext {
  db: Database
  request: Request
  /** IP address of the caller. */
  address: string
  /** Region of the functions; null locally. */
  region: string | null
  /** Origin of this deploy. Not taken from the request. */
  deployUrl: string
  /** Continues work after the response. */
  waitUntil: (work: Promise<unknown>) => void
}

/** Context of an admin call. */
interface AdminContext extends CallContext {
  session: Awaited<ReturnType<typeof requireSession>>
}

type ContextOf<C extends Contract> = C['access'] extends 'admin' ? AdminContext : CallContext

interface CallInput<C extends Contract> {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
}

/** Private responses are not cached. */
const NEVER: Record<string, string> = { 'Cache-Control': 'no-store' }

/** Response data with a status or caching of its own. */
class Reply<Answer> {
  readonly answer: Answer
  readonly options: { status?: 202 | 503; cache?: CacheTerms }

  constructor(answer: Answer, options: { status?: 202 | 503; cache?: CacheTerms }) {
    this.answer = answer
    this.options = options
  }
}

export function reply<Answer>(answer: Answer, options: { status?: 202 | 503; cache?: CacheTerms }) {
  return new Reply(answer, options)
}

function isReply(result: unknown): result is Reply<unknown> {
  return result instanceof Reply
}

/** Result of a call. Data alone is not cached, `Reply` data may be, and a `Response` is sent as it is. */
type CallResult<C extends Contract> =
  z.input<C['response']> | Reply<z.input<C['response']>> | Response

/** Check that throws to reject a call, before the input is read. */
type Gate = (context: Pick<CallContext, 'db' | 'address'>) => Promise<void>

interface Operation {
  contract: Contract
  pattern: URLPattern
  gate: Gate | undefined
  run: (
    input: { params: unknown; query: unknown; body: unknown },
    context: CallContext | AdminContext,
  ) => Promise<unknown>
}

/**
 * Connects a contract with its implementation.
 * @param gate may reject the call. Admin calls also have the check of the session.
 */
export function operation<C extends Contract>(
  contract: C,
  run: (input: CallInput<C>, context: ContextOf<C>) => Promise<CallResult<C>>,
  gate?: Gate,
): Operation {
  return {
    contract,
    pattern: new URLPattern({ pathname: contract.route.path }),
    gate,
    // `answer` has validated the input by this contract and has checked the session of an admin call.
    run: (input, context) => run(input as CallInput<C>, context as ContextOf<C>),
  }
}

/**
 * Creates the handler of a function from its operations. For each call it finds the operation by path and method,
 * checks access, validates the input, runs the operation, and converts errors to responses.
 */
export function handle(...operations: readonly Operation[]) {
  const secure = secured(async (request: Request, context: Context): Promise<Response> => {
    try {
      const found = findOperation(operations, request)
      const deadline = callDeadline()
      return await answer(found, request, context, deadline).finally(() => {
        // Work after the response has no deadline, because nobody waits for it.
        deadline.leftMs = Infinity
      })
    } catch (error) {
      return errorResponse(error)
    }
  })
  return logged(
    operations.map(({ contract }) => contract.route.path),
    secure,
  )
}

/** @throws RequestError 404 for an unknown path, 405 for an unsupported method. */
function findOperation(operations: readonly Operation[], request: Request): Operation {
  const pathname = pathOf(request)
  const ofPath = operations.filter(({ pattern }) => pattern.test({ pathname }))
  if (ofPath.length === 0) throw new RequestError(404, errorTexts.notFound)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const found = ofPath.find(({ contract: { route } }) => route.method === method)
  if (found) return found
  const methods = ofPath.flatMap(({ contract: { route } }) =>
    route.method === 'GET' ? ['GET', 'HEAD'] : [route.method],
  )
  throw new RequestError(405, errorTexts.methodNotAllowed, {
    headers: { Allow: methods.join(', ') },
  })
}

async function answer(
  { contract, pattern, gate, run }: Operation,
  request: Request,
  context: Context,
  deadline: Deadline,
): Promise<Response> {
  refuseOtherSites(request, context)
  const db = database(deadline)
  const address = context.ip
  await gate?.({ db, address })
  const session =
    contract.access === 'admin'
      ? await requireSession(db, request.headers.get('Authorization'), contract)
      : null
  if (session !== null && contract.isGrave) requireProof(session)
  const { searchParams } = new URL(request.url)
  const groups = pattern.exec({ pathname: pathOf(request) })?.pathname.groups
  const params = contract.params.safeParse(groups)
  if (!params.success) {
    const isPublicRead = contract.access === 'public' && contract.route.method === 'GET'
    throw new RequestError(404, errorTexts.notFound, {
      cacheTag: isPublicRead ? CHANGES_TAG : null,
    })
  }
  const query = validate(contract.query, Object.fromEntries(searchParams))
  const optional = contract.body.safeParse(undefined).success
  const body = contract.hasBody
    ? validate(contract.body, await readJson(request, contract.bodyLimit, { optional }))
    : undefined

  const result = await run(
    { params: params.data, query, body },
    {
      db,
      request,
      address,
      region: context.server.region ?? null,
      deployUrl: deployUrl(context),
      ...(session ? { session } : {}),
      waitUntil: (work) => context.waitUntil(work),
    },
  )
  const { answer, options } = isReply(result) ? result : new Reply(result, {})
  if (session !== null && contract.act !== null) {
    const subject = subjectOf({ answer, params: params.data, body })
    await record({ db, session }, contract.act, subject)
  }
  if (result instanceof Response) return result
  const headers = new Headers(options.cache ? cacheHeaders(options.cache) : NEVER)
  const etag = headers.get('ETag')
  if (etag !== null && request.headers.get('If-None-Match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  return Response.json(contract.response.parse(answer), {
    status: options.status ?? contract.status,
    headers,
  })
}

/** Records a successful act in the audit log. If that fails, the call does not fail. */
async function record(...act: Parameters<typeof recordAct>): Promise<void> {
  try {
    await recordAct(...act)
  } catch (error) {
    logFault('act-not-recorded', error, { act: act[1] })
  }
}

function errorResponse(error: unknown): Response {
  const { status, message, fields, code, headers, cacheTag = null } = describeFailure(error)
  const caching = cacheTag === null ? NEVER : cacheHeaders({ tags: [cacheTag] })
  return Response.json(
    { error: message, code, ...(fields ? { fields } : {}) },
    { status, headers: { ...caching, ...headers } },
  )
}
