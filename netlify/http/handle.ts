import type { Context } from '@netlify/functions'
import type { z } from 'zod'
import { type Database, describeSqlError, isUnavailable } from '#db/client.ts'
import type { Contract } from '#src/contracts/contract.ts'
import { errorTexts } from '#src/texts/errors.ts'
import { requireSession } from '../services/auth.ts'
import { database } from '../services/database.ts'
import { EnvironmentError } from '../services/environment.ts'
import { type CacheTerms, cacheHeaders } from './cache.ts'
import { RequestError } from './errors.ts'
import { deployUrl } from './deploy-url.ts'
import { readJson } from './read-json.ts'
import { secured } from './security-headers.ts'
import { validate } from './validate.ts'

/** What a call is made with besides its input. */
export interface CallContext {
  db: Database
  request: Request
  /** Address of the caller. */
  address: string
  /** Origin of this very deploy; what the caller says of it is not to be believed. */
  deployUrl: string
  /** Hash of the session's token on admin calls. */
  tokenHash: string | null
  /** Lets work go on after the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

interface CallInput<C extends Contract> {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
}

/** The answer of a call, with what the CDN may do with it; or a file, which is sent as it is. */
export type CallResult<C extends Contract> =
  | {
      answer: z.input<C['response']>
      /** Absent: the contract's. */
      status?: 202
      /** Absent: not cached anywhere. */
      cache?: CacheTerms
    }
  | { file: Response }

/** Refuses a call by throwing, before its input is looked at. */
type Gate = (context: Pick<CallContext, 'db' | 'address'>) => Promise<void>

interface Operation {
  contract: Contract
  gate: Gate | undefined
  run: (
    input: { params: unknown; query: unknown; body: unknown },
    context: CallContext,
  ) => Promise<CallResult<Contract>>
}

/**
 * Ties a contract to the work it stands for.
 * @param gate what may refuse the call beside the session of admin calls.
 */
export function operation<C extends Contract>(
  contract: C,
  run: (input: CallInput<C>, context: CallContext) => Promise<CallResult<C>>,
  gate?: Gate,
): Operation {
  return {
    contract,
    gate,
    // The input was validated by this very contract.
    run: (input, context) => run(input as CallInput<C>, context),
  }
}

/**
 * Makes the handler of one path out of its operations: finds the one for the method, authorises,
 * reads and validates the input, runs it, and turns every failure into an answer.
 */
export function handle(...operations: readonly Operation[]) {
  return secured(async (request: Request, context: Context): Promise<Response> => {
    try {
      const wanted = operations.find(({ contract }) => answers(contract, request.method))
      if (!wanted) throw methodNotAllowed(operations)
      return await answer(wanted, request, context)
    } catch (error) {
      return errorResponse(error, request)
    }
  })
}

function answers({ route }: Contract, method: string): boolean {
  return route.method === method || (route.method === 'GET' && method === 'HEAD')
}

function methodNotAllowed(operations: readonly Operation[]): RequestError {
  const methods = operations.flatMap(({ contract: { route } }) =>
    route.method === 'GET' ? ['GET', 'HEAD'] : [route.method],
  )
  return new RequestError(405, errorTexts.methodNotAllowed, {
    headers: { Allow: methods.join(', ') },
  })
}

async function answer(
  { contract, gate, run }: Operation,
  request: Request,
  context: Context,
): Promise<Response> {
  const db = database()
  const address = context.ip
  await gate?.({ db, address })
  const tokenHash = contract.access === 'admin' ? await requireSession(db, request) : null
  const params = contract.params.safeParse(context.params)
  if (!params.success) throw new RequestError(404, errorTexts.notFound)
  const query = validate(contract.query, Object.fromEntries(new URL(request.url).searchParams))
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
      deployUrl: deployUrl(context),
      tokenHash,
      waitUntil: (work) => context.waitUntil(work),
    },
  )
  if ('file' in result) return result.file
  const headers = new Headers(
    result.cache ? cacheHeaders(result.cache) : { 'Cache-Control': 'no-store' },
  )
  const etag = headers.get('ETag')
  if (etag !== null && request.headers.get('If-None-Match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  return Response.json(contract.response.parse(result.answer), {
    status: result.status ?? contract.status,
    headers,
  })
}

/** The one place where failures become answers; what is not expected is logged under an id. */
function errorResponse(error: unknown, request: Request): Response {
  const { status, message, fields, headers } = describe(error, request)
  return Response.json(
    { error: message, ...(fields ? { fields } : {}) },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}

function describe(
  error: unknown,
  request: Request,
): {
  status: number
  message: string
  fields?: Record<string, string> | undefined
  headers?: Record<string, string>
} {
  if (error instanceof RequestError) {
    const { status, userMessage, fields, headers } = error
    return { status, message: userMessage, fields, headers }
  }
  const id = crypto.randomUUID()
  const { pathname } = new URL(request.url)
  console.error(`[${id}] ${request.method} ${pathname}`, describeSqlError(error) ?? error)
  if (isUnavailable(error) || error instanceof EnvironmentError) {
    return { status: 503, message: errorTexts.databaseDown, headers: { 'X-Error-Id': id } }
  }
  return { status: 500, message: errorTexts.unexpected, headers: { 'X-Error-Id': id } }
}
