import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { renderMarkdown } from '../markdown.ts'
import { blogTexts } from '../texts.ts'
import { Prose } from './Prose.tsx'

it('makes each table a named region that takes the focus', () => {
  const table = '| a | b |\n| - | - |\n| c | d |'
  const html = renderToStaticMarkup(<Prose html={renderMarkdown(`${table}\n\ne\n\n${table}`)} />)
  const names = [...html.matchAll(/<div role="region" tabindex="0" aria-label="([^"]+)"><table>/g)]
  expect(names.map(([, name]) => name)).toEqual(['Lentelė 1', 'Lentelė 2'])
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2)
})

it('hangs the mark of each quotation that begins with one', () => {
  const html = renderToStaticMarkup(
    <Prose html={renderMarkdown('> „Taip.“\n>\n> „Ne.“\n\n„a“\n\n> Ne „taip“.')} />,
  )
  expect(html.match(/<p[^>]*>/g)).toEqual([
    '<p class="quoted">',
    '<p class="quoted">',
    '<p>',
    '<p>',
  ])
})

it('makes each text that keeps its lines a named region that takes the focus', () => {
  const text = '```\n<table>\n```'
  const html = renderToStaticMarkup(<Prose html={renderMarkdown(`${text}\n\ne\n\n${text}`)} />)
  const names = [...html.matchAll(/<pre role="region" tabindex="0" aria-label="([^"]+)">/g)]
  expect(names.map(([, name]) => name)).toEqual([1, 2].map(blogTexts.preformatted))
  expect(html).not.toContain('<table')
})

it('sets apart what leads to the help page, whose number for emergencies calls', () => {
  const link = 'Rašome [pagalbos puslapyje](/support), o pavojui gresiant skambinkite 112.'
  const source = `> **Jei bijote** – ne jums.\n\n${link}\n\n> Citata\n\nPo 112 metų.`
  const html = renderToStaticMarkup(<Prose html={renderMarkdown(source)} />)
  const [, warning, ...others] =
    /<div class="safety" role="note" aria-label="Jei nesaugu">(.*?)<\/div>/s.exec(html) ?? []
  expect(others).toEqual([])
  expect(warning).toContain('<a href="/support">pagalbos puslapyje</a>')
  expect(warning).toContain('skambinkite <a href="tel:112">112</a>.')
  expect(html).toContain('<blockquote>')
  expect(html.match(/class="safety"/g)).toHaveLength(1)
  expect(html.match(/tel:112/g)).toHaveLength(1)

  const quoted = `> **Jei bijote** – ne jums.\n>\n> ${link} Ar [112](tel:112).`
  const whole = renderToStaticMarkup(<Prose html={renderMarkdown(quoted)} />)
  expect(whole).not.toContain('<blockquote')
  expect(whole).toMatch(/^<div class="prose"><div class="safety".*ne jums\..*<\/div><\/div>$/s)
  expect(whole.match(/<a href="tel:112">112<\/a>/g)).toHaveLength(2)
})
