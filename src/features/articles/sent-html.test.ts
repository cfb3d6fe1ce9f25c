import { describe, expect, it } from 'vitest'
import { feedHtml, mailHtml } from './sent-html.ts'

const ORIGIN = 'https://akademija.example'
const mail = (source: string) => mailHtml(source, ORIGIN)

const uploaded = (size: string, format = 'webp') =>
  `/media/0123456789abcdef0123456789abcdef-${size}.${format}`
const address = (image: string, rest: string) =>
  `${ORIGIN}/.netlify/images?url=${encodeURIComponent(image)}&amp;${rest}`
const STYLE = 'max-width:100%;height:auto;border:0'

describe('an image in a mail', () => {
  it.each([
    ['wider than the column', '2400x1600', 'w=512', 'width="512" height="341"'],
    ['narrower', '300x200', 'w=300', 'width="300" height="200"'],
    ['high', '600x2400', 'w=512', 'width="512" height="2048"'],
    ['flat', '2400x1', 'w=512', 'width="512" height="1"'],
  ])('that is %s has its width as an attribute and in its address', (_, size, asked, shown) => {
    const image = uploaded(size)
    const html =
      `<img src="${address(image, `${asked}&amp;fm=jpg`)}" alt="Stalas" ` +
      `${shown} style="${STYLE}" />`
    for (const source of [image, ORIGIN + image]) {
      expect(mail(`![Stalas](${source})`)).toBe(`<p>${html}</p>`)
    }
  })

  it.each([
    ['cropped', '2400x1600', 'w=1200&h=630&fit=cover&fm=jpg', 'w=512&amp;h=269&amp;fit=cover', 269],
    ['resized', '2400x1600', 'w=800', 'w=512', 341],
    ['small', '2400x1600', 'w=480&fm=webp', 'w=480', 320],
  ])('that is %s by the image service already is so too', (_, size, before, asked, height) => {
    const image = uploaded(size)
    const service = `/.netlify/images?url=${encodeURIComponent(image)}&${before}`
    for (const source of [service, ORIGIN + service]) {
      expect(mail(`![Stalas](${source})`)).toContain(
        `src="${address(image, `${asked}&amp;fm=jpg`)}" alt="Stalas" width="${asked.slice(2, 5)}" height="${height}"`,
      )
    }
  })

  it('that may be transparent is a PNG', () => {
    const image = uploaded('800x600', 'png')
    expect(mail(`![](${image})`)).toContain(`src="${address(image, 'w=512&amp;fm=png')}"`)
  })

  it.each([
    ['![](https://a.example/a.jpg)', 'https://a.example/a.jpg', 'width="512"'],
    ['<img src="https://a.example/a.jpg" width="1600" height="900">', '', 'width="512"'],
    ['<img src="https://a.example/a.jpg" width="50%">', '', 'width="512"'],
    ['<img src="/icon-512.png">', `${ORIGIN}/icon-512.png`, 'width="512"'],
  ])('of another kind, %s, is as wide as the column at most', (source, src, width) => {
    expect(mail(source)).toContain(
      `<img src="${src || 'https://a.example/a.jpg'}" alt="" ${width} style="width:auto;${STYLE}" />`,
    )
  })

  it('of another kind that says how narrow it is stays so', () => {
    expect(mail('<img src="https://a.example/a.png" alt="a" width="200" height="90">')).toBe(
      `<img src="https://a.example/a.png" alt="a" width="200" height="90" style="${STYLE}" />`,
    )
  })

  it('has no style, sizes or address of the writer', () => {
    const html = mail(
      `<img src="${uploaded('800x600')}" style="position:fixed" srcset="https://evil.example/x 2x" sizes="1px" loading="lazy">` +
        '<img src="//evil.example/e.png"><img src="data:image/png;base64,AAAA">',
    )
    expect(html).not.toMatch(/position|evil|srcset|sizes|loading|data:/)
    expect(html.match(/<img/g)).toHaveLength(1)
  })
})

it('an image without an address is left out of mails and the feed', () => {
  for (const render of [mailHtml, feedHtml]) {
    expect(render('a ![b]() <img alt="c"> <img src=""> d', ORIGIN)).toMatch(/^<p>a +d<\/p>$/)
  }
})

it.each([
  ['![Stalas](//a.example/a.webp)', '<p>Stalas</p>'],
  ['- [ ] a\n- [x] b', '<ul>\n<li>☐ a</li>\n<li>☑ b</li>\n</ul>'],
  ['a[^1]\n\n[^1]: Išnaša.', '<p>a[^1]</p>\n<p>[^1]: Išnaša.</p>'],
])('mails and the feed show nothing less than the page: %j', (source, html) => {
  for (const render of [mailHtml, feedHtml]) expect(render(source, ORIGIN)).toBe(html)
})

describe('a link in a mail or the feed', () => {
  it.each([mailHtml, feedHtml])('has a whole address', (render) => {
    const html = render(
      '[a](/testai) [b](/blog/x#dalis-y) [c](https://example.lt/) [d](mailto:a@example.lt) [e](kita)',
      ORIGIN,
    )
    expect(html).toBe(
      `<p><a href="${ORIGIN}/testai">a</a> <a href="${ORIGIN}/blog/x#dalis-y">b</a> ` +
        '<a href="https://example.lt/" rel="noopener">c</a> <a href="mailto:a@example.lt">d</a> ' +
        `<a href="${ORIGIN}/kita">e</a></p>`,
    )
  })

  it.each([
    ['a heading', '[**a** b](#dalis-b)', '<p><strong>a</strong> b</p>'],
    ['a footnote', 'a<sup><a href="#fn1" title="1">1</a></sup>', '<p>a<sup>1</sup></p>'],
    ['nothing', '[a](#) [b]()', '<p>a b</p>'],
    ['a script', '[a](javascript:alert(1)) <a>b</a>', '<p>a b</p>'],
    ['another protocol', '[a](//evil.example)', '<p>a</p>'],
  ])('to %s is only its words', (_, source, html) => {
    for (const render of [mailHtml, feedHtml]) expect(render(source, ORIGIN)).toBe(html)
  })

  it('finds no ids, as headings have none', () => {
    for (const render of [mailHtml, feedHtml]) {
      expect(render('## a\n\n### a\n\n<h2 id="x">b</h2>', ORIGIN)).toBe(
        '<h2>a</h2>\n<h3>a</h3>\n<h2>b</h2>',
      )
    }
  })
})

it.each([
  ' sizes="x"',
  ' srcset="a.png 2x"',
  'href="#a"',
  'src="/a"',
  ' id="vieta" loading="lazy"',
  ' href="/testai"',
])('the words %j are not changed', (words) => {
  for (const render of [mailHtml, feedHtml]) {
    expect(render(`Rašykite${words} arba \`a${words}\`.\n\n##${words}`, ORIGIN)).toBe(
      `<p>Rašykite${words} arba <code>a${words}</code>.</p>\n` +
        (words.startsWith(' ') ? `<h2>${words.trim()}</h2>` : `<p>##${words}</p>`),
    )
  }
})

it('a text beyond the limits is in paragraphs', () => {
  expect(mail(`${'>'.repeat(17)} [a](#b)`)).toBe(`<p>${'&gt;'.repeat(17)} [a](#b)</p>`)
})
