import { z } from 'zod'
import type { SendOutcome } from '#src/core/outbox.ts'
import { environment } from '#src/server/environment.ts'
import { fetchAtMost } from '#src/core/bounded-fetch.ts'

/** Version of the API (https://api-docs.omnisend.com). */
const API_VERSION = '2026-03-15'

/** Limits the size of responses, which are an id or a sentence. */
const fetchShort = fetchAtMost(64 * 1024)

/** Response about a stored object; a contact has tags. */
const stored = z.object({ id: z.string(), tags: z.array(z.string()).default([]) })

const busy = z.object({ retryAfter: z.number() })

/** Failed call with its outbox entry's outcome. */
export class OmnisendError extends Error {
  override name = 'OmnisendError'
  readonly outcome: SendOutcome
  /** Whether the service may have done what was requested. */
  readonly isUnclear: boolean

  constructor(message: string, outcome: SendOutcome, isUnclear = false) {
    super(message)
    this.outcome = outcome
    this.isUnclear = isUnclear
  }
}

/** Posts an object to the marketing service. @returns its id, and the tags if it is a contact. @throws OmnisendError */
export async function storeInOmnisend(
  path: string,
  body: unknown,
): Promise<z.output<typeof stored>> {
  const parsed = stored.safeParse(await call('POST', path, body))
  if (parsed.success) return parsed.data
  throw new OmnisendError('The marketing service gave no id.', unreachable, true)
}

/** Removes tags from a contact. @throws OmnisendError */
export async function removeTags(email: string, tags: readonly string[]): Promise<void> {
  await call('DELETE', '/contacts/tags', { emails: [email], tags })
}

const unreachable = { state: 'waiting', fault: 'unreachable' } as const

/** Calls the service. @returns its response. @throws OmnisendError */
async function call(method: 'POST' | 'DELETE', path: string, body: unknown): Promise<unknown> {
  const { omnisend, serviceMs } = environment()
  if (omnisend === null) throw new Error('OMNISEND_API_KEY is not set.')
  let response: Response
  let answer: unknown
  try {
    response = await fetchShort(omnisend.baseUrl + path, {
      method,
      headers: {
        Authorization: `Omnisend-API-Key ${omnisend.apiKey}`,
        'Omnisend-Version': API_VERSION,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(serviceMs),
    })
    answer = await response.json().catch(() => null)
  } catch {
    throw new OmnisendError('The marketing service does not answer.', unreachable, true)
  }
  if (response.ok) return answer
  const { status } = response
  const message = `The marketing service answered ${status}.`
  if (status === 429) {
    const asked = busy.safeParse(answer)
    const seconds = asked.success
      ? asked.data.retryAfter
      : Number(response.headers.get('Retry-After') ?? 0)
    throw new OmnisendError(message, { ...unreachable, afterMs: seconds * 1000 || 0 })
  }
  // A wrong key is retried, because the owner can fix it. A call that the service finds faulty would fail again.
  const isOurs = status >= 400 && status < 500 && status !== 401 && status !== 403
  throw new OmnisendError(message, isOurs ? { state: 'failed', fault: 'refused' } : unreachable)
}
