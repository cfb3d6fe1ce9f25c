/**
 * Identifies a caller for rate limits: an IPv4 address, or the /64 prefix of an IPv6 address, all of which
 * one subscriber controls.
 * @returns any other input unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? []
  if (mapped !== undefined) return mapped
  // The URL parser normalises IPv6 addresses.
  const written = URL.parse(`http://[${plain}]`)?.hostname.slice(1, -1)
  if (written === undefined) return address
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}
