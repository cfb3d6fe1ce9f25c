import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { answerWords, HOURS_FOLLOW } from '#src/features/consultations/answer-hour-texts.ts'
import { startingClaims } from '#src/features/settings/claim-texts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { formatDay, formatLongDay } from '#src/core/lithuanian.ts'
import { startingSettings } from '#src/features/settings/owner-texts.ts'
import { seller, sellerLine } from '#src/features/settings/seller-texts.ts'
import { articleBody, pageBody, quizBody } from './content.ts'
import { textAt, useAdministrator, useTestSite } from './test-site.ts'

const PATH = '/api/admin/settings'
const OWN = {
  ...startingSettings,
  legalName: 'UAB „Ryto pokalbiai“',
  legalForm: 'uždaroji akcinė bendrovė',
  code: '305123456',
  address: 'Upės g. 5, LT-01100 Vilnius',
  email: 'rasa@ryto.example',
  phone: '+370 600 00000',
  answerHours: { from: 9, to: 18 },
}
const site = useTestSite()
const admin = useAdministrator(site)

beforeEach(async () => {
  await sql`update owner_settings set settings = '{}', earlier = '[]'`.execute(site.db.write)
  await sql`delete from blog_posts`.execute(site.db.write)
  await sql`delete from login_attempts`.execute(site.db.write)
})

const stored = async () => (await admin('GET', PATH)).body as AdminSettings
const save = (changes: object) => admin('PUT', PATH, { ...OWN, ...changes })
const version = async () =>
  (await site.db.read.selectFrom('publishing').select('contentVersion').executeTakeFirstOrThrow())
    .contentVersion

