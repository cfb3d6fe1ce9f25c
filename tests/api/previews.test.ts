import { beforeAll, describe, expect, it, vi } from 'vitest'
import { signToken } from '#src/server/signing.ts'
import { articleBody, pageBody, quizBody } from './content.ts'
import { SHELL, useShells } from './shells.ts'
import { textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
const DAY_MS = 24 * 60 * 60 * 1000
let token = ''

const shellsOf = (kind: string) => ({
  [`${kind}-preview`]: SHELL,
  [`${kind}-missing`]: `<body>${kind} nerastas</body>`,
})
useShells({
  'preview-refused': '<body>negalioja</body>',
  ...shellsOf('post'),
  ...shellsOf('page'),
  ...shellsOf('quiz'),
})

beforeAll(async () => {
  token = await site.logIn()
})

const admin = (method: string, path: string, body?: unknown) =>
  site.call(method, `/api/admin/${path}`, { token, ...(body === undefined ? {} : { body }) })
const createLink = (kind: string, id: string) => admin('POST', 'preview-link', { kind, id })
const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

describe.each([
  ['post', 'blog', articleBody],
  ['page', 'pages', pageBody],
  ['quiz', 'quiz', quizBody],
] as const)('the preview link of a %s', (kind, path, makeBody) => {
  const draft = (title: string) => makeBody({ slug: `juodrastis-${kind}`, title, published: false })
  let id = ''
  let link = ''
  const revoke = () => admin('DELETE', `preview-link/${kind}/${id}`)

  beforeAll(async () => {
    id = textAt((await admin('POST', path, draft('Juodraštis & <b>'))).body, 'id')
    link = textAt((await createLink(kind, id)).body, 'url')
  })

  it('holds for 7 days at an address of the site', async () => {
    const before = Date.now()
    const { status, body } = await createLink(kind, id)
    expect(status).toBe(200)
    const url = textAt(body, 'url')
    expect(url).toBe(`${site.url}/perziura/${tokenOf(url)}`)
    expect(tokenOf(url)).toMatch(/^[\w-]+$/)
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
    await admin('PUT', `${path}/${id}`, draft('Naujas'))
    expect(await read()).toContain('>Naujas</h1>')
  })

  it('is refused when it was forged or has expired', async () => {
    for (const wrong of [
      signToken('preview', [kind, id], new Date(Date.now() - 1)),
      signToken('upload', [kind, id], new Date(Date.now() + DAY_MS)),
      `${tokenOf(link)}A`,
      'isgalvotas',
    ]) {
      const page = await site.call('GET', `/perziura/${wrong}`)
      expect(page, wrong).toMatchObject({ status: 403, body: '<body>negalioja</body>' })
      expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
    }
  })

  it('opens no more once it is revoked, and one that is made then does', async () => {
    expect(await revoke()).toMatchObject({ status: 200, body: { success: true } })
    expect(await site.call('GET', link)).toMatchObject({ status: 403 })
    link = textAt((await createLink(kind, id)).body, 'url')
    expect(await site.call('GET', link)).toMatchObject({ status: 200 })
  })

  it('finds nothing once the item is deleted, and is made for none that is not there', async () => {
    await admin('DELETE', `${path}/${id}`)
    expect(await site.call('GET', link)).toMatchObject({
      status: 404,
      body: `<body>${kind} nerastas</body>`,
    })
    expect(await createLink(kind, id)).toMatchObject({ status: 404 })
    expect(await revoke()).toMatchObject({ status: 404 })
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
    const { body } = await admin('POST', 'blog', articleBody())
    vi.stubEnv('SIGNING_SECRET', '')
    // Sessions end when the secret changes.
    token = await site.logIn()
    expect(await createLink('post', textAt(body, 'id'))).toMatchObject({
      status: 503,
      body: { error: 'Nuorodų pasirašymas nesukonfigūruotas: nenustatytas SIGNING_SECRET.' },
    })
    vi.unstubAllEnvs()
    token = await site.logIn()
  })
})
