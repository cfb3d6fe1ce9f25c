import { expect, it, vi } from 'vitest'
import { fromSomewhere } from '../../scripts/runtime/functions/caller-address.ts'
import { useTestSite } from '../api/test-site.ts'
import { useVisitorPages } from '../api/visitor-pages.ts'

const BOOKINGS = 60

const site = useTestSite({ deliversInBackground: true })
const pages = useVisitorPages(site)

const book = (index: number) =>
  site.call('POST', '/api/consultation/book', {
    body: {
      name: 'Ona',
      email: `klientas-${index}@pastas.example`,
      consultationType: 'individual',
      attemptId: crypto.randomUUID(),
    },
    headers: fromSomewhere(),
  })

it('a burst of bookings orders few deliveries, logs no error, and its last mail goes out at once', async () => {
  const logged = vi.spyOn(console, 'error')
  const ordered = vi.spyOn(globalThis, 'fetch')
  const indexes = Array.from({ length: BOOKINGS }, (_, index) => index)
  while (indexes.length > 0) {
    const answers = await Promise.all(indexes.splice(0, 10).map(book))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  }
  await site.idle()
  const entries = await site.db.read
    .selectFrom('outbox')
    .select('state')
    .where('kind', 'in', ['booking-notice', 'booking-receipt'])
    .execute()
  expect(entries.length).toBeGreaterThan(BOOKINGS)
  expect(entries.filter(({ state }) => state !== 'sent')).toEqual([])
  const recipients = pages.mails.flatMap(({ to }) => [to].flat().map((it) => it?.text))
  expect(recipients.filter((it) => it === 'klientas-59@pastas.example')).toHaveLength(1)
  const orders = ordered.mock.calls.filter(
    ([url]) => url instanceof URL && url.pathname.endsWith('/deliver-outbox-background'),
  )
  expect(orders.length).toBeGreaterThan(0)
  expect(orders.length).toBeLessThan(30)
  expect(logged).not.toHaveBeenCalled()
})
