import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown.ts'

describe('renderMarkdown', () => {
  // Proves: Article: content split into paragraphs on blank lines
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

  // Proves: Uploaded images come through the image service, with srcset, width and height
  it('offers an uploaded image in several sizes and says its size, so that nothing moves', () => {
    const url = '/media/0123456789abcdef0123456789abcdef-1000x750.webp'
    const resized = (width: number) =>
      `/.netlify/images?url=${encodeURIComponent(url)}&amp;w=${width}`
    expect(renderMarkdown(`![Pora „parke“](${url} "Vilniuje")`)).toBe(
      `<p><img src="${resized(1000)}" alt="Pora „parke“" title="Vilniuje" ` +
        `srcset="${[480, 800, 1000].map((width) => `${resized(width)} ${width}w`).join(', ')}" ` +
        'sizes="(min-width: 38rem) 35rem, 100vw" width="1000" height="750" loading="lazy" /></p>',
    )
  })

  it('shows any other image as it is, and takes no other sizes from the source', () => {
    expect(renderMarkdown('![Pora](https://example.lt/pora.jpg)')).toBe(
      '<p><img src="https://example.lt/pora.jpg" alt="Pora" loading="lazy" /></p>',
    )
    expect(
      renderMarkdown('<img src="/a.png" srcset="https://evil.example/x 2x" sizes="1px">'),
    ).toBe('<img src="/a.png" loading="lazy" />')
  })
})
