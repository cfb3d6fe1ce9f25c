import { expect, it } from 'vitest'
import { articles } from '#db/seeds/articles/index.ts'
import { plainText } from './headings.ts'
import { renderMarkdown } from './markdown.ts'

const source = (title: string) => `- [Autorius, „${title}“, 2016](https://doi.org/1)`

it.each([
  'The Female Sexual Response',
  'Physiological Self-Soothing',
  'Domestic abuse in pregnancy',
])('tells screen readers that a source is English: %s', (title) => {
  const html = renderMarkdown(source(title))
  expect(html).toContain(`Autorius, „<span lang="en">${title}</span>“, 2016</a>`)
  expect(plainText(html)).toBe(`Autorius, „${title}“, 2016`)
})

it.each([
  source('STOP vartojimo kreditams'),
  source('Mediacija – kokybiškas, bet ne visada tinkamas ginčų sprendimas'),
  '[„Artumo žemėlapis with love“](/blog/artumas)',
  'Ji tarė: „I am thinking.“',
])('leaves other texts: %s', (text) => {
  expect(renderMarkdown(text)).not.toContain('lang=')
})

it('finds the English titles of the starting articles', () => {
  const html = articles.map(({ content }) => renderMarkdown(content)).join('')
  expect(html.match(/<span lang="en">/g)?.length).toBeGreaterThan(25)
})
