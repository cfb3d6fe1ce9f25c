import { check, LinkState } from 'linkinator'
import type { Looked } from '../explain.ts'
import type { Product } from '../product.ts'
import { MISSING } from '../product.ts'

/** Nothing outside of this machine is asked: of those links only the syntax is checked. */
const ALLOWED_OUTSIDE = ['https:', 'mailto:', 'tel:']

/** Follows every link, fragment and file of every page and of the feed. */
export async function checkLinks({ url, pages, get }: Product): Promise<Looked> {
  const findings: string[] = []
  const outside = new Set<string>()
  const starts = pages.filter((page) => !MISSING.includes(page)).map((page) => url + page)
  const feed = (await get('/rss.xml')).text
  const fed = [...feed.matchAll(/<(?:link|guid[^>]*)>(http[^<]+)</g)].map(
    ([, address = '']) => address,
  )
  const { links } = await check({
    path: [...starts, ...fed],
    recurse: true,
    checkFragments: true,
    checkCss: true,
    concurrency: 8,
    linksToSkip: (link) => {
      const isOutside = !link.startsWith(url)
      if (isOutside) outside.add(link)
      return Promise.resolve(isOutside)
    },
  })
  for (const { state, status, url: address, parent } of links) {
    if (state !== LinkState.BROKEN) continue
    findings.push(
      `${status ?? 'no answer'}: ${address} on ${parent ?? 'the feed'}`.replaceAll(url, ''),
    )
  }
  for (const address of outside) {
    const parsed = URL.parse(address)
    if (parsed === null || !ALLOWED_OUTSIDE.includes(parsed.protocol)) {
      findings.push(`outside, and no usable address: ${address}`)
    }
  }
  const checked = new Set(
    links.filter(({ state }) => state === LinkState.OK).map((link) => link.url),
  )
  const looked = `${starts.length} pages, ${checked.size} addresses; ${outside.size} outside, only their syntax`
  return { looked, findings }
}
