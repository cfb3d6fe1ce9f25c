import { expect, it } from 'vitest'
import { renderMarkdown } from './markdown.ts'
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
