import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubFetch } from '../../tests/support/stub-fetch.ts'
import { LEAST_FILLING_MS } from '#src/core/bots.ts'
import { consultationPackages } from '#src/features/consultations/consultations.ts'
import { createBooking } from '#src/features/consultations/site/booking.ts'
import { createNewsletter } from '#src/features/newsletter/site/newsletter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const toasts = { show: () => 0, dismiss: () => undefined }

function newsletter() {
  const { fetch, calls } = stubFetch({ body: { message: 'Ačiū' } })
  const form = createNewsletter({ fetch, toasts })
  form.edit({ email: 'ieva@example.lt' })
  return { form, calls }
}

function booking() {
  const { fetch, calls } = stubFetch({ body: { message: 'Ačiū' } })
  const packages = consultationPackages({ weekly: null, monthly: null })
  const form = createBooking({ packages, fetch, toasts })
  form.select('email-weekly')
  form.edit('name', 'Ieva')
  form.edit('email', 'ieva@example.lt')
  return { form, calls }
}

test.each([newsletter, booking])(
  'a form that a browser fills in at once is sent when nobody takes it for a bot: %o',
  async (filled) => {
    const { form, calls } = filled()
    const sending = form.submit()
    await vi.advanceTimersByTimeAsync(LEAST_FILLING_MS - 1)
    expect(calls).toEqual([])
    expect(form.$state.get().status).toBe('submitting')
    await vi.advanceTimersByTimeAsync(1)
    await sending
    expect(calls[0]?.body).toMatchObject({ openMs: LEAST_FILLING_MS })
  },
)
