import { describe, expect, test, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '#src/client/stub-fetch.ts'
import { createNewsletter } from './newsletter.ts'
import type { ToastInput } from './toasts.ts'

function newsletterWith(...answers: StubAnswer[]) {
  const stub = stubFetch(...answers)
  const show = vi.fn<(toast: ToastInput) => void>()
  return { ...createNewsletter({ fetch: stub.fetch, toasts: { show } }), calls: stub.calls, show }
}

describe('the newsletter form', () => {
  test.each(['', '   '])('says that the email is missing and sends nothing: %j', async (email) => {
    const form = newsletterWith({})
    form.edit({ email, name: 'Ieva' })
    await form.submit()
    expect(form.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Klaida',
      description: 'Prašome įvesti el. pašto adresą',
      variant: 'destructive',
    })
    expect(form.calls).toEqual([])
    expect(form.$state.get()).toEqual({ status: 'idle', email, name: 'Ieva' })
  })

  test('sends email and name', async () => {
    const form = newsletterWith({ body: { message: 'Ačiū' } })
    form.edit({ email: ' ieva@example.lt ', name: ' Ieva ' })
    await form.submit()
    expect(form.calls[0]).toMatchObject({
      address: '/api/newsletter/subscribe',
      body: { email: 'ieva@example.lt', name: 'Ieva' },
    })
  })

  test('sends an empty name as null', async () => {
    const form = newsletterWith({ body: { message: 'Ačiū' } })
    form.edit({ email: 'ieva@example.lt' })
    await form.submit()
    expect(form.calls[0]?.body).toEqual({ email: 'ieva@example.lt', name: null })
  })

  test('on success shows the server’s message and clears both fields', async () => {
    const form = newsletterWith({ body: { message: 'Ačiū, kad prisijungėte!' } })
    form.edit({ email: 'ieva@example.lt', name: 'Ieva' })
    await form.submit()
    expect(form.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Sėkmingai užsiregistravote!',
      description: 'Ačiū, kad prisijungėte!',
    })
    expect(form.$state.get()).toEqual({ status: 'idle', email: '', name: '' })
  })

  test.each<StubAnswer>([
    'network error',
    { status: 400, body: { error: 'Netinkamas el. pašto adresas' } },
    { status: 500, text: '' },
  ])('on any failure shows the generic sentence and keeps what was typed: %j', async (answer) => {
    const form = newsletterWith(answer)
    form.edit({ email: 'ieva@example.lt', name: 'Ieva' })
    await form.submit()
    expect(form.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Klaida',
      description: 'Nepavyko užsiregistruoti į naujienlaiškį. Bandykite vėliau.',
      variant: 'destructive',
    })
    expect(form.$state.get()).toEqual({ status: 'idle', email: 'ieva@example.lt', name: 'Ieva' })
  })

  test('is submitting while the request runs, and sends it once', async () => {
    const form = newsletterWith({ body: { message: 'Ačiū' } })
    form.edit({ email: 'ieva@example.lt' })
    const sending = form.submit()
    expect(form.$state.get().status).toBe('submitting')
    await form.submit()
    await sending
    expect(form.calls).toHaveLength(1)
    expect(form.$state.get().status).toBe('idle')
  })
})
