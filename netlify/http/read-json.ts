import { errorTexts } from '#src/texts/errors.ts'
import { RequestError } from './errors.ts'

/**
 * Reads a JSON body of at most `limit` bytes.
 * @throws RequestError 415 when it is of another type, 413 when longer, 400 when not JSON.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new RequestError(415, errorTexts.wrongContentType)
  }
  const text = await readText(request, limit)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RequestError(400, errorTexts.unreadableBody, { cause })
  }
}

async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > limit) throw tooLarge()
  if (request.body === null) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  let text = ''
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength
      if (length > limit) throw tooLarge()
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof RequestError) throw error
    throw new RequestError(400, errorTexts.unreadableBody, { cause: error })
  }
}

function tooLarge(): RequestError {
  return new RequestError(413, errorTexts.bodyTooLarge)
}
