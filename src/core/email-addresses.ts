/** Local part of 64 characters, labels of 63 (RFC 5321, RFC 1035), and a top-level domain of letters or in punycode. */
export const EMAIL_PATTERN =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/

/**
 * The form in which an address is stored and compared: in lower case, without invisible characters, its domain in
 * punycode, which is also what browsers send. What is no address stays none.
 */
export function canonicalEmail(written: string): string {
  const visible = written
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
  const address = visible.replace(/^mailto:\s*/, '')
  const start = address.lastIndexOf('@') + 1
  // A full stop at the end is that of a sentence, or of the root of all domains.
  return address.slice(0, start) + inPunycode(address.slice(start)).replace(/\.$/, '')
}

function inPunycode(domain: string): string {
  // Only without the second ones is all of it the host of the address below.
  if (!/[^!-~]|xn--/.test(domain) || /[\s/:?#\\%]/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** An address as people read it, with the letters of its domain; one that is no domain's stays as it is. */
export function shownEmail(email: string): string {
  const start = email.lastIndexOf('@') + 1
  const domain = email.slice(start)
  if (!domain.includes('xn--')) return email
  try {
    const shown = domain.replaceAll(/(?<![^.])xn--([^.]*)/g, (_, label: string) => inLetters(label))
    return inPunycode(shown) === domain ? email.slice(0, start) + shown : email
  } catch {
    return email
  }
}

// Parameters of punycode (RFC 3492, section 5).
const BASE = 36
const LEAST = 1
const MOST = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 128
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Decodes a label without its prefix (RFC 3492, section 6.2). @throws RangeError when it is none. */
function inLetters(label: string): string {
  const end = label.lastIndexOf('-')
  const letters = Array.from(label.slice(0, Math.max(end, 0)))
  let [code, place, bias, next] = [FIRST_CODE, 0, FIRST_BIAS, end + 1]
  while (next < label.length) {
    const before = place
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = DIGITS.indexOf(label.charAt(next++) || '?')
      if (digit < 0) throw new RangeError('No digit of punycode.')
      place += digit * weight
      const threshold = Math.min(Math.max(step - bias, LEAST), MOST)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const count = letters.length + 1
    bias = adaptedBias(place - before, count, before === 0)
    code += Math.floor(place / count)
    place %= count
    letters.splice(place++, 0, String.fromCodePoint(code))
  }
  return letters.join('')
}

function adaptedBias(distance: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? DAMP : 2))
  delta += Math.floor(delta / count)
  let bias = 0
  for (; delta > ((BASE - LEAST) * MOST) / 2; bias += BASE) {
    delta = Math.floor(delta / (BASE - LEAST))
  }
  return bias + Math.floor(((BASE - LEAST + 1) * delta) / (delta + SKEW))
}
