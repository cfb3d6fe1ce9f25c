import type { Context } from '@netlify/functions'
import type { z } from 'zod'
import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'
import { environment } from './environment.ts'
import { deployUrl } from './deploy-url.ts'

/**
 * Returns the path of a request without a trailing slash. The platform's routes accept one, but `URLPattern` does not.
 */
export function pathOf({ url }: Pick<Request, 'url'>): string {
  return new URL(url).pathname.replace(/(?<=.)\/$/, '')
}

/** Methods that change no data. */
const SAFE_METHODS = ['GET', 'HEAD']

/**
 * Refuses writing requests that a page of another site causes (CSRF). Allows requests without browser headers, for
 * example from scripts, and from mail programs for one-click unsubscribe.
 * @throws RequestError 403
 */
export function refuseOtherSites(
  request: Request,
  context: Pick<Context, 'deploy' | 'site'>,
): void {
  if (SAFE_METHODS.includes(request.method)) return
  const site = request.headers.get('Sec-Fetch-Site')
  const origin = request.headers.get('Origin')
  const isOther = site === 'cross-site' || site === 'same-site'
  // Pages with the policy `no-referrer` send the origin `null`, even to their own site. They are recognized by
  // `Sec-Fetch-Site`.
  const isOwn =
    origin === null || (origin === 'null' ? site === 'same-origin' : owns(origin, request, context))
  if (isOther || !isOwn) throw new RequestError(403, errorTexts.otherSite)
}

/** Whether an origin is that of the request, of this deploy, or the configured one. */
function owns(
  origin: string,
  { url }: Request,
  context: Pick<Context, 'deploy' | 'site'>,
): boolean {
  const own = [url, deployUrl(context), environment().origin]
  return own.some((address) => new URL(address).origin === origin)
}

/**
 * Reads a body of at most `limit` bytes.
 * @throws RequestError 413 with the message `tooLong` once more bytes are declared or received, 400 if the body is
 *   incomplete.
 */
export async function readBytes(
  request: Request,
  limit: number,
  tooLong: string,
): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length')) > limit) throw new RequestError(413, tooLong)
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > limit) throw new RequestError(413, tooLong)
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof RequestError) throw cause
    throw new RequestError(400, errorTexts.unreadableBody, { cause })
  }
  return Buffer.concat(chunks)
}

/**
 * Reads a JSON body of at most `limit` bytes.
 * @param options.optional whether the body may be empty; the result is then undefined.
 * @throws RequestError 415 for another content type, 413 if it is too long, 400 if it is not JSON.
 */
export async function readJson(
  request: Request,
  limit: number,
  { optional }: { optional: boolean },
): Promise<unknown> {
  const type = request.headers.get('Content-Type')
  const isJson = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type ?? '')
  const mayBeAbsent = optional && type === null
  if (!isJson && !mayBeAbsent) throw new RequestError(415, errorTexts.wrongContentType)
  const bytes = await readBytes(request, limit, errorTexts.bodyTooLarge)
  if (optional && bytes.byteLength === 0) return undefined
  if (!isJson) throw new RequestError(415, errorTexts.wrongContentType)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new RequestError(400, errorTexts.unreadableBody, { cause })
  }
}

/** Maximum number of fields in a response. */
const MOST_FIELDS = 50
/** Maximum number of messages that are joined. */
const MOST_MESSAGES = 10
/** Maximum number of unknown keys in a message, and of characters per key. */
const MOST_KEYS = 5
const KEY_LENGTH = 60

/**
 * Validates a body by its schema. The response has a limited size for any input.
 * @returns the parsed body.
 * @throws RequestError 400 with the messages by path, for example `questions.0.weights`.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const messages = new Map<string, string>()
  for (const issue of parsed.error.issues) {
    if (messages.size >= MOST_FIELDS) break
    for (const [path, message] of messagesOf(issue)) {
      if (!messages.has(path)) messages.set(path, message)
    }
  }
  throw new RequestError(400, sentenceOf([...messages.values()]), {
    fields: Object.fromEntries(messages),
  })
}

/** Returns the message of an issue for each path that it is about. */
function messagesOf(issue: z.core.$ZodIssue): [path: string, message: string][] {
  if (issue.code !== 'unrecognized_keys') return [[issue.path.join('.'), issue.message]]
  const keys = issue.keys.slice(0, MOST_KEYS).map((key) => key.slice(0, KEY_LENGTH))
  const message = errorTexts.unknownFields(keys, issue.keys.length - keys.length)
  return keys.map((key) => [[...issue.path, key].join('.'), message])
}

/** Joins several messages to one sentence. A single message does not change (specification, section 5). */
function sentenceOf(messages: readonly string[]): string {
  const distinct = [...new Set(messages)]
  const [only] = distinct
  return distinct.length === 1 && only !== undefined
    ? only
    : errorTexts.fixTheseFields(distinct.slice(0, MOST_MESSAGES).join(', '))
}
