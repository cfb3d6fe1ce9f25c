import { describe, expect, test, vi } from 'vitest'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import { createNewsletter } from './newsletter.ts'
import type { ToastInput } from '#src/client/toasts.ts'

function newsletterWith(...answers: StubAnswer[]) {
  const stub = stubFetch(...answers)
  const show = vi.fn<(toast: ToastInput) => void>()
  return {
    ...createNewsletter({ fetch: stub.fetch, toasts: { show, dismiss: () => undefined } }),
    calls: stub.calls,
    show,
  }
}

describe('the newsletter form', () => {
  test.each(['', '   '])(
    'says in a toast and beside the field that the email is missing, and sends nothing: %j',
    async (email) => {
      const form = newsletterWith({})
      form.edit({ email, name: 'Ieva' })
      await form.submit()
      expect(form.show).toHaveBeenCalledExactlyOnceWith({
        title: 'Klaida',
        description: 'Prašome įvesti el. pašto adresą',
        variant: 'destructive',
      })
      expect(form.calls).toEqual([])
      const emailMessage = 'Prašome įvesti el. pašto adresą'
      expect(form.$state.get()).toMatchObject({ status: 'idle', email, name: 'Ieva', emailMessage })
    },
  )

  test('says beside the field that no server would take the email, and sends nothing', async () => {
    const form = newsletterWith({})
    form.edit({ email: 'vardas@gmail', name: 'Ieva' })
    await form.submit()
    const typed = { status: 'idle', email: 'vardas@gmail', name: 'Ieva' }
    const emailMessage = 'Netinkamas el. pašto adresas'
    expect(form.$state.get()).toMatchObject({ ...typed, emailMessage })
    expect(form.show).not.toHaveBeenCalled()
    expect(form.calls).toEqual([])
    form.edit({ name: 'Ona' })
    expect(form.$state.get().emailMessage).toBe(emailMessage)
    form.edit({ email: 'vardas@gmail.com' })
    expect(form.$state.get().emailMessage).toBeNull()
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
    expect(form.calls[0]?.body).toMatchObject({ email: 'ieva@example.lt', name: null })
  })

  test('tells how long the page was open, and what stands in the field that nobody sees', async () => {
    const form = newsletterWith({ body: { message: 'Ačiū' } })
    form.edit({ email: 'ieva@example.lt' })
    vi.spyOn(performance, 'now').mockReturnValue(2345.5)
    await form.submit('https://spam.example')
    expect(form.calls[0]?.body).toMatchObject({ website: 'https://spam.example', openMs: 2345.5 })
  })

  test('on success shows the server’s message and clears both fields', async () => {
    const form = newsletterWith({ body: { message: 'Ačiū, kad prisijungėte!' } })
    form.edit({ email: 'ieva@example.lt', name: 'Ieva' })
    await form.submit()
    expect(form.show).toHaveBeenCalledExactlyOnceWith({
      title: 'Sėkmingai užsiregistravote!',
      description: 'Ačiū, kad prisijungėte!',
    })
    expect(form.$state.get()).toEqual({
      status: 'idle',
      email: '',
      name: '',
      emailMessage: null,
      sentTo: 'ieva@example.lt',
    })
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
    const typed = { email: 'ieva@example.lt', name: 'Ieva' }
    expect(form.$state.get()).toMatchObject({ status: 'idle', ...typed, emailMessage: null })
  })

  test('when the network has sent too many forms says so, and keeps what was typed', async () => {
    const form = newsletterWith({ status: 429, body: { error: 'Per daug formų.' } })
    form.edit({ email: 'ieva@example.lt', name: 'Ieva' })
    await form.submit()
    expect(form.show.mock.lastCall?.[0].description).toBe('Per daug formų.')
    expect(form.$state.get()).toMatchObject({ email: 'ieva@example.lt', name: 'Ieva' })
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
