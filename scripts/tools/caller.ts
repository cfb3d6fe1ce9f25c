import { z } from 'zod'

/** A JSON call of a site. @throws with the answer to a failed call. */
export type Caller = (method: string, path: string, body?: unknown) => Promise<unknown>

/** Returns a caller of a site; with a token it calls as the administrator. */
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

/** Logs in and returns the bearer token of the new session. */
export async function logIn(url: string, password: string): Promise<string> {
  const answer = await callerOf(url)('POST', '/api/admin/login', { password })
  return z.object({ sessionToken: z.string() }).parse(answer).sessionToken
}
