import type { MarkedToken, Tokens } from 'marked'
import { addHeadingIds, plainText } from '#src/features/articles/headings.ts'
import { isLinkAddress } from '#src/features/articles/link-addresses.ts'
import { markdownFault } from '#src/features/articles/markdown-limits.ts'
import { markdownParser } from '#src/features/articles/markdown-syntax.ts'
import { SEO_TITLE_MAX } from '#src/core/seo-limits.ts'

/** A possible flaw in a text. `key` stays the same in every check as long as the flaw remains. */
export type TextFinding = { key: string } & (
  | { about: 'title'; length: number }
  /**
   * `link`: the page does not exist; `anchor`: the text has no such heading; `scheme`: the scheme is not allowed in
   * links.
   */
  | { about: 'link' | 'anchor' | 'scheme'; words: string; address: string }
  | { about: 'picture'; address: string }
  /** `above`: level of the previous heading; 1 for the title. */
  | { about: 'heading'; words: string; level: number; above: number }
)

/** Facts about the site to which a text belongs. */
export interface KnownSite {
  /** Host of the site, with the port if there is one; for example `www.example.lt`. */
  host: string
  /** Returns whether a path has a page; true for every path while the pages are not known. */
  hasPage: (path: string) => boolean
  /** Alternative texts that say nothing. */
  placeholders: readonly string[]
}

/** Start of a link in HTML; captures the address. */
const HREF = /<a\s[^<>]*?\bhref\s*=\s*["']?([^"'<>]*)/gi

/** Paths of files, which are not pages. */
const FILES = /^\/(media|covers|pictures|dalijimuisi)\//

/**
 * Looks for flaws that readers would notice: a title too long for search results and, in the order of the text, links
 * within the site that lead nowhere, links with a scheme that is not allowed, pictures without alternative text and
 * skipped heading levels. External links are not checked. Repeated findings are reported once.
 * @param text.title as search results show it; empty for a text without one.
 */
export function checkText(
  { content, title }: { content: string; title: string },
  site: KnownSite,
): TextFinding[] {
  const { length } = title
  const ofTitle: TextFinding[] =
    length > SEO_TITLE_MAX ? [{ key: 'title', about: 'title', length }] : []
  // A text with a fault in its Markdown is shown as it is written, so only its title is checked.
  if (markdownFault(content) !== null) return ofTitle

  const tokens: MarkedToken[] = []
  void markdownParser.walkTokens(
    markdownParser.lexer(content),
    (token) => void tokens.push(token as MarkedToken),
  )
  const ids = idsOf(tokens.filter((token) => token.type === 'heading'))
  let above = 1
  const ofText = tokens.flatMap((token): TextFinding[] => {
    if (token.type === 'link') {
      const { href: address } = token
      const about = lacking(address, ids, site)
      if (about === null) return []
      return [{ key: `link ${address}`, about, words: wordsOf(token.text), address }]
    }
    if (token.type === 'image') {
      const { text, href: address } = token
      const isDescribed = text.trim() !== '' && !site.placeholders.includes(text.trim())
      return isDescribed ? [] : [{ key: `picture ${address}`, about: 'picture', address }]
    }
    if (token.type === 'html') {
      return Array.from(token.text.matchAll(HREF), ([, address = '']) => address)
        .filter((address) => !isLinkAddress(address))
        .map((address) => ({ key: `link ${address}`, about: 'scheme', words: address, address }))
    }
    if (token.type !== 'heading') return []
    const heading = { words: wordsOf(token.text), level: levelOf(token), above }
    above = heading.level
    const key = `heading ${heading.words}`
    return heading.level > heading.above + 1 ? [{ key, about: 'heading', ...heading }] : []
  })
  return [...new Map([...ofTitle, ...ofText].map((each) => [each.key, each])).values()]
}

/** Returns the kind of flaw of a link; null when there is none. */
function lacking(
  address: string,
  ids: ReadonlySet<string>,
  { host, hasPage }: KnownSite,
): 'link' | 'anchor' | 'scheme' | null {
  if (address.startsWith('#')) return ids.has(address.slice(1)) ? null : 'anchor'
  if (!isLinkAddress(address)) return 'scheme'
  const origin = `https://${host}`
  if (address === '' || !URL.canParse(address, origin)) return 'link'
  const url = new URL(address, origin)
  if (url.host !== host || FILES.test(url.pathname)) return null
  return hasPage(url.pathname.replace(/(?<=.)\/$/, '')) ? null : 'link'
}

/** Returns the rendered level of a heading: level 1 is for the title. */
function levelOf({ depth }: Tokens.Heading): number {
  return Math.max(2, depth)
}

/** Returns the ids that the headings get. */
function idsOf(headings: readonly Tokens.Heading[]): Set<string> {
  const html = headings.map((heading) => {
    const tag = `h${levelOf(heading)}`
    return `<${tag}>${inlineHtml(heading.text)}</${tag}>`
  })
  return new Set(
    Array.from(addHeadingIds(html.join('')).matchAll(/ id="([^"]+)"/g), ([, id = '']) => id),
  )
}

function wordsOf(markdown: string): string {
  return plainText(inlineHtml(markdown))
}

function inlineHtml(markdown: string): string {
  return markdownParser.parseInline(markdown, { async: false })
}
