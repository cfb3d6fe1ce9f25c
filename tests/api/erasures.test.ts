import { expect, it, vi } from 'vitest'
import { insertBooking } from '#db/queries/bookings.ts'
import { deleteExpired } from '#netlify/services/retention.ts'
import { objectStore } from '#netlify/services/object-store.ts'
import { signToken } from '#netlify/services/signing.ts'
import { ERASURE_DAYS } from '#src/domain/retention.ts'
import { useTestSite } from './test-site.ts'
import { useVisitorPages } from './visitor-pages.ts'

const EMAIL = 'ruta@example.lt'
const DAY_MS = 24 * 60 * 60_000
const site = useTestSite()
const pages = useVisitorPages(site)

async function book(): Promise<string> {
  const id = crypto.randomUUID()
  await insertBooking(site.db, { id, name: 'Rūta', email: EMAIL, consultationType: 'individual' })
  return id
}

/** What the object store has, by key. */
async function kept(): Promise<Record<string, string>> {
  const { blobs } = await objectStore('erasures').list()
  const texts = blobs.map(async ({ key }) => {
    return [key, await objectStore('erasures').get(key, { type: 'text' })] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

async function keptRows(): Promise<string> {
  return Object.values(await kept()).join()
}

function nightly(): Promise<void> {
  return deleteExpired(site.db)
}

it('is listed in the same statement, and outside of the database after the answer', async () => {
  const token = await site.logIn()
  const byAdministrator = await book()
  await site.call('DELETE', `/api/admin/bookings/${byAdministrator}`, { token })
  await site.idle()
  expect(await keptRows()).toContain(byAdministrator)

  const byVisitor = await book()
  const seansas = signToken('own-data-session', [EMAIL], new Date(Date.now() + DAY_MS))
  await pages.send('/mano-duomenys', { seansas, veiksmas: 'istrinti' })
  await site.idle()
  expect(await keptRows()).toContain(byVisitor)

  const rows = await site.db.read.selectFrom('erasures').selectAll().execute()
  const bookings = rows.filter(({ kind }) => kind === 'booking').map(({ rowId }) => rowId)
  expect(bookings.toSorted()).toEqual([byAdministrator, byVisitor].toSorted())
  expect(rows.some(({ kind }) => kind === 'outbox-entry')).toBe(true)
  expect((await keptRows()) + JSON.stringify(rows)).not.toContain('ruta')
})

it('is listed outside by the nightly run when the object store was gone', async () => {
  const id = await book()
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '')
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const token = await site.logIn()
  const { status } = await site.call('DELETE', `/api/admin/bookings/${id}`, { token })
  expect(status).toBe(200)
  await site.idle()
  expect(errors).toHaveBeenCalled()
  vi.unstubAllEnvs()
  expect(await keptRows()).not.toContain(id)
  await nightly()
  expect(await keptRows()).toContain(id)
})

it('is forgotten once no backup from before may live', async () => {
  const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS)
  const key = (days: number) => `dev/${dayBefore(days).toISOString().slice(0, 10)}-x`
  for (const days of [ERASURE_DAYS - 1, ERASURE_DAYS + 1]) {
    await objectStore('erasures').setJSON(key(days), [])
    await site.db.write
      .insertInto('erasures')
      .values({
        rowId: crypto.randomUUID(),
        kind: 'result',
        erasedAt: dayBefore(days),
        copiedAt: dayBefore(days),
      })
      .execute()
  }
  await nightly()
  expect(Object.keys(await kept())).toContain(key(ERASURE_DAYS - 1))
  expect(Object.keys(await kept())).not.toContain(key(ERASURE_DAYS + 1))
  const results = await site.db.read
    .selectFrom('erasures')
    .select('rowId')
    .where('kind', '=', 'result')
    .execute()
  expect(results).toHaveLength(1)
})
