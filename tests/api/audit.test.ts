import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { AUDIT_LOG_MONTHS } from '#src/core/retention.ts'
import { allContracts } from '../all-contracts.ts'
import { articleBody, quizBody } from './content.ts'
import { dumpOf } from './database-dump.ts'
import { at, isRecord, textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const call = useAdministrator(site)

/** Returns the entries of the log, newest first. */
async function acts(): Promise<Record<string, unknown>[]> {
  const { body } = await call('GET', '/api/admin/audit')
  const items = at(body, 'items')
  return Array.isArray(items) ? items.filter(isRecord) : []
}

describe('the audit log', () => {
  it('records logins, and what was done to which item in which session', async () => {
    const article = await call('POST', '/api/admin/blog', articleBody({ slug: 'irasytas' }))
    const id = textAt(article.body, 'id')
    await call('DELETE', `/api/admin/blog/${id}`)
    await call('POST', '/api/admin/preview-link', { kind: 'quiz', id })
    const page = articleBody({ slug: 'importuotas', type: 'page' })
    const createdAt = new Date().toISOString()
    await call('POST', '/api/admin/import', { kind: 'page', item: { ...page, id, createdAt } })
    const [imported, deleted, created, login] = await acts()
    const subject = { subjectKind: 'page', subjectId: id, subjectSlug: 'importuotas' }
    expect(imported).toMatchObject({ act: 'importItem', ...subject })
    expect(deleted).toMatchObject({ act: 'deletePost', subjectId: id, subjectSlug: null })
    expect(created).toMatchObject({ act: 'createPost', subjectId: id, subjectSlug: 'irasytas' })
    expect(login).toMatchObject({ act: 'logInByPassword', subjectId: null })
    expect(new Set([imported, deleted, created, login].map((it) => it?.sessionId)).size).toBe(1)
  })

  it('records neither what was refused nor what only reads', async () => {
    const before = await acts()
    await call('GET', '/api/admin/blog')
    await call('POST', '/api/admin/blog', {})
    await call('DELETE', `/api/admin/bookings/${crypto.randomUUID()}`)
    await call('POST', '/api/admin/letter-preview', { subject: 'Laiškas', content: 'Tekstas' })
    expect(await acts()).toEqual(before)
  })

  it('records what was done with visitors without a word about them', async () => {
    const visitor = { name: 'Slaptavardė', email: 'slaptas@pastas.example' }
    const quiz = await call('POST', '/api/admin/quiz', quizBody({ slug: 'testas-zurnalui' }))
    const answers = [{ questionId: at(quiz.body, 'questions.0.id'), answer: 1 }]
    const consented = { ...visitor, answers, consent: true }
    await site.call('POST', '/api/quiz/testas-zurnalui/submit', { body: consented })
    await site.call('POST', '/api/newsletter/subscribe', { body: visitor })
    const booking = { ...visitor, consultationType: 'individual', message: 'slapta žinutė' }
    await site.call('POST', '/api/consultation/book', { body: booking })
    for (const kind of ['bookings', 'subscribers', 'submissions']) {
      await call('GET', `/api/admin/${kind}.csv?search=slaptas`)
      const { body } = await call('GET', `/api/admin/${kind}`)
      const id = textAt(body, 'items.0.id')
      if (kind === 'bookings') {
        const notes = { status: 'done', notes: 'slaptos pastabos' }
        expect((await call('PUT', `/api/admin/bookings/${id}`, notes)).status).toBe(200)
      }
      expect(await call('DELETE', `/api/admin/${kind}/${id}`)).toMatchObject({ status: 200 })
      expect((await acts())[0]).toMatchObject({ subjectId: id, subjectSlug: null })
    }
    expect((await acts()).map(({ act }) => act)).toEqual(
      expect.arrayContaining([
        'downloadBookings',
        'updateBooking',
        'deleteBooking',
        'downloadSubscribers',
        'deleteSubscriber',
        'downloadSubmissions',
        'deleteSubmission',
      ]),
    )
    const { audit_log: log } = await dumpOf(site.db)
    expect(log).not.toMatch(/slapt|@/i)
  })

  it('refuses to be changed, and to lose a row before its time', async () => {
    const rows = (age: string) => sql`
      insert into audit_log (id, at, act, session_id, device)
      values (gen_random_uuid(), now() - ${sql.raw(age)}, 'tryLetter', gen_random_uuid(), 'Chrome')`
    const kept = `interval '${AUDIT_LOG_MONTHS} months'`
    await rows(`${kept} + interval '1 day'`).execute(site.db.write)
    await rows(`${kept} - interval '1 day'`).execute(site.db.write)
    const change = sql`update audit_log set device = ''`.execute(site.db.write)
    await expect(change).rejects.toThrow('append-only')
    await expect(site.db.write.deleteFrom('auditLog').execute()).rejects.toThrow('append-only')

    const trials = () =>
      site.db.read.selectFrom('auditLog').select('id').where('act', '=', 'tryLetter').execute()
    expect(await trials()).toHaveLength(2)
    const run = await site.call('POST', '/.netlify/functions/delete-expired')
    expect(run.status).toBeLessThan(300)
    expect(await trials()).toHaveLength(1)
  })

  it('is not in the way of an act that it cannot record', async () => {
    await sql`alter table audit_log rename to audit_log_gone`.execute(site.db.write)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    try {
      const saved = await call('POST', '/api/admin/blog', articleBody({ slug: 'neirasytas' }))
      expect(saved.status).toBe(201)
      expect(logged).toHaveBeenCalledOnce()
      expect(String(logged.mock.calls[0]?.join(' '))).toContain('createPost')
    } finally {
      await sql`alter table audit_log_gone rename to audit_log`.execute(site.db.write)
    }
  })
})

it('every admin call that is no reading one has an act of its own, but those that change nothing', async () => {
  const writing = (await allContracts()).filter(
    ([, { access, route }]) => access === 'admin' && route.method !== 'GET',
  )
  const silent = writing.filter(([, { act }]) => act === null)
  expect(silent.map(([name]) => name).sort()).toEqual([
    'checkSubscribers',
    'confirmSession',
    'createUpload',
    'deleteUnfinished',
    'previewLetter',
    'saveUnfinished',
    'startConfirmation',
    'startPasskey',
  ])
  const named = writing.flatMap(([, { act }]) => act ?? [])
  expect(new Set(named).size).toBe(named.length)
})
