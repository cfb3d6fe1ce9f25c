import { describe, expect, it } from 'vitest'
import { asPrivate } from '#src/domain/private.ts'
import { useTestSite } from './test-site.ts'

const site = useTestSite()

describe('booking a consultation', () => {
  const valid = {
    name: 'Rūta',
    email: 'ruta@example.lt',
    phone: '+370 600 00000',
    consultationType: 'individual',
    preferredDate: 'kitą savaitę',
    message: 'Norėčiau pasikalbėti.',
  }
  const book = (body: unknown) => site.call('POST', '/api/consultation/book', { body })
  const count = async () =>
    (await site.db.read.selectFrom('consultationBookings').select('id').execute()).length

  it('is stored as pending and promises contact within 24 hours', async () => {
    expect(await book(valid)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('24 val') as string },
    })
    const bookings = await site.db.read.selectFrom('consultationBookings').selectAll().execute()
    expect(bookings).toMatchObject([{ ...valid, status: 'pending' }])
  })

  it('needs neither phone, date nor message', async () => {
    const { name, email, consultationType } = valid
    expect(await book({ name, email, consultationType })).toMatchObject({ status: 200 })
    expect(await book({ ...valid, phone: '', preferredDate: null, message: '' })).toMatchObject({
      status: 200,
    })
  })

  it.each([
    ['name', 'R', 'Vardas turi būti bent 2 simbolių'],
    ['name', undefined, 'Vardas turi būti bent 2 simbolių'],
    ['name', '  R ', 'Vardas turi būti bent 2 simbolių'],
    ['email', 'ruta', 'Netinkamas el. pašto adresas'],
    ['consultationType', '', 'Pasirinkite konsultacijos tipą'],
    ['consultationType', undefined, 'Pasirinkite konsultacijos tipą'],
    ['message', 'x'.repeat(5001), 'Ne daugiau kaip 5000 simbolių'],
  ])('refuses a wrong %s', async (field, value, error) => {
    const before = await count()
    expect(await book({ ...valid, [field]: value })).toMatchObject({
      status: 400,
      body: { error, fields: { [field]: error } },
    })
    expect(await count()).toBe(before)
  })

  it('is stored once per attempt, however often it is sent', async () => {
    const before = await count()
    const attemptId = crypto.randomUUID()
    const answers = [
      await book({ ...valid, attemptId }),
      await book({ ...valid, attemptId }),
      await book({ ...valid, attemptId: crypto.randomUUID() }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await count()).toBe(before + 2)
  })

  it('keeps HTML and SQL as text', async () => {
    const hostile = `<script>alert(1)</script>'); drop table consultation_bookings; --`
    expect(await book({ ...valid, name: hostile, message: hostile })).toMatchObject({ status: 200 })
    const bookings = await site.db.read
      .selectFrom('consultationBookings')
      .select(['name', 'message'])
      .where('name', '=', asPrivate(hostile))
      .execute()
    expect(bookings).toEqual([{ name: hostile, message: hostile }])
  })
})
