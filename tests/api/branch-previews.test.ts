import { getStore } from '@netlify/blobs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxFlag } from '#src/server/outbox-trigger.ts'
import { hashPassword } from '#src/features/account/server/passwords.ts'
import { advancePublishing } from '#src/features/publishing/server/publishing.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { type OmnisendStandIn, startOmnisendStandIn } from '../support/omnisend.ts'
import { EVENTS, purchaseOf, sendEvent } from '../../scripts/runtime/stand-ins/checkout-events.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../scripts/runtime/stand-ins/smtp.ts'
import { articleBody } from './content.ts'
import { useStandIn } from './stand-in.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { at, PASSWORD, useAdministrator, useTestSite } from './test-site.ts'

const hook = useStandIn()
let smtp: SmtpStandIn
let omnisend: OmnisendStandIn
let mails = 0

const site = useTestSite({ environment: { CONTEXT: 'deploy-preview' } })
const admin = useAdministrator(site)

beforeAll(async () => {
  smtp = await startSmtpStandIn(() => {
    mails += 1
    return Promise.resolve()
  })
  omnisend = await startOmnisendStandIn()
})
afterAll(() => Promise.all([smtp.stop(), omnisend.stop()]))

// Variables that are set for no particular deploy context apply to production and to previews.
beforeEach(() => {
  vi.stubEnv('BUILD_HOOK_URL', `${hook.url}/hook`)
  vi.stubEnv('SMTP_URL', smtp.url)
  vi.stubEnv('MAIL_FROM', 'Santykių akademija <labas@akademija.example>')
  vi.stubEnv('OMNISEND_API_KEY', omnisend.key)
  vi.stubEnv('OMNISEND_BASE_URL', omnisend.url)
})

const save = (slug: string) => admin('POST', '/api/admin/blog', articleBody({ slug }))

describe('a preview', () => {
  it('is not rebuilt after a save, nor on request, and says so', async () => {
    expect((await admin('GET', '/api/admin/publishing')).body).toMatchObject({ status: 'preview' })
    expect(await save('sakos-straipsnis')).toMatchObject({ status: 201 })
    await advancePublishing(site.db)
    const retried = await admin('POST', '/api/admin/publishing/retry')
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
    const { body } = await admin('GET', '/api/admin/orders')
    expect(body).toMatchObject({ total: 0, payments: 'preview' })
  })

  it('sends no mails, which stay in the outbox, and queues no contacts', async () => {
    const body = { name: 'Rūta', email: 'ruta@pastas.example', consultationType: 'individual' }
    expect((await site.call('POST', '/api/consultation/book', { body })).status).toBe(200)
    await confirmNewsletter(site.db, 'ona@pastas.example', 'Ona')

    await site.deliver()
    const stored = await site.db.read.selectFrom('outbox').select(['kind', 'state']).execute()
    expect(stored.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['booking-notice', 'booking-receipt']),
    )
    expect(stored.map(({ kind }) => kind)).not.toContain('contact')
    expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(['waiting']))
    expect(mails).toBe(0)
    expect(omnisend.calls).toEqual([])
    for (const list of ['outbox', 'letters']) {
      expect(at((await admin('GET', `/api/admin/${list}`)).body, 'mail'), list).toBe('preview')
    }
  })

  it('asks no address of notices for a confirmation', async () => {
    const body = { confirmation: { password: PASSWORD }, noticeEmail: 'nauja@akademija.example' }
    expect(await admin('PUT', '/api/admin/settings/notices', body)).toMatchObject({
      status: 409,
      body: { error: errorTexts.noticesOfPreview },
    })
    const { body: settings } = await admin('GET', '/api/admin/settings')
    expect(settings).toMatchObject({ pendingNotices: null })
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

  // The last test, since a stored password ends the sessions of other tests.
  it('does not look at a stored password, deletes it, and stores none', async () => {
    const other = 'ramus vakaras prie ežero'
    const [hash, environmentHash] = [await hashPassword(other), await hashPassword(PASSWORD)]
    await site.db.write
      .insertInto('adminPassword')
      .values({ id: crypto.randomUUID(), hash, environmentHash })
      .execute()
    const { status } = await site.call('POST', '/api/admin/login', { body: { password: other } })
    expect(status).toBe(401)
    const token = await site.logIn()
    const stored = () => site.db.read.selectFrom('adminPassword').selectAll().execute()
    expect(await stored()).toEqual([])

    const state = await site.call('GET', '/api/admin/password', { token })
    expect(state).toMatchObject({ status: 200, body: { source: 'preview' } })
    const body = { confirmation: { password: PASSWORD }, newPassword: other }
    expect(await site.call('PUT', '/api/admin/password', { token, body })).toMatchObject({
      status: 409,
      body: { error: errorTexts.passwordOfPreview },
    })
    expect(await stored()).toEqual([])
  })
})
