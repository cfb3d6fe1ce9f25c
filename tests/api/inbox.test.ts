import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { requestFile } from '#src/client/request-file.ts'
import { LIST_PAGE_SIZE } from '#src/core/fields.ts'
import * as routes from '#src/core/routes.ts'
import { quizBody } from './content.ts'
import { at, useTestSite } from './test-site.ts'

const site = useTestSite()
let quizzes = 0
let token = ''
beforeAll(async () => {
  token = await site.logIn()
})

const admin = (method: string, path: string, body?: unknown) =>
  site.call(method, path, { token, ...(body === undefined ? {} : { body }) })

/** Returns the values of one field in a list, in its order. */
async function listed(path: string, field: string): Promise<unknown[]> {
  const { status, body } = await admin('GET', path)
  expect(status, JSON.stringify(body)).toBe(200)
  return (at(body, 'items') as Record<string, unknown>[]).map((item) => item[field])
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 10)).toISOString()

interface BookingRow {
  name: string
  email?: string
  phone?: string | null
  message?: string | null
  notes?: string | null
  status?: 'pending' | 'contacted' | 'done'
  consultationType?: string
}

/** Stores bookings of consecutive days and returns their ids. */
async function storeBookings(...rows: BookingRow[]): Promise<string[]> {
  const stored = rows.map((row, index) => ({
    id: crypto.randomUUID(),
    email: 'kas@example.lt',
    consultationType: 'individual',
    createdAt: day(index + 1),
    ...row,
  }))
  await site.db.write.deleteFrom('consultationBookings').execute()
  await site.db.write.insertInto('consultationBookings').values(stored).execute()
  return stored.map(({ id }) => id)
}

interface SubscriberRow {
  email: string
  name?: string
  subscribed?: boolean
  confirmedAt?: string
  leftAt?: string
  stoppedAt?: string
  suspicious?: boolean
}

async function storeSubscribers(...rows: SubscriberRow[]) {
  const stored = rows.map((row, index) => ({
    id: crypto.randomUUID(),
    subscribedAt: day(index + 1),
    ...row,
  }))
  await site.db.write.deleteFrom('newsletterSubscriptions').execute()
  await site.db.write.insertInto('newsletterSubscriptions').values(stored).execute()
  return stored.map(({ id }) => id)
}

describe('a call of the inbox', () => {
  it.each([
    ['/api/admin/bookings?page=0', 'page', 'Netinkamas sąrašo puslapio numeris'],
    ['/api/admin/subscribers?page=vienas', 'page', 'Netinkamas sąrašo puslapio numeris'],
    ['/api/admin/bookings?status=new', 'status', 'Netinkama būsena'],
    ['/api/admin/bookings?package=kita', 'package', 'Netinkama reikšmė'],
    ['/api/admin/submissions?quiz=testas', 'quiz', 'Netinkama reikšmė'],
    ['/api/admin/subscribers.csv?sort=name', 'sort', 'Nežinomi laukai: sort'],
    [
      `/api/admin/bookings?search=${'ilgas '.repeat(17)}a`,
      'search',
      'Ne daugiau kaip 100 simbolių',
    ],
  ])('refuses a query it does not understand: %s', async (path, field, message) => {
    expect(await admin('GET', path)).toMatchObject({
      status: 400,
      body: { error: message, fields: { [field]: message } },
    })
  })

  it('tells that there is nothing to change or delete', async () => {
    const note = { status: 'done', notes: null }
    for (const [method, list, error, body] of [
      ['PUT', 'bookings', 'Užklausa nerasta', note],
      ['DELETE', 'bookings', 'Užklausa nerasta', undefined],
      ['DELETE', 'subscribers', 'Prenumeratorius nerastas', undefined],
      ['DELETE', 'submissions', 'Testo atsakymai nerasti', undefined],
    ] as const) {
      const path = `/api/admin/${list}/${crypto.randomUUID()}`
      expect(await admin(method, path, body)).toMatchObject({ status: 404, body: { error } })
    }
  })
})

