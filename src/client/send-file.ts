import { httpFailure, parseJson, type RequestResult } from './request.ts'

/** Sends a file. Tests replace it. */
export type SendFile = (
  address: string,
  file: Blob,
  options: {
    signal: AbortSignal
    /** Called with the uploaded share, from 0 to 1. */
    onProgress: (part: number) => void
  },
) => Promise<RequestResult<unknown>>

/**
 * Uploads a file by PUT with its content type. Uses no `fetch`, because that does not report the progress of an upload.
 */
export const sendFile: SendFile = (address, file, { signal, onProgress }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const failed = () => resolve({ ok: false, failure: { kind: 'network' } })
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      const answer = parseJson(responseText)
      const isFine = status >= 200 && status < 300 && answer !== undefined
      resolve(
        isFine
          ? { ok: true, data: answer }
          : httpFailure({ status, statusText }, responseText, answer),
      )
    })
    request.addEventListener('error', failed)
    request.addEventListener('abort', failed)
    signal.addEventListener('abort', () => request.abort())
    if (signal.aborted) {
      failed()
      return
    }
    request.open('PUT', address)
    request.setRequestHeader('Content-Type', file.type)
    request.send(file)
  })
