import { describe, expect, test, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import { BOOKING_NAME_MIN } from '../consultations.ts'
import { startingPackages } from '../../../../tests/support/starting-packages.ts'
import { bookingMessages, createBooking } from './booking.ts'
import type { ToastInput } from '#src/client/toasts.ts'

const packages = startingPackages({ weekly: null, monthly: 'https://pay.example/monthly' })

function bookingWith(...answers: StubAnswer[]) {
  const stub = stubFetch(...answers)
  const show = vi.fn<(toast: ToastInput) => void>()
  return {
    ...createBooking({ packages, fetch: stub.fetch, toasts: { show } }),
    calls: stub.calls,
    show,
  }
}

function filledWith(...answers: StubAnswer[]) {
  const booking = bookingWith(...answers)
  booking.select('email-weekly')
  booking.show.mockClear()
  booking.edit('name', 'Ieva')
  booking.edit('email', 'ieva@example.lt')
  booking.edit('message', 'Labas')
  return booking
}

describe('choosing a package', () => {
  test.each(['individual', 'couple-therapy', 'intensive'] as const)(
    'that is unavailable changes nothing: %s',
    (id) => {
      const booking = bookingWith()
      booking.select(id)
      expect(booking.$selected.get()).toBeNull()
      expect(booking.show).not.toHaveBeenCalled()
    },
  )

  test('with a payment link selects it without further ado', () => {
    const booking = bookingWith()
    booking.select('email-monthly')
    expect(booking.$selected.get()?.id).toBe('email-monthly')
    expect(booking.show).not.toHaveBeenCalled()
    expect(booking.$state.get().fields.consultationType).toBe('')
  })

  test('without a payment link says that it is coming and fills the type in', () => {
    const booking = bookingWith()
    booking.select('email-weekly')
    expect(booking.$selected.get()?.id).toBe('email-weekly')
    expect(booking.$state.get().fields.consultationType).toBe('email-weekly')
    expect(booking.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Mokėjimo nuoroda bus greitai pridėta. Prašome palaukti.',
    })
  })

  test('can be taken back', () => {
    const booking = bookingWith()
    booking.select('email-weekly')
    booking.clearSelection()
    expect(booking.$selected.get()).toBeNull()
  })
})

describe('the booking form', () => {
  const good = {
    name: 'Ie',
    email: 'ieva@example.lt',
    phone: '',
    consultationType: 'email-weekly',
    preferredDate: '',
    message: '',
  }

  test('takes name, email and type; the rest is optional', () => {
    expect(bookingMessages(good)).toEqual({})
  })

  test('wants a name of at least 2 characters, as the contract does', () => {
    expect(bookingMessages({ ...good, name: ' I ' })).toEqual({
      name: 'Vardas turi būti bent 2 simbolių',
    })
    expect(bookingMessages({ ...good, name: 'I'.repeat(BOOKING_NAME_MIN) })).toEqual({})
    expect(bookingMessages({ ...good, name: 'I'.repeat(BOOKING_NAME_MIN - 1) })).not.toEqual({})
  })

  test('wants a valid email', () => {
    expect(bookingMessages({ ...good, email: 'ieva@' })).toEqual({
      email: 'Netinkamas el. pašto adresas',
    })
  })

  test('wants a type of consultation', () => {
    expect(bookingMessages({ ...good, consultationType: '' })).toEqual({
      consultationType: 'Pasirinkite konsultacijos tipą',
    })
  })

  test('sends nothing while a field is wrong; editing it takes its message away', async () => {
    const booking = bookingWith({})
    await booking.submit()
    expect(booking.calls).toEqual([])
    expect(Object.keys(booking.$state.get().messages)).toEqual([
      'name',
      'email',
      'consultationType',
    ])
    booking.edit('email', 'i')
    expect(Object.keys(booking.$state.get().messages)).toEqual(['name', 'consultationType'])
  })

  test('sends its fields trimmed', async () => {
    const booking = filledWith({ body: { message: 'Gavome' } })
    booking.edit('name', ' Ieva ')
    booking.edit('phone', ' +370 600 00000 ')
    await booking.submit()
    expect(booking.calls[0]).toMatchObject({
      method: 'POST',
      address: '/api/consultation/book',
      body: {
        name: 'Ieva',
        email: 'ieva@example.lt',
        phone: '+370 600 00000',
        consultationType: 'email-weekly',
        preferredDate: '',
        message: 'Labas',
      },
    })
  })

  test('on success shows the server’s message, resets and clears the selection', async () => {
    const booking = filledWith({ body: { message: 'Susisieksime per 24 valandas.' } })
    await booking.submit()
    expect(booking.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Užklausa sėkmingai pateikta!',
      description: 'Susisieksime per 24 valandas.',
    })
    expect(booking.$selected.get()).toBeNull()
    expect(Object.values(booking.$state.get().fields)).toEqual(['', '', '', '', '', ''])
  })

  test.each<StubAnswer>(['network error', { status: 500, body: { error: 'Kita' } }])(
    'on failure shows the specified sentence and keeps what was typed: %j',
    async (answer) => {
      const booking = filledWith(answer)
      await booking.submit()
      expect(booking.show).toHaveBeenCalledExactlyOnceWith({
        title: 'Klaida',
        description: 'Nepavyko pateikti užklausos. Bandykite vėliau.',
        variant: 'destructive',
      })
      expect(booking.$selected.get()?.id).toBe('email-weekly')
      expect(booking.$state.get()).toMatchObject({
        status: 'idle',
        fields: { name: 'Ieva', email: 'ieva@example.lt', message: 'Labas' },
      })
    },
  )

  test('when the network has sent too many forms says so, and keeps what was typed', async () => {
    const booking = filledWith({ status: 429, body: { error: 'Per daug formų.' } })
    await booking.submit()
    expect(booking.show.mock.lastCall?.[0].description).toBe('Per daug formų.')
    expect(booking.$state.get()).toMatchObject({ fields: { name: 'Ieva', message: 'Labas' } })
  })

  test('shows the server’s messages at their fields', async () => {
    const booking = filledWith({
      status: 400,
      body: { error: 'x', fields: { phone: 'Ne daugiau kaip 40 simbolių', other: 'y' } },
    })
    await booking.submit()
    expect(booking.$state.get().messages).toEqual({ phone: 'Ne daugiau kaip 40 simbolių' })
  })

  test('is sent once while the request runs', async () => {
    const booking = filledWith({ body: { message: 'Gavome' } })
    const sending = booking.submit()
    expect(booking.$state.get().status).toBe('submitting')
    await booking.submit()
    await sending
    expect(booking.calls).toHaveLength(1)
  })

  test('names a request that is sent again by the same attempt, and an edited one by another', async () => {
    const booking = filledWith('network error', 'network error', { body: { message: 'Gavome' } })
    await booking.submit()
    await booking.submit()
    booking.edit('message', 'Labas dar kartą')
    await booking.submit()
    const [first, again, edited] = booking.calls.map(
      ({ body }) => (body as { attemptId: string }).attemptId,
    )
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(again).toBe(first)
    expect(edited).not.toBe(first)
  })
})