describe('a search', () => {
  const names = (search: string) =>
    listed(`/api/admin/bookings?search=${encodeURIComponent(search)}`, 'name')

  beforeAll(async () => {
    await storeBookings(
      { name: 'Žilvinas Šileikis', email: 'zs@example.lt', phone: '+370 612 34567' },
      { name: 'ĄČĘĖĮŠŲŪŽ', message: 'Pasikalbėkime apie pyktį' },
      { name: 'Ona_100%', notes: 'Perskambinti rytoj' },
      { name: "O'Brien", email: 'ob@example.lt' },
      { name: 'Ūla Dėdė'.normalize('NFD'), email: 'ula@xn--alia-kbb.lt' },
    )
  })

  it.each([
    [
      'Žilvinas Šileikis',
      [
        'zilvinas',
        'ŽILVINAS',
        'žilvinas',
        'sileik',
        '  šileikis   zilvinas ',
        'zs@example',
        '612 345',
      ],
    ],
    ['ĄČĘĖĮŠŲŪŽ', ['aceeisuuz', 'ąčęėįšųūž', 'pykti']],
    ['Ona_100%', ['perskambinti', '_100%']],
    ["O'Brien", ["o'b"]],
    [
      'Ūla Dėdė'.normalize('NFD'),
      ['ŪLA', 'dede', 'ūla'.normalize('NFD'), 'žalia', 'ula@žalia.lt', 'ŽALIA.LT ula'],
    ],
  ])('finds %j alone by %j', async (name, searches) => {
    for (const search of searches) expect(await names(search), search).toEqual([name])
  })

  it('takes no sign for a wildcard, and needs every word', async () => {
    expect(await names('Z%s')).toEqual([])
    expect(await names('O_a')).toEqual([])
    expect(await names('zilvinas ona')).toEqual([])
    expect(await names('   ')).toHaveLength(5)
  })
})

