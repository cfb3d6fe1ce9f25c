import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signToken } from '#netlify/services/signing.ts'
import { articleBody, pageBody, quizBody } from './content.ts'
import { textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
const DAY_MS = 24 * 60 * 60 * 1000
let siteDirectory = ''
let token = ''

beforeAll(async () => {
  token = await site.logIn()
  siteDirectory = await mkdtemp(path.join(tmpdir(), 'shells-'))
  await mkdir(path.join(siteDirectory, 'shells'))
  const write = (shell: string, html: string) =>
    writeFile(path.join(siteDirectory, 'shells', `${shell}.html`), html)
  await write('preview-refused', '<body>negalioja</body>')
  for (const kind of ['post', 'page', 'quiz']) {
    await write(`${kind}-preview`, `<head><!--head--></head><body><!--item--></body>`)
    await write(`${kind}-missing`, `<body>${kind} nerastas</body>`)
  }
  process.env.SITE_DIR = siteDirectory
})
afterAll(() => rm(siteDirectory, { recursive: true }))

const createLink = (kind: string, id: string) =>
  site.call('POST', '/api/admin/preview-link', { token, body: { kind, id } })
const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

describe.each([
  ['post', '/api/admin/blog', articleBody],
  ['page', '/api/admin/pages', pageBody],
  ['quiz', '/api/admin/quiz', quizBody],
] as const)('the preview link of a %s', (kind, adminPath, makeBody) => {
  let id = ''
  let link = ''

  beforeAll(async () => {
    const created = await site.call('POST', adminPath, {
      token,
      body: makeBody({ slug: `juodrastis-${kind}`, title: 'Juodraštis & <b>', published: false }),
    })
    id = textAt(created.body, 'id')
    link = textAt((await createLink(kind, id)).body, 'url')
  })

  it('holds for 7 days at an address of the site', async () => {
    const before = Date.now()
    const { status, body } = await createLink(kind, id)
    expect(status).toBe(200)
    expect(textAt(body, 'url').startsWith(`${site.url}/perziura/`)).toBe(true)
    expect(tokenOf(textAt(body, 'url'))).toMatch(/^[\w-]+$/)
    const lasts = Date.parse(textAt(body, 'expiresAt')) - before
    expect(lasts / DAY_MS).toBeCloseTo(7, 2)
  })

  it('opens a page for no search engine, no cache and no other site', async () => {
    const { status, body, headers } = await site.call('GET', link)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(body).toContain(
      '<head><title>Juodraštis &amp; &lt;b&gt; - Santykių akademija</title>' +
        '<meta name="robots" content="noindex"></head>',
    )
  })

  it('shows the draft as visitors will read it, as it is saved now', async () => {
    const read = async () => String((await site.call('GET', link)).body)
    const before = await read()
    expect(before).toContain('>Juodraštis &amp; &lt;b&gt;</h1>')
    expect(before).toMatch(kind === 'quiz' ? /<legend/ : /<p>(Pirma pastraipa|Tekstas)\./)
    for (const secret of ['weights', 'advice', 'focusKeyword', 'publishAt']) {
      expect(before, secret).not.toContain(secret)
    }
    await site.call('PUT', `${adminPath}/${id}`, {
      token,
      body: makeBody({ slug: `juodrastis-${kind}`, title: 'Naujas', published: false }),
    })
    expect(await read()).toContain('>Naujas</h1>')
  })

  it('is refused when it was forged or has expired', async () => {
    const expired = signToken('preview', [kind, id], new Date(Date.now() - 1))
    const original = tokenOf(link)
    const forged = [
      original.slice(0, -1),
      `${original}A`,
      (original.startsWith('A') ? 'B' : 'A') + original.slice(1),
      signToken('upload', [kind, id], new Date(Date.now() + DAY_MS)),
      'isgalvotas',
    ]
    for (const wrong of [expired, ...forged]) {
      const page = await site.call('GET', `/perziura/${wrong}`)
      expect(page, wrong).toMatchObject({ status: 403, body: '<body>negalioja</body>' })
      expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
    }
  })

  it('opens no more once it is revoked, and one that is made then does', async () => {
    const revoke = () => site.call('DELETE', `/api/admin/preview-link/${kind}/${id}`, { token })
    expect(await revoke()).toMatchObject({ status: 200, body: { success: true } })
    expect(await site.call('GET', link)).toMatchObject({ status: 403 })
    link = textAt((await createLink(kind, id)).body, 'url')
    expect(await site.call('GET', link)).toMatchObject({ status: 200 })
  })

  it('finds nothing once the item is deleted, and is made for none that is not there', async () => {
    await site.call('DELETE', `${adminPath}/${id}`, { token })
    expect(await site.call('GET', link)).toMatchObject({
      status: 404,
      body: `<body>${kind} nerastas</body>`,
    })
    expect(await createLink(kind, id)).toMatchObject({ status: 404 })
    expect(
      await site.call('DELETE', `/api/admin/preview-link/${kind}/${id}`, { token }),
    ).toMatchObject({ status: 404 })
  })
})

describe('a preview link', () => {
  it('answers 503 with the not-found view when the database is down', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv('DATABASE_URL', 'postgres://site:x@127.0.0.1:9/site')
    const later = new Date(Date.now() + DAY_MS)
    const link = signToken('preview', ['page', crypto.randomUUID()], later)
    expect(await site.call('GET', `/perziura/${link}`)).toMatchObject({
      status: 503,
      body: '<body>page nerastas</body>',
    })
  })

  it('needs a secret to be signed with', async () => {
    const { body } = await site.call('POST', '/api/admin/blog', { token, body: articleBody() })
    vi.stubEnv('SIGNING_SECRET', '')
    // Sessions end with the secret.
    token = await site.logIn()
    expect(await createLink('post', textAt(body, 'id'))).toMatchObject({
      status: 503,
      body: { error: 'Nuorodų pasirašymas nesukonfigūruotas: nenustatytas SIGNING_SECRET.' },
    })
    vi.unstubAllEnvs()
    token = await site.logIn()
  })
})
