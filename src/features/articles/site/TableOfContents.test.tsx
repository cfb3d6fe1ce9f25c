import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blogTexts } from '../texts.ts'
import { TableOfContents } from './TableOfContents.tsx'

/** Returns the ids of the sections that are linked before the closed list and in it. */
function linked(count: number): [open: string[], closed: string[]] {
  const sections = Array.from({ length: count }, (_, index) => ({
    id: `dalis-${index + 1}`,
    title: `Dalis ${index + 1}`,
  }))
  const html = renderToStaticMarkup(<TableOfContents sections={sections} />)
  expect(html).toContain(`<summary>${count > 4 ? blogTexts.allContents : blogTexts.contents}`)
  const [open = '', closed = ''] = html.split('<details>')
  const idsIn = (part: string) => [...part.matchAll(/href="#(.*?)"/g)].map(([, id = '']) => id)
  return [idsIn(open), idsIn(closed)]
}

test('a long table of contents has three entries open and the rest in a closed list', () => {
  expect(linked(5)).toEqual([
    ['dalis-1', 'dalis-2', 'dalis-3'],
    ['dalis-4', 'dalis-5'],
  ])
})

test('a short one is a closed list', () => {
  expect(linked(4)).toEqual([[], ['dalis-1', 'dalis-2', 'dalis-3', 'dalis-4']])
  expect(renderToStaticMarkup(<TableOfContents sections={[]} />)).toBe('')
})
