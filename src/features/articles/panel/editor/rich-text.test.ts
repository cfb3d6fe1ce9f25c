// @vitest-environment jsdom
import { Editor, getSchema } from '@tiptap/core'
import { DOMSerializer, type Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderMarkdown } from '../../markdown.ts'
import type { Block } from './blocks.ts'
import { EDITED, generatedBlocks } from '../../../../../tests/support/rich-text-properties.ts'
import { commandsMeanwhile, createOpenedText, EXTENSIONS } from './rich-text.ts'

const schema = getSchema(EXTENSIONS)

/** Elements that determine the look of words, together with their attributes. */
const MARKS = new Set(['SUP', 'SUB', 'A', 'STRONG', 'EM', 'S', 'DEL', 'CODE'])

/** Whether an element occurs only on the site, or only in the editor. */
const isOwn = ({ tagName, parentElement }: Element) =>
  /^(?:THEAD|TBODY|COLGROUP)$/.test(tagName) ||
  (tagName === 'P' && /^(?:LI|TH|TD)$/.test(parentElement?.tagName ?? ''))

/** Elements that the site writes differently: the first-level heading of a page is its title. */
const SAME: Readonly<Record<string, string>> = { H1: 'H2', S: 'DEL' }

function signOf(element: Element): string {
  const said = ['href', 'src', 'alt', 'title', 'start'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [`${name}=${value}`]
  })
  const { tagName } = element
  return [SAME[tagName] ?? tagName, ...said].join(' ')
}

/** Words of one look, or a block boundary. */
interface Run {
  marks?: string
  words: string
}

function runsOf(node: ParentNode, marks: readonly string[]): Run[] {
  return Array.from(node.childNodes).flatMap((child): Run[] => {
    const look = { marks: marks.toSorted().join() }
    if (child instanceof Text) return [{ ...look, words: child.data }]
    if (!(child instanceof Element) || child.tagName === 'COL') return []
    if (MARKS.has(child.tagName)) return runsOf(child, [...marks, signOf(child)])
    if (child.tagName === 'IMG') return [{ ...look, words: signOf(child) }]
    if (isOwn(child)) return [SPACE, ...runsOf(child, []), SPACE]
    return [{ words: `<${signOf(child)}>` }, ...runsOf(child, []), { words: '</>' }]
  })
}

const SPACE: Run = { marks: '', words: ' ' }

/** Returns the visible content: the blocks, and in them each run of words with its look. White space is one space. */
function seen(node: ParentNode): Run[] {
  const joined: Run[] = []
  for (const run of runsOf(node, [])) {
    const last = joined.at(-1)
    if (last?.marks !== undefined && last.marks === run.marks) last.words += run.words
    else joined.push({ ...run })
  }
  const isEdge = (run: Run | undefined) => run?.marks === undefined
  return joined.flatMap((run, index) => {
    if (run.marks === undefined) return [run]
    let words = run.words.replaceAll(/[ \t\n]+/g, ' ')
    if (isEdge(joined[index - 1])) words = words.replace(/^ /, '')
    if (isEdge(joined[index + 1])) words = words.replace(/ $/, '')
    return words === '' ? [] : [{ ...run, words }]
  })
}

const shown = (node: Node) => seen(DOMSerializer.fromSchema(schema).serializeFragment(node.content))

function rendered(markdown: string): Run[] {
  const template = document.createElement('template')
  template.innerHTML = renderMarkdown(markdown)
  return seen(template.content)
}

it('is rendered by the site as the editor shows it', () => {
  fc.assert(
    fc.property(generatedBlocks, (blocks) => {
      const text = createOpenedText()
      text.open('')
      const document = schema.nodeFromJSON({ type: 'doc', content: blocks })
      expect(rendered(text.textOf(document))).toEqual(shown(document))
    }),
    { numRuns: 300 },
  )
})

it.each([
  ['viber://chat?number=1', 'viber://chat?number=1'],
  ['sms:+37060000000', 'sms:+37060000000'],
  ['tel:+370 600 00000', 'tel:+37060000000'],
  ['/testai', '/testai'],
  ['javascript:alert(1)', ''],
  ['java\tscript:alert(1)', ''],
  ['skype:vardas', ''],
])('links to %s only as the site does', (address, href) => {
  const document = schema.nodeFromJSON(createOpenedText().open(`[a](<${address}>)`))
  const shown = DOMSerializer.fromSchema(schema).serializeFragment(document.content)
  expect(shown.querySelector('a')?.getAttribute('href')).toBe(href)
})

it('keeps the line ends of a text and the bytes of its other blocks', () => {
  const text = createOpenedText()
  const opened = text.open('* viena\r\n* dvi\r\n\r\nPabaiga.\r\n')
  const document = schema.nodeFromJSON(opened)
  expect(text.textOf(document)).toBe('* viena\r\n* dvi\r\n\r\nPabaiga.\r\n')
  const edited: Block[] = [EDITED]
  const added = schema.nodeFromJSON({ ...opened, content: [...(opened.content ?? []), ...edited] })
  expect(text.textOf(added)).toBe('* viena\r\n* dvi\r\n\r\nPabaiga.\r\n\r\nPakeista **čia.**\r\n')
})

it('leaves the focus with the field that one types in, as when an upload is done', () => {
  const [place, field] = [document.createElement('div'), document.createElement('input')]
  document.body.append(place, field)
  const editor = new Editor({ element: place, extensions: EXTENSIONS })
  field.focus()
  commandsMeanwhile(editor).insertContentAt(0, 'Ryto').run()
  expect([editor.getText().trim(), document.activeElement]).toEqual(['Ryto', field])
  editor.destroy()
})
