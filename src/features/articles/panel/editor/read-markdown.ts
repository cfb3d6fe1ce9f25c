import type { Token, Tokens } from 'marked'
import {
  type Block,
  type Cell,
  type Inline,
  isEmpty,
  isList,
  type ListItem,
  type Mark,
  tidyBlock,
} from './blocks.ts'
import { markdownFault } from '../../markdown-limits.ts'
import { markdownParser } from '../../markdown-syntax.ts'

/** Block with its Markdown source. `raw` extends to the next block, with the line ends of the original text. */
export interface Piece {
  block: Block
  raw: string
}

/** Parsed text. `before` and all `raw` joined are the original text. */
export interface ReadText {
  /** White space before the first block. */
  before: string
  pieces: Piece[]
}

/** Error for content that the editor cannot show. */
class Unshown extends Error {}

/** Reads Markdown as the site renders it (`features/articles/markdown.ts`). */
export function readMarkdown(text: string): ReadText {
  // The site shows a text that exceeds the Markdown limits as plain text.
  if (markdownFault(text) !== null) return asSource(text)
  const normal = text.replaceAll(/\r\n?/g, '\n')
  const parts: { token: Token; from: number }[] = []
  let at = 0
  const tokens = markdownParser.lexer(normal)
  for (const token of tokens) {
    // The lexer drops or adds white space at the ends of some lines.
    const raw = normal.startsWith(token.raw, at) ? token.raw : token.raw.trimEnd()
    const from = normal.indexOf(raw, at)
    if (from < 0 || normal.slice(at, from).trim() !== '') return asSource(text)
    at = from + raw.length
    if (token.type !== 'space') parts.push({ token, from })
  }
  if (normal.slice(at).trim() !== '') return asSource(text)
  const ends = [...text.matchAll(/\r\n?|\n/g)].map(([end]) => end)
  const shown = recall(JSON.stringify(tokens.links))
  let line = 0
  const original = (from: number, to?: number) =>
    normal.slice(from, to).replaceAll('\n', () => ends[line++] ?? '\n')
  return {
    before: original(0, parts[0]?.from),
    pieces: parts.map(({ token, from }, index) => ({
      block: shown(token),
      raw: original(from, parts[index + 1]?.from),
    })),
  }
}

/** Blocks of the text that was read last, by their source, and the link definitions of that text. */
let last = { links: '', blocks: new Map<string, Block>() }

/**
 * Returns a function that reads tokens. It reuses the blocks of the previous text, since most tokens stay the same
 * while somebody types.
 */
function recall(links: string): (token: Token) => Block {
  const before = last.links === links ? last.blocks : new Map<string, Block>()
  const blocks = new Map<string, Block>()
  last = { links, blocks }
  return (token) => {
    const key = `${token.type} ${token.raw}`
    const block = before.get(key) ?? shownOr(token)
    blocks.set(key, block)
    return block
  }
}

/** Returns a whole text as one `source` block. */
const asSource = (text: string): ReadText => ({
  before: '',
  pieces: [{ block: sourceOf(text), raw: text }],
})

function sourceOf(raw: string): Block {
  const text = raw.replaceAll(/\r\n?/g, '\n').replace(/\n\s*$/, '')
  return { type: 'source', content: [{ type: 'text', text }] }
}

function shownOr(token: Token): Block {
  try {
    return tidyBlock(blockOf(token))
  } catch (error) {
    if (error instanceof Unshown) return sourceOf(token.raw)
    throw error
  }
}

function blocksOf(tokens: readonly Token[]): Block[] {
  return tokens.flatMap((token) => (token.type === 'space' ? [] : [blockOf(token)]))
}

function blockOf(given: Token): Block {
  const token = given as Tokens.Generic
  switch (token.type) {
    case 'paragraph':
    case 'text':
      return paragraph(token.tokens ?? [])
    case 'heading':
      return {
        ...paragraph(token.tokens ?? []),
        type: 'heading',
        attrs: { level: token.depth as number },
      }
    case 'blockquote': {
      const content = blocksOf(token.tokens ?? [])
      if (content.length === 0) throw new Unshown()
      return { type: 'blockquote', content }
    }
    case 'list':
      return listOf(given as Tokens.List)
    case 'code': {
      const { lang, text } = given as Tokens.Code
      return {
        type: 'codeBlock',
        attrs: { language: lang === undefined || lang === '' ? null : lang },
        content: [{ type: 'text', text }],
      }
    }
    case 'hr':
      return { type: 'horizontalRule' }
    case 'table':
      return tableOf(given as Tokens.Table)
    default:
      throw new Unshown()
  }
}

