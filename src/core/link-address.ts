/**
 * An address as it is typed for a link: of a page of the site, of the web, or of a mailbox.
 * @returns null for what no link can lead to.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return text
  if (/^(?:\/(?!\/)|#)\S*$/.test(text)) return text
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(text)) return `mailto:${text}`
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : null
}
