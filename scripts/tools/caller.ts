import { z } from 'zod'

/** A call of a site with JSON. @throws with the answer to a call that fails. */
export type Caller = (method: string, path: string, body?: unknown) => Promise<unknown>

/** Calls a site, as the administrator with a token. */
export function callerOf(url: string, token?: string): Caller {
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()) as unknown
  }
}

/** A bearer token of a fresh session. */
export async function logIn(url: string, password: string): Promise<string> {
  const answer = await callerOf(url)('POST', '/api/admin/login', { password })
  return z.object({ sessionToken: z.string() }).parse(answer).sessionToken
}
