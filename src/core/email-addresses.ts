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