describe('the bookings', () => {
  it('are listed newest first, with everything that was asked', async () => {
    await site.db.write.deleteFrom('consultationBookings').execute()
    await site.call('POST', '/api/consultation/book', {
      body: {
        name: 'Rūta',
        email: 'Ruta@example.lt',
        phone: '+370 600 00000',
        consultationType: 'individual',
        preferredDate: 'antradienį',
        message: 'Norėčiau pasikalbėti.',
      },
    })
    const { body } = await admin('GET', '/api/admin/bookings')
    expect(body).toEqual({
      items: [
        {
          id: expect.any(String) as string,
          name: 'Rūta',
          email: 'ruta@example.lt',
          phone: '+370 600 00000',
          consultationType: 'individual',
          packageTitle: null,
          preferredDate: 'antradienį',
          message: 'Norėčiau pasikalbėti.',
          status: 'pending',
          notes: null,
          createdAt: expect.stringMatching(/Z$/) as string,
          updatedAt: expect.stringMatching(/Z$/) as string,
        },
      ],
      titles: {
        'email-weekly': 'Savaitės el. pašto konsultacijos',
        'email-monthly': 'Mėnesio el. pašto konsultacijos',
        individual: 'Individuali konsultacija',
        'couple-therapy': 'Porų konsultacija',
        intensive: 'Intensyvi programa',
      },
      total: 1,
      page: 1,
      pageSize: 25,
      counts: { pending: 1, contacted: 0, done: 0, suspicious: 0 },
    })
    await storeBookings({ name: 'Pirma' }, { name: 'Antra' }, { name: 'Trečia' })
    expect(await listed('/api/admin/bookings', 'name')).toEqual(['Trečia', 'Antra', 'Pirma'])
  })

  it('are filtered by status, and counted by status whatever the filter is', async () => {
    await storeBookings(
      { name: 'Ona A' },
      { name: 'Ona B', status: 'contacted' },
      { name: 'Ona C', status: 'done' },
      { name: 'Ona D', status: 'done' },
      { name: 'Petras', status: 'done' },
    )
    expect((await admin('GET', '/api/admin/bookings?status=done&search=ona')).body).toMatchObject({
      items: [{ name: 'Ona D' }, { name: 'Ona C' }],
      total: 2,
      counts: { pending: 1, contacted: 1, done: 2, suspicious: 0 },
    })
    expect((await admin('GET', '/api/admin/bookings?search=ona')).body).toMatchObject({ total: 4 })
    expect((await admin('GET', '/api/admin/bookings?search=jonas')).body).toMatchObject({
      items: [],
      total: 0,
      counts: { pending: 0, contacted: 0, done: 0, suspicious: 0 },
    })
  })

  it('are filtered by package too, which counts and table follow', async () => {
    await storeBookings(
      { name: 'Ona A', consultationType: 'intensive' },
      { name: 'Ona B', consultationType: 'intensive', status: 'done' },
      { name: 'Ona C' },
      { name: 'Ona D', consultationType: 'kita' },
    )
    const { body } = await admin('GET', '/api/admin/bookings?package=intensive&status=pending')
    expect(body).toMatchObject({
      items: [{ name: 'Ona A' }],
      total: 1,
      counts: { pending: 1, contacted: 0, done: 1, suspicious: 0 },
    })
    const names = async (query: string) =>
      (await download(`/api/admin/bookings.csv?${query}`)).table.slice(1).map((row) => row[2])
    expect(await names('package=intensive')).toEqual(['Ona B', 'Ona A'])
    expect(await names('package=intensive&search=b')).toEqual(['Ona B'])
  })

  it('are listed by who waits longest when asked, across pages too', async () => {
    await storeBookings(
      { name: 'Atsakyta', status: 'contacted' },
      { name: 'Laukia ilgiau' },
      { name: 'Laukia' },
      { name: 'Baigta', status: 'done' },
    )
    expect(await listed('/api/admin/bookings?order=waiting', 'name')).toEqual([
      'Laukia ilgiau',
      'Laukia',
      'Baigta',
      'Atsakyta',
    ])
    const rows = Array.from({ length: LIST_PAGE_SIZE + 2 }, (_, index) => ({ name: `${index}` }))
    await storeBookings(...rows)
    expect(await listed('/api/admin/bookings?order=waiting&page=2', 'name')).toEqual(
      rows.slice(LIST_PAGE_SIZE).map(({ name }) => name),
    )
    expect((await admin('GET', '/api/admin/bookings?order=kita')).status).toBe(400)
  })

  it('take a status and notes, which later calls show', async () => {
    const [id = ''] = await storeBookings({ name: 'Ona' })
    const notes = 'Skambinau.\nAtsilieps po pietų.'
    expect(
      await admin('PUT', `/api/admin/bookings/${id}`, { status: 'contacted', notes: ` ${notes} ` }),
    ).toMatchObject({ status: 200, body: { id, name: 'Ona', status: 'contacted', notes } })
    expect(await listed('/api/admin/bookings?search=skambinau', 'status')).toEqual(['contacted'])
    expect(
      await admin('PUT', `/api/admin/bookings/${id}`, { status: 'done', notes: '' }),
    ).toMatchObject({ body: { status: 'done', notes: null } })
  })

  it('replace nothing that was saved after the version they were read at', async () => {
    const [id = ''] = await storeBookings({ name: 'Ona' })
    const put = (body: unknown) => admin('PUT', `/api/admin/bookings/${id}`, body)
    const { body: read } = await put({ status: 'pending', notes: null })
    const { updatedAt } = read as { updatedAt: string }
    await put({ status: 'pending', notes: 'Iš telefono', updatedAt })
    expect(await put({ status: 'done', notes: null, updatedAt })).toMatchObject({ status: 409 })
    expect((await admin('GET', '/api/admin/bookings')).body).toMatchObject({
      items: [{ status: 'pending', notes: 'Iš telefono' }],
    })
  })

  it.each([
    ['an unknown status', { status: 'lost' }, 'status', 'Netinkama būsena'],
    ['no status', { status: undefined }, 'status', 'Netinkama būsena'],
    ['no notes', { notes: undefined }, 'notes', 'Laukas privalomas'],
    ['long notes', { notes: 'x'.repeat(5001) }, 'notes', 'Ne daugiau kaip 5000 simbolių'],
    ['more', { name: 'X' }, 'name', 'Nežinomi laukai: name'],
  ])('refuse %s', async (_what, changes, field, message) => {
    const [id = ''] = await storeBookings({ name: 'Ona' })
    const body = { status: 'done', notes: null, ...changes }
    expect(await admin('PUT', `/api/admin/bookings/${id}`, body)).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    })
    expect(await listed('/api/admin/bookings', 'status')).toEqual(['pending'])
  })

  it('are deleted one by one', async () => {
    const [first = ''] = await storeBookings({ name: 'Ona' }, { name: 'Jonas' })
    expect(await admin('DELETE', `/api/admin/bookings/${first}`)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await listed('/api/admin/bookings', 'name')).toEqual(['Jonas'])
    expect(await admin('DELETE', `/api/admin/bookings/${first}`)).toMatchObject({ status: 404 })
  })
})

