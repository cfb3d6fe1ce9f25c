// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { insertMarkdown } from './markdown-editing.ts'
import { pastedMarkdown } from './pasted-markdown.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.html'))
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

describe('a text pasted from a document', () => {
  it.each(fixtures)('%s', (name) => {
    const pasted = pastedMarkdown(read(name), '')
    const withPictures = pasted?.pictures.reduce(
      (text, { mark, alt, src }) => text.replace(mark, `![${alt}](${src})`),
      pasted.markdown,
    )
    expect(withPictures).toBe(read(name.replace('.html', '.md')).trim())
  })

  it('is among at least twenty fixtures of three programs', () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(20)
    for (const program of ['word', 'docs', 'libreoffice']) {
      expect(fixtures.filter((name) => name.startsWith(program)).length).toBeGreaterThan(3)
    }
  })

  it('is left to the browser when it is no document', () => {
    const code = '<meta charset="utf-8"><div><span style="color:#000">let a = 1</span><br></div>'
    expect(pastedMarkdown(code, '')).toBeNull()
    expect(pastedMarkdown('<p>&nbsp;</p>', '')).toBeNull()
  })
})

describe('pasted Markdown', () => {
  const paste = (text: string, markdown: string) => {
    const [before = '', after = ''] = text.split('|')
    const selected = { text: before + after, start: before.length, end: before.length }
    const edit = insertMarkdown(selected, markdown)
    const { from, to, insert, start } = edit
    const result = selected.text.slice(0, from) + insert + selected.text.slice(to)
    return `${result.slice(0, start)}|${result.slice(start)}`
  }

  it('of one line goes where the caret is', () => {
    expect(paste('Kalbėkitės | kasdien.', '**ramiai**')).toBe('Kalbėkitės **ramiai**| kasdien.')
  })

  it('of several paragraphs keeps apart from the text around it', () => {
    expect(paste('Pradžia |pabaiga', '## A\n\nB')).toBe('Pradžia\n\n## A\n\nB|\n\npabaiga')
    expect(paste('|', '- a\n- b')).toBe('- a\n- b|')
  })
})
