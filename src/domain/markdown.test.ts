import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown.ts'

describe('renderMarkdown', () => {
  it('splits plain text into paragraphs on blank lines', () => {
    expect(renderMarkdown('Pirma pastraipa.\n\nAntra pastraipa.')).toBe(
      '<p>Pirma pastraipa.</p>\n<p>Antra pastraipa.</p>',
    )
  })

  it('renders headings, emphasis, lists, quotes and links', () => {
    const html = renderMarkdown(
      '## Antraštė\n\n**Svarbu** ir [nuoroda](/testai)\n\n- a\n- b\n\n> citata',
    )
    expect(html).toContain('<h2 id="dalis-antraste">Antraštė</h2>')
    expect(html).toContain('<strong>Svarbu</strong> ir <a href="/testai">nuoroda</a>')
    expect(html).toMatch(/<ul>\s*<li>a<\/li>\s*<li>b<\/li>\s*<\/ul>/)
    expect(html).toMatch(/<blockquote>\s*<p>citata<\/p>\s*<\/blockquote>/)
  })

  it('leaves the only first-level heading to the page', () => {
    expect(renderMarkdown('# Viršus')).toBe('<h2 id="dalis-virsus">Viršus</h2>')
  })

  it.each([
    ['<script>alert(1)</script>', 'alert'],
    ['<img src=x onerror=alert(1)>', 'onerror'],
    ['<p style="color:red" onclick="x()">tekstas</p>', 'style'],
    ['[x](javascript:alert(1))', 'javascript'],
    ['[x](data:text/html,<script>1</script>)', 'data:'],
    ['![x](data:image/svg+xml;base64,AAAA)', 'data:'],
    ['[x](//evil.example)', 'evil.example'],
    ['<iframe src="https://evil.example"></iframe>', 'iframe'],
    ['<svg onload=alert(1)>', 'svg'],
    ['<a href="jAvAsCrIpT:alert(1)">x</a>', 'alert'],
    ['<style>body{display:none}</style>', 'display'],
  ])('never lets %s through', (source, forbidden) => {
    expect(renderMarkdown(source).toLowerCase()).not.toContain(forbidden.toLowerCase())
  })
})
