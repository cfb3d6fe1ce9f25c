/**
 * E-mail address with a local part of up to 64 characters, domain labels of up to 63 (RFC 5321, RFC 1035), and a
 * top-level domain of letters or in punycode.
 */
export const EMAIL_PATTERN =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/

/**
 * Returns an address in the form in which it is stored and compared: lower case, no invisible characters, domain in
 * punycode as browsers send it. An invalid address stays invalid.
 */
export function canonicalEmail(written: string): string {
  const visible = written
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
  const address = visible.replace(/^mailto:\s*/, '')
  const start = address.lastIndexOf('@') + 1
  // A dot at the end belongs to a sentence or is the DNS root.
  return address.slice(0, start) + inPunycode(address.slice(start)).replace(/\.$/, '')
}

function inPunycode(domain: string): string {
  // With these characters, the URL parser would not take the whole domain as the host.
  if (!/[^!-~]|xn--/.test(domain) || /[\s/:?#\\%]/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}
