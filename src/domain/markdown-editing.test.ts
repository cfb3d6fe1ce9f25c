// Proves: The text is edited with toolbar, keys and undo; Enter goes on with a list
import { describe, expect, it } from 'vitest'
import {
  applyEdit,
  continueLine,
  insertImage,
  insertLink,
  toggleLines,
  toggleMark,
  type SelectedText,
  type TextEdit,
} from './markdown-editing.ts'

/** Parses `a [b] c` as a text with `b` selected; `|` is a caret. */
function selected(marked: string): SelectedText {
  const caret = marked.indexOf('|')
  if (caret !== -1) return { text: marked.replace('|', ''), start: caret, end: caret }
  const start = marked.indexOf('«')
  const end = marked.indexOf('»') - 1
  return { text: marked.replace('«', '').replace('»', ''), start, end }
}

/** The edited text, with the selection in the same notation. */
function after(marked: string, edit: (text: SelectedText) => TextEdit): string {
  const before = selected(marked)
  const done = edit(before)
  const text = applyEdit(before.text, done)
  if (done.start === done.end) return `${text.slice(0, done.start)}|${text.slice(done.start)}`
  return `${text.slice(0, done.start)}«${text.slice(done.start, done.end)}»${text.slice(done.end)}`
}

describe('bold and italic', () => {
  const bold = (text: SelectedText) => toggleMark(text, 'bold', 'tekstas')
  const italic = (text: SelectedText) => toggleMark(text, 'italic', 'tekstas')

  it.each([
    ['labai «svarbus» žodis', 'labai **«svarbus»** žodis'],
    ['labai« svarbus »žodis', 'labai **«svarbus»** žodis'],
    ['labai **«svarbus»** žodis', 'labai «svarbus» žodis'],
    ['pradžia |', 'pradžia **«tekstas»**'],
    ['labai *«svarbus»* žodis', 'labai ***«svarbus»*** žodis'],
  ])('makes %s to %s', (before, result) => {
    expect(after(before, bold)).toBe(result)
  })

  it.each([
    ['labai «svarbus» žodis', 'labai *«svarbus»* žodis'],
    ['labai *«svarbus»* žodis', 'labai «svarbus» žodis'],
    ['labai **«svarbus»** žodis', 'labai ***«svarbus»*** žodis'],
    ['labai ***«svarbus»*** žodis', 'labai **«svarbus»** žodis'],
  ])('makes %s to %s in italic', (before, result) => {
    expect(after(before, italic)).toBe(result)
  })
})

describe('headings, lists and quotations', () => {
  it.each([
    ['heading2', 'Pirma\nAnt|ra\nTrečia', 'Pirma\n## Antra|\nTrečia'],
    ['heading2', '## Ant|ra', 'Antra|'],
    ['heading2', '### Ant|ra', '## Antra|'],
    ['heading3', '|', '### |'],
    ['bullets', 'a «b\nc» d', '«- a b\n- c d»'],
    ['bullets', '- a «b\n- c» d', '«a b\nc d»'],
    ['numbers', '«- a\n\n- b»', '«1. a\n\n2. b»'],
    ['numbers', '«a\n»b', '1. a|\nb'],
    ['quote', 'Mintis|', '> Mintis|'],
  ] as const)('%s: %j becomes %j', (kind, before, result) => {
    expect(after(before, (text) => toggleLines(text, kind))).toBe(result)
  })
})

describe('a link', () => {
  const link = (text: SelectedText) => insertLink(text, { words: 'tekstas', address: 'https://' })

  it.each([
    ['Skaitykite «čia».', 'Skaitykite [čia](«https://»).'],
    ['Skaitykite |.', 'Skaitykite [tekstas](«https://»).'],
    ['«https://example.lt/a»', '[«tekstas»](https://example.lt/a)'],
  ])('makes %s to %s', (before, result) => {
    expect(after(before, link)).toBe(result)
  })
})

describe('an image', () => {
  const image = (text: SelectedText) =>
    insertImage(text, { address: '/media/a.webp', alt: 'Du [žmonės]' })

  it.each([
    ['|', '|![Du \\[žmonės\\]](/media/a.webp)'],
    ['Pir|ma.', 'Pir|ma.\n\n![Du \\[žmonės\\]](/media/a.webp)'],
    ['Pir|ma\neilutė.\n\nAntra.', 'Pir|ma\neilutė.\n\n![Du \\[žmonės\\]](/media/a.webp)\n\nAntra.'],
    ['Pirma.\n\nAnt«ra».\n', 'Pirma.\n\nAnt«ra».\n\n![Du \\[žmonės\\]](/media/a.webp)\n'],
  ])('stands behind the paragraph of the caret: %j', (before, result) => {
    expect(after(before, image)).toBe(result)
  })
})

describe('Enter', () => {
  const enter = (marked: string) => {
    const edit = continueLine(selected(marked))
    return edit === null ? null : after(marked, () => edit)
  }

  it.each([
    ['- a|', '- a\n- |'],
    ['9. a|', '9. a\n10. |'],
    ['> a|b', '> a\n> |b'],
    ['- a\n- |', '- a\n|'],
  ])('goes on with a list: %j', (before, result) => {
    expect(enter(before)).toBe(result)
  })

  it.each(['a|', '|', '«- a»'])('is a new line elsewhere: %j', (before) => {
    expect(enter(before)).toBeNull()
  })
})
