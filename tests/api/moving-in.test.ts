import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminPost } from '#src/features/articles/contracts.ts'
import { moveIn } from '../../scripts/import/move-in.ts'
import { readOlderSite } from '../../scripts/import/older-site.ts'
import { readWordpress } from '../../scripts/import/wordpress.ts'
import {
  comments,
  type ExportedEntry,
  exportedPicture,
  metaOf,
  termOf,
  wordpressExport,
} from '../support/wordpress-export.ts'
import { bandBody, questionBody } from './content.ts'
import { jpeg, png } from './image-files.ts'
import { PASSWORD, useTestSite } from './test-site.ts'

const site = useTestSite()
let token = ''
let folder = ''

/** Files and answers of another site by path; all other paths answer 404. */
const served = new Map<string, unknown>()
const asked: string[] = []
const server = createServer((request, response) => {
  const name = `${request.method === 'GET' ? '' : `${request.method} `}${request.url}`
  asked.push(name)
  const answer = served.get(name)
  const isAdmin = name.startsWith('/api/admin/')
  if (isAdmin && request.headers.authorization !== 'Bearer raktas') response.writeHead(401).end()
  else if (answer === undefined) response.writeHead(404).end('Not found')
  else if (typeof answer === 'number') response.writeHead(answer).end()
  else response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer))
})
let older = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moving-in-'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  older = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const name of ['virselis', 'pirmas', 'antras']) served.set(`/${name}.png`, await png())
  served.set('/nuotrauka.jpg', await jpeg())
  token = await site.logIn()
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  for (const table of ['blogPosts', 'quizzes', 'media', 'itemVersions'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
  asked.length = 0
})

const admin = async <Answer>(path: string) =>
  (await site.call('GET', path, { token })).body as Answer
/** Starts the command with a file. */
function start(file: string) {
  const env = { ...process.env, SITE_PASSWORD: PASSWORD }
  return spawn('node', ['scripts/import.ts', file, '--site', site.url], { env })
}

const importXml = (xml: string, options = {}) =>
  moveIn(readWordpress(xml), site.url, token, options)

/** Returns all content and images of the site. */
async function contentOf() {
  const [posts, pages, quizzes, media] = await Promise.all([
    admin<AdminPost[]>('/api/admin/blog'),
    admin<AdminPost[]>('/api/admin/pages'),
    admin<{ id: string; slug: string }[]>('/api/admin/quizzes'),
    admin<{ total: number }>('/api/admin/media'),
  ])
  return { posts, pages, quizzes, images: media.total }
}

async function importOne(
  content: string,
  given: Partial<ExportedEntry> = {},
  files: string[] = [],
) {
  const report = await importXml(wordpressExport([{ id: 7, content, ...given }], files))
  const { posts } = await contentOf()
  return { report, post: posts[0], content: posts[0]?.content ?? '' }
}

const BODIES = [
  'Pirma <strong>eilutė</strong>\nantra\n\n<h2>Antraštė</h2>\n<ul>\n<li>Vienas\n<li>Du</ul>\nPabaiga <em>be galo',
  '<!-- wp:paragraph -->\n<p>Pastraipa <a href="https://senas.lt/2019/03/irasas-1/">kitame</a>.</p>\n<!-- /wp:paragraph -->',
  '[gallery ids="901,902"]\n\nPo galerijos [contact-form-7 id="5"] ir [su_note]pastaba[/su_note].',
  '<p><b>Blogas <i>HTML</b></i></div></p><table><tr><td>a<td>b<tr><td>c</table> Pabaiga',
]

function largeExport(): string {
  const entries = Array.from({ length: 300 }, (_, index): ExportedEntry => {
    const id = index + 1
    return {
      id,
      content: BODIES[index % BODIES.length] ?? '',
      status: index % 10 === 9 ? 'draft' : 'publish',
      type: index % 50 === 7 ? 'page' : 'post',
      more: comments(index % 3) + termOf('Bendravimas', 'bendravimas'),
    }
  })
  return wordpressExport(entries, [
    exportedPicture(901, `${older}/pirmas.png`, 'Pirmas'),
    exportedPicture(902, `${older}/antras.png`, 'Antras'),
  ])
}

