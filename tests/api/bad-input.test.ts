import { beforeAll, describe, expect, it } from 'vitest'
import { ARTICLE_BODY_LIMIT, BODY_LIMIT } from '#src/core/contract.ts'
import { ANSWERS_BODY_LIMIT } from '#src/features/quizzes/contracts.ts'
import { asPrivate } from '#src/core/private.ts'
import { LIMITS } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { articleBody, pageBody, quizBody } from './content.ts'
import { at, isRecord, useTestSite } from './test-site.ts'

const site = useTestSite()
let token = ''
beforeAll(async () => {
  token = await site.logIn()
})

/** Every call that takes a body, with a valid one; built once the site runs. */
const bodies: [path: string, method: string, body: Record<string, unknown>][] = [
  ['/api/newsletter/subscribe', 'POST', { email: 'a@example.lt' }],
  [
    '/api/consultation/book',
    'POST',
    { name: 'Rūta', email: 'a@example.lt', consultationType: 'couple' },
  ],
  ['/api/quiz/nezinomas/submit', 'POST', { answers: [], email: 'a@example.lt' }],
  ['/api/admin/login', 'POST', { password: 'x' }],
  ['/api/admin/blog', 'POST', articleBody()],
  ['/api/admin/pages', 'POST', pageBody()],
  ['/api/admin/quiz', 'POST', quizBody()],
  [`/api/admin/blog/${crypto.randomUUID()}`, 'PUT', articleBody()],
  [`/api/admin/pages/${crypto.randomUUID()}`, 'PUT', pageBody()],
  [`/api/admin/quiz/${crypto.randomUUID()}`, 'PUT', quizBody()],
  ['/api/admin/blog-image', 'PUT', { imageURL: '/x' }],
  ['/api/quiz/nezinomas/progress', 'POST', { questionId: crypto.randomUUID() }],
  [`/api/admin/bookings/${crypto.randomUUID()}`, 'PUT', { status: 'done', notes: 'Pastaba' }],
  ['/api/admin/import', 'POST', { kind: 'post', item: articleBody() }],
]

function expectLithuanianError(body: unknown) {
  const error = at(body, 'error')
  expect(typeof error).toBe('string')
  expect(error).not.toMatch(/undefined|invalid|expected|error|json\.parse|postgres/i)
  expect(String(error).length).toBeGreaterThan(5)
}

const TABLES = [
  'blogPosts',
  'quizzes',
  'newsletterSubscriptions',
  'consultationBookings',
  'quizSubmissions',
] as const

const rowCounts = () =>
  Promise.all(
    TABLES.map(
      async (table) => (await site.db.read.selectFrom(table).select('id').execute()).length,
    ),
  )

describe.each(bodies)('%s %s', (path, method, valid) => {
  const isOpen = !path.startsWith('/api/admin/') || path.endsWith('login')
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    site.call(method, path, { body, headers, ...(isOpen ? {} : { token }) })

  it('refuses malformed, empty and wrongly typed bodies with 400 and changes nothing', async () => {
    const before = await rowCounts()
    for (const body of ['{"a":', '', 'null', '[]', '"tekstas"', '7', '{}', '\u0000']) {
      const answer = await send(body)
      expect(answer.status, body).toBe(400)
      expectLithuanianError(answer.body)
    }
    expect(await rowCounts()).toEqual(before)
  })

  it('refuses fields of a wrong type with 400, one message per field', async () => {
    for (const [field, value] of Object.entries(valid)) {
      const wrong = typeof value === 'string' ? { toString: 'x' } : 'ne tai'
      const answer = await send({ ...valid, [field]: wrong })
      expect(answer.status, field).toBe(400)
      expectLithuanianError(answer.body)
      const fields = at(answer.body, 'fields')
      expect(
        isRecord(fields) && Object.keys(fields).every((key) => key.startsWith(field)),
        field,
      ).toBe(true)
    }
  })

  it('refuses half a surrogate pair with 400 and its field', async () => {
    for (const [field, value] of Object.entries(valid)) {
      if (typeof value !== 'string' || field === 'password') continue
      const answer = await send({ ...valid, [field]: `${value}\ud83d` })
      expect(answer.status, field).toBe(400)
      expectLithuanianError(answer.body)
      expect(at(answer.body, 'fields'), field).toHaveProperty(field)
    }
  })

  it('answers thousands of mistakes with a few', async () => {
    const keys = Array.from({ length: 6000 }, (_, index) => [`k${index}`, 1])
    for (const body of [Object.fromEntries(keys), { ...valid, ...Object.fromEntries(keys) }]) {
      const answer = await send(body)
      expect(JSON.stringify(answer.body)).not.toContain('k5999')
      expect(JSON.stringify(answer.body).length).toBeLessThan(5000)
    }
    const answer = await send(
      Object.fromEntries(Object.keys(valid).map((field) => [field, Array(5000).fill({})])),
    )
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body).length).toBeLessThan(5000)
  })

  it('refuses another content type with 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await send(JSON.stringify(valid), { 'Content-Type': type })
      expect(answer.status).toBe(415)
      expectLithuanianError(answer.body)
    }
  })

  it('refuses a body over its limit with 413', async () => {
    const isLarge = /\/(blog|pages|quiz|import)(\/|$)/.test(path) && path.startsWith('/api/admin')
    const hasAnswers = path.startsWith('/api/quiz/')
    const limit = isLarge ? ARTICLE_BODY_LIMIT : hasAnswers ? ANSWERS_BODY_LIMIT : BODY_LIMIT
    const answer = await send(JSON.stringify({ ...valid, filler: 'x'.repeat(limit) }))
    expect(answer.status).toBe(413)
    expectLithuanianError(answer.body)
  })

  it('refuses invalid UTF-8 with 400', async () => {
    const response = await fetch(new URL(path, site.url), {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: Buffer.from('{"name":"\xff\xfe"}', 'latin1'),
    })
    expect(response.status).toBe(400)
  })
})

