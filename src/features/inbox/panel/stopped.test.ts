import { expect, it, vi } from 'vitest'
import { createStopped } from './stopped.ts'

function makeStopped({ agrees = true, answer }: { agrees?: boolean; answer: object }) {
  const parts = {
    load: vi.fn(() => Promise.resolve()),
    show: vi.fn(),
    ask: vi.fn((_question: { text: string }) => Promise.resolve(agrees)),
    call: vi.fn((_route: object, _input: object) => Promise.resolve(answer)),
  }
  const stopped = createStopped({
    list: { load: parts.load },
    session: { call: parts.call as never },
    toasts: { show: parts.show },
    confirmDialog: { ask: parts.ask },
  })
  return { ...parts, ...stopped }
}

const done = { ok: true, data: { count: 2 } }

it('several get letters again by one call, and the list is loaded again', async () => {
  const { resume, ask, call, show, load } = makeStopped({ answer: done })
  await resume(['a', 'b'])
  expect(ask).not.toHaveBeenCalled()
  expect(call.mock.calls).toEqual([
    [
      { method: 'POST', path: '/api/admin/stopped-subscribers/resume' },
      { body: { ids: ['a', 'b'] } },
    ],
  ])
  expect(show).toHaveBeenCalledWith({ title: 'Prenumeratorių, kuriems vėl siunčiame: 2' })
  expect(load).toHaveBeenCalledOnce()
})

it('several are deleted after a question that says how many, and not after a no', async () => {
  const { remove, ask, call, show } = makeStopped({ answer: done })
  await remove(['a', 'b'])
  expect(ask.mock.calls[0]?.[0].text).toContain('Prenumeratorių: 2.')
  expect(call.mock.calls[0]?.[0]).toMatchObject({ path: '/api/admin/stopped-subscribers/delete' })
  expect(show).toHaveBeenCalledWith({ title: 'Prenumeratoriai ištrinti: 2' })

  const refused = makeStopped({ agrees: false, answer: done })
  await refused.remove(['a'])
  expect(refused.call).not.toHaveBeenCalled()
})

it('a failure is told, and it can be tried again', async () => {
  const failure = { kind: 'http', status: 500, text: '', error: null, fields: {} }
  const { resume, show, $busy } = makeStopped({ answer: { ok: false, failure } })
  await resume(['a'])
  expect(show).toHaveBeenCalledWith({
    title: 'Klaida',
    description: 'Nepavyko atnaujinti prenumeratų. Bandykite vėliau.',
    variant: 'destructive',
  })
  expect($busy.get()).toBe(false)
})
