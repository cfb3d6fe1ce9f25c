/** Result of `checkSender`. `unknown`: the receiving server is not configured, so nothing can be verified. */
export type SenderCheck = 'verified' | 'unverified' | 'unknown'

/**
 * Whether the receiving server has verified the domain of a mail's sender: DMARC has passed, or a DKIM signature of that
 * very domain (RFC 8601). Only the topmost result of the configured server counts, as a sender can add others below it.
 * @param results values of `Authentication-Results`, topmost first.
 * @param server name under which the receiving server writes its results; null if it is not configured.
 * @param domain of the address in `From`, lower case.
 */
export function checkSender(
  results: readonly string[],
  server: string | null,
  domain: string,
): SenderCheck {
  if (server === null) return 'unknown'
  const own = results.map((value) => parseResults(value)).find((found) => found.server === server)
  const isVerified = (own?.methods ?? []).some(({ method, result, properties }) => {
    if (result !== 'pass') return false
    if (method === 'dmarc') return (properties.get('header.from') ?? domain) === domain
    // Gmail names only the signing identity, whose domain is that of the signature or below it.
    const signer = properties.get('header.d') ?? properties.get('header.i')?.split('@').at(-1)
    return method === 'dkim' && signer === domain
  })
  return isVerified ? 'verified' : 'unverified'
}

interface Results {
  server: string
  methods: { method: string; result: string; properties: ReadonlyMap<string, string> }[]
}

/** Splits a value of `Authentication-Results` into the server's name and the results of its methods, in lower case and without comments. */
export function parseResults(value: string): Results {
  const [name = '', ...parts] = splitUnquoted(withoutComments(value).toLowerCase(), ';')
  const methods = parts.map((part) => {
    const [first = '', ...rest] = splitUnquoted(part.replaceAll(/\s*=\s*/g, '='), ' ').filter(
      Boolean,
    )
    const [method = '', result = ''] = first.split('=')
    const properties = new Map(
      rest.map((property) => {
        const [key = '', ...text] = property.split('=')
        return [key, unquoted(text.join('='))] as const
      }),
    )
    return { method: method.replace(/\/\d+$/, ''), result, properties }
  })
  // A version may follow the name.
  return { server: unquoted(name.trim().split(/\s+/)[0] ?? ''), methods }
}

const unquoted = (text: string) => text.replaceAll(/^"|"$/g, '')

/** Removes comments in parentheses, also nested ones, outside of quoted strings. */
function withoutComments(text: string): string {
  let [depth, isQuoted, kept] = [0, false, '']
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\\') {
      if (depth === 0) kept += text.slice(at, at + 2)
      at++
      continue
    }
    if (sign === '"' && depth === 0) isQuoted = !isQuoted
    if (sign === '(' && !isQuoted) depth++
    if (depth === 0) kept += /\s/.test(sign) ? ' ' : sign
    if (sign === ')' && !isQuoted && depth > 0) depth--
  }
  return kept
}

/** Splits a text at a sign that is not within a quoted string. */
function splitUnquoted(text: string, sign: string): string[] {
  return text.split(new RegExp(`${sign}(?=(?:[^"]*"[^"]*")*[^"]*$)`))
}
