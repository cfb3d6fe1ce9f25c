import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { readPublishing } from '#src/features/publishing/server/publishing-queries.ts'
import { MAX_IMAGE_BYTES } from '#src/features/images/images.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { imageTexts } from '#src/features/images/texts.ts'
import { EVENTS, purchaseOf, signedCall } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { articleBody } from '../api/content.ts'
import { png } from '../api/image-files.ts'
import { at, clearOutbox, isRecord, textAt } from '../api/test-site.ts'
import { BUILT_MARK, BUILT_VERSION } from './bundles-setup.ts'
import { SITE_URL, usePlatform } from './platform.ts'
import { functionAt } from './routes.ts'

const mails: string[] = []
const smtp: SmtpStandIn = await startSmtpStandIn((mail) => void mails.push(mail.toString()))
afterAll(() => smtp.stop())

const platform = usePlatform({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'labas@akademija.example',
  PAYMENT_WEBHOOK_SECRET: 'whsec_a',
  PAYMENT_LINK_ID_WEEKLY: 'plink_a',
})
const PREVIEWS = ['deploy-preview', 'branch-deploy', 'preview-server', 'something-new']
const booking = JSON.stringify({ name: 'Rūta', email: 'a@p.example', consultationType: 'couple' })

let token = ''
beforeAll(async () => {
  token = await platform.logIn()
})
beforeEach(() => {
  platform.outside.length = 0
  platform.onOutside = () => undefined
})

const called = new Set<string>()
const call: typeof platform.call = (address, options) => {
  called.add(options?.name ?? new URL(address, SITE_URL).pathname)
  return platform.call(address, options)
}
const post = (address: string, body: unknown, options = {}) =>
  call(address, { method: 'POST', body: JSON.stringify(body), token, ...options })

const orders = () =>
  platform.outside.filter(({ url }) => url.includes('/.netlify/functions/deliver-outbox'))

describe('a function on the platform', () => {
  it.each([
    ['/api/blog', 200],
    ['/api/quizzes', 200],
    ['/api/experts', 200],
    ['/api/changes', 200],
    ['/api/health', 200],
    ['/api/blog/nera-tokio', 404],
    ['/blog/nera-tokio', 404],
    ['/media/nera.webp', 404],
    ['/perziura/negera', 403],
    ['/sutarties-atsisakymas', 200],
    ['/mano-duomenys', 200],
    ['/aciu/cs_live_a', 200],
    ['/uzsakymas/negera', 403],
    ['/api/admin/blog', 401],
  ])('answers GET %s with %i, with and without the platform headers', async (address, status) => {
    for (const context of ['production', null]) {
      expect(await call(address, { context }), String(context)).toMatchObject({ status })
    }
  })

  it.each(PREVIEWS)('does not touch the database of production in %s', async (context) => {
    for (const address of ['/api/blog', '/api/health']) {
      const answer = await call(address, { context })
      expect(answer.status, address).toBe(503)
      expect(answer.headers.get('Netlify-CDN-Cache-Control')).toBe('no-store')
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    }
    expect((await call('/blog/kas', { context })).status).toBe(503)
  })

  it('reads the files of its build at run time', async () => {
    const created = await post('/api/admin/blog', articleBody({ slug: 'platformos-straipsnis' }))
    expect(created.status).toBe(201)
    const page = await call('/blog/platformos-straipsnis')
    expect(page).toMatchObject({ status: 200 })
    expect(page.text).toContain(`<main>${BUILT_MARK}`)
    expect(page.text).toContain(textAt(created.body, 'title'))
    expect(page.headers.get('Content-Security-Policy')).toContain("'sha256-test'")
    expect((await call('/sutarties-atsisakymas')).text).toContain('<title>visitor</title>')
  })

  it('shows a draft behind a preview link, a letter, and progress', async () => {
    const draft = await post(
      '/api/admin/blog',
      articleBody({ slug: 'juodrastis', published: false }),
    )
    const link = await post('/api/admin/preview-link', {
      kind: 'post',
      id: textAt(draft.body, 'id'),
    })
    const { pathname } = new URL(textAt(link.body, 'url'))
    expect((await call(pathname)).text).toContain('<title>post-preview</title>')
    const letter = await post('/api/admin/letter-preview', { subject: 'Labas', content: 'Vakaras' })
    expect(letter.text).toContain('Vakaras')
    const slug = 'bendras-santykiu-testas'
    const { body: quiz } = await call(`/api/quiz/${slug}`)
    const questionId = textAt(quiz, 'questions.0.id')
    expect((await post(`/api/quiz/${slug}/progress`, { questionId })).status).toBeLessThan(300)
    const submitted = await post(`/api/quiz/${slug}/submit`, { email: 'a@p.example', answers: [] })
    expect(submitted.status).toBe(400)
  })
})

