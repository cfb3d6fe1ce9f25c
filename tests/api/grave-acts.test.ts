import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { UNPROVEN } from '#src/core/acts.ts'
import type { Contract } from '#src/core/contract.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import type { NoticedAct } from '#src/core/outbox.ts'
import { proofTexts } from '#src/features/account/panel/proof-texts.ts'
import { PROOF_MINUTES } from '#src/features/account/contracts.ts'
import { PRIVACY_SLUG, TERMS_SLUG } from '#src/features/orders/orders.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { allContracts } from '../all-contracts.ts'
import { articleBody, pageBody } from './content.ts'
import { createAuthenticator } from './authenticator.ts'
import { dumpOf } from './database-dump.ts'
import { at, clearOutbox, PASSWORD, textAt, useTestSite } from './test-site.ts'

const ORIGIN = 'https://akademija.example'
const site = useTestSite({ environment: { PUBLIC_SITE_URL: ORIGIN } })
const admin = (await allContracts()).filter(([, { access }]) => access === 'admin')
const SETTINGS = '/api/admin/settings'
const confirmation = { password: PASSWORD }
let token = ''

beforeEach(async () => {
  for (const table of ['adminPasskeys', 'loginAttempts', 'blogPosts'] as const) {
    await site.db.write.deleteFrom(table).execute()
  }
  await sql`update owner_settings set settings = '{}'`.execute(site.db.write)
  token = await site.logIn()
  await clearOutbox(site)
})

const call = (method: string, path: string, body?: unknown) =>
  site.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const send = ({ route: { method, path } }: Contract) =>
  call(
    method,
    path.replaceAll(/:\w+/g, crypto.randomUUID()),
    method === 'GET' || method === 'DELETE' ? undefined : {},
  )
/** Lets the last confirmation be so many minutes ago. */
const age = (minutes: number) =>
  sql`update admin_sessions set proven_at = now() - make_interval(mins => ${minutes})`.execute(
    site.db.write,
  )
const confirm = (body: object = confirmation) =>
  call('POST', '/api/admin/confirmation', { confirmation: body })
const save = (changes: object) => call('PUT', SETTINGS, { ...startingSettings, ...changes })
const notices = async () =>
  (await site.db.read.selectFrom('outbox').select(['kind', 'act', 'recipient']).execute()).filter(
    ({ kind }) => kind === 'security-notice',
  )
const noticeOf = (act: NoticedAct) => [{ kind: 'security-notice', act, recipient: null }]

const REFUSED = { status: 403, body: { error: errorTexts.unproven, code: UNPROVEN } }

/** Writing calls that need no recent confirmation, and why. A new call must be put here, or be grave. */
const LIGHT: Record<string, readonly string[]> = {
  'are specified, or edit, publish or restore content, which has versions': [
    'createPost',
    'updatePost',
    'deletePost',
    'createPage',
    'updatePage',
    'deletePage',
    'createQuiz',
    'updateQuiz',
    'deleteQuiz',
    'createExpert',
    'updateExpert',
    'deleteExpert',
    'sortExperts',
    'restoreVersion',
    'importItem',
    'retryPublishing',
    'createPreviewLink',
    'revokePreviewLinks',
    'saveUnfinished',
    'deleteUnfinished',
    'createUpload',
    'attachImage',
    'deleteMedia',
    'generateContent',
    'generateImage',
    'cancelImageJob',
    'suggestSeo',
  ],
  'ask for the password or a passkey each time': [
    'startPasskey',
    'changePassword',
    'createRecoveryCodes',
    'moveNotices',
    'setPrice',
    'changeOrderAddress',
  ],
  'confirm, or only take rights away': [
    'confirmSession',
    'startConfirmation',
    'logout',
    'endSession',
    'endOtherSessions',
    'cancelNotices',
  ],
  'only tick off a step before the launch': ['confirmStep'],
  'decide by what changes': ['updateLetter', 'updateSettings'],
  'are the daily work with clients': [
    'updateBooking',
    'answerOrder',
    'recordMessage',
    'acceptMail',
    'dismissMail',
    'resolveMessages',
    'reopenMessages',
    'resetPassphrase',
    'sendNoticesOnly',
    'createNote',
    'updateNote',
    'deleteNote',
    'resolvePayment',
    'reopenPayment',
    'updateWithdrawal',
    'approveWithdrawal',
    'retryOutbox',
    'retryAllOutbox',
    'deleteOutbox',
  ],
  'prepare letters, or change who gets them by rules of consent': [
    'createLetter',
    'deleteLetter',
    'createSeries',
    'deleteSeries',
    'sortSteps',
    'deleteStep',
    'unscheduleLetter',
    'sendTestLetter',
    'previewLetter',
    'endRemoval',
    'approveSubscriber',
    'endSubscription',
    'addSubscriber',
    'checkSubscribers',
    'importSubscribers',
    'resumeSubscribers',
  ],
}

