/**
 * What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, as whoever has one of
 * its addresses has all of them.
 * @returns the address as it is when it is of neither kind.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? []
  if (mapped !== undefined) return mapped
  // The parser of addresses writes every IPv6 address in one way.
  const written = URL.parse(`http://[${plain}]`)?.hostname.slice(1, -1)
  if (written === undefined) return address
  const [before = '', after] = written.split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - (head?.length ?? 0) - (tail?.length ?? 0)).fill('0')
  return `${[...(head ?? []), ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`
}
