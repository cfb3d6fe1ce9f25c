import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { prepareProduction } from '#db/deploy-database.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { markDatabase } from '#db/deploy-marker.ts'
import { openDatabase as connect } from '#db/client.ts'
import { hashPassword } from '#src/features/account/server/passwords.ts'
import { openDatabase } from '../runtime/open-database.ts'
import { startSmtpStandIn } from '../runtime/stand-ins/smtp.ts'
import { checkDatabase } from './check-database.ts'
import { checkEnvironment } from './check-environment.ts'
import { checkMailDomain, checkMailServer } from './check-mail.ts'
import { checkMailbox } from './check-mailbox.ts'
import { checkSite } from './check-site.ts'
import { describeFinding, type Finding } from './finding.ts'

const levels = (findings: Finding[]) => findings.map(({ level }) => level)
const missingOf = (findings: Finding[]) =>
  findings.filter(({ level }) => level === 'missing').map(({ what }) => what)

describe('the environment', () => {
  const SECRET = 'Zm9ydHktdHdvIGJ5dGVzIG9mIHJhbmRvbW5lc3MgaGVyZQ'

  beforeEach(async () => {
    const values = {
      PUBLIC_SITE_URL: 'https://www.akademija.example',
      ADMIN_PASSWORD: '',
      ADMIN_PASSWORD_HASH: await hashPassword('ilgas ir geras slaptažodis'),
      SIGNING_SECRET: SECRET,
      BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/64b0c0ffee',
      REBUILD_MIN_INTERVAL: '3600',
      PAYMENT_LINK_WEEKLY: 'https://kasa.example/savaite',
      PAYMENT_LINK_MONTHLY: 'https://kasa.example/menuo',
      PAYMENT_WEBHOOK_SECRET: 'whsec_raktas',
      PAYMENT_LINK_ID_WEEKLY: 'plink_savaite',
      PAYMENT_LINK_ID_MONTHLY: 'plink_menuo',
      OPENAI_API_KEY: 'raktas',
      OMNISEND_API_KEY: 'raktas',
      SMTP_URL: 'smtps://a:b@pastas.example',
      MAIL_FROM: 'Akademija <labas@akademija.example>',
      ERROR_WEBHOOK_URL: 'https://klaidos.example/1',
      PUBLIC_ANALYTICS_ID: '',
    }
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
  })

  it('lacks nothing when all is set', () => {
    expect(missingOf(checkEnvironment())).toEqual([])
  })

  it('is told what AI costs by Netlify’s gateway, and how often a deploy may be asked for', () => {
    vi.stubEnv('USE_AI_GATEWAY', 'true')
    vi.stubEnv('REBUILD_MIN_INTERVAL', '60')
    const notes = checkEnvironment().filter(({ level }) => level === 'note')
    expect(notes.map(({ what }) => what)).toEqual([
      'REBUILD_MIN_INTERVAL is 60 s.',
      'Without a key AI help is paid in Netlify’s credits: 180 for a dollar.',
    ])
  })

  it('is warned of a copied connection string whose password Netlify changes', () => {
    vi.stubEnv('NETLIFY_DB_URL', 'postgres://a:naujas@ep-1.neon.example/b')
    for (const [own, expected] of [
      ['', 0],
      ['postgres://a:senas@ep-2.neon.example/b', 0],
      ['postgres://a:senas@ep-1.neon.example/b', 1],
    ] as const) {
      vi.stubEnv('DATABASE_URL', own)
      const told = checkEnvironment().filter(({ what }) => what.includes('NETLIFY_DB_URL'))
      expect(told, own).toHaveLength(expected)
      expect(JSON.stringify(told)).not.toMatch(/senas|naujas/)
    }
  })

  it.each([
    ['PUBLIC_SITE_URL', 'http://www.akademija.example'],
    ['PUBLIC_SITE_URL', 'https://www.akademija.example/lt'],
    ['ADMIN_PASSWORD_HASH', ''],
    ['ADMIN_PASSWORD_HASH', 'scrypt'],
    ['SIGNING_SECRET', ''],
    ['SIGNING_SECRET', 'slaptas'],
    ['SIGNING_SECRET', 'a'.repeat(64)],
    ['BUILD_HOOK_URL', ''],
    ['PAYMENT_LINK_WEEKLY', 'http://kasa.example'],
    ['PAYMENT_LINK_ID_WEEKLY', ''],
    ['PAYMENT_WEBHOOK_SECRET', 'raktas'],
    ['SMTP_URL', 'pastas.example'],
    ['SMTP_URL', ''],
    ['MAIL_FROM', 'Akademija'],
    ['ERROR_WEBHOOK_URL', 'klaidos'],
    ['REBUILD_MIN_INTERVAL', 'valanda'],
    ['PUBLIC_ANALYTICS_ID', 'UA-1'],
  ])('lacks %s when it is "%s"', (name, value) => {
    vi.stubEnv(name, value)
    const findings = checkEnvironment()
    expect(missingOf(findings)).toHaveLength(1)
    expect(missingOf(findings)[0]).toContain(name)
    expect(findings.every(({ level, mend }) => level === 'well' || mend !== undefined)).toBe(true)
    const printed = findings.map(describeFinding).join('\n')
    expect(printed).not.toContain(SECRET)
    expect(printed).not.toContain('scrypt$')
  })
})