const GRAVE = [
  'anonymiseSubmissions',
  'createPasskey',
  'createStep',
  'deleteBooking',
  'deletePasskey',
  'deleteStopped',
  'deleteSubmission',
  'deleteSubscriber',
  'downloadBookings',
  'downloadClient',
  'downloadOrders',
  'downloadSubmissions',
  'downloadSubscribers',
  'eraseClient',
  'pauseSeries',
  'resendNotices',
  'sendLetter',
  'updateStep',
]

const graveCalls = admin.filter(([, { isGrave }]) => isGrave)

describe('every call of the panel', () => {
  it('that writes is grave, or is listed with the reason why not; files of people are grave', () => {
    expect(graveCalls.map(([name]) => name).sort()).toEqual(GRAVE)
    expect(Object.keys(proofTexts.acts), 'the dialog names each').toEqual([
      ...GRAVE,
      'updateLetter',
    ])
    const writes = admin.filter(([, { route, isGrave }]) => route.method !== 'GET' && !isGrave)
    expect(writes.map(([name]) => name).sort()).toEqual(Object.values(LIGHT).flat().sort())
    const reads = admin.filter(([, { route, isGrave }]) => route.method === 'GET' && !isGrave)
    expect(reads.filter(([, { act }]) => act !== null)).toEqual([])
  })

  it('is refused after ten minutes if it is grave, changes nothing, and is done once the session is confirmed', async () => {
    await age(PROOF_MINUTES)
    await clearOutbox(site)
    const before = await dumpOf(site.db)
    for (const [name, contract] of graveCalls) {
      expect(await send(contract), name).toMatchObject(REFUSED)
    }
    expect(await dumpOf(site.db)).toEqual(before)
    for (const [name, contract] of admin.filter(([, { isGrave }]) => !isGrave)) {
      if (name === 'logout') continue
      expect(at((await send(contract)).body, 'code'), name).not.toBe(UNPROVEN)
    }
    expect((await confirm()).status).toBe(200)
    for (const [name, contract] of graveCalls) {
      expect(at((await send(contract)).body, 'code'), name).not.toBe(UNPROVEN)
    }
  })
})

