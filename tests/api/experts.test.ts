import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { errorTexts } from '#src/core/error-texts.ts'
import { expertFieldTexts } from '#src/features/experts/field-texts.ts'
import { fromArchiveFiles, toArchiveFiles } from '#src/features/archive/panel/archive.ts'
import type { AdminExpert } from '#src/features/experts/contracts.ts'
import { AUTHOR_FIELDS, EXPERT_FIELDS } from '#src/features/experts/fields.ts'
import { articleBody, pageBody } from './content.ts'
import { at, textAt, useAdministrator, useTestSite } from './test-site.ts'

const PATH = '/api/admin/experts'
const site = useTestSite()
const admin = useAdministrator(site)
let slugs = 0

const expertBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Rasa Pavyzdė',
  photoUrl: '/media/rasa-600x800.webp',
  qualification: 'Šeimos konsultantė',
  words: 'Pirma pastraipa.\n\nAntra pastraipa.',
  ...changes,
})

async function createExpert(changes: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await admin('POST', PATH, expertBody(changes))
  expect(status).toBe(201)
  return textAt(body, 'id')
}

async function createArticle(changes: Record<string, unknown> = {}) {
  const slug = `eksperto-${++slugs}`
  const { status, body } = await admin('POST', '/api/admin/blog', articleBody({ slug, ...changes }))
  expect(status).toBe(201)
  return { slug, id: textAt(body, 'id'), body }
}

const listed = async () => (await site.call('GET', '/api/experts')).body as { id: string }[]
const authorOf = async (slug: string) =>
  at((await site.call('GET', `/api/blog/${slug}`)).body, 'author')
const publishing = async () => {
  const row = await site.db.read.selectFrom('publishing').selectAll().executeTakeFirstOrThrow()
  return { version: row.contentVersion, changes: row.unbuiltChanges }
}
const keyOf = (tag: string) => hash('md5', tag).slice(0, 8)

const clear = () => site.db.write.deleteFrom('experts').execute()

/** Saves an article again with changes. */
const saveArticle = ({ id, slug }: { id: string; slug: string }, changes: object) =>
  admin('PUT', `/api/admin/blog/${id}`, articleBody({ slug, ...changes }))

/** Returns the outcome of importing one item of an archive. */
const importItem = async (kind: string, item: object) =>
  at((await admin('POST', '/api/admin/import', { kind, item })).body, 'outcome')