describe('the database', () => {
  it('is empty, behind, marked, or one of previews', async () => {
    const database = await openDatabase(undefined, undefined)
    try {
      expect(levels(await checkDatabase(database.url))).toEqual(['well', 'note'])
      await migrateToLatest(database.url)
      expect(levels(await checkDatabase(database.url))).toEqual(['well', 'well', 'advice'])
      await prepareProduction(database.url)
      expect(levels(await checkDatabase(database.url))).toEqual(['well', 'well', 'well'])
      const { write } = connect(database.url)
      await sql`alter table schema_migrations rename to current_migrations`.execute(write)
      await sql`create table schema_migrations as
        select '020-deploy-marker' as name, now() as applied_at`.execute(write)
      expect(missingOf(await checkDatabase(database.url))).toEqual([
        'Its migrations cannot be continued.',
      ])
      await sql`drop table schema_migrations`.execute(write)
      await sql`alter table current_migrations rename to schema_migrations`.execute(write)
      await connect(database.url)
        .write.insertInto('adminPassword')
        .values({ id: crypto.randomUUID(), hash: '', environmentHash: await hashPassword('senas') })
        .execute()
      for (const [value, told] of [
        ['senas', 'The password that was changed in the panel counts.'],
        ['naujas', 'The environment’s password counts: it is newer than that of the panel.'],
        ['', undefined],
      ] as const) {
        vi.stubEnv('ADMIN_PASSWORD_HASH', '')
        vi.stubEnv('ADMIN_PASSWORD', value)
        expect((await checkDatabase(database.url))[3]?.what).toBe(told)
      }
      const marker = { role: 'preview', host: '127.0.0.1' } as const
      await write.deleteFrom('deployMarker').execute()
      await markDatabase(connect(database.url), marker).execute()
      expect(missingOf(await checkDatabase(database.url))).toEqual([
        'The database is marked as one of previews.',
      ])
    } finally {
      await database.stop()
    }
  })

  it('is missing when it is not set or does not answer, without its password in the words', async () => {
    expect(missingOf(await checkDatabase(null))).toEqual(['DATABASE_URL is not set.'])
    for (const url of ['postgres://a:slaptas@127.0.0.1:9/b', 'slaptas']) {
      const findings = await checkDatabase(url)
      expect(missingOf(findings)).toEqual(['The database does not answer.'])
      expect(JSON.stringify(findings)).not.toContain('slaptas')
    }
  })
})

