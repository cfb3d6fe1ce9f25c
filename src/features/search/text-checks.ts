import type { MarkedToken, Tokens } from 'marked'
import { addHeadingIds, plainText } from '#src/features/articles/headings.ts'
import { isLinkAddress } from '#src/features/articles/link-addresses.ts'
import { markdownFault } from '#src/features/articles/markdown-limits.ts'
import { markdownParser } from '#src/features/articles/markdown-syntax.ts'
import { SEO_TITLE_MAX } from '#src/core/seo-limits.ts'

/** Possible flaw in a text. Later checks give it the same `key`. */
export type TextFinding = { key: string } & (
  | { about: 'title'; length: number }
  /**
   * `link`: the page does not exist. `anchor`: the text has no heading with this id. `scheme`: links must not use this
   * scheme.
   */
  | { about: 'link' | 'anchor' | 'scheme'; words: string; address: string }
  | { about: 'picture'; address: string }
  /** `above`: level of the heading before it; 1 is the title. */
  | { about: 'heading'; words: string; level: number; above: number }
)

/** Facts about the site that checks of a text need. */
export interface KnownSite {
  /** Host of the site with its port, if any, for example `www.example.lt`. */
  host: string
  /** Returns whether a page exists at a path; always true until the pages are loaded. */
  hasPage: (path: string) => boolean
  /** Texts that do not count as alternative text. */
  placeholders: readonly string[]
}

/** Start of a link in HTML. Captures the URL. */
const HREF = /<a\s[^<>]*?\bhref\s*=\s*["']?([^"'<>]*)/gi

/** Paths of files, for which there is no page. */
const FILES = /^\/(media|covers|pictures|dalijimuisi)\//

/**
 * Finds flaws that readers would notice: a title that is too long for search results, internal links without a target,
 * links with a forbidden scheme, pictures without alternative text, and skipped heading levels. Returns them in the
 * order of the text, each once. Does not check external links.
 * @param text.title as search results show it; '' if there is none.
 */
export function checkText(
  { content, title }: { content: string; title: string },
  site: KnownSite,
): TextFinding[] {
  const { length } = title
  const ofTitle: TextFinding[] =
    length > SEO_TITLE_MAX ? [{ key: 'title', about: 'title', length }] : []
  // A text with a Markdown fault is shown as plain text, so only its title can be checked.
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

/** Returns the flaw of a link, or null. */
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

/** Returns the rendered level of a heading. Level 1 is reserved for the title. */
function levelOf({ depth }: Tokens.Heading): number {
  return Math.max(2, depth)
}

/** Returns the ids that the headings will have. */
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
