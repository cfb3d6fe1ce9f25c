import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { renderMarkdown } from '#src/domain/markdown.ts'
import { blogTexts } from '#src/texts/blog.ts'
import { Prose } from './Prose.tsx'

it('makes each table a named region that takes the focus', () => {
  const table = '| a | b |\n| - | - |\n| c | d |'
  const html = renderToStaticMarkup(<Prose html={renderMarkdown(`${table}\n\ne\n\n${table}`)} />)
  const names = [...html.matchAll(/<div role="region" tabindex="0" aria-label="([^"]+)"><table>/g)]
  expect(names.map(([, name]) => name)).toEqual(['Lentelė 1', 'Lentelė 2'])
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2)
})

it('makes each text that keeps its lines a named region that takes the focus', () => {
  const text = '```\n<table>\n```'
  const html = renderToStaticMarkup(<Prose html={renderMarkdown(`${text}\n\ne\n\n${text}`)} />)
  const names = [...html.matchAll(/<pre role="region" tabindex="0" aria-label="([^"]+)">/g)]
  expect(names.map(([, name]) => name)).toEqual([1, 2].map(blogTexts.preformatted))
  expect(html).not.toContain('<table')
})