describe('mail', () => {
  it('is well when the server answers, and missing when none does', async () => {
    const smtp = await startSmtpStandIn(() => undefined)
    expect((await checkMailServer(smtp.url)).level).toBe('well')
    await smtp.stop()
    expect(await checkMailServer(smtp.url)).toMatchObject({
      level: 'missing',
      what: 'The mail server does not answer.',
    })
  })

  it('may come back unread, and is otherwise read from a server with TLS that answers', async () => {
    vi.stubEnv('SMTP_URL', 'smtps://a:b@pastas.example')
    vi.stubEnv('MAIL_FROM', 'labas@akademija.example')
    expect(await checkMailbox()).toMatchObject([{ level: 'note' }])
    vi.stubEnv('IMAP_URL', 'imap://a:slaptas@127.0.0.1:9')
    expect(await checkMailbox()).toMatchObject([
      { what: 'IMAP_URL is no address of an IMAP server with TLS.' },
    ])
    vi.stubEnv('IMAP_URL', 'imaps://a:slaptas@127.0.0.1:9')
    vi.stubEnv('MAIL_FROM', `${'l'.repeat(22)}@akademija.example`)
    const findings = await checkMailbox()
    expect(levels(findings)).toEqual(['missing', 'advice', 'advice'])
    expect(missingOf(findings)).toEqual(['The IMAP server does not answer.'])
    expect(JSON.stringify(findings)).not.toContain('slaptas')
  })

  it('wants SPF and DMARC of the sender’s domain, where DNS answers', async () => {
    const records: Record<string, string[][]> = {
      'a.example': [['v=spf1 ', '-all']],
      '_dmarc.a.example': [['v=DMARC1; p=reject']],
      'b.example': [['other']],
    }
    const resolve = (name: string) => {
      const found = records[name]
      const code = name.includes('c.example') ? 'ETIMEOUT' : 'ENOTFOUND'
      return found ? Promise.resolve(found) : Promise.reject(Object.assign(new Error(), { code }))
    }
    expect(levels(await checkMailDomain('a.example', resolve))).toEqual(['well', 'well'])
    expect(levels(await checkMailDomain('b.example', resolve))).toEqual(['advice', 'advice'])
    expect(levels(await checkMailDomain('c.example', resolve))).toEqual(['note', 'note'])
  })
})