describe('a trailing slash', () => {
  it.each(['/api/blog', '/api/quizzes', '/api/health', '/api/quiz/bendras-santykiu-testas'])(
    'after %s changes no answer',
    async (address) => {
      const bodies = [await call(`${address}/`), await call(address)].map(({ body }) =>
        // Each call measures these anew.
        isRecord(body) ? { ...body, databaseMs: null, databaseDistance: null } : body,
      )
      expect(bodies[0]).toEqual(bodies[1])
    },
  )

  it('after a form is left out of account', async () => {
    const body = JSON.stringify({ email: 'b@p.example' })
    const options = { method: 'POST', body }
    expect(await call('/api/newsletter/subscribe/', options)).toMatchObject({ status: 200 })
  })
})

describe('work after the answer', () => {
  beforeEach(() => clearOutbox(platform))

  it('is awaited: a booking orders its mails, which a background function sends', async () => {
    const answer = await call('/api/consultation/book', { method: 'POST', body: booking })
    expect(answer).toMatchObject({ status: 200, outsideAtAnswer: 0 })
    const [order] = orders()
    expect(order?.url).toBe(`${SITE_URL}/.netlify/functions/deliver-outbox-background`)
    const name = 'deliver-outbox-background'
    const address = `/.netlify/functions/${name}`
    await call(address, { name, method: 'POST', body: 'svetimas' })
    expect(mails).toHaveLength(0)
    await call(address, { name, method: 'POST', body: order?.body ?? '' })
    expect(mails).toHaveLength(2)
  })

  it('is ordered from the site itself where the platform names no deploy', async () => {
    await call('/api/consultation/book', { method: 'POST', body: booking, context: null })
    expect(orders().map(({ url }) => new URL(url).origin)).toEqual([SITE_URL])
  })

  it('of an order that nobody signed is none', async () => {
    const name = 'generate-image-background'
    const run = call(`/.netlify/functions/${name}`, { name, method: 'POST', body: 'svetimas' })
    expect((await run).outsideAtEnd).toBe(0)
  })
})

describe('an event of the platform', () => {
  const payload = (state: string) => ({
    payload: {
      id: 'deploy-2',
      state,
      context: 'production',
      created_at: new Date().toISOString(),
      published_at: new Date().toISOString(),
      deploy_ssl_url: 'https://deploy-2--akademija.netlify.app',
    },
    site: { id: 'site-id', name: 'akademija', url: SITE_URL },
  })
  const announce = (event: string, state: string) =>
    post('/.netlify/functions/deploy-events', payload(state), {
      name: 'deploy-events',
      headers: { 'x-netlify-event': event },
    })

  it('that says that a deploy succeeded, of one that cannot be asked, records the function’s own build', async () => {
    expect((await announce('deploy_succeeded', 'ready')).status).toBe(200)
    expect(await readPublishing(platform.db)).toMatchObject({ liveVersion: BUILT_VERSION })
  })

  it('that says that a deploy succeeded records what its build carries', async () => {
    platform.onOutside = ({ url }) =>
      url.endsWith('/build.json') ? Response.json({ contentVersion: BUILT_VERSION + 1 }) : undefined
    expect((await announce('deploy_succeeded', 'ready')).status).toBe(200)
    expect(await readPublishing(platform.db)).toMatchObject({ liveVersion: BUILT_VERSION + 1 })
    expect(platform.outside.map(({ url }) => url)).toContain(
      'https://deploy-2--akademija.netlify.app/build.json',
    )
  })

  it('that says that a deploy failed records the failure', async () => {
    expect((await announce('deploy_failed', 'error')).status).toBe(200)
    expect(await readPublishing(platform.db)).toMatchObject({ failure: 'build' })
  })

  it.each(['publish-pending', 'read-mailbox', 'delete-expired'])(
    'by schedule runs %s',
    async (name) => {
      const body = { next_run: new Date().toISOString() }
      const headers = { 'x-netlify-event': 'schedule' }
      const run = await post(`/.netlify/functions/${name}`, body, { name, headers })
      expect(run.status).toBe(204)
    },
  )
})

