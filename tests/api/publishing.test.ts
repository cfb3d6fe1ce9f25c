import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DeploySucceededEvent } from '@netlify/functions'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  readPublishing,
  readUnbuiltChanges,
} from '#src/features/publishing/server/publishing-queries.ts'
import {
  advancePending,
  advancePublishing,
  deployFailed,
  deploySucceeded,
} from '#src/features/publishing/server/publishing.ts'
import deployEvents from '#netlify/functions/deploy-events.ts'
import { outboxFlag } from '#src/server/outbox-trigger.ts'
import { pendingFlag } from '#src/server/pending-flag.ts'
import { countRoundTrips } from './count-round-trips.ts'
import { articleBody } from './content.ts'
import { useStandIn } from './stand-in.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const hook = useStandIn()
const site = useTestSite({ environment: { REBUILD_MIN_INTERVAL: '60' } })
const admin = useAdministrator(site)
let saves = 0

const save = (changes: Record<string, unknown> = {}) =>
  admin('POST', '/api/admin/blog', articleBody({ slug: `straipsnis-${++saves}`, ...changes }))
/** Changes a saved article; `changes` may include its address. */
const edit = (saved: unknown, changes: Record<string, unknown>) =>
  admin('PUT', `/api/admin/blog/${textAt(saved, 'id')}`, articleBody(changes))

/** Expects a status once the work after a save's answer is done. */
async function expectStatus(expected: Record<string, unknown>) {
  await site.idle()
  expect(await status()).toMatchObject(expected)
}

/** Saves, and expects that the save requests a build. */
async function saveAndBuild() {
  const asked = hook.requests.length
  const answer = await save()
  await expectStatus({ status: 'building' })
  expect(hook.requests).toHaveLength(asked + 1)
  return answer
}

async function status() {
  return (await admin('GET', '/api/admin/publishing')).body
}

const contentVersion = async () => (await readPublishing(site.db)).contentVersion
const goLive = async () => deploySucceeded(site.db, await contentVersion())
/** Advances publishing, and expects this number of calls of the hook until now. */
async function expectCalls(calls: number, message?: string) {
  await advancePublishing(site.db)
  expect(hook.requests, message).toHaveLength(calls)
}

/** Lets time pass: moves every instant that publishing remembers into the past. */
async function pass(seconds: number) {
  const record = await readPublishing(site.db)
  const earlier = (instant: number | null) =>
    instant === null ? null : new Date(instant - seconds * 1000)
  await site.db.write
    .updateTable('publishing')
    .set({
      changedAt: new Date(record.changedAt - seconds * 1000),
      requestedAt: earlier(record.requestedAt),
      failedAt: earlier(record.failedAt),
      takenDownAt: earlier(record.takenDownAt),
    })
    .execute()
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubEnv('BUILD_HOOK_URL', `${hook.url}/hook`)
  hook.answerWith(200)
  hook.requests.length = 0
  const version = await contentVersion()
  await site.db.write
    .updateTable('publishing')
    .set({
      phase: 'idle',
      requestedVersion: version,
      liveVersion: version,
      requestedAt: null,
      failures: 0,
      failedAt: null,
      failure: null,
      pendingPurge: [],
      unbuiltChanges: {},
      takenDownAt: null,
    })
    .execute()
})

const NOT_STARTED = {
  status: 'failed',
  failure: 'Nepavyko pradėti svetainės atnaujinimo. Bandysime dar kartą.',
}

