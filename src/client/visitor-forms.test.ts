import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest'
import { stubFetch } from '#tests/support/stub-fetch.ts'
import { LEAST_FILLING_MS } from '#src/core/visitor-forms.ts'
import { startingPackages } from '../../tests/support/starting-packages.ts'
import { createBooking } from '#src/features/consultations/site/booking.ts'
import { createNewsletter } from '#src/features/newsletter/site/newsletter.ts'
import { emailField } from '#src/core/fields.ts'
import { isEmailAddress } from './visitor-forms.ts'

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
  const packages = startingPackages({ weekly: null, monthly: null })
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

describe('an e-mail address', () => {
  test.each([
    ['ieva@example.lt', true],
    ['  Ieva.Petraite+akademija@pastas.example.lt ', true],
    ["o'brien@example.com", true],
    ['', false],
    ['ieva', false],
    ['ieva@example', false],
    ['ieva@@example.lt', false],
    ['.ieva@example.lt', false],
    ['ieva..p@example.lt', false],
    ['ieva petraite@example.lt', false],
    ['ąžuolas@example.lt', false],
    ['ieva@-example.lt', false],
    ['ieva@example-.lt', false],
    ['ieva@[192.168.0.1]', false],
    ['ieva&jonas/namai@example.lt', true],
    ['ieva@example.lt.', true],
    [' \u200Bieva\u2060@exam\u00ADple.lt\u200E ', true],
    ['ieva@xn--alia-kbb.lt', true],
    ['ieva@žalia.lt', true],
    ['ieva@žalia.lt'.normalize('NFD'), true],
    ['ivan@почта.рф', true],
    ['ivan@xn--80a1acny.xn--p1ai', true],
    ['ieva@žalia', false],
    ['ieva@žalia.lt/', false],
    ['ieva@ža lia.lt', false],
    [`${'i'.repeat(64)}@example.lt`, true],
    [`${'i'.repeat(65)}@example.lt`, false],
  ])('%j is judged as the server judges it: %s', (value, good) => {
    expect(isEmailAddress(value)).toBe(good)
    expect(emailField().safeParse(value).success).toBe(good)
  })

  test('is at most 254 characters long, as the server has it', () => {
    const labels = `${'a'.repeat(63)}.`.repeat(3)
    for (const [name, good] of [
      ['i'.repeat(59), true],
      ['i'.repeat(60), false],
    ] as const) {
      expect(isEmailAddress(` ${name}@${labels}lt `)).toBe(good)
      expect(emailField().safeParse(` ${name}@${labels}lt `).success).toBe(good)
    }
  })
})
