import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'
import { readBytes } from './read-bytes.ts'

/**
 * Reads a JSON body of at most `limit` bytes.
 * @param options.optional returns undefined for an empty body.
 * @throws RequestError 415 for another content type, 413 when too long, 400 when not JSON.
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
