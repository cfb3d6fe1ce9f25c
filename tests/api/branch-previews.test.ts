import { getStore } from '@netlify/blobs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxFlag } from '#netlify/services/outbox-orders.ts'
import { advancePublishing } from '#netlify/services/publishing.ts'
import {
  type OmnisendStandIn,
  startOmnisendStandIn,
} from '../../scripts/runtime/stand-ins/omnisend.ts'
import { EVENTS, purchaseOf, sendEvent } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { articleBody } from './content.ts'
import { useStandIn } from './stand-in.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { at, useTestSite } from './test-site.ts'

const hook = useStandIn()
let smtp: SmtpStandIn
let omnisend: OmnisendStandIn
let mails = 0
let token = ''

const site = useTestSite({ environment: { CONTEXT: 'deploy-preview' } })

beforeAll(async () => {
  smtp = await startSmtpStandIn(() => {
    mails += 1
    return Promise.resolve()
  })
  omnisend = await startOmnisendStandIn()
  token = await site.logIn()
})
afterAll(() => Promise.all([smtp.stop(), omnisend.stop()]))

// Variables without a context are production's as well as a preview's.
beforeEach(() => {
  vi.stubEnv('BUILD_HOOK_URL', `${hook.url}/hook`)
  vi.stubEnv('SMTP_URL', smtp.url)
  vi.stubEnv('MAIL_FROM', 'Santykių akademija <labas@akademija.example>')
  vi.stubEnv('OMNISEND_API_KEY', omnisend.key)
  vi.stubEnv('OMNISEND_BASE_URL', omnisend.url)
})

const save = (slug: string) =>
  site.call('POST', '/api/admin/blog', { token, body: articleBody({ slug }) })

const status = async () => (await site.call('GET', '/api/admin/publishing', { token })).body

describe('a preview', () => {
  it('is not rebuilt after a save, nor on request, and says so', async () => {
    expect(await status()).toMatchObject({ status: 'preview' })
    expect(await save('sakos-straipsnis')).toMatchObject({ status: 201 })
    await advancePublishing(site.db)
    const retried = await site.call('POST', '/api/admin/publishing/retry', { token })
    expect(retried.body).toMatchObject({ status: 'preview', requestedAt: null })
    expect(hook.requests).toEqual([])
  })

  it('takes no event of a payment, whatever secret it is given', async () => {
    vi.stubEnv('PAYMENT_WEBHOOK_SECRET', 'whsec_a')
    vi.stubEnv('PAYMENT_LINK_ID_WEEKLY', 'plink_a')
    const buyer = { email: 'ruta@pastas.example', name: 'Rūta' }
    const purchase = purchaseOf({ linkId: 'plink_a', ...buyer, amount: 3900, monthly: false })
    const answer = await sendEvent(site.url, EVENTS.completed(purchase), 'whsec_a')
    expect(answer.status).toBe(503)
    const { body } = await site.call('GET', '/api/admin/orders', { token })
    expect(body).toMatchObject({ total: 0, payments: 'preview' })
  })

  it('sends neither mails nor contacts: they stay in the outbox, which says so', async () => {
    const booking = {
      name: 'Rūta',
      email: 'ruta@pastas.example',
      phone: '',
      consultationType: 'individual',
      preferredDate: '',
      message: '',
    }
    expect(await site.call('POST', '/api/consultation/book', { body: booking })).toMatchObject({
      status: 200,
    })
    await confirmNewsletter(site.db, 'ona@pastas.example', 'Ona')

    await site.deliver()
    const stored = await site.db.read.selectFrom('outbox').select(['kind', 'state']).execute()
    expect(stored.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['booking-notice', 'booking-receipt', 'contact']),
    )
    expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(['waiting']))
    expect(mails).toBe(0)
    expect(omnisend.calls).toEqual([])
    for (const list of ['outbox', 'letters']) {
      const { body } = await site.call('GET', `/api/admin/${list}`, { token })
      expect(at(body, 'mail'), list).toBe('preview')
    }
  })

  it('leaves no flag of pending work in the store that it shares with the published site', async () => {
    await save('be-zymos')
    await advancePublishing(site.db)
    await outboxFlag.set()
    for (const name of ['publishing', 'outbox']) {
      const { blobs } = await getStore({ name, consistency: 'strong' }).list()
      expect(blobs, name).toEqual([])
    }
  })

  it('tells search engines and caches to keep none of its answers', async () => {
    await save('neindeksuojamas')
    for (const [path, code] of [
      ['/api/blog', 200],
      ['/api/blog/neindeksuojamas', 200],
      ['/api/blog/nera-tokio', 404],
      ['/media/nera-tokio', 404],
    ] as const) {
      const answer = await site.call('GET', path)
      expect(answer.status, path).toBe(code)
      expect(answer.headers.get('X-Robots-Tag'), path).toBe('noindex')
      expect(answer.headers.get('Netlify-CDN-Cache-Control'), path).toBe('no-store')
    }
  })
})
