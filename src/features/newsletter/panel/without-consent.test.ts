import { expect, it, vi } from 'vitest'
import { createAnonymising } from './without-consent.ts'

function makeAnonymising({ agrees = true, answer }: { agrees?: boolean; answer: object }) {
  const parts = {
    load: vi.fn(() => Promise.resolve()),
    show: vi.fn(),
    ask: vi.fn((_question: { text: string }) => Promise.resolve(agrees)),
    call: vi.fn(() => Promise.resolve(answer)),
  }
  const anonymising = createAnonymising({
    list: { load: parts.load },
    session: { call: parts.call as never },
    toasts: { show: parts.show },
    confirmDialog: { ask: parts.ask },
  })
  return { ...parts, ...anonymising }
}

const done = { ok: true, data: { count: 3 } }

it('email and name are erased after a question that says how many, and the list is loaded again', async () => {
  const { anonymise, ask, call, show, load } = makeAnonymising({ answer: done })
  await anonymise(3)
  expect(ask.mock.calls[0]?.[0].text).toContain('Atsakymų be sutikimo: 3.')
  expect(call).toHaveBeenCalledOnce()
  expect(show).toHaveBeenCalledWith({ title: 'El. paštai ir vardai ištrinti: 3' })
  expect(load).toHaveBeenCalledOnce()
})

it('two clicks ask once', async () => {
  const { anonymise, ask, call } = makeAnonymising({ answer: done })
  await Promise.all([anonymise(3), anonymise(3)])
  expect(ask).toHaveBeenCalledOnce()
  expect(call).toHaveBeenCalledOnce()
})

it('nothing is erased after a no', async () => {
  const { anonymise, call, $busy } = makeAnonymising({ agrees: false, answer: done })
  await anonymise(3)
  expect(call).not.toHaveBeenCalled()
  expect($busy.get()).toBe(false)
})

it('a failure is told, and it can be tried again', async () => {
  const failure = { kind: 'http', status: 500, text: '', error: null, fields: {} }
  const { anonymise, show, $busy } = makeAnonymising({ answer: { ok: false, failure } })
  await anonymise(3)
  expect(show).toHaveBeenCalledWith({
    title: 'Klaida',
    description: 'Nepavyko ištrinti el. paštų ir vardų. Bandykite vėliau.',
    variant: 'destructive',
  })
  expect($busy.get()).toBe(false)
})
