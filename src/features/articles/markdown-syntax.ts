import { Marked, Tokenizer, type Tokens } from 'marked'
import { TAG, TAG_NAMES } from './html-tags.ts'
import {
  CONTACT_SCHEMES,
  contactAddress,
  isImageAddress,
  isLinkAddress,
  LINK_SCHEMES,
} from './link-addresses.ts'

/** Elements that are removed with their content. */
const LEFT_OUT = 'script|style'

const FIRST_TAG = new RegExp(`^${TAG}`, 'i')
const FIRST_LEFT_OUT = new RegExp(`^<(${LEFT_OUT})(?=[\\s/>])[\\s\\S]*?</\\1\\s*>`, 'i')
const ANGLE = new RegExp(`${TAG}|<!--|</?(?:${LEFT_OUT})(?=[\\s/>])|<`, 'gi')

/** An angle bracket that would start HTML or a link. */
export const OPENING_ANGLE = new RegExp(
  `<(?=!--|/?(?:${LEFT_OUT}|${TAG_NAMES})(?:[\\s/>]|$)|(?:${LINK_SCHEMES.join('|')}):|[^\\s<>@]+@)`,
  'gi',
)

/** A link to a mailbox or telephone. Its address may have spaces, which Markdown allows only within angle brackets. */
const CONTACT_LINK = new RegExp(
  `^(\\[(?:\\\\.|[^[\\]\\\\\\n])*\\]\\()((?:${CONTACT_SCHEMES.join('|')}):(?:[^<>()"\\n]|\\([^<>()"\\n]*\\))+)\\)`,
  'i',
)

/** Whether a text starts with HTML. */
function startsWithHtml(text: string): boolean {
  if (text.startsWith('<!--')) return text.includes('-->')
  return FIRST_TAG.test(text) || FIRST_LEFT_OUT.test(text)
}

/**
 * Tokenizer that recognises only allowed HTML and allowed links. Other tags and footnotes remain text. Two tildes
 * strike text through; a single tilde does not.
 */
class ArticleTokenizer extends Tokenizer {
  override blockquote(src: string) {
    // Works around a bug of marked 18.2.1, which throws on an empty list in a quotation below the text of a list item.
    delete this.lexer.state.lastToken
    return super.blockquote(src)
  }

  override html(src: string) {
    return startsWithHtml(src.trimStart()) ? super.html(src) : undefined
  }

  override tag(src: string) {
    const [leftOut] = FIRST_LEFT_OUT.exec(src) ?? []
    if (leftOut === undefined) return startsWithHtml(src) ? super.tag(src) : undefined
    const { inLink, inRawBlock } = this.lexer.state
    const token = { type: 'html', raw: leftOut, text: leftOut, inLink, inRawBlock, block: false }
    return token as Tokens.Tag
  }

  override def(src: string) {
    const token = super.def(src)
    return token?.tag.startsWith('^') === true ? undefined : token
  }

  override autolink(src: string) {
    return knownLink(super.autolink(src))
  }

  override url(src: string) {
    const token = super.url(src)
    const end = (token?.raw.length ?? 0) - 1
    // A backslash before a line end belongs to the line break.
    return knownLink(src.startsWith('\\\n', end) ? super.url(src.slice(0, end)) : token)
  }

  override link(src: string) {
    const [raw, words = '', address = ''] = CONTACT_LINK.exec(src) ?? []
    if (raw === undefined) return withContact(super.link(src))
    const token = super.link(`${words}${contactAddress(address)})`)
    return token && { ...token, raw }
  }

  override reflink(src: string, links: Parameters<Tokenizer['reflink']>[1]) {
    const token = super.reflink(src, links)
    return token?.type === 'text' ? token : withContact(token)
  }

  override del(src: string, maskedSrc: string, prevChar?: string) {
    return src.startsWith('~~') ? super.del(src, maskedSrc, prevChar) : undefined
  }
}

const knownLink = (token: Tokens.Link | undefined) =>
  token !== undefined && isLinkAddress(token.href) ? token : undefined

function withContact<Token extends Tokens.Link | Tokens.Image | undefined>(token: Token): Token {
  return token?.type === 'link' ? { ...token, href: contactAddress(token.href) } : token
}

/**
 * Markdown parser of the site. It renders checkboxes of task lists as characters, and an image whose address is not
 * allowed as its description.
 */
export const markdownParser = new Marked({
  renderer: {
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    image({ href, tokens }) {
      return isImageAddress(href) ? false : this.parser.parseInline(tokens)
    },
  },
}).setOptions({ tokenizer: new ArticleTokenizer() })

/**
 * Escapes each `<` in rendered HTML unless the `<` belongs to an allowed tag, or to a closed comment, script or style.
 */
export function escapeUnknownTags(html: string): string {
  const ends = new Map(
    ['-->', '</script', '</style'].map((end) => [end, html.toLowerCase().lastIndexOf(end)]),
  )
  return html.replaceAll(ANGLE, (found, at: number) => {
    const end = found === '<!--' ? '-->' : found.toLowerCase().replace('<', '</')
    const isKnown = found.length > 1 && at < (ends.get(end) ?? html.length)
    return isKnown ? found : `&lt;${found.slice(1)}`
  })
}
