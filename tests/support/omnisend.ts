import type { ServerRequest } from 'srvx'
import type { z } from 'zod'
import { listenAt } from '../../scripts/runtime/http/listen.ts'
import { omnisendCalls } from './omnisend-schema.ts'

/**
 * Answer to a call. `store` stores it; `busy` answers 429, with seconds to wait; `refuse` answers 400; `fail` answers
 * 500; `drop` stores it, but closes the connection without an answer.
 */
export type OmnisendBehaviour = 'store' | 'busy' | 'refuse' | 'fail' | 'drop'

export interface OmnisendStandIn {
  /** The value for `OMNISEND_BASE_URL`. */
  readonly url: string
  /** The accepted key, for `OMNISEND_API_KEY`. */
  readonly key: string
  /** Every call that was accepted. */
  readonly calls: { method: string; path: string; body: unknown }[]
  /** Sets the answers to the next calls, in order; the last entry repeats. */
  behave(...next: [OmnisendBehaviour, ...OmnisendBehaviour[]]): void
  stop(): Promise<void>
}

const KEY = 'omnisend-stand-in'

const FAULTS = { busy: 429, refuse: 400, fail: 500 } as const

type BodyOf<Call extends keyof typeof omnisendCalls> = z.output<
  (typeof omnisendCalls)[Call]['body']
>
type ContactCall = BodyOf<'POST /contacts'> | BodyOf<'DELETE /contacts/tags'>

/** Seconds that a busy service asks to wait. */
export const OMNISEND_RETRY_SECONDS = 600

/**
 * Starts a server with the calls of Omnisend's API that the product uses. It refuses calls that its schema does not
 * allow; the tags of a contact remain until they are removed.
 */
export async function startOmnisendStandIn(): Promise<OmnisendStandIn> {
  const calls: OmnisendStandIn['calls'] = []
  const tagsOf = new Map<string, string[]>()
  /** Updates the tags of the contact that a call is about. @returns all its tags. */
  const keepTags = (body: ContactCall): string[] => {
    const isContact = 'identifiers' in body
    const email = (isContact ? body.identifiers[0]?.id : body.emails?.[0]) ?? ''
    const { tags: sent = [] } = body
    const others = (tagsOf.get(email) ?? []).filter((tag) => !sent.includes(tag))
    const after = isContact ? [...others, ...sent] : others
    tagsOf.set(email, after)
    return after
  }
  let behaviours: OmnisendBehaviour[] = ['store']
  async function answer(request: ServerRequest): Promise<Response> {
    const respond = (status: number, tags: readonly string[] = []) => {
      const body = { id: `id-${calls.length}`, tags, retryAfter: OMNISEND_RETRY_SECONDS }
      return status === 202 ? new Response(null, { status }) : Response.json(body, { status })
    }
    const path = new URL(request.url).pathname
    const checked = check(request, path, await request.text())
    if ('fault' in checked) return respond(checked.fault)
    const behaviour = behaviours[0] ?? 'store'
    if (behaviours.length > 1) behaviours = behaviours.slice(1)
    if (behaviour in FAULTS) return respond(FAULTS[behaviour as keyof typeof FAULTS])
    const { body, status } = checked
    calls.push({ method: request.method, path, body })
    const tags = 'tags' in body ? keepTags(body) : []
    if (behaviour === 'drop') request.runtime?.node?.req.socket.destroy()
    return respond(status, tags)
  }
  const { port, stop } = await listenAt('127.0.0.1', 0, answer)
  return {
    url: `http://127.0.0.1:${port}`,
    key: KEY,
    calls,
    behave: (...next) => {
      behaviours = next
    },
    stop: () => stop(0),
  }
}

/**
 * Checks a call.
 * @returns its body with the status of success, or the status of its refusal as `fault`.
 */
function check({ method, headers }: Request, path: string, sent: string) {
  if (headers.get('authorization') !== `Omnisend-API-Key ${KEY}`) return { fault: 401 }
  if (headers.get('omnisend-version') !== '2026-03-15') return { fault: 400 }
  const name = `${method} ${path}`
  if (!isCall(name)) return { fault: 404 }
  const { body, status } = omnisendCalls[name]
  const parsed = body.safeParse(JSON.parse(sent))
  return parsed.success ? { body: parsed.data, status } : { fault: 400 }
}

function isCall(name: string): name is keyof typeof omnisendCalls {
  return name in omnisendCalls
}
