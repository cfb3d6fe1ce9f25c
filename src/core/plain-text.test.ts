import { expect, it } from 'vitest'
import { renderMarkdown } from '#src/features/articles/markdown.ts'
import { plainText } from './plain-text.ts'

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