describe('saving published content', () => {
  it('calls the build hook once, after the data is committed', async () => {
    expect(await status()).toMatchObject({ status: 'live' })
    await saveAndBuild()
    expect(hook.requests[0]).toMatch(/^POST \/hook\?trigger_title=Content\+version\+\d+$/)
  })

  it('answers without waiting for the hook', async () => {
    let answerHook: () => void = () => undefined
    hook.holdUntil(new Promise<void>((resolve) => (answerHook = resolve)))
    expect(await save()).toMatchObject({ status: 201 })
    answerHook()
    await expectStatus({ status: 'building' })
    expect(hook.requests).toHaveLength(1)
  })

  it('does not call it for a draft', async () => {
    await save({ published: false })
    expect(hook.requests).toHaveLength(0)
    expect(await status()).toMatchObject({ status: 'live' })
  })

  it('merges later saves into exactly one more call once the build is done', async () => {
    await saveAndBuild()
    for (let later = 0; later < 5; later++) await save()
    await expectCalls(1)

    const version = await contentVersion()
    await deploySucceeded(site.db, version - 5)
    expect(await status()).toMatchObject({ status: 'waiting' })
    await pass(30)
    await expectCalls(1, 'at most one call per interval')
    await pass(31)
    await Promise.all([1, 2, 3].map(() => advancePublishing(site.db)))
    expect(hook.requests).toHaveLength(2)
    await deploySucceeded(site.db, version)
    expect(await status()).toMatchObject({ status: 'live', liveVersion: version })
    await pass(600)
    await expectCalls(2)
  })

  it('never fails when the hook does, and is retried until it goes live', async () => {
    hook.answerWith(500, 500, 500, 200)
    expect(await save()).toMatchObject({ status: 201 })
    await expectStatus(NOT_STARTED)
    for (const [delay, calls] of [
      [61, 2],
      [121, 3],
      [241, 4],
    ] as const) {
      await pass(delay / 2)
      await expectCalls(calls - 1, 'waits longer after each failure')
      await pass(delay / 2)
      await expectCalls(calls)
    }
    expect(await status()).toMatchObject({ status: 'building' })
    await goLive()
    expect(await status()).toMatchObject({ status: 'live', failure: null })
  })

  it('never fails when the hook cannot be reached', async () => {
    vi.stubEnv('BUILD_HOOK_URL', 'http://127.0.0.1:9/hook')
    expect(await save()).toMatchObject({ status: 201 })
    await expectStatus(NOT_STARTED)
  })

  it('waits for no hook where none is configured', async () => {
    vi.stubEnv('BUILD_HOOK_URL', '')
    expect(await save()).toMatchObject({ status: 201 })
    expect(await status()).toMatchObject({ status: 'waiting' })
  })
})

describe('a deploy that the hook did not start', () => {
  it('does not pass for the build that was asked for', async () => {
    await saveAndBuild()
    const version = await contentVersion()
    await deploySucceeded(site.db, version - 1)
    expect(await status()).toMatchObject({ status: 'building', liveVersion: version - 1 })
    await deployFailed(site.db)
    expect(await status()).toMatchObject({ status: 'failed' })
    await pass(61)
    await expectCalls(2)
  })
})

describe('a build that fails', () => {
  it('is shown, retried by itself, and at once by the retry call', async () => {
    await saveAndBuild()
    await deployFailed(site.db)
    expect(await status()).toMatchObject({
      status: 'failed',
      failure: 'Paieškos atnaujinti nepavyko. Pakeitimus lankytojai mato.',
    })
    await expectCalls(1)
    const retried = await admin('POST', '/api/admin/publishing/retry')
    expect(retried).toMatchObject({ status: 200, body: { status: 'building', failure: null } })
    expect(hook.requests).toHaveLength(2)
  })
})

describe('a deploy that was built while the published one is locked', () => {
  it('is not live, and is built again only after a newer change', async () => {
    await saveAndBuild()
    const version = await contentVersion()
    const file = path.join(process.env.SITE_DIR ?? '', 'build.json')
    await mkdir(path.dirname(file), { recursive: true })
    const ends = async (built: number, publishedAt: string | null) => {
      await writeFile(file, JSON.stringify({ contentVersion: built }))
      const deploy = { context: 'production', permalinkUrl: site.url, publishedAt }
      return deployEvents.deploySucceeded?.({ deploy } as DeploySucceededEvent)
    }
    await ends(version, null)
    expect(await status()).toMatchObject({ status: 'failed', liveVersion: version - 1 })
    await pass(3600)
    await expectCalls(1)
    await saveAndBuild()
    expect(hook.requests).toHaveLength(2)
    await ends(version + 1, '2026-11-20T10:00:00Z')
    expect(await status()).toMatchObject({ status: 'live' })
  })
})

