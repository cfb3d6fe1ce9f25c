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

  it.each([
    ['#### a\n\n##### b\n\n###### c', '<h4>a</h4>\n<h5>b</h5>\n<h6>c</h6>'],
    ['a\nb', '<p>a\nb</p>'],
    ['a  \nb', '<p>a<br />b</p>'],
    ['*a* ~~b~~ `c`', '<p><em>a</em> <del>b</del> <code>c</code></p>'],
    ['```\na\n```', '<pre><code>a\n</code></pre>'],
    ['a\n\n---', '<p>a</p>\n<hr />'],
    [
      '- a\n  > - \nb',
      '<ul>\n<li>a<blockquote>\n<ul>\n<li></li>\n</ul>\n</blockquote>\n<p>b</p>\n</li>\n</ul>',
    ],
    ['3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    [
      '| a | b |\n| :- | -: |\n| c | d |',
      '<table>\n<thead>\n<tr>\n<th align="left">a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n' +
        '<tbody><tr>\n<td align="left">c</td>\n<td align="right">d</td>\n</tr>\n</tbody></table>',
    ],
    ['H<sub>2</sub>O m<sup>2</sup> <b>a</b> <i>b</i>', 0],
    ['~2~ a~b~c', '<p>~2~ a~b~c</p>'],
    ['- [ ] a\n- [x] b', '<ul>\n<li>☐ a</li>\n<li>☑ b</li>\n</ul>'],
    ['1. [X] a\n\n2. b', '<ol>\n<li><p>☑ a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>'],
    ['a[^1] b.\n\n[^1]: Išnaša.', '<p>a[^1] b.</p>\n<p>[^1]: Išnaša.</p>'],
    [
      'a[^1] b.\n\n[^1]: /c\n\n[d]\n\n[d]: /e',
      '<p>a[^1] b.</p>\n<p>[^1]: /c</p>\n<p><a href="/e">d</a></p>',
    ],
  ])('renders %j', (source, html) => {
    expect(renderMarkdown(source)).toBe(html === 0 ? `<p>${source}</p>` : html)
  })

  it.each([
    ['https://example.lt/a', ' rel="noopener"'],
    ['http://example.lt/a', ' rel="noopener"'],
    ['HTTPS://example.lt/a', ' rel="noopener"'],
    ['mailto:a@example.lt', ''],
    ['tel:+37060000000', ''],
    ['sms:+37060000000?body=Labas', ''],
    ['viber://chat?number=%2B37060000000', ''],
    ['WhatsApp://send?phone=37060000000', ''],
    ['/testai', ''],
    ['#https:', ''],
  ])('links to %s', (address, rel) => {
    expect(renderMarkdown(`[a](${address} "b")`)).toBe(
      `<p><a href="${address}" title="b"${rel}>a</a></p>`,
    )
  })

  it.each([
    ['[a](tel:+370 600 00000)', 'tel:+37060000000'],
    ['[a](tel: (8-600) 00 000)', 'tel:(8-600)00000'],
    ['[a](<sms:+370 600 00000>)', 'sms:+37060000000'],
    ['[a][b]\n\n[b]: <viber:+370 600 00000>', 'viber:+37060000000'],
    ['[a](mailto: rasa@pastas.example)', 'mailto:rasa@pastas.example'],
    ['[a](sms:+370 600?body=Labas rytas)', 'sms:+370600?body=Labas%20rytas'],
    ['[a](sms:+370 600&body=Labas rytas)', 'sms:+370600&amp;body=Labas%20rytas'],
    [
      '[a](mailto:a @b.lt? subject=Ar taip?&body=Labas rytas)',
      'mailto:a@b.lt?subject=Ar%20taip?&amp;body=Labas%20rytas',
    ],
    [
      '[a](viber://chat?number=%2B370 600 00000&draft=a b)',
      'viber://chat?number=%2B37060000000&amp;draft=a%20b',
    ],
    [
      '[a](whatsapp://send?text=a b&phone=370 600%2000000)',
      'whatsapp://send?text=a%20b&amp;phone=37060000000',
    ],
    ['[a](tel:+370%20600%2000000)', 'tel:+37060000000'],
  ])('links a mailbox or telephone written with spaces: %s', (source, href) => {
    expect(renderMarkdown(source)).toBe(`<p><a href="${href}">a</a></p>`)
  })

  it.each(['ftp://example.lt/a', '<ftp://example.lt>', '<vardas:ką>', '<skype:vardas>'])(
    'shows an address that cannot be linked as it is written: %s',
    (source) => {
      const shown = source.replace('<', '&lt;').replace('>', '&gt;')
      expect(renderMarkdown(source)).toBe(`<p>${shown}</p>`)
    },
  )

  it.each([
    ['Nuoroda:\\\nhttps://a.lt/kelias\\\nAčiū', 'https://a.lt/kelias', 'https://a.lt/kelias'],
    ['Jonas\\\nwww.akademija.lt\\\nVilnius', 'http://www.akademija.lt', 'www.akademija.lt'],
    ['(žr. https://a.lt)\\\nIki', 'https://a.lt', 'https://a.lt'],
    ['- a\n\n  https://a.lt/?b=c.\\\n  d', 'https://a.lt/?b=c', 'https://a.lt/?b=c'],
  ])('ends a bare address before a line break: %j', (source, href, words) => {
    const html = renderMarkdown(source)
    expect(html).toContain(`<a href="${href}" rel="noopener">${words}</a>`)
    expect(html.match(/<br \/>/g)).toHaveLength(source.split('\\\n').length - 1)
  })

  it('keeps what is a link or an image in name only', () => {
    expect(renderMarkdown('<a>a</a>')).toBe('<p><a>a</a></p>')
    expect(renderMarkdown('<img alt="a">')).toBe('<img alt="a" loading="lazy" />')
    expect(renderMarkdown('[a](ftp://example.lt)')).toBe('<p><a>a</a></p>')
  })

  it.each([
    'mailto:a@example.lt',
    '//a.lt/a.webp',
    'data:image/png;base64,AAAA',
    'ftp://a.lt/a.png',
  ])('shows the description of an image that may not be loaded: %s', (address) => {
    expect(renderMarkdown(`![Pora & **stalas**](${address} "b")`)).toBe(
      '<p>Pora &amp; <strong>stalas</strong></p>',
    )
    expect(renderMarkdown(`a ![b](${address}) c`)).toBe('<p>a b c</p>')
  })

  it('shows a text beyond the limits as it is, in paragraphs', () => {
    const long = `${'>'.repeat(17)} a\nb`
    const shown = `<p>${'&gt;'.repeat(17)} a\nb</p>`
    expect(renderMarkdown(`\n \n${long} \n\t\r\n  <b>c</b>\n\n`)).toBe(
      `${shown}\n<p>&lt;b&gt;c&lt;/b&gt;</p>`,
    )
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
    ['[x](<java&#9;script:alert(1)>)', 'script:'],
    ['![x](data:image/svg+xml;base64,AAAA)', 'data:'],
    ['[x](//evil.example)', 'evil.example'],
    ['<iframe src="https://evil.example"></iframe>', '<iframe'],
    ['<svg onload=alert(1)>', '<svg'],
    ['<p>\n<svg onload=alert(1)>\n</p>', '<svg'],
    ['<svg>\n\n<script>alert(1)</script>', 'alert'],
    ['<pre>\n<script\n>alert(1)</script\n>\n</pre>', 'alert'],
    ['<code><img src=x onerror=alert(1)></code>', 'onerror'],
    ['<b <script>alert(1)</script>', '<script'],
    ['<!--><script>alert(1)</script>-->', 'alert'],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<math',
    ],
    ['[x](vbscript:a)', 'vbscript'],
    ['<a href="jAvAsCrIpT:alert(1)">x</a>', 'alert'],
    ['<style>body{display:none}</style>', 'display'],
  ])('never lets %s through', (source, forbidden) => {
    expect(renderMarkdown(source).toLowerCase()).not.toContain(forbidden.toLowerCase())
  })

  it.each([
    '<vardas>',
    'x<y>z',
    '</x>',
    '<Vardas Pavardė>',
    '<Vardas Pavarde>, kai tu <veiksmas>, aš jaučiuosi <jausmas/>.',
    '<div>Blokas</div>',
    '<div class="a" onclick=b()>Blokas',
    '<span>a</span> <u>b</u> <font color=red>c</font>',
    '<title> <option> <textarea> <input>',
    'Parašykite <script> arba <style>',
    '<!-- be pabaigos',
    '<!DOCTYPE html>',
    '<?php echo 1 ?>',
    '<![CDATA[ a ]]>',
    '<',
    '<3 > <<x>>y',
    '<bb>, <i18n>, <p-1>',
    'Pasirinkite <A variantas> arba <B variantas>.',
    'jei a<b ir c>d',
    '<i kas> <p - 5> <td „a“> <b / a> </b ir> <ol 1=2>',
  ])('shows what looks like a tag as it is written: %s', (source) => {
    const shown = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(renderMarkdown(source)).toBe(`<p>${shown(source)}</p>`)
    expect(renderMarkdown(`- Kai\n- ${source}`)).toContain(`<li>${shown(source)}</li>`)
    expect(renderMarkdown(`| a |\n|---|\n| ${source} |`)).toContain(`<td>${shown(source)}</td>`)
    expect(renderMarkdown(`<p>\n${source}\n</p>`)).toBe(`<p>\n${shown(source)}\n</p>`)
  })

  it.each([
    [
      '<vardas>, kai tu *vėluoji*,\naš **pykstu**.\n\n- a',
      '<p>&lt;vardas&gt;, kai tu <em>vėluoji</em>,\naš <strong>pykstu</strong>.</p>\n<ul>\n<li>a</li>\n</ul>',
    ],
    ['<vardas>\n*Kai* tu', '<p>&lt;vardas&gt;\n<em>Kai</em> tu</p>'],
    ['Kai\n<div>*a*</div>', '<p>Kai\n&lt;div&gt;<em>a</em>&lt;/div&gt;</p>'],
    ['**<vardas>** <*a*>', '<p><strong>&lt;vardas&gt;</strong> &lt;<em>a</em>&gt;</p>'],
    ['## <vardas>', '<h2 id="dalis-vardas">&lt;vardas&gt;</h2>'],
    ['> <vardas>\n> *a*', '<blockquote>\n<p>&lt;vardas&gt;\n<em>a</em></p>\n</blockquote>'],
    ['<b>a <vardas></b> &lt;b&gt;', '<p><b>a &lt;vardas&gt;</b> &lt;b&gt;</p>'],
    ['a<!-- b -->c', '<p>ac</p>'],
    [
      '<A variantas>: <a target=_blank\nhref = "/a">a</a >, <br/><b class=\'b > c\'>d</b>',
      '<p>&lt;A variantas&gt;: <a href="/a">a</a>, <br /><b>d</b></p>',
    ],
  ])('keeps the marks and lines around it: %j', (source, html) => {
    expect(renderMarkdown(source)).toBe(html)
  })

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
    expect(renderMarkdown('![a](http://a.lt/a.jpg)')).toContain('src="http://a.lt/a.jpg"')
    expect(renderMarkdown('![Pora](https://example.lt/pora.jpg)')).toBe(
      '<p><img src="https://example.lt/pora.jpg" alt="Pora" loading="lazy" /></p>',
    )
    expect(
      renderMarkdown('<img src="/a.png" srcset="https://evil.example/x 2x" sizes="1px">'),
    ).toBe('<img src="/a.png" loading="lazy" />')
  })
})
