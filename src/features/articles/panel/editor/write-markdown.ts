import {
  type Block,
  type Inline,
  isEmpty,
  isList,
  type List,
  type Mark,
  tidyBlock,
  tidyBlocks,
} from './blocks.ts'
import { OPENING_ANGLE } from '../../markdown-syntax.ts'

/** Options that keep a block from being misread. */
export interface Writing {
  /** Whether every punctuation mark is escaped. */
  strict?: boolean
  /** Whether marks are written as HTML elements, which also work within words and beside punctuation. */
  tagged?: boolean
  /** Whether a list has the alternative marker, because it follows a list with the usual marker. */
  other?: boolean
}

const DELIMITERS: Partial<Record<Mark['type'], string>> = { bold: '**', italic: '*', strike: '~~' }

/** Returns a block as Markdown in the notation of the editor, without a line end. */
export function writeBlock(block: Block, writing: Writing = {}): string {
  if (writing.strict === true || writing.tagged === true || writing.other === true) {
    return blockText(tidyBlock(block), writing)
  }
  const text = plainly.get(block) ?? blockText(tidyBlock(block), writing)
  plainly.set(block, text)
  return text
}

/** Cache of blocks written without options. */
const plainly = new WeakMap<Block, string>()

function blockText(block: Block, writing: Writing): string {
  switch (block.type) {
    case 'paragraph':
      return atLineStart(inlineText(block.content, writing), writing)
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${inlineText(block.content, { ...writing, inLine: true })}`
    case 'blockquote':
      return blocksText(block.content, writing)
        .split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n')
    case 'bulletList':
    case 'orderedList':
      return listText(block, writing)
    case 'codeBlock': {
      const code = block.content?.[0].text ?? ''
      const language = block.attrs.language?.replaceAll('\\', '\\\\') ?? ''
      const sign = language.includes('`') ? '~' : '`'
      const fence = sign.repeat(Math.max(3, ...runs(code, sign).map((length) => length + 1)))
      return `${fence}${language}\n${code}${code === '' ? '' : '\n'}${fence}`
    }
    case 'horizontalRule':
      return '---'
    case 'table':
      return tableText(block, writing)
    case 'source':
      return block.content?.[0].text ?? ''
  }
}

/** Returns the length of each run of a character in a text. */
const runs = (text: string, sign: string) =>
  [...text.matchAll(new RegExp(`${sign}+`, 'g'))].map(([run]) => run.length)

function blocksText(blocks: readonly Block[], writing: Writing): string {
  let other = false
  return tidyBlocks(blocks)
    .map((block, index, all) => {
      other = isList(block) && all[index - 1]?.type === block.type && !other
      return blockText(block, { ...writing, other })
    })
    .join('\n\n')
}

function listText(block: List, { other = false, ...writing }: Writing): string {
  const { loose } = block.attrs
  const markerAt = (index: number) =>
    block.type === 'bulletList'
      ? other
        ? '*'
        : '-'
      : `${block.attrs.start + index}${other ? ')' : '.'}`
  return block.content
    .map(({ content }, index) => {
      let isOther = false
      const text = content
        .filter((each) => !isEmpty(each))
        .map((each, at, all) => {
          const before = all[at - 1]
          isOther = isList(each) && before?.type === each.type && !isOther
          const isClose = !loose && isList(each) && (before === undefined || !isList(before))
          const gap = at === 0 ? '' : isClose ? '\n' : '\n\n'
          return gap + blockText(each, { ...writing, other: isOther })
        })
        .join('')
      const marker = markerAt(index)
      const indent = ' '.repeat(marker.length + 1)
      return `${marker} ${text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)}`
    })
    .join(loose ? '\n\n' : '\n')
}

function tableText(block: Extract<Block, { type: 'table' }>, writing: Writing): string {
  const [header, ...rows] = block.content
  if (header === undefined) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const cellsOf = (row: typeof header) =>
    row.content.map(({ content: [paragraph] }) =>
      inlineText(paragraph.content, { ...writing, inLine: true, inCell: true }),
    )
  const rules = { left: ':--', center: ':-:', right: '--:' } as const
  return [
    line(cellsOf(header)),
    line(header.content.map(({ attrs: { align } }) => (align === null ? '---' : rules[align]))),
    ...rows.map((row) => line(cellsOf(row))),
  ].join('\n')
}

interface InlineWriting extends Writing {
  /** Whether the content must stay on one line. */
  inLine?: boolean
  /** Whether the content is in a table cell. */
  inCell?: boolean
}

function inlineText(content: readonly Inline[] = [], writing: InlineWriting): string {
  let text = ''
  const open: Mark[] = []
  const has = (node: Inline | undefined, mark: Mark) =>
    node?.marks?.some((each) => JSON.stringify(each) === JSON.stringify(mark)) ?? false
  /** Counts the consecutive nodes with a mark, starting at an index. */
  const length = (mark: Mark, index: number) => {
    const end = content.findIndex((node, at) => at > index && !has(node, mark))
    return (end === -1 ? content.length : end) - index
  }
  const closeUntil = (isDone: () => boolean) => {
    while (!isDone()) {
      const mark = open.pop()
      if (mark !== undefined) text += delimiter(mark, writing, true)
    }
  }
  for (const [index, node] of content.entries()) {
    closeUntil(() => open.every((mark) => has(node, mark)))
    const added = (node.marks ?? [])
      .filter(
        (mark) =>
          mark.type !== 'code' && !open.some((each) => has({ ...node, marks: [each] }, mark)),
      )
      .toSorted((one, other) => length(other, index) - length(one, index))
    for (const mark of added) text += delimiter(mark, writing, false)
    open.push(...added)
    text += nodeText(node, content[index - 1], writing)
  }
  closeUntil(() => open.length === 0)
  return text
}

const TAGS = { bold: 'strong', italic: 'em', strike: 'del', sup: 'sup', sub: 'sub' } as const

function delimiter(
  mark: Mark,
  { tagged = false, strict = false }: Writing,
  isEnd: boolean,
): string {
  if (mark.type === 'code') return ''
  if (mark.type === 'link') {
    return isEnd ? `](${destination(mark.attrs.href, mark.attrs.title)})` : '['
  }
  const sign = strict && mark.type === 'italic' ? '_' : DELIMITERS[mark.type]
  return tagged || sign === undefined ? `<${isEnd ? '/' : ''}${TAGS[mark.type]}>` : sign
}

function destination(href: string, title: string | null): string {
  const address =
    /[\s()<>\\]/.test(href) || href === '' ? `<${href.replaceAll(/[<>\\]/g, '\\$&')}>` : href
  return title === null ? address : `${address} "${title.replaceAll(/["\\]/g, '\\$&')}"`
}

