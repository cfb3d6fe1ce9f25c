import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPublishing } from '#db/queries/publishing.ts'
import { publishDue } from '#db/queries/scheduled.ts'
import { advancePending, advancePublishing } from '#netlify/services/publishing.ts'
import { countRoundTrips } from './count-round-trips.ts'
import { articleBody, pageBody, quizBody } from './content.ts'
import { textAt, useTestSite } from './test-site.ts'

const site = useTestSite()
let token = ''
let slugs = 0

const HOUR_MS = 3_600_000
/** Half past an hour to come: at the full one the scheduled run looks unasked. */
const halfPast = (hours: number) =>
  new Date((Math.ceil(Date.now() / HOUR_MS) + hours) * HOUR_MS + HOUR_MS / 2)
const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds)

/** Nothing is behind: what was published is live. */
async function settle() {
  await site.db.write
    .updateTable('publishing')
    .set((set) => ({
      requestedVersion: set.ref('contentVersion'),
      liveVersion: set.ref('contentVersion'),
      pendingPurge: [],
    }))
    .execute()
  await advancePublishing(site.db)
}

beforeEach(async () => {
  token ||= await site.logIn()
  await settle()
})

describe.each([
  ['article', '/api/admin/blog', '/api/blog', articleBody, ''],
  ['page', '/api/admin/pages', '/api/pages', pageBody, ''],
  ['quiz', '/api/admin/quiz', '/api/quiz', quizBody, '/full'],
] as const)('the %s', (kind, adminPath, publicPath, makeBody, suffix) => {
  const draft = (changes: Record<string, unknown> = {}) =>
    makeBody({ slug: `laukia-${++slugs}`, published: false, ...changes })
  const save = (body: Record<string, unknown>) => site.call('POST', adminPath, { token, body })
  const read = async (id: string) =>
    (await site.call('GET', `${adminPath}/${id}${suffix}`, { token })).body

  it('that has a time of publishing waits for it, and is published then', async () => {
    const publishAt = halfPast(1)
    const { status, body } = await save(draft({ publishAt: publishAt.toISOString() }))
    expect(status).toBe(201)
    expect(body).toMatchObject({ published: false, publishAt: publishAt.toISOString() })
    const [id, slug] = [textAt(body, 'id'), textAt(body, 'slug')]

    await publishDue(site.db, after(publishAt, -1))
    expect(await read(id)).toEqual(body)
    expect(await site.call('GET', `${publicPath}/${slug}`)).toMatchObject({ status: 404 })

    const { contentVersion } = await readPublishing(site.db)
    expect(await publishDue(site.db, publishAt)).toBe(1)
    expect(await read(id)).toMatchObject({ published: true, publishAt: null })
    expect(await site.call('GET', `${publicPath}/${slug}`)).toMatchObject({ status: 200 })
    const record = await readPublishing(site.db)
    expect(record.contentVersion).toBe(contentVersion + 1)
    expect(record.pendingPurge.sort()).toEqual(
      {
        article: ['changes', `post:${slug}`, 'posts'],
        page: ['changes', `page:${slug}`, 'pages'],
        quiz: ['changes', `quiz:${slug}`, 'quizzes'],
      }[kind],
    )
    expect(await publishDue(site.db, publishAt), 'once').toBe(0)
  })

  it('that was published meanwhile is not overwritten by a form from before', async () => {
    const publishAt = halfPast(1)
    const body = draft({ publishAt: publishAt.toISOString() })
    const saved = await save(body)
    await publishDue(site.db, publishAt)
    expect(
      await site.call('PUT', `${adminPath}/${textAt(saved.body, 'id')}`, {
        token,
        body: { ...body, updatedAt: textAt(saved.body, 'updatedAt') },
      }),
    ).toMatchObject({ status: 409 })
  })

  it('waits no more once the time is taken away', async () => {
    const publishAt = halfPast(1)
    const body = draft({ publishAt: publishAt.toISOString() })
    const saved = await save(body)
    const { publishAt: _, ...without } = body
    expect(
      await site.call('PUT', `${adminPath}/${textAt(saved.body, 'id')}`, { token, body: without }),
    ).toMatchObject({ status: 200, body: { published: false, publishAt: null } })
    expect(await publishDue(site.db, publishAt)).toBe(0)
  })

  it('cannot wait for what has passed', async () => {
    const message = 'Paskelbimo laikas turi būti ateityje'
    const past = after(new Date(), -60_000).toISOString()
    expect(await save(draft({ publishAt: past }))).toMatchObject({
      status: 400,
      body: { error: message, fields: { publishAt: message } },
    })
    expect(await save(draft({ publishAt: 'rytoj' }))).toMatchObject({
      status: 400,
      body: { fields: { publishAt: 'Netinkama data' } },
    })
  })

  it('that is published waits for nothing', async () => {
    for (const publishAt of [after(new Date(), -60_000), halfPast(1)]) {
      expect(
        await save(draft({ published: true, publishAt: publishAt.toISOString() })),
      ).toMatchObject({ status: 201, body: { published: true, publishAt: null } })
    }
  })
})

describe('the scheduled run', () => {
  const roundTrips = (now: Date) =>
    countRoundTrips(String(process.env.DATABASE_URL), () => advancePending(() => site.db, now))

  it('leaves the database asleep until the time has come, and publishes then', async () => {
    const publishAt = halfPast(24)
    const slug = `laukia-${++slugs}`
    await site.call('POST', '/api/admin/blog', {
      token,
      body: articleBody({ slug, published: false, publishAt: publishAt.toISOString() }),
    })
    const status = async () => (await site.call('GET', `/api/blog/${slug}`)).status
    // The note of the time is left after the answer.
    await site.idle()
    // The times that other drafts waited for have passed by then.
    await advancePublishing(site.db, after(publishAt, -60_000))
    await settle()
    expect(await roundTrips(after(publishAt, -1))).toBe(0)
    expect(await status()).toBe(404)
    expect(await roundTrips(publishAt)).toBeGreaterThan(0)
    expect(await status()).toBe(200)
    await settle()
    await advancePublishing(site.db, publishAt)
    expect(await roundTrips(after(publishAt, 60_000)), 'done').toBe(0)
  })

  it('publishes within the hour where the note of the time was lost', async () => {
    const publishAt = halfPast(48)
    const slug = `laukia-${++slugs}`
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '')
    await site.call('POST', '/api/admin/blog', {
      token,
      body: articleBody({ slug, published: false, publishAt: publishAt.toISOString() }),
    })
    vi.unstubAllEnvs()
    await advancePending(() => site.db, after(publishAt, HOUR_MS / 2))
    expect((await site.call('GET', `/api/blog/${slug}`)).status).toBe(200)
  })
})
