import { expect, it } from 'vitest'
import { letterHtml } from './letters.ts'

it('a letter shows what looks like a tag as it is written', () => {
  expect(letterHtml('Kai <vardas> vėluoja,', 'https://akademija.example')).toBe(
    '<p>Kai &lt;vardas&gt; vėluoja,</p>',
  )
})

it('a letter is for mail programs: whole addresses, bound spaces, images of one size', () => {
  const origin = 'https://akademija.example'
  const image = '/media/0123456789abcdef0123456789abcdef-1000x750.webp'
  const html = letterHtml(
    `## Labas\n\nPer 4 val. [a](/testai) sizes="x" ![c](${image}) <img src="//d.example/e.png">`,
    origin,
  )
  expect(html).toContain('<h2>Labas</h2>')
  expect(html).toContain('Per 4\u00A0val.')
  expect(html).toContain(`<a href="${origin}/testai">a</a> sizes="x" `)
  const resized = `/.netlify/images?url=${encodeURIComponent(image)}&amp;w=512&amp;fm=jpg`
  expect(html).toContain(`<img src="${origin}${resized}" alt="c" width="512" height="384" `)
  expect(html).not.toContain('d.example')
})