function nodeText(node: Inline, before: Inline | undefined, writing: InlineWriting): string {
  switch (node.type) {
    case 'hardBreak':
      return writing.inLine === true ? '<br>' : '\\\n'
    case 'image':
      return `![${escaped(node.attrs.alt, { ...writing, strict: true })}](${destination(node.attrs.src, node.attrs.title)})`
    case 'text':
      if (node.marks?.some(({ type }) => type === 'code') ?? false)
        return codeText(node.text, writing)
      return before?.type === 'hardBreak' && writing.inLine !== true
        ? atLineStart(escaped(node.text, writing), writing)
        : escaped(node.text, writing)
  }
}

function codeText(text: string, { inCell = false }: InlineWriting): string {
  const fence = '`'.repeat(Math.max(0, ...runs(text, '`')) + 1)
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  const code = inCell ? text.replaceAll('|', '\\|') : text
  return `${fence}${pad}${code}${pad}${fence}`
}

/**
 * Escapes what usually reads as inline markup; in strict mode all punctuation. `atLineStart` escapes what is markup only
 * at the start of a line.
 */
function escaped(text: string, { strict = false, inCell = false }: InlineWriting): string {
  if (strict) return text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')
  return text
    .replaceAll(
      /\\(?=[!-/:-@[-`{-~]|$)|[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~~|&(?=#?[a-z\d]+;)/giu,
      (mark) => (mark === '~~' ? '\\~\\~' : `\\${mark}`),
    )
    .replaceAll(OPENING_ANGLE, '\\<')
    .replaceAll(/!?\[(?=[^\]]*\]\()/g, (mark) => mark.replace('[', '\\['))
    .replaceAll('|', inCell ? '\\|' : '|')
}

/** Escapes characters that would start another kind of block at the start of a line. */
function atLineStart(text: string, { strict = false }: Writing): string {
  if (strict) return text
  return text
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^([-+>]|=+$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}
