import { errorTexts } from '#src/core/error-texts.ts'
import { RequestError } from './errors.ts'

/**
 * Reads a body of at most `limit` bytes.
 * @throws RequestError 413 with `tooLong` as soon as more are declared or received, 400 when the body is
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
