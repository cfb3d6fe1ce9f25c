const IPV4 = /^\d+\.\d+\.\d+\.\d+$/

/**
 * Identifies a caller for rate limits: an IPv4 address, or the /64 prefix of an IPv6 address, all of which
 * one subscriber controls.
 * @returns any other input unchanged.
 */
export function networkOf(address: string): string {
  return networksOf(address)[0]
}

/**
 * Lists the networks of a caller, the narrowest first: an IPv4 address and its /24, or the /64, /56 and /48 prefixes of
 * an IPv6 address. Providers and hosts give a customer up to a /48.
 * @returns any other input alone.
 */
export function networksOf(address: string): [string, ...string[]] {
  const [plain = ''] = address.split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? []
  const ipv4 = mapped ?? (IPV4.test(plain) ? plain : undefined)
  if (ipv4 !== undefined) return [ipv4, `${ipv4.slice(0, ipv4.lastIndexOf('.'))}.0/24`]
  // The URL parser normalises IPv6 addresses.
  const written = URL.parse(`http://[${plain}]`)?.hostname.slice(1, -1)
  if (written === undefined) return [address]
  const [head = [], tail = []] = written.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  const [first, second, third, fourth = '0'] = [...head, ...zeros, ...tail]
  const site = [first, second, third].join(':')
  const subnets = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [`${site}:${fourth}::/64`, `${site}:${subnets}::/56`, `${site}::/48`]
}
