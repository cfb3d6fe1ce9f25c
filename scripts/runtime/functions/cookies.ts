import type { Context } from '@netlify/functions'

type Cookies = Context['cookies']
type CookieToSet = Cookies['set'] extends {
  (cookie: infer Cookie): void
  (name: string, value: string): void
}
  ? Cookie
  : never

/** A function's cookies: those of the request to read, those it sets to be sent with its answer. */
export class RequestCookies implements Cookies {
  /** The `Set-Cookie` lines that the function asked for. */
  readonly lines: string[] = []
  readonly #header: string
  #values: Map<string, string> | undefined

  /** @param header the request's `Cookie` header, empty when it has none */
  constructor(header: string) {
    this.#header = header
  }

  /** The cookie's value, empty when it was not sent. */
  readonly get = (name: string): string => {
    this.#values ??= parseCookies(this.#header)
    return this.#values.get(name) ?? ''
  }

  readonly set = (nameOrCookie: string | CookieToSet, value = ''): void => {
    const cookie = typeof nameOrCookie === 'string' ? { name: nameOrCookie, value } : nameOrCookie
    this.lines.push(formatCookie(cookie))
  }

  readonly delete = (input: Parameters<Cookies['delete']>[0]): void => {
    const cookie = typeof input === 'string' ? { name: input } : input
    this.lines.push(formatCookie({ path: '/', ...cookie, value: '', expires: new Date(0) }))
  }
}

function parseCookies(header: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).trim()
    if (equals > 0 && !values.has(name)) values.set(name, pair.slice(equals + 1).trim())
  }
  return values
}

function formatCookie(cookie: CookieToSet): string {
  const { name, value, expires, maxAge, domain, path, secure, httpOnly, sameSite } = cookie
  const parts = [`${name}=${value}`]
  if (expires !== undefined) parts.push(`Expires=${new Date(expires).toUTCString()}`)
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  if (domain !== undefined) parts.push(`Domain=${domain}`)
  if (path !== undefined) parts.push(`Path=${path}`)
  if (secure) parts.push('Secure')
  if (httpOnly) parts.push('HttpOnly')
  if (sameSite) parts.push(`SameSite=${sameSite}`)
  return [...parts, ...(cookie.unparsed ?? [])].join('; ')
}