describe('the subscribers', () => {
  it('are listed newest first with their states, and searched by email and name', async () => {
    await storeSubscribers(
      { email: 'a@example.lt', name: 'Šarūnė', confirmedAt: day(3) },
      { email: 'b@example.lt', subscribed: false, leftAt: day(4) },
      { email: 'c@example.lt', subscribed: false },
    )
    const item = (letter: string, changes: object) => ({
      id: expect.any(String) as string,
      email: `${letter}@example.lt`,
      name: null,
      subscribed: false,
      confirmedAt: null,
      leftAt: null,
      stoppedAt: null,
      source: null,
      ...changes,
    })
    expect((await admin('GET', '/api/admin/subscribers')).body).toEqual({
      items: [
        item('c', { state: 'pending', subscribedAt: day(3) }),
        item('b', { state: 'left', subscribedAt: day(2), leftAt: day(4) }),
        item('a', {
          name: 'Šarūnė',
          state: 'subscribed',
          subscribed: true,
          subscribedAt: day(1),
          confirmedAt: day(3),
        }),
      ],
      total: 3,
      page: 1,
      pageSize: 25,
      stopped: 0,
      counts: { pending: 1, subscribed: 1, stopped: 0, left: 1, suspicious: 0 },
    })
    expect(await listed('/api/admin/subscribers?search=sarune', 'email')).toEqual(['a@example.lt'])
    expect(await listed('/api/admin/subscribers?search=B@EXAMPLE', 'email')).toEqual([
      'b@example.lt',
    ])
  })

  it('are filtered by state: later ones hide what came before', async () => {
    await storeSubscribers(
      { email: 'prenumeruoja@a.lt', leftAt: day(4), stoppedAt: day(4), suspicious: true },
      { email: 'itartina@a.lt', subscribed: false, suspicious: true },
      { email: 'atsisake@a.lt', subscribed: false, leftAt: day(5), stoppedAt: day(4) },
      { email: 'sustabdyta@a.lt', subscribed: false, stoppedAt: day(4) },
      { email: 'laukia@a.lt', subscribed: false },
    )
    for (const [state, email] of [
      ['subscribed', 'prenumeruoja@a.lt'],
      ['suspicious', 'itartina@a.lt'],
      ['left', 'atsisake@a.lt'],
      ['stopped', 'sustabdyta@a.lt'],
      ['pending', 'laukia@a.lt'],
    ] as const) {
      expect(await listed(`/api/admin/subscribers?state=${state}`, 'email')).toEqual([email])
    }
    const searched = await admin('GET', '/api/admin/subscribers?search=laukia')
    expect(searched.body).toMatchObject({
      total: 1,
      stopped: 1,
      counts: { pending: 1, subscribed: 0, stopped: 0 },
    })
    const filtered = await admin('GET', '/api/admin/subscribers?state=left')
    expect(at(filtered.body, 'counts')).toEqual({
      ...{ pending: 1, subscribed: 1, stopped: 1, left: 1, suspicious: 1 },
    })
    const { table } = await download('/api/admin/subscribers.csv?state=stopped')
    expect(table.slice(1).map(([email, , state, , , , at]) => [email, state, at])).toEqual([
      ['sustabdyta@a.lt', 'Sustabdyta', '2026-01-04 12:00'],
    ])
    expect((await admin('GET', '/api/admin/subscribers?state=x')).status).toBe(400)
  })

  it('are erased when they are deleted: no row is left', async () => {
    const [id = ''] = await storeSubscribers({ email: 'a@example.lt' }, { email: 'b@example.lt' })
    expect(await admin('DELETE', `/api/admin/subscribers/${id}`)).toMatchObject({ status: 200 })
    const rows = await site.db.read.selectFrom('newsletterSubscriptions').select('email').execute()
    expect(rows).toEqual([{ email: 'b@example.lt' }])
  })
})

/** Reads a table as a spreadsheet does. @returns rows of cells. */
function readTable(text: string): string[][] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n/)
    .slice(0, -1)
    .map((row) =>
      row.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => {
        const [, quoted] = /^"([\s\S]*)"$/.exec(cell) ?? []
        return quoted === undefined ? cell : quoted.replaceAll('""', '"')
      }),
    )
}