describe('a body', () => {
  const MEGABYTE = 1024 * 1024

  it.each([4.5, 5, 6])('of %d MB of JSON is refused in a sentence', async (megabytes) => {
    const body = JSON.stringify({ email: 'x'.repeat(megabytes * MEGABYTE) })
    for (const sent of [body, new TextEncoder().encode(body)]) {
      const answer = await call('/api/newsletter/subscribe', {
        method: 'POST',
        body: sent,
        headers: { 'content-type': 'application/json' },
      })
      expect(answer).toMatchObject({ status: 413, body: { error: errorTexts.bodyTooLarge } })
    }
  })

  const upload = async (body: string | Uint8Array, type = 'image/png') => {
    const { body: opened } = await call('/api/objects/upload', { method: 'POST', token })
    const address = textAt(opened, 'uploadURL')
    const headers = { 'content-type': type }
    return { address, answer: await call(address, { method: 'PUT', body, headers }) }
  }

  it('of an image is stored, and served byte by byte', async () => {
    const { address, answer } = await upload(await png())
    expect(answer).toMatchObject({ status: 200 })
    const stored = await post('/api/admin/blog-image', { imageURL: address }, { method: 'PUT' })
    expect(stored.status).toBe(200)
    const served = await call(textAt(stored.body, 'imageUrl'))
    expect(served.headers.get('Content-Type')).toMatch(/^image\//)
    expect(served.bytes.byteLength).toBeGreaterThan(100)
  })

  it.each([4.5, 6])('of %d MB that is no image is refused in a sentence', async (megabytes) => {
    const bytes = new Uint8Array(megabytes * MEGABYTE)
    const { answer } = await upload(bytes)
    expect(answer.status).toBe(bytes.byteLength > MAX_IMAGE_BYTES ? 413 : 415)
    const sentences = Object.values(imageTexts).filter((text) => typeof text === 'string')
    expect(sentences).toContain(at(answer.body, 'error'))
  })
})

// The gateway's variables remain in the process.
it('does not use the AI gateway of the platform without being told to', async () => {
  const gateway = {
    url: 'https://gateway.example/ai',
    token: 'gateway-token',
    envVars: [{ key: 'OPENAI_API_KEY', url: 'OPENAI_BASE_URL' }],
  }
  const event = { aiGateway: Buffer.from(JSON.stringify(gateway)).toString('base64') }
  const body = {
    title: 'Vakaras',
    excerpt: 'Ramiai.',
    content: 'Kaip kalbėtis.',
    category: 'Bendravimas',
  }
  const answer = await post('/api/admin/seo/suggest', body, { event })
  expect(answer).toMatchObject({ status: 503, outsideAtEnd: 0 })
})

it('takes a signed event of the checkout as the bytes it came as', async () => {
  const buyer = { email: 'ruta@pastas.example', name: 'Rūta' }
  const purchase = purchaseOf({ linkId: 'plink_a', ...buyer, amount: 3900, monthly: false })
  const event = { ...EVENTS.completed(purchase), livemode: true }
  const { headers, body } = signedCall(event, 'whsec_a')
  const address = '/api/payments/webhook'
  expect(await call(address, { method: 'POST', headers, body })).toMatchObject({ status: 200 })
  const changed = body.replace('3900', '1')
  const refused = await call(address, { method: 'POST', headers, body: changed })
  expect(refused).toMatchObject({ status: 400 })
})

it('every function was run here', () => {
  const bundles = inject('bundles')
  const run = [...called].map((name) => functionAt(bundles, name)?.bundle.name ?? name)
  run.push('admin-login')
  expect(bundles.map(({ name }) => name).filter((name) => !run.includes(name))).toEqual([])
})
