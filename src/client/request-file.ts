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
  /** File name from the server; '' if there is none. */
  name: string
}

type FileInput = Pick<CallInput, 'params' | 'query' | 'token' | 'signal'>

/**
 * Makes an admin call that returns a file, without retries. Joins the file if it comes in several pages. Fails if a
 * response is truncated.
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

/** Requests one page of a file. `next` has the query parameters of the next page; null on the last one. */
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

export type SaveFile = (file: RequestedFile) => void

/** Saves a file as a download. */
export const saveFile: SaveFile = ({ content, name }) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once it has begun, the download keeps its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