describe('the settings of the owner', () => {
  it('have their starting values until something is set, and name nobody who does not exist', async () => {
    expect(await stored()).toMatchObject({ ...startingSettings, earlier: [], inPreview: false })
    expect(seller).toMatchObject({ code: null, address: null, phone: null, vatCode: null })
  })

  it('are stored with the states before, and not over what was saved meanwhile', async () => {
    const before = await stored()
    const first = await save({ updatedAt: before.updatedAt })
    expect(first).toMatchObject({ status: 200, body: OWN })
    const late = await save({ updatedAt: before.updatedAt, legalName: 'Kita' })
    expect(late).toMatchObject({ status: 409, body: { error: errorTexts.changedMeanwhile } })
    for (let time = 0; time < 21; time += 1) await save({ legalName: `Vardas ${time}` })
    const { earlier, legalName } = await stored()
    expect(legalName).toBe('Vardas 20')
    expect(earlier).toHaveLength(20)
    const names = earlier.map(({ settings }) => settings.legalName)
    expect(names.slice(0, 2)).toEqual(['Vardas 19', 'Vardas 18'])
  })

  it.each([
    ['legalName', { legalName: ' ' }],
    ['email', { email: 'rasa' }],
    ['sampleAnswer', { sampleAnswer: `${'>'.repeat(17)} a` }],
    ['answerHours.from', { answerHours: { from: -1, to: 18 } }],
    ['answerHours', { answerHours: { from: 18, to: 9 } }],
  ])('are refused with a message at %s, and stay as they are', async (field, changes) => {
    const before = await stored()
    const { status, body } = await save(changes)
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) as string } })
    expect(await stored()).toEqual(before)
  })

  it('tie a quiz to a topic, also after its address has changed, and to no unknown topic', async () => {
    const quiz = quizBody({ slug: 'pavydo-testas', title: 'Pavydo testas', published: true })
    const id = textAt((await admin('POST', '/api/admin/quiz', quiz)).body, 'id')
    const ties = { Konfliktai: 'pavydo-testas' }
    expect(await save({ topicQuizzes: ties })).toMatchObject({ status: 200 })
    expect((await stored()).topicQuizzes).toEqual(ties)
    await admin('PUT', `/api/admin/quiz/${id}`, { ...quiz, slug: 'pavydas' })
    expect((await stored()).topicQuizzes).toEqual({ Konfliktai: 'pavydas' })

    const before = await stored()
    for (const wrong of [{ Kita: 'pavydas' }, { Konfliktai: 'Be tarpų' }, { Konfliktai: null }]) {
      expect((await save({ topicQuizzes: wrong })).status).toBe(400)
    }
    expect(await stored()).toEqual(before)
  })

  it('lead a trouble to an article, also after its address has changed, and to no other page', async () => {
    const article = articleBody({ slug: 'tyla-namuose' })
    const id = textAt((await admin('POST', '/api/admin/blog', article)).body, 'id')
    const troubles = { silent: '/blog/tyla-namuose', cold: '/testas/artumo-testas' }
    expect(await save({ troubles })).toMatchObject({ status: 200 })
    expect((await stored()).troubles).toEqual(troubles)
    await admin('PUT', `/api/admin/blog/${id}`, { ...article, slug: 'tyla' })
    const moved = { ...troubles, silent: '/blog/tyla' }
    expect((await stored()).troubles).toEqual(moved)

    const before = await stored()
    const elsewhere = ['/p/duk', '/blog', 'https://example.lt/blog/tyla', '//blog/tyla', '']
    for (const silent of elsewhere) expect((await save({ troubles: { silent } })).status).toBe(400)
    expect((await save({ troubles: { other: '/blog/tyla' } })).status).toBe(400)
    expect(await stored()).toEqual(before)
    const { troubles: _, ...without } = OWN
    expect(await admin('PUT', PATH, without)).toMatchObject({ status: 200 })
    expect((await stored()).troubles, 'unchanged if absent').toEqual(moved)
  })

  it('change the words of the pages that repeat them, and publish these', async () => {
    const [follows] = HOURS_FOLLOW
    const today = formatLongDay(new Date())
    const content = (of: typeof OWN, day = today) =>
      `Įsigalioja nuo ${day}\n\nPaslaugas teikia ${sellerLine(of)}.\n\n${follows}${answerWords(of.answerHours).sentence}\n\n[Rašykite](mailto:${of.email})`
    const starting = { ...OWN, ...startingSettings, answerHours: null } as unknown as typeof OWN
    const slug = 'naudojimo-salygos'
    const former = content(starting, '2026 m. lapkričio 20 d.')
    const page = pageBody({ title: 'Sąlygos', slug, content: former, published: true })
    const id = textAt((await admin('POST', '/api/admin/pages', page)).body, 'id')
    await admin('POST', '/api/admin/pages', pageBody({ title: 'Kitas', slug: 'kitas' }))
    const before = await version()

    const saved = await save({})
    expect(saved.body).toMatchObject({ changedPages: ['Sąlygos'] })
    expect(await version()).toBe(before + 1)
    const written = async () =>
      textAt((await admin('GET', `/api/admin/pages/${id}`)).body, 'content')
    expect(await written()).toBe(content(OWN))
    const live = await site.call('GET', `/api/pages/${slug}`)
    expect(textAt(live.body, 'content')).toContain('UAB „Ryto pokalbiai“, kodas 305123456')
    const versions = await admin('GET', `/api/admin/versions/page/${id}`)
    expect(versions.body).toHaveLength(1)

    await save({ ...startingSettings })
    expect(await written()).toBe(content(starting))
  })

  it('leave alone an address of a page that only contains the former one', async () => {
    const content = (email: string) =>
      `Rašykite [${email}](mailto:${email}), _${email}_, ${email}. Ne lab${email}, b_${email}, ${email}.example ar ${email}-a.`
    await save({ email: 'as@ryto.example' })
    const page = pageBody({
      title: 'Sąlygos',
      slug: 'salygos',
      content: content('as@ryto.example'),
    })
    const id = textAt((await admin('POST', '/api/admin/pages', page)).body, 'id')
    await save({ email: 'nauja@ryto.example' })
    expect(textAt((await admin('GET', `/api/admin/pages/${id}`)).body, 'content')).toBe(
      'Rašykite [nauja@ryto.example](mailto:nauja@ryto.example), _nauja@ryto.example_, nauja@ryto.example. ' +
        'Ne labas@ryto.example, b_as@ryto.example, as@ryto.example.example ar as@ryto.example-a.',
    )
  })

  it('keep figures, testimonials and city that a call leaves out', async () => {
    const { couples } = startingClaims.figures
    const genuine = { ...couples, value: '12', checkedOn: '2026-11-28' }
    const claims = { ...startingClaims, figures: { ...startingClaims.figures, couples: genuine } }
    await save({ claims, city: 'Kaunas, Lietuva' })
    const { claims: _, city: __, ...others } = OWN
    const body = { ...others, legalName: 'Kita' }
    expect(await admin('PUT', PATH, body)).toMatchObject({ status: 200 })
    const kept = { legalName: 'Kita', claims, city: 'Kaunas, Lietuva' }
    expect(await stored()).toMatchObject(kept)
  })

  it('refuse a figure or testimonial that is shown without a text, and take it hidden', async () => {
    const { figures, testimonials } = startingClaims
    const claimsWith = (shown: boolean) => ({
      ...startingClaims,
      figures: { ...figures, years: { ...figures.years, shown, value: ' ' } },
      testimonials: testimonials.map((each, index) =>
        index === 1 ? { ...each, shown, text: '' } : each,
      ),
    })
    expect(await save({ claims: claimsWith(true) })).toMatchObject({
      status: 400,
      body: {
        fields: {
          'claims.figures.years.value': errorTexts.required,
          'claims.testimonials.1.text': errorTexts.required,
        },
      },
    })
    expect(await stored()).toMatchObject({ claims: startingClaims })
    expect(await save({ claims: claimsWith(false) })).toMatchObject({ status: 200 })
  })

  it('tell the former and the new contact address, and the owner, whose other changes are told to nobody', async () => {
    await save({})
    await sql`delete from outbox`.execute(site.db.write)
    expect((await save({ city: 'Kaunas, Lietuva' })).status).toBe(200)
    const told = () =>
      site.db.read
        .selectFrom('outbox')
        .select(['kind', 'act', 'recipient'])
        .orderBy('recipient')
        .execute()
    expect(await told()).toEqual([])
    expect(await save({ email: 'nauja@ryto.example' })).toMatchObject({ status: 200 })
    expect((await stored()).email).toBe('nauja@ryto.example')
    const updatedAt = new Date(Date.now() - 60_000).toISOString()
    expect(await admin('PUT', PATH, { ...OWN, updatedAt }), 'a form of before').toMatchObject({
      status: 409,
    })
    expect(await told()).toEqual([
      { kind: 'contact-moved', act: null, recipient: 'nauja@ryto.example' },
      { kind: 'contact-moved', act: null, recipient: OWN.email },
      { kind: 'security-notice', act: 'updateSettings', recipient: null },
    ])
  })

  it('say when the city was last changed or confirmed, and nothing of the starting one', async () => {
    await sql`update owner_settings set confirmed = '{}'`.execute(site.db.write)
    const checkedOn = async () => {
      const { cityCheckedAt } = await stored()
      return cityCheckedAt === null ? null : formatDay(cityCheckedAt)
    }
    const today = formatDay(new Date())
    await save({})
    expect(await checkedOn()).toBeNull()
    await admin('PUT', '/api/admin/settings/steps', { step: 'city' })
    expect(await checkedOn()).toBe(today)
    await sql`update owner_settings set confirmed = '{"city": "2026-01-05T10:00:00Z"}'`.execute(
      site.db.write,
    )
    await save({ phone: '+370 611 11111' })
    expect(await checkedOn()).toBe('2026-01-05')
    await save({ city: 'Kaunas, Lietuva' })
    expect(await checkedOn()).toBe(today)
  })

  it('are recorded in the audit log without their words', async () => {
    await save({})
    await save({ phone: '+370 611 11111', city: 'Kaunas, Lietuva' })
    const { body } = await admin('GET', '/api/admin/audit')
    const { items } = body as { items: { act: string; changed: string[] }[] }
    expect(items.slice(0, 2).map(({ act, changed }) => [act, changed])).toEqual([
      ['updateSettings', ['contacts', 'place']],
      ['updateSettings', expect.any(Array)],
    ])
    expect(JSON.stringify(body)).not.toContain('Ryto pokalbiai')
  })
})
