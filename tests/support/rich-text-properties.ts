// Properties of every text. `rich-text.test.ts` asserts them, `tests/fuzzing/rich-text.test.ts` for many more texts.
import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  type Block,
  type Cell,
  type Inline,
  isEmpty,
  type Mark,
  tidyBlock,
} from '#src/features/articles/panel/editor/blocks.ts'
import { readMarkdown, type ReadText } from '#src/features/articles/panel/editor/read-markdown.ts'
import {
  type EditedBlock,
  writeRichText,
} from '#src/features/articles/panel/editor/rich-text-values.ts'

/** Pieces of Markdown whose meaning depends on their neighbours. */
const PIECES = `# |## |- |* |1. |2) |> |    |  |\t|\`\`\`|~~~|---|***|===|<div>|</div>|<br>|<strong>|</strong>|<sup>|</sup>|<!-- x -->|[r]: /u
|[^1]: /u|[r]|[^1]|[a](b)|[a](<b c> "t")|![i](u)|[t](tel:+370 600 00000)|[m](mailto:a@b.lt?subject=a b)|[v](viber://chat)|<vardas>|<Vardas Pavardė>|</x>|x<y>z|<!-- |<script>|<?php|<kas:ką>|<https://a.lt>|<a@b.lt>|~2~|~|**b**|*i*|_i_|~~s~~|\`c\`|\`\`c\`d\`\`|\\*|\\|&amp;|&copy;|https://a.lt|a@b.lt|žodis|a|b c|1|.|)|+|=|_|*|!|[|]|(|<|>|"|'|[ ] |[x] `
const TABLE = ['| a | b |\n', '|-|:-:|\n', '| c | d\\| |\n', '|']
const ENDS = ['\n', '\n', '\n', '\n\n', '\n\n', '\n\n\n', '  \n', '\\\n']

const line = fc
  .tuple(
    fc.array(fc.constantFrom(...PIECES.split('|'), ...TABLE), { minLength: 1, maxLength: 4 }),
    fc.constantFrom(...ENDS),
  )
  .map(([pieces, end]) => pieces.join('') + end)

/** Markdown that nobody would write. */
const generatedText = fc.array(line, { maxLength: 12, size: 'max' }).map((lines) => lines.join(''))

const words = fc
  .array(
    fc.constantFrom(
      ...[
        'žodis',
        'a',
        'b',
        '1',
        ' ',
        ' ',
        '. ',
        ', ',
        '(',
        ')',
        '*',
        '_',
        '`',
        '#',
        '-',
        '+',
        '>',
        '<b>',
        '<vardas>',
        '</x>',
        '<div>',
        '<!--',
        '<script>',
        '<a@b.lt>',
        '<https://a.lt>',
        '<',
        '~',
        '&amp;',
      ],
      ...[
        '[x](y)',
        '![',
        '|',
        '\\',
        '~~',
        '=',
        '"',
        'https://a.lt',
        'www.a.lt',
        'a@b.lt',
        ':',
        '„',
        '“',
        '!',
      ],
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const mark = fc.constantFrom<Mark>(
  { type: 'bold' },
  { type: 'italic' },
  { type: 'strike' },
  { type: 'sup' },
  { type: 'sub' },
  { type: 'link', attrs: { href: '/testai', title: null } },
  { type: 'link', attrs: { href: 'https://a.lt/(b)?c=d', title: 'Pavadinimas' } },
)

const inline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('text' as const), text: words }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('text' as const),
      text: words,
      marks: fc.uniqueArray(mark, { maxLength: 2, selector: ({ type }) => type }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('text' as const),
      text: fc.constantFrom('kodas', 'a`b', '|'),
      marks: fc.constant<Mark[]>([{ type: 'code' }]),
    }),
  },
  fc.constant<Inline>({ type: 'hardBreak' }),
  fc.constant<Inline>({
    type: 'image',
    attrs: { src: '/media/a.webp', alt: 'Ką [rodo]', title: null },
  }),
)
const inlines = fc.array(inline, { minLength: 1, maxLength: 5 })
const paragraph = inlines.map((content) => ({ type: 'paragraph' as const, content }))

/** Columns of a generated table. */
const COLUMNS = 2
const cell = (type: Cell['type']) =>
  inlines.map((content): Cell => ({
    type,
    attrs: { align: null },
    content: [{ type: 'paragraph', content }],
  }))
const row = (type: Cell['type']) =>
  fc
    .array(cell(type), { minLength: COLUMNS, maxLength: COLUMNS })
    .map((content) => ({ type: 'tableRow' as const, content }))

