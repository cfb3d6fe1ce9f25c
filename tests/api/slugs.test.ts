import { beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#src/core/fields.ts'
import { articleBody, pageBody, quizBody } from './content.ts'
import { textAt, useAdministrator, useTestSite } from './test-site.ts'

const site = useTestSite()
const admin = useAdministrator(site)
const ids: Record<string, string> = {}

beforeAll(async () => {
  for (const [kind, path, body] of [
    ['post', '/api/admin/blog', articleBody({ slug: 'straipsnis', published: false })],
    ['page', '/api/admin/pages', pageBody({ slug: 'puslapis' })],
    ['quiz', '/api/admin/quiz', quizBody({ slug: 'testas' })],
  ] as const) {
    ids[kind] = textAt((await admin('POST', path, body)).body, 'id')
  }
})

async function ask(kind: string, slug: string, id?: string) {
  const query = new URLSearchParams({ kind, slug, ...(id === undefined ? {} : { id }) })
  return admin('GET', `/api/admin/slug?${query}`)
}

describe('an address', () => {
  it.each([
    ['post', 'straipsnis', false],
    ['page', 'straipsnis', false],
    ['quiz', 'straipsnis', true],
    ['post', 'puslapis', false],
    ['post', 'testas', true],
    ['quiz', 'testas', false],
    ['quiz', 'dar-nebuvo', true],
  ])('for a %s at %s is free: %s', async (kind, slug, free) => {
    expect(await ask(kind, slug)).toMatchObject({ status: 200, body: { free, slug } })
  })

  it.each([
    ['post', 'straipsnis'],
    ['page', 'puslapis'],
    ['quiz', 'testas'],
  ])('is free for the %s that has it, and for no other', async (kind, slug) => {
    expect(await ask(kind, slug, ids[kind])).toMatchObject({ body: { free: true } })
    expect(await ask(kind, slug, crypto.randomUUID())).toMatchObject({ body: { free: false } })
  })

  it.each(['', 'Didelis', 'su tarpu', 'ąžuolas', 'a--b', '-a', `a${'b'.repeat(LIMITS.slug)}`])(
    'that is malformed is not free: %j',
    async (slug) => {
      expect(await ask('post', slug)).toMatchObject({ status: 200, body: { free: false, slug } })
    },
  )

  it('is looked up for a kind there is, beside the id of an item or none', async () => {
    expect(await ask('note', 'a')).toMatchObject({ status: 400 })
    expect(await ask('post', 'a', 'ne-uuid')).toMatchObject({ status: 400 })
  })
})
