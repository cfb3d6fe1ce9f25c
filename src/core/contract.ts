import { z } from 'zod'
import type { Act } from './acts.ts'
import { errorTexts } from './error-texts.ts'
import type { Route } from './routes.ts'

// Default messages for a field that is missing, and for one that has the wrong type.
z.config({
  customError: ({ input }) => (input === undefined ? errorTexts.required : errorTexts.invalidValue),
})

/** Default limit for the body of a call, in bytes. */
export const BODY_LIMIT = 64 * 1024
/** Body limit of calls that carry a whole article or quiz, in bytes. */
export const ARTICLE_BODY_LIMIT = 1024 * 1024

/** Rate limit of each public read. It is high, since many visitors of a mobile network share an address. */
export const READ_RATE_LIMIT = { windowLimit: 1200, windowSize: 60 }

/** One call: its route, access, body, answer and limits. */
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
  /** Name of a successful call in the audit log; null: the call is not recorded. */
  act: Act | null
  /** Whether the panel polls with this call. Polling does not keep an idle session alive. */
  polled: boolean
  params: Params
  /** Schema of the query; every value arrives as text. */
  query: Query
  /** Schema of the body. */
  body: Body
  /** Whether the call has a body at all; `body` is `z.undefined()` otherwise. */
  hasBody: boolean
  /** Largest accepted body in bytes. */
  bodyLimit: number
  /** Status of a success; a single answer may have another one. */
  status: 200 | 201
  /** Schema of a successful answer. Keys that the schema does not name never leave the server. */
  response: Answer
  /** Rate limit per window and address, enforced by the platform; absent: unlimited. */
  rateLimit?: { windowLimit: number; windowSize: number }
}

/**
 * Audit options of a contract. Every admin call except a GET states its act in the audit log, or null if it changes
 * nothing.
 */
type Recorded<R extends Route, Access> = Access extends 'admin'
  ? { polled?: boolean } & (R['method'] extends 'GET' ? { act?: Act } : { act: Act | null })
  : { polled?: never; act?: never }

const none = z.undefined()
const nothing = z.object({})

/**
 * Makes a contract from its route and the options that differ from the defaults: public, no parameters, no query, no
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
    // Omitted options get the same defaults as their type parameters.
    access: options.access ?? ('public' as Access),
    act: options.act ?? null,
    polled: options.polled ?? false,
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

/** Body of a call as it is sent. */
export type BodyOf<C extends Contract> = z.input<C['body']>
/** Answer of a call as the caller receives it. */
export type ResponseOf<C extends Contract> = z.output<C['response']>
/** Answer of a call before its response schema runs, so instants may be `Date` objects. */
export type AnswerOf<C extends Contract> = z.input<C['response']>
export type ParamsOf<C extends Contract> = z.input<C['params']>
export type QueryOf<C extends Contract> = z.input<C['query']>