describe('the scheduled run', () => {
  const at = (minute: string) => new Date(`2026-11-20T10:${minute}:00Z`)
  /** Saves while the hook fails, and lets the time until its next call pass. */
  async function failedSave() {
    hook.answerWith(500, 200)
    await save()
    await expectStatus({ status: 'failed' })
    expect(await pendingFlag('publishing').isSet(new Date())).toBe(true)
    await pass(61)
  }
  const roundTrips = (now: Date) =>
    countRoundTrips(String(process.env.DATABASE_URL), () => advancePending(() => site.db, now))

  it('leaves the database asleep while nothing is pending, but for once an hour', async () => {
    await advancePublishing(site.db)
    expect(await roundTrips(at('05'))).toBe(0)
    expect(await roundTrips(at('01')), 'a run that comes late').toBeGreaterThan(0)
  })

  it('finds what is pending after the credentials of the database have changed', async () => {
    await outboxFlag.set()
    const url = new URL(process.env.DATABASE_URL ?? '')
    url.password = 'naujas'
    vi.stubEnv('DATABASE_URL', url.href)
    expect(await outboxFlag.isSet(at('05'))).toBe(true)
    url.pathname = '/kita'
    vi.stubEnv('DATABASE_URL', url.href)
    expect(await outboxFlag.isSet(at('05'))).toBe(false)
  })

  it('goes on with what a save has left, until it is live', async () => {
    await advancePublishing(site.db)
    await failedSave()
    await advancePending(() => site.db, at('05'))
    expect(hook.requests).toHaveLength(2)
    expect(await roundTrips(at('10'))).toBeGreaterThan(0)
    await goLive()
    expect(await roundTrips(at('15'))).toBe(0)
  })

  it('is what the function does each time: the hook that failed is called again', async () => {
    await failedSave()
    const run = await site.call('POST', '/.netlify/functions/publish-pending')
    expect(run.status).toBeLessThan(300)
    expect(hook.requests).toHaveLength(2)
    expect(await status()).toMatchObject({ status: 'building' })
  })

  it('asks the database when nobody knows whether something is pending', async () => {
    await advancePublishing(site.db)
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '')
    expect(await roundTrips(at('01'))).toBeGreaterThan(0)
  })
})

describe('taking down', () => {
  it('several items in a minute causes one build, a minute after the first', async () => {
    vi.stubEnv('REBUILD_MIN_INTERVAL', '3600')
    const saved = []
    for (let number = 0; number < 4; number++) saved.push((await save()).body)
    await site.idle()
    expect((await readPublishing(site.db)).phase).toBe('building')
    await goLive()
    await pass(120)
    hook.requests.length = 0

    for (const [index, body] of saved.entries()) {
      const slug = textAt(body, 'slug')
      if (index % 2 === 0) await admin('DELETE', `/api/admin/blog/${textAt(body, 'id')}`)
      else await edit(body, { slug, published: false })
      await pass(10)
      await expectCalls(0)
    }
    await pass(30)
    await expectCalls(1)
    const { contentVersion: version, requestedVersion } = await readPublishing(site.db)
    expect(requestedVersion).toBe(version)
    await deploySucceeded(site.db, version)
    await pass(600)
    await expectCalls(1)
  })

  it('is a changed address too, but neither an edit nor a new item', async () => {
    const { body } = await save()
    const slug = textAt(body, 'slug')
    await edit(body, { slug, title: 'Kita antraštė' })
    expect((await readPublishing(site.db)).takenDownAt).toBeNull()
    await edit(body, { slug: `${slug}-kitur` })
    expect((await readPublishing(site.db)).takenDownAt).not.toBeNull()
  })
})

