import { z } from 'zod'
import type { Act } from './acts.ts'
import { errorTexts } from './error-texts.ts'
import type { Route } from './routes.ts'

// Default messages for a missing field and for a value of the wrong type.
z.config({
  customError: ({ input }) => (input === undefined ? errorTexts.required : errorTexts.invalidValue),
})

/** Default limit of a request body, in bytes. */
export const BODY_LIMIT = 64 * 1024
/** Limit of a request body with a whole article or quiz, in bytes. */
export const ARTICLE_BODY_LIMIT = 1024 * 1024

/** Rate limit of each public read. High, because many visitors of a mobile network share an address. */
export const READ_RATE_LIMIT = { windowLimit: 1200, windowSize: 60 }

/** A call: its route, access, body, response and limits. */
export interface Contract<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Access extends 'public' | 'admin' = 'public' | 'admin',
  R extends Route = Route,
> {
  route: R
  /** `admin` calls need the bearer token of a session. */
  access: Access
  /** Act that the audit log records for a successful call; null if it records none. */
  act: Act | null
  /** Whether the panel polls with this call. Polling does not extend an idle session. */
  polled: boolean
  /** Whether the call is refused (`requireProof`) unless the session was confirmed lately. */
  isGrave: boolean
  params: Params
  /** Schema of the query. All values are strings. */
  query: Query
  /** Schema of the request body. */
  body: Body
  /** Whether the call has a body. If not, `body` is `z.undefined()`. */
  hasBody: boolean
  /** Maximum size of the request body in bytes. */
  bodyLimit: number
  /** Default status of a successful response. */
  status: 200 | 201
  /** Schema of a successful response. The server sends no keys that it does not name. */
  response: Answer
  /** Number of calls per window and IP address; enforced by the platform. Unlimited if absent. */
  rateLimit?: { windowLimit: number; windowSize: number }
}

/** Audit options of a contract. An admin call that is not a GET must name its act, or null if it changes nothing. */
type Recorded<R extends Route, Access> = Access extends 'admin'
  ? { polled?: boolean; isGrave?: boolean } & (R['method'] extends 'GET'
      ? { act?: Act }
      : { act: Act | null })
  : { polled?: never; isGrave?: never; act?: never }

const none = z.undefined()
const nothing = z.object({})

/**
 * Creates a contract from its route and the options that differ from the defaults: public, no parameters, no query, no
 * body, 64 KB, status 200, no rate limit.
 */
export function contract<
  const R extends Route,
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof none,
  Query extends z.ZodType = typeof nothing,
  Access extends Contract['access'] = 'public',
>(
  route: R,
  options: Recorded<R, Access> & {
    access?: Access
    params?: Params
    query?: Query
    body?: Body
    bodyLimit?: number
    status?: 200 | 201
    response: Answer
    rateLimit?: { windowLimit: number; windowSize: number }
  },
): Contract<Params, Body, Answer, Query, Access, R> {
  return {
    route,
    // The defaults must match those of the type parameters.
    access: options.access ?? ('public' as Access),
    act: options.act ?? null,
    polled: options.polled ?? false,
    isGrave: options.isGrave ?? false,
    params: options.params ?? (nothing as z.ZodType as Params),
    query: options.query ?? (nothing as z.ZodType as Query),
    body: options.body ?? (none as z.ZodType as Body),
    hasBody: options.body !== undefined,
    bodyLimit: options.bodyLimit ?? BODY_LIMIT,
    status: options.status ?? 200,
    response: options.response,
    ...(options.rateLimit ? { rateLimit: options.rateLimit } : {}),
  }
}

/** Request body as the caller passes it. */
export type BodyOf<C extends Contract> = z.input<C['body']>
/** Response as the caller receives it. */
export type ResponseOf<C extends Contract> = z.output<C['response']>
/** Response before it passes its schema, so instants may be `Date` objects. */
export type AnswerOf<C extends Contract> = z.input<C['response']>
export type ParamsOf<C extends Contract> = z.input<C['params']>
export type QueryOf<C extends Contract> = z.input<C['query']>
