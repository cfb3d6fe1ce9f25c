import type { Route } from '#src/contracts/routes.ts'
import {
  fillPath,
  httpFailure,
  parseJson,
  searchOf,
  type CallInput,
  type Fetch,
  type RequestResult,
} from './request.ts'

/** A downloaded file. */
export interface RequestedFile {
  content: Blob
  /** The file name from the server, or ''. */
  name: string
}

/**
 * Makes an admin call that answers with a file, without retries. A truncated response is a failure.
 * @example await requestFile(routes.downloadBookings, { query: { status }, token })
 */
export async function requestFile(
  route: Route,
  { params = {}, query, token, signal }: Pick<CallInput, 'params' | 'query' | 'token' | 'signal'>,
  options: { fetch?: Fetch | undefined } = {},
): Promise<RequestResult<RequestedFile>> {
  if (token === null || token === undefined) {
    return { ok: false, failure: { kind: 'unauthenticated' } }
  }
  const send = options.fetch ?? fetch
  try {
    const response = await send(fillPath(route.path, params) + searchOf(query), {
      method: route.method,
      credentials: 'same-origin',
      headers: { authorization: `Bearer ${token}` },
      ...(signal ? { signal } : {}),
    })
    if (!response.ok) {
      const text = await response.text()
      return httpFailure(response, text, parseJson(text))
    }
    const disposition = response.headers.get('Content-Disposition') ?? ''
    const [, name = ''] = /filename="([^"]*)"/.exec(disposition) ?? []
    return { ok: true, data: { content: await response.blob(), name } }
  } catch {
    return { ok: false, failure: { kind: 'network' } }
  }
}