const nested = paragraph.map((first) => ({
  type: 'bulletList' as const,
  attrs: { loose: false },
  content: [{ type: 'listItem' as const, content: [first] }],
}))
const item = fc.tuple(paragraph, fc.option(fc.oneof(paragraph, nested))).map(([first, second]) => ({
  type: 'listItem' as const,
  content: second === null ? [first] : [first, second],
}))
const listed = fc.array(item, { minLength: 1, maxLength: 3 })

/** A block as an editor may have it. */
const generatedBlock: fc.Arbitrary<Block> = fc
  .oneof(
    { weight: 4, arbitrary: paragraph },
    fc.record({
      type: fc.constant('heading' as const),
      attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }) }),
      content: inlines,
    }),
    fc.record({
      type: fc.constant('bulletList' as const),
      attrs: fc.constant({ loose: false }),
      content: listed,
    }),
    fc.record({
      type: fc.constant('orderedList' as const),
      attrs: fc.record({ loose: fc.constant(false), start: fc.integer({ min: 1, max: 12 }) }),
      content: listed,
    }),
    fc.record({
      type: fc.constant('blockquote' as const),
      content: fc.array(paragraph as fc.Arbitrary<Block>, { minLength: 1, maxLength: 2 }),
    }),
    fc
      .tuple(row('tableHeader'), row('tableCell'))
      .map((content): Block => ({ type: 'table', content })),
    fc.constant<Block>({ type: 'horizontalRule' }),
    fc.constantFrom('a\n\n```\nb', '# a', '').map((text): Block => ({
      type: 'codeBlock',
      attrs: { language: null },
      ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
    })),
  )
  .map(tidyBlock)
  .filter((block) => !isEmpty(block))

/** Blocks as an editor may have them. */
export const generatedBlocks = fc.array(generatedBlock, { minLength: 1, maxLength: 4 })

export const withCrlf = (text: string) => text.replaceAll('\n', '\r\n')

/** Returns the blocks of a text as an editor has them before an edit. */
export const opened = ({ pieces }: ReadText): EditedBlock[] =>
  pieces.map((source) => ({ block: source.block, source }))

export function saved(text: string): string {
  const read = readMarkdown(text)
  return writeRichText(read, opened(read))
}

const blocksOf = (text: string) => readMarkdown(text).pieces.map(({ block }) => block)

/** A text that is opened and saved unchanged remains the same, byte for byte. */
export const staysAsItIs = fc.property(generatedText, (text) => {
  assert.equal(saved(text), text)
  assert.equal(saved(withCrlf(text)), withCrlf(text))
})

export const EDITED: Block = {
  type: 'paragraph',
  content: [
    { type: 'text', text: 'Pakeista ' },
    { type: 'text', text: 'čia.', marks: [{ type: 'bold' }] },
  ],
}

/** Matches a list, or an indented text, which would become part of a list before it. */
const LISTED = /^(?:\s|[-*+]|\d+[.)])/
const isListed = ({ source }: EditedBlock) => LISTED.test(source?.raw ?? '')

/** Whether a block may have a link definition, on which other blocks depend. */
const isDefinition = ({ source }: EditedBlock) => source?.raw.includes(']:') ?? false

/** Asserts that all other blocks keep their meaning and bytes when one is edited, removed or added. */
export const keepsTheOthers = (change: 'replace' | 'remove' | 'insert') =>
  fc.property(generatedText, fc.nat(), fc.boolean(), (lines, place, isCrlf) => {
    const read = readMarkdown(isCrlf ? withCrlf(lines) : lines)
    const blocks = opened(read)
    const at = place % Math.max(1, blocks.length)
    const before = blocks[at]
    if (before === undefined) return
    if (change === 'replace') blocks[at] = { ...before, block: EDITED }
    else if (change === 'insert') blocks.splice(at, 0, { block: EDITED, source: null })
    else blocks.splice(at, 1)
    // Without the block between them, two lists that the editor can only show as source become one.
    if (change === 'remove' && blocks.filter(isListed).some(({ block }) => block.type === 'source'))
      return
    const changed = writeRichText(read, blocks)
    assert.deepEqual(
      blocksOf(changed),
      blocks.map(({ block }) => block),
    )
    if (change !== 'insert' && isDefinition(before)) return
    for (const [index, block] of blocks.entries()) {
      const isEdited = block.source === null || (change === 'replace' && index === at)
      const isParted = change === 'remove' && index === at && isListed(block)
      if (!isEdited && !isParted) assert.ok(changed.includes(block.source?.raw.trimEnd() ?? ''))
    }
  })

/** Edited text is read again as it was shown, whatever characters and marks it has. */
export const isReadAgain = fc.property(generatedBlocks, (blocks) => {
  const text = writeRichText(
    { before: '', pieces: [] },
    blocks.map((block) => ({ block, source: null })),
  )
  assert.deepEqual(blocksOf(text), structuredClone(blocks))
})
