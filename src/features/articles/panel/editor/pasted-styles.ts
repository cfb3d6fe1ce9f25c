import { contactAddress } from '../../link-addresses.ts'

/** Elements without document text. */
const NO_TEXT =
  'style, script, template, noscript, iframe, audio, video, select, xml, svg, object[data], img[width="1"], tr[height="0"], img[aria-roledescription="checkbox"]'

/** Hidden content, comments, tracked deletions, and content for screen readers only. */
const UNSEEN =
  '[hidden], [class*="msocom" i], [class~="msoDel" i], [class*="TextDeletion" i], del[cite^="mailto:" i], html[xmlns\\:o] del, html:has(meta[content*="LibreOffice"]) del, body:has([class^="Mso"]) del, a[href^="#cmnt"], div:has(> p > a[href^="#cmnt_ref"]), .sr-only, .visually-hidden, .screen-reader-text'

const UNSEEN_STYLES: Readonly<Record<string, RegExp>> = {
  display: /^none/,
  opacity: /^0(?:\.0*)?%?$/,
  'max-height': /^0(?:px|pt)?$/,
  left: /^-\d{4}/,
  'text-indent': /^-\d{4}/,
  clip: /^rect\([01](?:px)?\b/,
  'clip-path': /^inset\((?:50|100)%/,
  'mso-hide': /^(?!none)./,
  'mso-element': /^comment/,
  'mso-special-character': /^comment/,
}

/** Removes everything that a reader of the document does not see. */
export function removeUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`${NO_TEXT}, ${UNSEEN}`)) element.remove()
  for (const element of body.querySelectorAll('[style]')) {
    const style = styleOf(element)
    const isUnseen = ([name, value]: [string, RegExp]) => value.test(style[name] ?? '')
    if (Object.entries(UNSEEN_STYLES).some(isUnseen)) element.remove()
  }
}

/** Declarations of a `style` attribute. */
export type Style = Readonly<Partial<Record<string, string>>>

const DECLARATION = /([\w-]+)\s*:((?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))*)/g

/**
 * Returns the declarations of an element's `style` attribute, including Word's own properties. Inherited styles are
 * left out.
 */
export function styleOf(element: Element): Style {
  const style: Partial<Record<string, string>> = {}
  const important = new Set<string>()
  const declared = (element.getAttribute('style') ?? '').toLowerCase().matchAll(DECLARATION)
  for (const [, name = '', value = ''] of declared) {
    const plain = value.replace(/!\s*important/, '')
    if (plain !== value) important.add(name)
    else if (important.has(name)) continue
    style[name] = plain.trim()
  }
  return style
}

