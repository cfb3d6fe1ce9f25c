/** More of them than the pages of a site ask for. */
const MOST = 500

/**
 * Answers with files that never change under their address, ready to be sent: a browser that visits
 * for the first time asks for dozens of them.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, { headers: Headers; body: ArrayBuffer }>()

  /** The answer to the same request when there was one; undefined for one that must be looked up. */
  find(request: Request): Response | undefined {
    const kept = this.#answers.get(keyOf(request))
    return kept && isPlain(request) ? new Response(kept.body, { headers: kept.headers }) : undefined
  }

  /** Keeps the answer to a request if that may be given again. @returns the answer. */
  async keep(request: Request, response: Response): Promise<Response> {
    const { status, headers } = response
    const isForEver = headers.get('cache-control')?.includes('immutable') === true
    if (status !== 200 || !isForEver || !isPlain(request)) return response
    const body = await response.arrayBuffer()
    const [oldest] = this.#answers.keys()
    if (this.#answers.size >= MOST && oldest !== undefined) this.#answers.delete(oldest)
    this.#answers.set(keyOf(request), { headers, body })
    return new Response(body, { headers })
  }
}

const keyOf = ({ url, headers }: Request) => `${url} ${headers.get('accept-encoding') ?? ''}`

/** Whether a request asks for a whole file, whatever it has of it. */
function isPlain({ method, headers }: Request): boolean {
  return method === 'GET' && !headers.has('range') && !headers.has('if-none-match')
}
