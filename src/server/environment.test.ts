import type { Context } from '@netlify/functions'
import { describe, expect, it, vi } from 'vitest'
import { TEST_PAYMENT_LINKS } from '#src/features/consultations/consultations.ts'
import { environment } from './environment.ts'

/** Variables that the site's settings give to the deploys of every context. */
const SHARED = {
  DATABASE_URL: 'postgres://site@ep-tikra.example/site',
  NETLIFY_DB_URL: 'postgres://site@ep-tikra.example/site',
  PUBLIC_SITE_URL: 'https://www.akademija.example',
  BUILD_HOOK_URL: 'https://api.netlify.example/build_hooks/1',
  SMTP_URL: 'smtp://pastas.example',
  ERROR_WEBHOOK_URL: 'https://klaidos.example',
  MAIL_FROM: 'labas@akademija.example',
  IMAP_URL: 'imaps://labas:raktas@pastas.example',
  OMNISEND_API_KEY: 'raktas',
  OPENAI_API_KEY: 'raktas',
  PAYMENT_LINK_WEEKLY: 'https://kasa.example/savaite',
  PAYMENT_LINK_MONTHLY: 'https://kasa.example/menuo',
  NETLIFY_LOCAL: '',
  REBUILD_MIN_INTERVAL: undefined,
}

/** Returns the environment of a deploy of this context, when every variable is set. */
function environmentOf(context: string) {
  for (const [name, value] of Object.entries(SHARED)) vi.stubEnv(name, value)
  const deploy = { context, id: '64b', published: context === 'production' }
  const site = { id: '1', name: 'akademija', url: SHARED.PUBLIC_SITE_URL }
  vi.stubGlobal('Netlify', { context: { deploy, site } as Context })
  return environment()
}

describe.each(['deploy-preview', 'branch-deploy', 'preview-server', 'dar-nezinomas'])(
  'the environment of a %s',
  (context) => {
    it('has no build hook, AI, mail, mailbox, marketing or CDN, and only test payment links', () => {
      expect(environmentOf(context)).toMatchObject({
        inPreview: true,
        buildHookUrl: null,
        mail: null,
        mailbox: null,
        omnisend: null,
        openai: { apiKey: null },
        errorWebhookUrl: null,
        paymentLinks: TEST_PAYMENT_LINKS,
        withoutCdn: true,
      })
    })

    it('has no database but that of previews', () => {
      expect(environmentOf(context).databaseUrl).toBeNull()
      const url = 'postgres://site@ep-bandymu.example/site'
      vi.stubEnv('PREVIEW_DATABASE_URL', url)
      expect(environmentOf(context).databaseUrl).toBe(url)
    })

    it('has the address of the deploy itself', () => {
      expect(environmentOf(context).origin).toBe('https://64b--akademija.netlify.app')
    })
  },
)

it('has everything in production', () => {
  expect(environmentOf('production')).toMatchObject({
    inPreview: false,
    databaseUrl: SHARED.DATABASE_URL,
    origin: SHARED.PUBLIC_SITE_URL,
    buildHookUrl: SHARED.BUILD_HOOK_URL,
    mail: { smtpUrl: SHARED.SMTP_URL },
    omnisend: { apiKey: SHARED.OMNISEND_API_KEY },
    errorWebhookUrl: SHARED.ERROR_WEBHOOK_URL,
    openai: { apiKey: SHARED.OPENAI_API_KEY },
    paymentLinks: {
      weekly: SHARED.PAYMENT_LINK_WEEKLY,
      monthly: SHARED.PAYMENT_LINK_MONTHLY,
    },
    withoutCdn: false,
    rebuildIntervalMs: 3_600_000,
  })
})

describe("the key of Netlify's AI Gateway", () => {
  const url = 'https://www.akademija.example/.netlify/ai/'

  /** Returns the API key that functions use when the gateway's variables and `more` are set. */
  function keyWith(more: Record<string, string>) {
    const gateway = { NETLIFY_AI_GATEWAY_KEY: 'vartai', NETLIFY_AI_GATEWAY_URL: url }
    for (const [name, value] of Object.entries({ ...gateway, ...more })) vi.stubEnv(name, value)
    return environment().openai.apiKey
  }

  it('counts as none, by itself and by its address', () => {
    expect(keyWith({ OPENAI_API_KEY: 'vartai', OPENAI_BASE_URL: url })).toBeNull()
    expect(keyWith({ OPENAI_API_KEY: 'vartai', OPENAI_BASE_URL: '' })).toBeNull()
    expect(keyWith({ OPENAI_API_KEY: 'kitas', OPENAI_BASE_URL: url })).toBeNull()
  })

  it("is used when the owner says so, and a key of the owner's own always", () => {
    const own = { OPENAI_API_KEY: 'vartai', OPENAI_BASE_URL: url, USE_AI_GATEWAY: 'true' }
    expect(keyWith(own)).toBe('vartai')
    expect(keyWith({ OPENAI_API_KEY: 'raktas', OPENAI_BASE_URL: '', USE_AI_GATEWAY: '' })).toBe(
      'raktas',
    )
  })
})