describe('an expert', () => {
  it('is stored with 201, and public at once with no more than what is shown', async () => {
    await clear()
    const { status, body } = await admin('POST', PATH, expertBody())
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...expertBody(), position: 0 })
    const id = textAt(body, 'id')
    expect((await admin('GET', `${PATH}/${id}`)).body).toEqual(body)
    expect((await admin('GET', PATH)).body).toEqual([body])
    const answer = await site.call('GET', '/api/experts')
    expect(answer.body).toEqual([{ id, ...expertBody() }])
    const { version } = await publishing()
    expect(answer.headers.get('ETag')).toBe(`"${version}"`)
    expect(answer.headers.get('Netlify-Cache-Tag')).toBe('experts')
    const headers = { 'If-None-Match': `"${version}"` }
    expect((await site.call('GET', '/api/experts', { headers })).status).toBe(304)
  })

  it('needs a name and a qualification, within their limits', async () => {
    expect(await admin('POST', PATH, { name: ' ' })).toMatchObject({
      status: 400,
      body: {
        fields: {
          name: expertFieldTexts.nameMissing,
          qualification: expertFieldTexts.qualificationMissing,
        },
      },
    })
    const { name, qualification, words } = EXPERT_FIELDS
    const tooLong = expertBody({
      name: 'a'.repeat(name.input.maximum + 1),
      qualification: 'a'.repeat(qualification.input.maximum + 1),
      words: 'a'.repeat(words.input.maximum + 1),
      photoUrl: 'nuotrauka.jpg',
    })
    expect((await admin('POST', PATH, tooLong)).body).toMatchObject({
      fields: {
        name: errorTexts.tooLong(name.input.maximum),
        qualification: errorTexts.tooLong(qualification.input.maximum),
        words: errorTexts.tooLong(words.input.maximum),
        photoUrl: errorTexts.invalidAddress,
      },
    })
    expect((await admin('POST', PATH, expertBody({ email: 'a@b.lt' }))).status).toBe(400)
    const { body } = await admin('POST', PATH, { name: 'Jonas', qualification: 'Konsultantas' })
    expect(body).toMatchObject({ photoUrl: null, words: '' })
  })

  it('is stored once however often the same attempt is sent, as it was sent last', async () => {
    await clear()
    const attemptId = crypto.randomUUID()
    for (const changes of [{}, {}, { name: 'Rasa Kita' }]) {
      const answer = await admin('POST', PATH, expertBody({ attemptId, ...changes }))
      expect(answer).toMatchObject({ status: 201, body: { id: attemptId, ...changes } })
    }
    expect(await listed()).toHaveLength(1)
  })

  it('is not written over when it was changed meanwhile', async () => {
    const { body } = await admin('POST', PATH, expertBody())
    const [id, updatedAt] = [textAt(body, 'id'), textAt(body, 'updatedAt')]
    const update = (changes: object) =>
      admin('PUT', `${PATH}/${id}`, { ...expertBody(), updatedAt, ...changes })
    expect(await update({ name: 'Pirma' })).toMatchObject({ status: 200, body: { name: 'Pirma' } })
    expect(await update({ name: 'Antra' })).toMatchObject({
      status: 409,
      body: { error: errorTexts.changedMeanwhile },
    })
    expect((await admin('GET', `${PATH}/${id}`)).body).toMatchObject({ name: 'Pirma' })
    for (const method of ['PUT', 'GET', 'DELETE']) {
      const body = method === 'PUT' ? expertBody() : undefined
      expect((await admin(method, `${PATH}/${crypto.randomUUID()}`, body)).status).toBe(404)
    }
  })

  it('stands where the administrator puts it, after the others at first', async () => {
    await clear()
    const [a, b, c] = [await createExpert(), await createExpert(), await createExpert()]
    const order = async () => (await listed()).map(({ id }) => id)
    expect(await order()).toEqual([a, b, c])
    const { version } = await publishing()
    expect(await admin('PUT', PATH, { ids: [c, a, b] })).toMatchObject({ status: 200 })
    expect(await order()).toEqual([c, a, b])
    expect((await publishing()).version).toBe(version + 1)
    for (const ids of [
      [a, b],
      [a, b, c, crypto.randomUUID()],
      [a, a, b],
    ]) {
      expect(await admin('PUT', PATH, { ids })).toMatchObject({ status: 409 })
    }
    expect(await order()).toEqual([c, a, b])
    expect((await publishing()).version).toBe(version + 1)
  })

  it('keeps its photo from being deleted', async () => {
    const name = `${'c'.repeat(32)}-60x80.webp`
    await site.db.write.insertInto('media').values({ name, bytes: 3, originalName: null }).execute()
    const id = await createExpert({ photoUrl: `/media/${name}` })
    expect((await admin('GET', '/api/admin/media')).body).toMatchObject({
      items: [{ name, uses: [{ kind: 'expert', id, title: 'Rasa Pavyzdė' }] }],
    })
    expect((await admin('DELETE', `/api/admin/media/${name}`)).status).toBe(409)
  })

  it('leaves each act in the audit log', async () => {
    await clear()
    const id = await createExpert()
    await admin('PUT', `${PATH}/${id}`, expertBody({ name: 'Kita' }))
    await admin('PUT', PATH, { ids: [id] })
    await admin('DELETE', `${PATH}/${id}`)
    const { body } = await admin('GET', '/api/admin/audit')
    const acts = at(body, 'items') as { act: string; subjectId: string | null }[]
    expect(acts.slice(0, 4).map(({ act, subjectId }) => [act, subjectId])).toEqual([
      ['deleteExpert', id],
      ['orderExperts', null],
      ['updateExpert', id],
      ['createExpert', id],
    ])
  })
})

describe.each(Object.keys(EXPERT_FIELDS))('the field %s of an expert', (field) => {
  it('is stored, answered, archived and imported, and beside an article if it is in the byline', async () => {
    await clear()
    const id = await createExpert()
    const sent = at(expertBody(), field)
    const expert = (await admin('GET', `${PATH}/${id}`)).body as AdminExpert
    const [row] = await site.db.read.selectFrom('experts').selectAll().execute()
    expect([at(row, field), at(expert, field)]).toEqual([sent, sent])
    const { slug } = await createArticle({ authorId: id })
    const shown = Object.keys(AUTHOR_FIELDS).includes(field) ? sent : undefined
    expect(at(await authorOf(slug), field)).toBe(shown)

    const archived = { posts: [], pages: [], quizzes: [], settings: null, images: [] }
    const files = toArchiveFiles({ ...archived, experts: [expert] }, expert.updatedAt)
    const { items } = fromArchiveFiles(files)
    await clear()
    expect((await admin('POST', '/api/admin/import', items[0])).status).toBe(200)
    expect((await admin('GET', `${PATH}/${id}`)).body).toEqual(expert)
  })
})