describe('a session', () => {
  const exported = () => call('GET', '/api/admin/subscribers.csv')

  it('is confirmed by its login for ten minutes', async () => {
    expect((await exported()).status).toBe(200)
    await age(PROOF_MINUTES - 1)
    expect((await exported()).status).toBe(200)
    await age(PROOF_MINUTES)
    expect(await exported()).toMatchObject(REFUSED)
  })

  it('is confirmed by the password and by a passkey, for itself alone, and not by a wrong one', async () => {
    const id = await addPasskey()
    const other = await site.logIn()
    await age(PROOF_MINUTES)
    expect(await confirm({ password: 'ne tas' })).toMatchObject({
      status: 403,
      body: { fields: { password: errorTexts.wrongPassword } },
    })
    expect(await exported()).toMatchObject(REFUSED)
    const { body: options } = await call('POST', '/api/admin/confirmation-options')
    const passkey = id.authenticator.get({ challenge: textAt(options, 'challenge') })
    expect((await confirm({ passkey })).status).toBe(200)
    expect((await exported()).status).toBe(200)
    const stolen = await site.call('GET', '/api/admin/subscribers.csv', { token: other })
    expect(stolen).toMatchObject(REFUSED)
    await age(PROOF_MINUTES)
    expect((await confirm({ passkey })).status, 'an answer counts once').toBe(403)
    expect(await exported()).toMatchObject(REFUSED)
  })

  it('is confirmed by right passwords as often as needed; five wrong ones count, also those sent at once', async () => {
    for (let time = 0; time < 12; time++) expect((await confirm()).status).toBe(200)
    const wrong = Array.from({ length: 4 }, () => confirm({ password: 'ne tas' }))
    expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await confirm()).status, 'a right one gives only its own try back').toBe(200)
    const guesses = Array.from({ length: 20 }, () => confirm({ password: 'ne tas' }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(1)
    expect(statuses.filter((status) => status === 429)).toHaveLength(19)
    expect((await confirm()).status).toBe(429)
  })

  it('is confirmed by an act that asks for the password each time', async () => {
    await age(PROOF_MINUTES)
    expect((await call('POST', '/api/admin/recovery-codes', { confirmation })).status).toBe(201)
    expect((await exported()).status).toBe(200)
  })
})

async function addPasskey() {
  const authenticator = createAuthenticator(ORIGIN)
  const { body } = await call('POST', '/api/admin/passkey-options', confirmation)
  const credential = authenticator.create({ challenge: textAt(body, 'challenge') })
  const added = await call('POST', '/api/admin/passkeys', { name: 'Telefonas', credential })
  return { authenticator, id: textAt(added.body, 'id') }
}

describe('the settings', () => {
  const { packages } = startingSettings
  const hidden = { ...packages, intensive: { ...packages.intensive, offer: 'hidden' } }
  const renamed = { ...packages, individual: { ...packages.individual, title: 'Kitas' } }

  it.each([
    { legalName: 'Kita' },
    { legalForm: 'MB' },
    { code: '305' },
    { vatCode: 'LT305' },
    { address: 'Upės g. 5' },
    { email: 'kita@ryto.example' },
    { phone: '+370 600 00000' },
    { packages: hidden },
    { packages: renamed },
  ])('change the seller and packages only in a confirmed session: %j', async (changes) => {
    await age(PROOF_MINUTES)
    const refused = await save(changes)
    expect(refused).toMatchObject(REFUSED)
    const [field = ''] = Object.keys(changes)
    expect(at(refused.body, 'fields'), 'the question names it').toHaveProperty(field)
    expect(proofTexts.changed).toHaveProperty(field)
    expect((await call('GET', SETTINGS)).body).toMatchObject({ ...startingSettings })
    await confirm()
    expect(await save(changes)).toMatchObject({ status: 200, body: changes })
  })

  it('change in all else without it', async () => {
    await age(PROOF_MINUTES)
    const { packages: _, ...others } = startingSettings
    expect((await call('PUT', SETTINGS, { ...others, city: 'Kaunas' })).status).toBe(200)
    expect((await save({ city: 'Kaunas', daysOff: ['2027-12-20'] })).status).toBe(200)
    const offered = { ...packages.individual, offer: 'offered', takenUntil: null }
    const passed = { ...offered, offer: 'taken', takenUntil: '2026-01-05' }
    await sql`update owner_settings set settings = settings ||
      jsonb_build_object('packages', ${JSON.stringify({ ...packages, individual: passed })}::jsonb)`.execute(
      site.db.write,
    )
    const saved = await save({
      ...{ city: 'Kaunas', daysOff: ['2027-12-20'] },
      packages: { ...packages, individual: offered },
    })
    expect(saved, 'a day that has passed is no change').toMatchObject({ status: 200 })
    expect(at(saved.body, 'changedParts')).toEqual([])
  })
})