describe('a deployed site', () => {
  const PAGE = {
    'content-security-policy': "frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
  const SEARCH_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
  const HEALTH = {
    status: 'ok',
    database: 'ok',
    storage: 'ok',
    publishing: 'ok',
    outbox: 'ok',
    schedules: 'ok',
    lateSchedules: [],
    mailboxReadAt: null,
    contentVersion: 3,
    migration: '001-initial',
    otherHours: [],
    otherSeller: [],
    missingPages: [],
    region: 'eu-central-1',
    databaseMs: 4,
    databaseDistance: 'near',
  }
  const builtAt = new Date().toISOString()
  const details = { code: '305', address: 'Upės g. 5', topicQuizzes: {}, missing: [], madeUp: [] }
  const owner = { ...startingSettings, ...details, packages: [] }
  const buildOf = (changes: object) =>
    JSON.stringify({ contentVersion: 3, builtAt, plainItems: [], owner: { ...owner, ...changes } })
  type Answer = [body: string, headers?: Record<string, string>, status?: number]
  let answers: Record<string, Answer> = {}
  let server: Server
  let origin = ''

  beforeEach(async () => {
    answers = {
      '/': ['<!doctype html>', PAGE],
      '/blog': ['', { 'content-security-policy': SEARCH_POLICY }],
      '/admin/login': ['<!doctype html>', { 'x-robots-tag': 'noindex' }],
      '/api/health': [JSON.stringify(HEALTH)],
      '/api/quizzes': ['[]', { 'cache-status': '"Netlify Edge"; hit' }],
      '/api/quizzes/': ['[]'],
      '/build.json': [buildOf({})],
      '/robots.txt': ['User-agent: *'],
      '/sitemap-index.xml': ['<sitemapindex/>'],
      '/rss.xml': ['<rss/>'],
    }
    server = createServer((request, response) => {
      const [body, headers = {}, status = 200] = answers[request.url?.split('?')[0] ?? ''] ?? [
        '',
        {},
        404,
      ]
      response.writeHead(status, headers).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  it('lacks nothing when everything answers', async () => {
    const findings = await checkSite(origin)
    expect(new Set(levels(findings))).toEqual(new Set(['well']))
    expect(findings.map(({ what }) => what)).toContain('Built today, content version 3')
  })

  it.each<[string, Record<string, Answer>, string]>([
    ['its health', { '/api/health': ['<html>', {}, 500] }, '/api/health does not answer.'],
    [
      'its database',
      { '/api/health': [JSON.stringify({ ...HEALTH, database: 'unreachable' }), {}, 503] },
      '/api/health: database unreachable',
    ],
    [
      'room in its database',
      { '/api/health': [JSON.stringify({ ...HEALTH, database: 'read-only' }), {}, 503] },
      '/api/health: database read-only',
    ],
    [
      'its policy',
      { '/': ['', { ...PAGE, 'content-security-policy': '' }] },
      'The home page lacks Content-Security-Policy.',
    ],
    [
      'its place in search',
      { '/': ['', { ...PAGE, 'x-robots-tag': 'noindex' }] },
      'The site is kept from search engines.',
    ],
    [
      'its search',
      { '/blog': ['', { 'content-security-policy': `default-src 'self', ${SEARCH_POLICY}` }] },
      'The policy of /blog does not let the search run.',
    ],
    [
      'the context of its functions',
      { '/api/quizzes': ['[]', { 'x-robots-tag': 'noindex', 'cache-status': 'Netlify; hit' }] },
      'Functions and pages differ in their deploy context.',
    ],
    [
      'the list that the CDN caches',
      { '/api/quizzes': ['', {}, 500] },
      '/api/quizzes does not answer.',
    ],
    ['a way to that list', { '/api/quizzes': ['', {}, 404] }, '/api/quizzes does not answer.'],
    [
      'calls with a slash',
      { '/api/quizzes/': ['', {}, 404] },
      'A call with a trailing slash gets another answer.',
    ],
    [
      'HSTS',
      { '/': ['', { ...PAGE, 'strict-transport-security': '' }] },
      'The home page lacks Strict-Transport-Security.',
    ],
    ['its feed', { '/rss.xml': ['', {}, 404] }, '/rss.xml does not answer.'],
    ['its build', { '/build.json': ['{}'] }, '/build.json does not answer.'],
    ['noindex', { '/admin/login': [''] }, '/admin/login does not answer, or may be indexed.'],
  ])('lacks %s', async (_, changes, what) => {
    Object.assign(answers, changes)
    expect(missingOf(await checkSite(origin))).toEqual([what])
  })

  it.each<[string, Answer]>([
    ['a page that asks for the login', ['<title>Login Redirect</title>', {}, 401]],
    ['a redirect', ['', { location: 'https://app.netlify.com/edge-access?domain=a.example' }, 302]],
    [
      'a script',
      ["<script>location.href = 'https://app.netlify.com/edge-access?domain=a'</script>"],
    ],
  ])('is told to be private in one sentence when strangers get %s', async (_, answer) => {
    answers = { '/': answer }
    expect(missingOf(await checkSite(origin))).toEqual([
      'Strangers get Netlify’s login instead of the site.',
    ])
  })

  it('names what the law wants of a seller and is not set', async () => {
    answers['/build.json'] = [buildOf({ missing: ['address', 'phone'] })]
    const said = (await checkSite(origin)).flatMap(({ level, what }) =>
      level === 'advice' ? [what] : [],
    )
    expect(said).toEqual([
      'The seller’s address is not set, which the Law on Information Society Services, article 6 asks for.',
      'The seller’s phone is not set, which the Civil Code, article 6.228-7 asks for.',
    ])
  })

  it('names what is made up', async () => {
    answers['/build.json'] = [buildOf({ madeUp: ['figures'] })]
    const said = (await checkSite(origin)).filter(({ level }) => level === 'advice')
    expect(said.map(({ what }) => what)).toEqual(['Made up for now: figures.'])
  })

  it('is advised to move when its database is far from its functions', async () => {
    const far = { region: 'us-east-2', databaseMs: 95, databaseDistance: 'far' }
    answers['/api/health'] = [JSON.stringify({ ...HEALTH, ...far })]
    const findings = await checkSite(origin)
    expect(findings.filter(({ level }) => level !== 'well')).toMatchObject([
      { level: 'advice', what: 'Functions in us-east-2, 95 ms to the database' },
    ])
  })

  it.each([
    [
      '"Netlify Edge"; fwd=miss',
      'advice',
      'An invented query string was not answered by the cache.',
    ],
    ['', 'note', 'No CDN says what it caches.'],
  ])('whose cache says %j of an invented query string', async (status, level, what) => {
    answers['/api/quizzes'] = ['[]', { 'cache-status': status }]
    const findings = await checkSite(origin)
    expect(findings.filter((finding) => finding.level !== 'well')).toMatchObject([{ level, what }])
  })

  it('is all missing when nothing answers', async () => {
    server.closeAllConnections()
    server.close()
    expect(missingOf(await checkSite(origin))).toHaveLength(9)
  })
})