describe('the author of an article', () => {
  it('is public with no more than the byline shows', async () => {
    const authorId = await createExpert()
    const { slug, body } = await createArticle({ authorId })
    expect(body).toMatchObject({ authorId })
    const { name, qualification, photoUrl } = expertBody()
    expect(await authorOf(slug)).toEqual({ id: authorId, name, qualification, photoUrl })
    const { body: list } = await site.call('GET', '/api/blog')
    expect(list).toContainEqual(expect.objectContaining({ slug }))
    expect(JSON.stringify(list)).not.toContain(authorId)
  })

  it('is the team unless one is chosen, and stays when an update does not name it', async () => {
    const authorId = await createExpert()
    const article = await createArticle()
    const { slug } = article
    expect(await authorOf(slug)).toBeNull()
    const save = (changes: object) => saveArticle(article, changes)
    await save({ authorId })
    expect(await save({ title: 'Kitas' })).toMatchObject({ body: { authorId, title: 'Kitas' } })
    expect(await authorOf(slug)).toMatchObject({ id: authorId })
    expect(await save({ authorId: null })).toMatchObject({ body: { authorId: null } })
    expect(await authorOf(slug)).toBeNull()
  })

  it('is refused when there is none with the id, and on a page', async () => {
    const refused = { status: 400, body: { fields: { authorId: errorTexts.authorNotFound } } }
    const authorId = crypto.randomUUID()
    const body = articleBody({ slug: 'be-autoriaus', authorId })
    expect(await admin('POST', '/api/admin/blog', body)).toMatchObject(refused)
    expect(await saveArticle(await createArticle(), { authorId })).toMatchObject(refused)
    const known = await createExpert()
    const page = pageBody({ slug: 'puslapis', authorId: known })
    expect((await admin('POST', '/api/admin/pages', page)).status).toBe(400)
  })

  it('changes the pages of the articles, and those of nobody else', async () => {
    const authorId = await createExpert()
    const { slug } = await createArticle({ authorId })
    const draft = await createArticle({ authorId, published: false })
    await createArticle({ authorId: await createExpert() })
    const change = async (work: () => Promise<unknown>) => {
      const { version } = await publishing()
      await site.db.write.updateTable('publishing').set({ unbuiltChanges: {} }).execute()
      await work()
      const after = await publishing()
      expect(after.version).toBe(version + 1)
      return after.changes
    }
    const [own, page] = [keyOf(`post:${slug}`), keyOf('experts:page')]
    const saved = await change(() =>
      admin('PUT', `${PATH}/${authorId}`, expertBody({ name: 'Rasa Nauja' })),
    )
    expect(Object.keys(saved).toSorted()).toEqual([own, page].toSorted())
    expect(await authorOf(slug)).toMatchObject({ name: 'Rasa Nauja' })
    const deleted = await change(() => admin('DELETE', `${PATH}/${authorId}`))
    expect(Object.keys(deleted).toSorted()).toEqual([own, page].toSorted())
    expect(await authorOf(slug)).toBeNull()
    const left = await admin('GET', `/api/admin/blog/${draft.id}`)
    expect(left.body).toMatchObject({ authorId: null, title: at(draft.body, 'title') })
  })

  it('is kept by versions for as long as there is one', async () => {
    const [authorId, gone] = [await createExpert(), await createExpert()]
    const article = await createArticle({ authorId })
    const { id } = article
    await saveArticle(article, { authorId: gone, title: 'Antras' })
    await saveArticle(article, { authorId: null, title: 'Trečias' })
    const { body: versions } = await admin('GET', `/api/admin/versions/post/${id}`)
    const [second, first] = [textAt(versions, '0.id'), textAt(versions, '1.id')]
    const read = async () => (await admin('GET', `/api/admin/blog/${id}`)).body
    const restore = (version: string) => admin('POST', `/api/admin/version/${version}/restore`)
    await restore(first)
    expect(await read()).toMatchObject({ authorId })
    const authorOfSecond = async () =>
      at((await admin('GET', `/api/admin/version/${second}`)).body, 'item.authorId')
    expect(await authorOfSecond()).toBe(gone)
    await admin('DELETE', `${PATH}/${gone}`)
    expect(await authorOfSecond()).toBeNull()
    expect((await restore(second)).status).toBe(200)
    expect(await read()).toMatchObject({ authorId: null, title: 'Antras' })
  })

  it('of an archive has to be there', async () => {
    const authorId = await createExpert()
    const createdAt = '2026-01-01T00:00:00.000Z'
    const item = { ...articleBody(), id: crypto.randomUUID(), slug: 'is-archyvo', createdAt }
    const nobody = { ...item, authorId: crypto.randomUUID() }
    const refused = await admin('POST', '/api/admin/import', { kind: 'post', item: nobody })
    expect(refused.status).toBe(400)
    expect(await importItem('post', { ...item, authorId })).toBe('created')
    expect(await authorOf('is-archyvo')).toMatchObject({ id: authorId })
  })
})

describe('an expert of an archive', () => {
  it('is stored under its id and place, once', async () => {
    await clear()
    const item = {
      ...expertBody(),
      id: crypto.randomUUID(),
      position: 7,
      createdAt: '2026-01-01T00:00:00.000Z',
    }
    expect(await importItem('expert', item)).toBe('created')
    expect(await importItem('expert', { ...item, position: 2 })).toBe('exists')
    expect((await admin('GET', PATH)).body).toMatchObject([item])
  })
})