describe('a WordPress export of 300 texts', () => {
  it('is moved in whole although the first run is killed; a third run changes nothing', async () => {
    const file = path.join(folder, 'export.xml')
    const xml = largeExport()
    await writeFile(file, xml)
    const command = start(file)
    try {
      const count = async () => (await admin<[]>('/api/admin/blog?view=summary')).length
      await expect.poll(count, { timeout: 30_000, interval: 200 }).toBeGreaterThan(5)
    } finally {
      command.kill('SIGKILL')
      await once(command, 'close')
    }
    const stopped = (await contentOf()).posts
    expect(stopped.length).toBeLessThan(270)

    const report = await importXml(xml)
    expect(report.failed).toEqual([])
    expect(report.created + report.passed.length).toBe(300)
    expect(report.left).toContain('300 × comment: not taken')
    expect(
      report.left.filter((line) => line.includes('[contact-form-7 id="5"] is left out')),
    ).not.toEqual([])

    const moved = await contentOf()
    expect([moved.posts.length, moved.pages.length, moved.images]).toEqual([294, 6, 2])
    expect(new Set(moved.posts.map(({ slug }) => slug)).size).toBe(294)
    expect(moved.posts.filter(({ published }) => !published)).toHaveLength(30)
    expect(moved.posts).toEqual(expect.arrayContaining(stopped))
    const first = moved.posts.find(({ slug }) => slug === 'irasas-1')
    expect(first).toMatchObject({
      publishedAt: '2019-03-05T06:07:08.000Z',
      category: 'Bendravimas',
      content: 'Pirma **eilutė**\\\nantra\n\n## Antraštė\n\n- Vienas\n- Du\n\nPabaiga *be galo*',
    })
    expect(moved.posts.find(({ slug }) => slug === 'irasas-2')?.content).toBe(
      'Pastraipa [kitame](/blog/irasas-1).',
    )

    const again = start(file)
    const [output] = await Promise.all([text(again.stdout), once(again, 'close')])
    expect(output).toContain('- post "Įrašas 1" (irasas-1): is here already\n')
    expect(output).toContain('Added: 0, left as it is: 300, failed: 0.')
    expect(again.exitCode).toBe(0)
    expect(await contentOf()).toEqual(moved)
  })
})

