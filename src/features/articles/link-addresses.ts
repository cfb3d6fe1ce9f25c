/** Schemes of links to a mailbox or telephone number. People often type spaces in such addresses. */
export const CONTACT_SCHEMES = ['mailto', 'tel', 'sms', 'viber', 'whatsapp'] as const

/** Schemes that an image in a text may have. */
export const IMAGE_SCHEMES = ['http', 'https'] as const

/** Schemes that a link in a text may have. */
export const LINK_SCHEMES = [...IMAGE_SCHEMES, ...CONTACT_SCHEMES] as const

const CONTACT = new RegExp(`^(?:${CONTACT_SCHEMES.join('|')}):`, 'i')

/** Whether a link may lead to an address: it has one of `LINK_SCHEMES`, or neither scheme nor host. */
export const isLinkAddress = (address: string) => isPathOr(LINK_SCHEMES, address)

/** Whether an image may be loaded from an address: it has one of `IMAGE_SCHEMES`, or neither scheme nor host. */
export const isImageAddress = (address: string) => isPathOr(IMAGE_SCHEMES, address)

function isPathOr(schemes: readonly string[], address: string): boolean {
  // Browsers ignore some white space and control characters, which could hide a scheme from the pattern.
  const bare = address.replaceAll(/[\s\p{C}]/gu, '')
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(bare) ?? []
  if (scheme === undefined) return !/^[/\\]{2}/.test(bare)
  return schemes.includes(scheme.toLowerCase())
}

/**
 * Removes the spaces from mailbox addresses and telephone numbers in a contact link, and encodes the spaces in the rest
 * of the link. Returns any other address unchanged.
 */
export function contactAddress(address: string): string {
  if (!CONTACT.test(address)) return address
  const [recipient = '', ...fields] = address.trim().split(/(?=[?&])/)
  const bare = (text: string) => text.replaceAll(/\s|%20/g, '')
  const message = fields
    .map((field) => (/^.\s*(?:number|phone)=/i.test(field) ? bare(field) : field))
    .join('')
    .replace(/(?<=^.)\s+/, '')
  return bare(recipient) + message.replaceAll(/\s/g, '%20')
}
