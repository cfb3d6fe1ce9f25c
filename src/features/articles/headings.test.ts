import { describe, expect, it } from 'vitest'
import { contentsOf, contentsOfPage, plainText } from './headings.ts'
import { renderMarkdown } from './markdown.ts'

const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

describe('the id of a heading', () => {
  it('is made of its words, on the second and third level', () => {
    const html = renderMarkdown('## Kas yra *ryšys*?\n\n### „Aš“ sakiniai\n\n#### Žemiau')
    expect(html).toContain('<h2 id="dalis-kas-yra-rysys">Kas yra <em>ryšys</em>?</h2>')
    expect(html).toContain('<h3 id="dalis-as-sakiniai">„Aš“ sakiniai</h3>')
    expect(html).toContain('<h4>Žemiau</h4>')
  })

  it('is unique within the article, whatever the headings say', () => {
    const source = '## Kitas\n\n## Kitas 2\n\n## Kitas\n\n### Kitas\n\n## ???\n\n## !!!'
    expect(ids(renderMarkdown(source))).toEqual(
      ['kitas', 'kitas-2', 'kitas-3', 'kitas-4', '1', '1-2'].map((id) => `dalis-${id}`),
    )
  })

  it('is the only one that content can have', () => {
    const html = renderMarkdown('<h2 id="turinys" class="x">Turinys</h2>\n\n<p id="meniu">a</p>')
    expect(ids(html)).toEqual(['dalis-turinys'])
  })
})

describe('the table of contents', () => {
  const content = (sections: number) =>
    renderMarkdown(
      Array.from({ length: sections }, (_, index) => `## Dalis ${index + 1}\n\nTekstas.`).join(
        '\n\n',
      ),
    )

  it('lists the sections of a long article with their ids', () => {
    const source = '## „Pirma“ & *kita*\n\na\n\n### Ne\n\nb\n\n## Antra\n\nc\n\n## Trečia\n\nd'
    expect(contentsOf({ content: renderMarkdown(source), readingTime: 4 })).toEqual([
      { id: 'dalis-pirma-kita', title: '„Pirma“ & kita' },
      { id: 'dalis-antra', title: 'Antra' },
      { id: 'dalis-trecia', title: 'Trečia' },
    ])
  })

  it('is there from three sections and four minutes on', () => {
    expect(contentsOf({ content: content(3), readingTime: 4 })).toHaveLength(3)
    expect(contentsOf({ content: content(2), readingTime: 9 })).toEqual([])
    expect(contentsOf({ content: content(9), readingTime: 3 })).toEqual([])
  })

  it('is there in a static page from four sections on, however short', () => {
    expect(contentsOfPage({ content: content(4) })).toHaveLength(4)
    expect(contentsOfPage({ content: content(3) })).toEqual([])
  })
})

it('is the words of an article without its markup', () => {
  const html = renderMarkdown('## Ryšys\n\nPir**mas** [žodis](/testai).\n\n- vienas\n- du')
  expect(plainText(html)).toBe('Ryšys Pirmas žodis. vienas du')
})

it('shows characters that HTML has to escape as they were written', () => {
  expect(plainText(renderMarkdown('Aš & tu: 1 < 2 > 0, `"&lt;"`'))).toBe(
    'Aš & tu: 1 < 2 > 0, "&lt;"',
  )
})

it('parts words at blocks and line breaks, not at inline elements', () => {
  expect(plainText('<p>a<br>b</p><ul><li>c</li></ul><p>d<a href="/e">f</a><sub>2</sub></p>')).toBe(
    'a b c df2',
  )
  expect(plainText('  a&nbsp;b   \n c&quot;d&#39;e&lt;f&gt;g&amp;amp;h ')).toBe(
    'a b c"d\'e<f>g&amp;h',
  )
})