describe('a text of WordPress', () => {
  it('keeps its pictures, their words and its terms', async () => {
    const { report, post, content } = await importOne(
      `<img src="${older}/nuotrauka.jpg" alt="Du žmonės" />\n[caption id="a"]<img src="${older}/nera.png" /> Parašas[/caption]`,
      {
        title: 'Ką &amp; kaip',
        slug: 'A%C5%A1',
        more:
          termOf('Be temos', 'be-temos') +
          termOf('Šeima', 'seima') +
          termOf('konfliktai', 'konfliktai') +
          termOf('Ramybė', 'ramybe', 'post_tag') +
          metaOf('_thumbnail_id', '9') +
          metaOf('_yoast_wpseo_title', '%%title%% | Senas') +
          metaOf('_yoast_wpseo_metadesc', 'Aprašymas'),
      },
      [exportedPicture(9, `${older}/virselis.png`, 'Viršelis')],
    )
    expect(report.left).toEqual([
      'post "Ką & kaip" (as): its address "Aš" is changed',
      `post "Ką & kaip" (as): _yoast_wpseo_title is left out: %%title%% | Senas`,
      `post "Ką & kaip" (as): the picture ${older}/nera.png is left out: it is not there`,
    ])
    expect(post).toMatchObject({
      title: 'Ką & kaip',
      category: 'Konfliktai',
      tags: ['Šeima', 'Ramybė'],
      imageUrl: expect.stringMatching(/^\/media\//) as string,
      imageAltText: 'Viršelis',
      seoTitle: null,
      metaDescription: 'Aprašymas',
      excerpt: 'Parašas',
    })
    expect(content).toMatch(/^!\[Du žmonės\]\(\/media\/[0-9a-f]{32}-60x40\.webp\)\n\nParašas$/)
  })

  it.each([
    ['[sic] ir [1]', '[sic] ir [1]', []],
    ['[embed]https://youtu.be/a[/embed]', '[https://youtu.be/a](https://youtu.be/a)', []],
    [
      'Vaizdas: <iframe src="https://youtu.be/a"></iframe>',
      'Vaizdas:\n\n[https://youtu.be/a](https://youtu.be/a)',
      ['<iframe> became a link: https://youtu.be/a'],
    ],
    ['Rašykite <form><input></form>', 'Rašykite', ['<form> is left out', '<input> is left out']],
    ['A\n\n[gallery]', 'A', []],
  ])('%s', async (html, markdown, left) => {
    const { report, content } = await importOne(html)
    expect(content).toBe(markdown)
    expect(report.left).toEqual(left.map((line) => `post "Įrašas 7" (irasas-7): ${line}`))
  })

  it.each([
    ['private', '', 'it was private, and is a draft now'],
    [
      'publish',
      '<wp:post_password>a</wp:post_password>',
      'it was open only with a password, and is a draft now',
    ],
  ])('is no draft that anybody reads: %s', async (status, more, sentence) => {
    const { report, post } = await importOne('Tekstas.', { status, more })
    expect(post).toMatchObject({ published: false, publishedAt: null })
    expect(report.left).toEqual([`post "Įrašas 7" (irasas-7): ${sentence}`])
  })

  it('is not taken from the bin, nor are menus', async () => {
    const entries = [
      { id: 1, status: 'trash' },
      { id: 2, type: 'nav_menu_item' },
    ]
    const report = await importXml(wordpressExport(entries, []))
    expect(report).toMatchObject({
      created: 0,
      left: ['1 × trash post: not taken', '1 × nav_menu_item: not taken'],
    })
  })

  it('waits for a picture whose server has trouble, or goes without it if told so', async () => {
    served.set('/sutriko.png', 503)
    const xml = wordpressExport([{ id: 1, content: `A <img src="${older}/sutriko.png">` }], [])
    const failed = await importXml(xml)
    expect(failed).toMatchObject({ created: 0 })
    expect(failed.failed).toEqual([expect.stringContaining('/sutriko.png cannot be fetched')])
    expect((await importXml(xml, { withoutLostPictures: true })).created).toBe(1)
  })

  it('is not written over one that has its address here', async () => {
    await importOne('Pirmas.')
    const report = await importXml(wordpressExport([{ id: 8, slug: 'irasas-7' }], []))
    expect(report.passed).toEqual(['post "Įrašas 8" (irasas-7): its address is taken here'])
    expect((await contentOf()).posts).toMatchObject([{ content: 'Pirmas.' }])
  })

  it('is refused from a file that is no export', () => {
    for (const xml of ['', '<rss><channel>', 'tekstas', '<html></html>']) {
      expect(() => readWordpress(xml)).toThrow('The file is no WordPress export')
    }
  })
})

const dates = { createdAt: '2020-01-02T03:04:05.000Z', updatedAt: '2020-02-02T03:04:05.000Z' }
const textOf = (slug: string, changes: object = {}) => ({
  id: crypto.randomUUID(),
  slug,
  title: `Apie ${slug}`,
  excerpt: 'Trumpai.',
  category: 'Intymumas',
  tags: ['a'],
  readingTime: 3,
  imageUrl: null,
  ...dates,
  ...changes,
})

describe('an older site of this product', () => {
  it('is moved in by the calls of the specification; a second run changes nothing', async () => {
    const article = textOf('meile', {
      imageUrl: '/virselis.png',
      canonicalUrl: `${older}/blog/meile`,
    })
    const id = crypto.randomUUID()
    const quiz = {
      id,
      slug: 'testas',
      title: 'Testas',
      description: 'Apie.',
      published: true,
      ...dates,
    }
    const band = { ...bandBody(), id: crypto.randomUUID(), color: '#ef4444', omnisendSegment: null }
    served.set('POST /api/admin/login', { sessionToken: 'raktas' })
    served.set('/api/blog', [article])
    served.set('/api/blog/meile', { ...article, content: 'Pirma.\n\n![Du](/pirmas.png)' })
    const page = textOf('duk', { category: null, published: true, type: 'page' })
    const draft = textOf('juodrastis', { content: '## Vienas', published: false, type: 'page' })
    served.set('/api/admin/pages', [page, draft])
    served.set('/api/pages/duk', { ...page, content: '<h2>Kas?</h2><p>Tas <b>pats</b>.</p>' })
    served.set('/api/admin/quizzes', [
      quiz,
      { ...quiz, id: 'x', slug: 'be-klausimu', published: false },
    ])
    served.set(`/api/admin/quiz/${id}/full`, { questions: [questionBody()], categories: [band] })
    served.set('/api/admin/quiz/x/full', {
      questions: [questionBody({ options: [] })],
      categories: [],
    })

    const run = async () => moveIn(await readOlderSite(older, 'senas'), site.url, token)
    const report = await run()
    expect(report.created).toBe(4)
    expect(report.failed).toEqual([
      expect.stringMatching(/^quiz "Testas" \(be-klausimu\): questions\.0\.options: /),
    ])
    const moved = await contentOf()
    expect(moved.posts).toMatchObject([
      { id: article.id, publishedAt: dates.createdAt, canonicalUrl: null, category: 'Intymumas' },
    ])
    expect(moved.posts[0]?.imageUrl).toMatch(/^\/media\//)
    expect(moved.posts[0]?.content).toMatch(/^Pirma\.\n\n!\[Du\]\(\/media\//)
    const pages = Object.fromEntries(moved.pages.map((each) => [each.slug, each]))
    expect(pages.duk).toMatchObject({ published: true, content: '## Kas?\n\nTas **pats**.' })
    expect(pages.juodrastis).toMatchObject({ published: false, content: '## Vienas' })
    expect(await admin(`/api/admin/quiz/${id}/full`)).toMatchObject({
      slug: 'testas',
      published: true,
      questions: [{ weights: ['0', '1', '2'] }],
      categories: [{ id: band.id, color: '#ef4444', advice: 'Ką daryti.' }],
    })

    asked.length = 0
    expect(await run()).toMatchObject({ created: 0 })
    expect(asked.filter((name) => name.endsWith('.png'))).toEqual([])
    expect(await contentOf()).toEqual(moved)
  })
})
