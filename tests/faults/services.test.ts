import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { findPublishedPost, insertPost } from '#src/features/articles/server/post-queries.ts'
import { useTestSite } from '../api/test-site.ts'

const site = useTestSite({ seed: true })

/** Makes the first queries of articles and pages fail. @returns a function that returns their number so far. */
function failingFetch(failures: number) {
  const realFetch = fetch
  let calls = 0
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (typeof init?.body !== 'string' || !init.body.includes('blog_posts')) {
      return realFetch(input, init)
    }
    if (++calls <= failures) return Promise.reject(new TypeError('fetch failed'))
    return realFetch(input, init)
  })
  return () => calls
}

/** Answers the first query of articles and pages with a database error, such as that of a full disk. */
function failOnceWith(code: string) {
  const realFetch = fetch
  let calls = 0
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const isOurs = typeof init?.body === 'string' && init.body.includes('blog_posts')
    if (!isOurs || ++calls > 1) return realFetch(input, init)
    return Promise.resolve(Response.json({ message: 'not now', code }, { status: 400 }))
  })
}

const databaseUrl = () => String(process.env.DATABASE_URL)

describe.each(['57P01', '57P03', '53100', '53300', '08006'])('a database that says %s', (code) => {
  it('is asked a second time by a read', async () => {
    failOnceWith(code)
    const db = openDatabase(databaseUrl())
    expect(await findPublishedPost(db, { type: 'page', slug: 'duk' })).toMatchObject({
      slug: 'duk',
    })
  })

  it('makes a write answer 503, which may be sent again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await sql`
      create or replace function refuse() returns trigger language plpgsql as $$
      begin raise exception 'not now' using errcode = ${sql.lit(code)}; end $$`.execute(
      site.db.write,
    )
    await sql`
      create trigger refusing before insert on consultation_bookings
      for each row execute function refuse()`.execute(site.db.write)
    const book = () =>
      site.call('POST', '/api/consultation/book', {
        body: { name: 'Rūta', email: 'a@example.lt', consultationType: 'couple' },
      })
    expect(await book()).toMatchObject({
      status: 503,
      body: { error: 'Paslauga laikinai nepasiekiama. Bandykite vėliau.' },
    })
    await sql`drop trigger refusing on consultation_bookings`.execute(site.db.write)
    expect(await book()).toMatchObject({ status: 200 })
  })
})

describe('a connection fault', () => {
  it('is survived by a read, which is tried a second time', async () => {
    const calls = failingFetch(1)
    const db = openDatabase(databaseUrl())
    expect(await findPublishedPost(db, { type: 'page', slug: 'duk' })).toMatchObject({
      slug: 'duk',
    })
    expect(calls()).toBe(2)
  })

  it('fails a read that meets it twice', async () => {
    const calls = failingFetch(2)
    const db = openDatabase(databaseUrl())
    await expect(findPublishedPost(db, { type: 'page', slug: 'duk' })).rejects.toThrow()
    expect(calls()).toBe(2)
  })

  it('never makes a write run twice', async () => {
    const calls = failingFetch(1)
    const db = openDatabase(databaseUrl())
    const values = {
      title: 'A',
      slug: 'a',
      excerpt: 'a',
      content: 'a',
      imageUrl: null,
      published: false,
      readingTime: 1,
      category: 'A',
      tags: [],
      type: 'post' as const,
      metaDescription: null,
      seoTitle: null,
      focusKeyword: null,
      metaKeywords: [],
      imageAltText: null,
      canonicalUrl: null,
      publishAt: null,
    }
    await expect(insertPost(db, crypto.randomUUID(), values)).rejects.toThrow()
    expect(calls()).toBe(1)
  })
})

describe('with the database down', () => {
  it('every call answers 503 with one Lithuanian sentence and leaks nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const token = await site.logIn()
    vi.stubEnv('DATABASE_URL', 'postgres://site:slaptas-raktas@127.0.0.1:9/site')
    const calls = [
      ['GET', '/api/blog'],
      ['GET', '/api/quizzes'],
      ['GET', '/api/quiz/bendras-santykiu-testas'],
      ['GET', '/api/pages/duk'],
      ['POST', '/api/newsletter/subscribe', { email: 'a@example.lt' }],
      ['POST', '/api/admin/login', { password: 'x' }],
      ['GET', '/api/admin/blog'],
    ] as const
    for (const [method, path, body] of calls) {
      const answer = await site.call(method, path, { token, ...(body ? { body } : {}) })
      expect(answer).toMatchObject({
        status: 503,
        body: { error: 'Paslauga laikinai nepasiekiama. Bandykite vėliau.' },
      })
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(JSON.stringify(answer.body)).not.toContain('slaptas-raktas')
    }
    expect(log).toHaveBeenCalledTimes(calls.length)
  })
})

describe('in production without a password', () => {
  it('logging in answers 503 and says what is missing', async () => {
    vi.stubEnv('ADMIN_PASSWORD', '')
    vi.stubEnv('ADMIN_PASSWORD_HASH', '')
    expect(await site.call('POST', '/api/admin/login', { body: { password: 'x' } })).toMatchObject({
      status: 503,
      body: {
        error: 'Prisijungimas nesukonfigūruotas: nenustatytas administratoriaus slaptažodis.',
      },
    })
  })
})

describe('an error of the database that nobody expected', () => {
  it('answers 500 under an id, and neither answer nor log tell what was written', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await sql`
      alter table newsletter_subscriptions add constraint broken check (name <> 'slapta')`.execute(
      site.db.write,
    )
    const answer = await site.call('POST', '/api/newsletter/subscribe', {
      body: { email: 'slaptas@example.lt', name: 'slapta' },
    })
    expect(answer).toMatchObject({
      status: 500,
      body: { error: 'Įvyko netikėta klaida. Bandykite vėliau.' },
    })
    const logged = log.mock.calls.flat().map(String).join(' ')
    expect(logged).toContain(answer.headers.get('X-Error-Id'))
    expect(logged).toContain('SQL error 23514 (newsletter_subscriptions, broken')
    expect(logged).not.toContain('slapta')
  })
})
