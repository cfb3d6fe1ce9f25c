/** Schemes of mailboxes and telephones, whose addresses people write with spaces. */
export const CONTACT_SCHEMES = ['mailto', 'tel', 'sms', 'viber', 'whatsapp'] as const

/** Schemes that a link in a text may have. */
export const LINK_SCHEMES = ['http', 'https', ...CONTACT_SCHEMES] as const

const CONTACT = new RegExp(`^(?:${CONTACT_SCHEMES.join('|')}):`, 'i')

/** Whether a link may lead to an address: of a page of this site, or with one of the schemes. */
export function isLinkAddress(address: string): boolean {
  // Browsers leave out white space and control characters.
  const bare = address.replaceAll(/[\s\p{C}]/gu, '')
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(bare) ?? []
  if (scheme === undefined) return !/^[/\\]{2}/.test(bare)
  return LINK_SCHEMES.some((each) => each === scheme.toLowerCase())
}

/** The address of a mailbox or telephone without spaces; in what follows its question mark they are encoded. */
export function contactAddress(address: string): string {
  if (!CONTACT.test(address)) return address
  const [recipient = '', ...message] = address.split('?')
  return [
    recipient.replaceAll(/\s/g, ''),
    ...message.map((each) => each.trim().replaceAll(/\s/g, '%20')),
  ].join('?')
}