function paragraph(tokens: readonly Token[]): Extract<Block, { type: 'paragraph' }> {
  const content = inlineOf(tokens, [])
  return content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content }
}

function listOf({ ordered, start, loose, items }: Tokens.List): Block {
  const content = items.map((item): ListItem => {
    const [first, ...others] = blocksOf(item.tokens)
    if (first === undefined) throw new Unshown()
    // The editor needs a paragraph at the start of each item.
    if (isList(first))
      return { type: 'listItem', content: [{ type: 'paragraph' }, first, ...others] }
    if (first.type !== 'paragraph' || isEmpty(first)) throw new Unshown()
    return { type: 'listItem', content: [first, ...others] }
  })
  return ordered
    ? { type: 'orderedList', attrs: { loose, start: Number(start) }, content }
    : { type: 'bulletList', attrs: { loose }, content }
}

function tableOf({ header, rows }: Tokens.Table): Block {
  const cellOf =
    (type: Cell['type']) =>
    ({ tokens, align }: Tokens.TableCell): Cell => ({
      type,
      attrs: { align },
      content: [paragraph(tokens)],
    })
  return {
    type: 'table',
    content: [
      { type: 'tableRow', content: header.map(cellOf('tableHeader')) },
      ...rows.map((row) => ({ type: 'tableRow' as const, content: row.map(cellOf('tableCell')) })),
    ],
  }
}

const MARKS = { strong: 'bold', em: 'italic', del: 'strike' } as const

/**
 * Marks by the name of their HTML element. The editor writes such an element where Markdown has no delimiters for a
 * mark, or would not recognise them.
 */
const ELEMENTS = { ...MARKS, b: 'bold', i: 'italic', sup: 'sup', sub: 'sub' } as const

function inlineOf(tokens: readonly Token[], marks: Mark[]): Inline[] {
  const nodes: Inline[] = []
  let next = 0
  for (const [at, token] of tokens.entries()) {
    if (at < next) continue
    const name = /^<([a-z]+)>$/.exec(token.raw)?.[1]
    if (name === undefined || !(name in ELEMENTS)) {
      nodes.push(...inlineNodes(token, marks))
      continue
    }
    const end = tokens.findIndex((each, index) => index > at && each.raw === `</${name}>`)
    if (end === -1) throw new Unshown()
    const mark: Mark = { type: ELEMENTS[name as keyof typeof ELEMENTS] }
    nodes.push(...inlineOf(tokens.slice(at + 1, end), [...marks, mark]))
    next = end + 1
  }
  return nodes
}

function inlineNodes(given: Token, marks: Mark[]): Inline[] {
  const token = given as Tokens.Generic
  switch (token.type) {
    case 'text':
      return [{ type: 'text', text: unescaped(token.text as string), marks }]
    case 'escape':
      return [{ type: 'text', text: token.text as string, marks }]
    case 'strong':
    case 'em':
    case 'del':
      return inlineOf(token.tokens ?? [], [...marks, { type: MARKS[token.type] }])
    case 'codespan':
      return [{ type: 'text', text: token.text as string, marks: [...marks, { type: 'code' }] }]
    case 'link': {
      const { href, title } = given as Tokens.Link
      const link: Mark = { type: 'link', attrs: { href, title: oneLine(title) } }
      return inlineOf(token.tokens ?? [], [...marks, link])
    }
    case 'image': {
      const { href, title, text } = given as Tokens.Image
      const attrs = { src: href, alt: unescaped(text), title: oneLine(title) }
      return [{ type: 'image', attrs, marks }]
    }
    case 'br':
      return [{ type: 'hardBreak' }]
    case 'html':
      if (/^<br\s*\/?>$/i.test(token.raw)) return [{ type: 'hardBreak' }]
      throw new Unshown()
    default:
      throw new Unshown()
  }
}

/** Puts the title of a link or image on one line: the link may be in a heading, which cannot contain line breaks. */
const oneLine = (title: string | null | undefined) => title?.replaceAll(/\s+/g, ' ') ?? null

/** Characters for the common character references. */
const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  shy: '\u00ad',
  euro: '€',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
}

function unescaped(text: string): string {
  return text.replaceAll(/&(#x?)?([\da-z]+);/gi, (_, number: string | undefined, name: string) => {
    if (number === undefined) {
      const shown = REFERENCES[name]
      if (shown === undefined) throw new Unshown()
      return shown
    }
    const code = Number.parseInt(name, number === '#' ? 10 : 16)
    if (Number.isNaN(code) || code < 32 || code > 0x10ffff) throw new Unshown()
    return String.fromCodePoint(code)
  })
}
