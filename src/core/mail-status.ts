/**
 * Whether a status code (RFC 3463) says that an address will never accept mails: there is no such mailbox, the address
 * is no address, the mailbox has moved away, or the domain accepts no mail.
 */
export function isMissingMailbox(status: string): boolean {
  return ['5.1.1', '5.1.3', '5.1.6', '5.1.10'].includes(status)
}
