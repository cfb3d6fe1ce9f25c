import type { Route } from '#src/core/routes.ts'
import { NEXT_PAGE } from '#src/core/csv.ts'
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

type FileInput = Pick<CallInput, 'params' | 'query' | 'token' | 'signal'>

/**
 * Makes an admin call that answers with a file, without retries. If the file comes in several pages, joins them. A
 * truncated response is a failure.
 * @example await requestFile(routes.downloadBookings, { query: { status }, token })
 */
export async function requestFile(
  route: Route,
  input: FileInput,
  options: { fetch?: Fetch | undefined } = {},
): Promise<RequestResult<RequestedFile>> {
  const pages: Blob[] = []
  for (let query = input.query; ;) {
    const result = await requestPage(route, { ...input, query: query ?? {} }, options)
    if (!result.ok) return result
    const { next, ...file } = result.data
    pages.push(file.content)
    if (next === null)
      return { ok: true, data: { ...file, content: new Blob(pages, { type: file.content.type }) } }
    query = { ...query, ...Object.fromEntries(new URLSearchParams(next)) }
  }
}

/**
 * Requests one page of a file. In its result, `next` has the query parameters of the next page, or is null after the
 * last one.
 */
async function requestPage(
  route: Route,
  { params = {}, query, token, signal }: FileInput,
  options: { fetch?: Fetch | undefined },
): Promise<RequestResult<RequestedFile & { next: string | null }>> {
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
    const content = await response.blob()
    return { ok: true, data: { content, name, next: response.headers.get(NEXT_PAGE) } }
  } catch {
    return { ok: false, failure: { kind: 'network' } }
  }
}

/** Function that saves a file as a download. */
export type SaveFile = (file: RequestedFile) => void

/** Saves a file under its name, as a download link would. */
export const saveFile: SaveFile = ({ content, name }) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download keeps its own reference to the content once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
