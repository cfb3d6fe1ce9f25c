import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { JSDOM } from 'jsdom'
import { installPackages } from '../../tools/debian.ts'
import { run } from '../../tools/run.ts'
import type { Looked } from '../explain.ts'
import type { Product } from '../product.ts'

const SCHEMA = fileURLToPath(new URL('../schemas/sitemap.xsd', import.meta.url))

/** What RSS 2.0 requires of a channel, and what readers need of an entry (rssboard.org/rss-specification). */
const REQUIRED = { channel: ['title', 'link', 'description'], item: ['title', 'link', 'guid'] }

/** The sitemap against its schema, and the feed as well-formed with its required elements, by xmllint. */
export async function checkFeeds({ url, folder, get }: Product): Promise<Looked> {
  if (!existsSync('/usr/bin/xmllint')) await installPackages('libxml2-utils')
  const findings: string[] = []
  await mkdir(path.join(folder, 'feeds'), { recursive: true })
  const lint = async (address: string, ...options: string[]) => {
    const { text } = await get(address)
    const file = path.join(folder, 'feeds', path.basename(address))
    await writeFile(file, text)
    const { succeeded, output } = await run('xmllint', ['--noout', '--nonet', ...options, file])
    if (!succeeded) findings.push(`${address}: ${output.trim().replaceAll('\n', ' ')}`)
    return text
  }
  const sitemap = await lint('/sitemap-0.xml', '--schema', SCHEMA)
  await lint('/sitemap-index.xml')
  const feed = await lint('/rss.xml')
  const { document } = new JSDOM(feed, { contentType: 'text/xml' }).window
  const items = [...document.querySelectorAll('item')]
  for (const part of [...document.querySelectorAll('channel'), ...items]) {
    const kind = part.tagName as keyof typeof REQUIRED
    for (const name of REQUIRED[kind]) {
      const words = [...part.children].find(({ tagName }) => tagName === name)?.textContent ?? ''
      if (words.trim() === '') findings.push(`/rss.xml: ${kind} without ${name}`)
      if (name === 'link' && !words.startsWith(url)) findings.push(`/rss.xml: ${kind} at ${words}`)
    }
  }
  const count = sitemap.split('<url>').length - 1
  return { looked: `a sitemap of ${count} addresses, a feed of ${items.length} entries`, findings }
}