describe('what has changed since the live build', () => {
  const changes = async () => await site.call('GET', '/api/changes')
  const keyOf = (tag: string) => hash('md5', tag).slice(0, 8)

  it('is what was published, under its present and its former address', async () => {
    const before = await readPublishing(site.db)
    expect((await changes()).body).toEqual({ since: before.liveVersion, changed: {} })
    await save({ published: false })
    const { body, ...created } = await save()
    expect(created.status).toBe(201)
    const slug = textAt(body, 'slug')
    await edit(body, { slug: `${slug}-kitur` })
    const version = await contentVersion()
    const answer = await changes()
    expect(answer.body).toEqual({
      since: before.liveVersion,
      changed: {
        [keyOf(`post:${slug}`)]: version,
        [keyOf(`post:${slug}-kitur`)]: version,
      },
    })
    expect(answer.headers.get('Netlify-Cache-Tag')).toBe('changes')
    expect(answer.headers.get('Netlify-CDN-Cache-Control')).toContain('durable')
  })

  it('is forgotten once a build carries it, and not before', async () => {
    await saveAndBuild()
    const version = await contentVersion()
    const { body } = await save()
    await deploySucceeded(site.db, version)
    expect((await changes()).body).toEqual({
      since: version,
      changed: { [keyOf(`post:${textAt(body, 'slug')}`)]: version + 1 },
    })
  })

  it('loses nothing of many saves at the same time', async () => {
    const saved = await Promise.all(Array.from({ length: 15 }, () => save()))
    const { unbuiltChanges } = await readUnbuiltChanges(site.db)
    expect(Object.keys(unbuiltChanges).sort()).toEqual(
      saved.map(({ body }) => keyOf(`post:${textAt(body, 'slug')}`)).sort(),
    )
  })
})

describe('purging the CDN', () => {
  const purged: unknown[] = []
  let answer = 200

  beforeEach(() => {
    purged.length = 0
    answer = 200
    vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'raktas')
    vi.stubEnv('SITE_ID', 'svetaine')
    const realFetch = fetch
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
      if (input !== 'https://api.netlify.com/api/v1/purge') return realFetch(input, init)
      if (answer === 200) purged.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''))
      return Promise.resolve(new Response(null, { status: answer }))
    })
  })

  it('covers the lists, and the present and the former address of what was saved', async () => {
    const { body } = await save()
    const slug = textAt(body, 'slug')
    expect(purged).toMatchObject([{ site_id: 'svetaine' }])
    const tags = () => (at(purged, `${purged.length - 1}.cache_tags`) as string[]).toSorted()
    expect(tags()).toEqual(['changes', `post:${slug}`, 'posts'])
    expect((await readPublishing(site.db)).pendingPurge).toEqual([])
    await edit(body, { slug: 'naujas-adresas' })
    expect(purged).toHaveLength(2)
    expect(tags()).toEqual(expect.arrayContaining(['posts', 'post:naujas-adresas', `post:${slug}`]))
  })

  it('is tried again later when it fails, and the save succeeds all the same', async () => {
    answer = 429
    expect(await save()).toMatchObject({ status: 201 })
    const { pendingPurge } = await readPublishing(site.db)
    expect(pendingPurge).toHaveLength(3)
    answer = 200
    await advancePublishing(site.db)
    expect(at(purged, '0.cache_tags')).toEqual(pendingPurge)
    expect((await readPublishing(site.db)).pendingPurge).toEqual([])
  })

  it('is tried again within seconds, as the CDN refuses many purges of a tag', async () => {
    answer = 429
    const { body } = await save()
    answer = 200
    await site.idle()
    expect(purged).toHaveLength(1)
    expect(at(purged, '0.cache_tags')).toContain(`post:${textAt(body, 'slug')}`)
  })
})