it('a letter that is planned is changed only in a confirmed session, a draft in any', async () => {
  const LETTERS = '/api/admin/letters'
  const written = { subject: 'Vakaras', content: 'Labas.' }
  const { body: draft } = await call('POST', LETTERS, written)
  const path = `${LETTERS}/${textAt(draft, 'id')}`
  const change = (letter: unknown) =>
    call('PUT', path, { ...written, subject: 'Kita', updatedAt: textAt(letter, 'updatedAt') })
  await age(PROOF_MINUTES)
  const changed = await change(draft)
  expect(changed.status).toBe(200)
  await confirm()
  const { body: planned } = await call('POST', `${path}/send`, {
    ...{ updatedAt: textAt(changed.body, 'updatedAt'), handOver: false },
    sendAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  await age(PROOF_MINUTES)
  expect(await change(planned)).toMatchObject(REFUSED)
  expect((await call('GET', path)).body).toEqual(planned)
  await confirm()
  expect(await change(planned)).toMatchObject({ status: 200, body: { state: 'scheduled' } })
  expect(await change(planned)).toMatchObject({ status: 409 })
})

it('what is specified is saved however long ago the login was', async () => {
  await age(60)
  const body = articleBody({ slug: 'straipsnis' })
  expect((await call('POST', '/api/admin/blog', body)).status).toBe(201)
})

describe('the owner is told', () => {
  it('of a passkey that is added or deleted, and its sessions end', async () => {
    const { authenticator, id } = await addPasskey()
    expect(await notices()).toEqual(noticeOf('addPasskey'))
    await clearOutbox(site)
    const { body: options } = await call('POST', '/api/admin/login/passkey-options')
    const answer = authenticator.get({ challenge: textAt(options, 'challenge') })
    const opened = textAt(
      (await call('POST', '/api/admin/login/passkey', answer)).body,
      'sessionToken',
    )
    expect((await call('DELETE', `/api/admin/passkeys/${id}`)).status).toBe(200)
    expect(await notices()).toEqual(noticeOf('removePasskey'))
    expect((await site.call('GET', SETTINGS, { token: opened })).status).toBe(401)
    expect((await call('GET', SETTINGS)).status, 'not the one of the password').toBe(200)
  })

  it('of new recovery codes, and of one that is used', async () => {
    const { body } = await call('POST', '/api/admin/recovery-codes', { confirmation })
    expect(await notices()).toEqual(noticeOf('createRecoveryCodes'))
    await clearOutbox(site)
    const used = { code: textAt(body, 'codes.0'), newPassword: 'ramus vakaras prie ežero' }
    expect((await call('POST', '/api/admin/login/recovery', used)).status).toBe(200)
    expect(await notices()).toEqual(noticeOf('recoverPassword'))
    await site.db.write.deleteFrom('adminPassword').execute()
  })

  it.each([
    ['the terms', TERMS_SLUG],
    ['the privacy policy', PRIVACY_SLUG],
  ])('of a published change of %s, and of no other', async (_, slug) => {
    const page = pageBody({ slug, published: false })
    const { body } = await call('POST', '/api/admin/pages', page)
    const change = async (changes: object) => {
      await clearOutbox(site)
      const path = `/api/admin/pages/${textAt(body, 'id')}`
      expect((await call('PUT', path, { ...page, ...changes })).status).toBe(200)
      return notices()
    }
    expect(await change({ content: 'Juodraštis.' }), 'a draft').toEqual([])
    const published = { published: true, content: 'Galioja.' }
    expect(await change(published)).toEqual(noticeOf('updatePage'))
    expect(await change({ ...published, excerpt: 'Kita santrauka' }), 'not its text').toEqual([])
    expect(await change({ ...published, content: 'Nebegalioja.' })).toEqual(noticeOf('updatePage'))
    expect(await change({ published: false, content: 'Nebegalioja.' })).toEqual(
      noticeOf('updatePage'),
    )
    const other = { ...page, slug: 'kitas', published: true }
    const { body: plain } = await call('POST', '/api/admin/pages', other)
    await clearOutbox(site)
    const path = `/api/admin/pages/${textAt(plain, 'id')}`
    expect((await call('PUT', path, { ...other, content: 'Kitas.' })).status).toBe(200)
    expect(await notices()).toEqual([])
  })
})