const createArticle = (changes: Record<string, unknown>) =>
  site.call('POST', '/api/admin/blog', {
    token,
    body: articleBody({ slug: `a-${crypto.randomUUID()}`, ...changes }),
  })

describe('over-long fields', () => {
  const long = (maximum: number) => 'x'.repeat(maximum + 1)

  it.each([
    ['title', long(LIMITS.title)],
    ['slug', long(LIMITS.slug)],
    ['excerpt', long(LIMITS.excerpt)],
    ['content', long(LIMITS.content)],
    ['metaDescription', long(160)],
    ['seoTitle', long(70)],
    ['imageAltText', long(120)],
    ['imageUrl', `https://example.lt/${long(LIMITS.address)}`],
    ['tags', [long(LIMITS.tag)]],
    ['tags', Array<string>(LIMITS.tags + 1).fill('a')],
  ])('of an article are refused: %s', async (field, value) => {
    const answer = await createArticle({ [field]: value })
    expect(answer.status).toBe(400)
    expectLithuanianError(answer.body)
  })
})

describe('text that is stored', () => {
  it('loses NUL, control characters, U+FFFE and U+FFFF, wherever it is sent', async () => {
    const dirty = (text: string) => `\u0000${text.slice(0, 1)}\u0007\ufffe${text.slice(1)}\uffff`
    const { title, excerpt, content, category } = articleBody()
    const texts = { title, excerpt, content, category }
    const sent = Object.entries(texts).map(([field, text]) => [field, dirty(String(text))] as const)
    const tags = [dirty('pokalbis')]
    expect(await createArticle({ ...Object.fromEntries(sent), tags })).toMatchObject({
      status: 201,
      body: { ...texts, tags: ['pokalbis'] },
    })

    const email = `${crypto.randomUUID()}@example.lt`
    const subscribed = await site.call('POST', '/api/newsletter/subscribe', {
      body: { email: dirty(email), name: dirty('Rūta') },
    })
    expect(subscribed.status).toBe(200)
    const [stored] = await site.db.read
      .selectFrom('newsletterSubscriptions')
      .select(['email', 'name'])
      .where('email', '=', asPrivate(email))
      .execute()
    expect(stored).toEqual({ email, name: 'Rūta' })
  })
})

describe('article fields', () => {
  const address = 'Adresą gali sudaryti tik mažosios lotyniškos raidės, skaičiai ir brūkšneliai'
  const minutes = 'Skaitymo laikas turi būti sveikasis minučių skaičius nuo 1 iki 600'

  it.each([
    [{ title: '' }, 'title', 'Pavadinimas privalomas'],
    [{ excerpt: undefined }, 'excerpt', 'Trumpas aprašymas privalomas'],
    [{ content: ' \n ' }, 'content', 'Turinys privalomas'],
    [{ category: '' }, 'category', 'Kategorija privaloma'],
    [{ slug: 'Su Tarpais' }, 'slug', address],
    [{ slug: '../admin' }, 'slug', address],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Netinkamas nuorodos adresas'],
    [{ imageUrl: '//evil.example/x.png' }, 'imageUrl', 'Netinkamas nuorodos adresas'],
    [
      { canonicalUrl: 'ne adresas' },
      'canonicalUrl',
      'Įveskite visą adresą, pavyzdžiui, https://www.pavyzdys.lt/straipsnis',
    ],
    [{ readingTime: 0 }, 'readingTime', minutes],
    [{ readingTime: 2.5 }, 'readingTime', minutes],
    [{ nezinomas: 1 }, 'nezinomas', 'Nežinomi laukai: nezinomas'],
    [
      { content: '>'.repeat(20_000) },
      'content',
      'Tekste citatos ar sąrašai per giliai sudėti vienas į kitą: gali būti ne daugiau kaip 16 lygių',
    ],
    [
      { content: '## a\n'.repeat(20_000) },
      'content',
      'Tekste per daug eilučių: gali būti ne daugiau kaip 10000',
    ],
    [{ publishAt: '9999-12-31T23:59:59-23:59', published: false }, 'publishAt', 'Netinkama data'],
  ])('refuse %j', async (changes, field, message) => {
    expect(await createArticle(changes)).toMatchObject({
      status: 400,
      body: { error: message, fields: { [field]: message } },
    })
  })

  it('take empty optional fields as absent', async () => {
    const fields = ['imageUrl', 'metaDescription', 'seoTitle', 'focusKeyword', 'canonicalUrl']
    const all = (value: string | null) => Object.fromEntries(fields.map((field) => [field, value]))
    expect(await createArticle(all(''))).toMatchObject({ status: 201, body: all(null) })
  })

  it('take a page under the article call for a mistake', async () => {
    expect((await createArticle({ type: 'page' })).status).toBe(400)
  })
})

describe('wrong methods', () => {
  const paths = [...new Set(Object.values(routes).map(({ path }) => path))]

  it.each(paths)('get 405 with the allowed ones at %s', async (path) => {
    const allowed = Object.values(routes).flatMap((route) =>
      route.path !== path ? [] : route.method === 'GET' ? ['GET', 'HEAD'] : [route.method],
    )
    const address = path.replace(':slug', 'x').replace(':id', crypto.randomUUID())
    const answer = await site.call('PATCH', address, { body: {} })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')?.split(', ').sort()).toEqual(allowed.sort())
    expectLithuanianError(answer.body)
  })
})