async function download(path: string) {
  const response = await fetch(new URL(path, site.url), {
    headers: { Authorization: `Bearer ${token}` },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { response, bytes, table: readTable(new TextDecoder().decode(bytes)) }
}

describe('the table of the bookings', () => {
  it('is a file for Excel: UTF-8 with its mark, named by content and day', async () => {
    await storeBookings({
      name: '=HYPERLINK("https://evil.example";"spausk")',
      email: 'ona@example.lt',
      phone: '+370 600 00000',
      message: 'Sveiki;\nnorėčiau "pasikalbėti".',
      consultationType: 'couple-therapy',
      status: 'contacted',
    })
    const { response, bytes, table } = await download('/api/admin/bookings.csv')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="konsultaciju-uzklausos-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const headings =
      'Gauta;Būsena;Vardas;El. paštas;Telefonas;Konsultacija;Pageidaujamas laikas;Žinutė;Pastabos'
    expect(table).toEqual([
      headings.split(';'),
      [
        '2026-01-01 12:00',
        'Susisiekta',
        `'=HYPERLINK("https://evil.example";"spausk")`,
        'ona@example.lt',
        "'+370 600 00000",
        'Porų konsultacija',
        '',
        'Sveiki;\nnorėčiau "pasikalbėti".',
        '',
      ],
    ])
  })

  it('comes in pages that the platform lets pass, and the panel joins them', async () => {
    await storeBookings(...Array.from({ length: 301 }, (_, index) => ({ name: `Ona ${index}` })))
    await sql`update consultation_bookings set message = repeat('ą', 20000)`.execute(site.db.write)
    const sizes: number[] = []
    const joined = await requestFile(
      routes.downloadBookings,
      { token },
      {
        fetch: async (path, init) => {
          const response = await fetch(new URL(path, site.url), init)
          sizes.push((await response.clone().bytes()).length)
          return response
        },
      },
    )
    expect(sizes).toHaveLength(3)
    expect(Math.max(...sizes)).toBeLessThan(6_000_000)
    const text = joined.ok ? await joined.data.content.text() : ''
    const [headings, ...rows] = readTable(text)
    expect(headings?.[0]).toBe('Gauta')
    expect(rows.map((row) => row[2])).toEqual(
      Array.from({ length: 301 }, (_, index) => `Ona ${300 - index}`),
    )
  })

  it('needs a session for HEAD too', async () => {
    expect(await site.call('HEAD', '/api/admin/bookings.csv')).toMatchObject({ status: 401 })
  })
})

describe('the table of the subscribers', () => {
  it('holds addresses, names, states and times', async () => {
    await storeSubscribers(
      { email: 'a@example.lt', name: '@Ona' },
      { email: 'ba@example.lt', confirmedAt: day(2), subscribed: false, leftAt: day(4) },
      { email: 'ca@example.lt', confirmedAt: day(3) },
      { email: 'da@example.lt', subscribed: false },
      { email: 'e@example.lt' },
    )
    const { table, response } = await download('/api/admin/subscribers.csv?search=a@')
    expect(response.headers.get('Content-Disposition')).toContain('naujienlaiskio-prenumeratoriai')
    const noon = (number: number) => `2026-01-0${number} 12:00`
    expect(table).toEqual([
      ['El. paštas', 'Vardas', 'Būsena', 'Užsiregistravo', 'Patvirtino', 'Atsisakė', 'Sustabdyta'],
      ['da@example.lt', '', 'Laukia patvirtinimo', noon(4), '', '', ''],
      ['ca@example.lt', '', 'Prenumeruoja', noon(3), noon(3), '', ''],
      ['ba@example.lt', '', 'Atsisakė', noon(2), noon(2), noon(4), ''],
      ['a@example.lt', "'@Ona", 'Prenumeruoja', noon(1), 'dar nereikėjo', '', ''],
    ])
  })
})

describe('a quiz result whose JSON is damaged', () => {
  const whole = { category: null, breakdown: null, answers: '[]' }
  it.each([
    ['answers', '[{"question":'],
    ['answers', '[{"question":1}]'],
    ['category', '{"name":'],
    ['category', '"žema"'],
    ['breakdown', '{"dimensions":[{"name":"Artumas","share":"x"}]}'],
  ])('in its %s is shown as such, and all else works: %s', async (column, damaged) => {
    const quiz = (await admin('POST', '/api/admin/quiz', quizBody({ slug: `testas-${++quizzes}` })))
      .body as { id: string }
    const email = `kas${quizzes}@example.lt`
    const row = { quizId: quiz.id, email, totalScore: 3, ...whole }
    await site.db.write
      .insertInto('quizSubmissions')
      .values([
        { id: crypto.randomUUID(), ...row, [column]: damaged },
        { id: crypto.randomUUID(), ...row },
      ])
      .execute()

    const lists = [`submissions?search=${email}`, `submissions?quiz=${quiz.id}`]
    const marks = await Promise.all(lists.map((path) => listed(`/api/admin/${path}`, 'unreadable')))
    for (const found of marks) expect(found.toSorted()).toEqual([false, true])
    const byBand = `/api/admin/submissions?quiz=${quiz.id}&band=Aukšta`
    expect(await listed(byBand, 'id')).toEqual([])
    const { table } = await download(`/api/admin/submissions.csv?search=${email}`)
    expect(table.map((cells) => cells.at(-1)).toSorted()).toEqual([
      '',
      'Atsakymai',
      'Įrašo nepavyko perskaityti',
    ])
    for (const path of [
      `client?email=${email}`,
      `client.json?email=${email}`,
      `quiz/${quiz.id}/statistics`,
    ]) {
      expect(await admin('GET', `/api/admin/${path}`)).toMatchObject({ status: 200 })
    }
  })
})