/** Parts of a style sheet that are not rules: comments, and at-rules with or without a block. */
const NO_RULE =
  /<!--|-->|\/\*.*?\*\/|@(?:[^{};"'(]|"[^"]*"|'[^']*'|\([^)]*\))+(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/gs

/** Copies the rules of style sheets into `style` attributes, before the existing declarations, which therefore win. */
export function applyStyles(body: HTMLElement): void {
  const rules = [...body.ownerDocument.querySelectorAll('style')]
    .flatMap(({ textContent }) => [
      ...textContent.replaceAll(NO_RULE, '').matchAll(/([^{}]+)\{([^{}]*)\}/g),
    ])
    .toReversed()
  for (const [, selector = '', declared = ''] of rules) {
    for (const element of matching(body, selector)) {
      element.setAttribute('style', `${declared};${element.getAttribute('style') ?? ''}`)
    }
  }
}

function matching(body: HTMLElement, selector: string): Iterable<Element> {
  try {
    return body.querySelectorAll(selector)
  } catch {
    // The browser does not support the selector.
    return []
  }
}

/** Style of a text. */
export interface Look {
  bold?: boolean
  italic?: boolean
  strike?: boolean
  sup?: boolean
  sub?: boolean
  href?: string | null
  /** Whether line breaks of the source are kept. */
  keepsLines?: boolean
  isUpper?: boolean
  isHidden?: boolean
  isTiny?: boolean
}

export function lookOf(element: Element, style: Style, outer: Look): Look {
  const { localName: name } = element
  /** Decides by the element's own style; without one, by the element's name or the inherited value. */
  const is = (
    inherited = false,
    value: string | undefined,
    told: RegExp,
    names: readonly string[],
  ) => {
    if (value === undefined) return inherited || names.includes(name)
    return value === 'inherit' ? inherited : told.test(value)
  }
  const weight = style['font-weight'] ?? style.font
  const slant = style['font-style'] ?? style.font
  const line = style['text-decoration-line'] ?? style['text-decoration']
  const space = style['white-space-collapse'] ?? style['white-space']
  const isLink = name === 'a' && element.textContent.trim() !== ''
  return {
    bold: is(outer.bold, weight, /\b(?:bold|bolder|[6-9]00)\b/, ['b', 'strong']),
    italic: is(outer.italic, slant, /\b(?:italic|oblique)\b/, ['i', 'em']),
    // A nested element cannot undo the strike-through, or the raised or lowered position, of the element around it.
    strike: outer.strike === true || is(false, line, /line-through/, ['s', 'strike', 'del']),
    // Style sheets often set another `vertical-align` for `sup` and `sub` elements and shift them in another way. So
    // these elements always count.
    sup: outer.sup === true || name === 'sup' || style['vertical-align'] === 'super',
    sub: outer.sub === true || name === 'sub' || style['vertical-align'] === 'sub',
    href: isLink ? linkTarget(element.getAttribute('href') ?? '') : (outer.href ?? null),
    keepsLines: is(outer.keepsLines, space, /^(?:pre|break-spaces)/, ['pre']),
    isUpper: is(outer.isUpper, style['text-transform'], /^uppercase/, []),
    isHidden: is(outer.isHidden, style.visibility, /^(?:hidden|collapse)/, []),
    isTiny: is(outer.isTiny, style['font-size'], /^0(?:\.0*)?(?:[a-z]|$)/, []),
  }
}

/** Schemes of URLs that lead nowhere outside of their page or computer. */
const LOCAL = /^(?:about|blob|cid|data|file|javascript|vbscript|x-[^:]+):/i

/** Redirects of search engines, mail programs and social networks, with the actual URL in a parameter. */
const DETOUR =
  /^https?:\/\/(?:www\.google\.com\/url|lm?\.facebook\.com\/l\.php|l\.instagram\.com\/|[\w-]+\.safelinks\.protection\.outlook\.com\/)\?/i

/**
 * Returns the URL of a link without the redirects that track clicks; null if the URL works only on its own site or
 * computer. URLs that this site does not allow in links are kept, since the text checks report them.
 */
function linkTarget(written: string): string | null {
  // The source may have broken a long URL with tabs and line breaks. Browsers remove them, too.
  const href = written.replaceAll(/[\t\n\r]/g, '').trim()
  const hidden = DETOUR.test(href) ? [...new URL(href).searchParams.values()] : []
  const target = hidden.find((value) => /^(?:https?|mailto|tel):/i.test(value)) ?? href
  // A relative URL belongs to the site from which the text comes.
  if (!/^[a-z][a-z\d+.-]+:/i.test(target) || LOCAL.test(target)) return null
  return contactAddress(target).replaceAll(/\s+/g, '%20').replaceAll('|', '%7C')
}

/**
 * Whether an element is a quotation. Mail programs also use `blockquote` to indent text, but then set `border: none`.
 */
export const isQuotation = ({ localName }: Element, { border = '' }: Style): boolean =>
  localName === 'blockquote' && !/^(?:none|0)/.test(border)

/** Elements with space above and below. */
const PARAGRAPH =
  /^(?:p|ul|ol|blockquote|pre|section|article|header|footer|main|aside|nav|figure|figcaption|address|d[ltd]|fieldset|form|details|summary)$/

/** Returns whether an element starts a paragraph, a line, or neither. */
export function flowOf({ localName }: Element, style: Style): 'paragraph' | 'line' | 'inline' {
  if (PARAGRAPH.test(localName)) return 'paragraph'
  const isBlock = /^(?:div|center)$/.test(localName) && !(style.display ?? '').startsWith('inline')
  if (!isBlock && style.display !== 'block') return 'inline'
  const [top = '', , bottom = top] = (style.margin ?? '').split(/\s+/)
  const margins = [style['margin-top'] ?? top, style['margin-bottom'] ?? bottom]
  return margins.some((margin) => /[1-9]/.test(margin)) ? 'paragraph' : 'line'
}
