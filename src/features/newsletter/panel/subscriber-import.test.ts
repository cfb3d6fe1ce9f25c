import { expect, it, vi } from 'vitest'
import { createSubscriberAdding } from './subscriber-adding.ts'
import { createSubscriberImport } from './subscriber-import.ts'

const FILE = `El. paštas;Data;Šaltinis
nauja@example.lt;2026-03-14;Paskaita
isejusi@example.lt;2026-03-14;Paskaita
Nauja@example.lt;2026-03-14;Paskaita
blogas;2026-03-14;Paskaita`

const failure = { kind: 'http', status: 500, text: '', error: null, fields: {} }

function open(...answers: object[]) {
  const load = vi.fn(() => Promise.resolve())
  const show = vi.fn()
  const call = vi.fn((_route: { path: string }, _input: { body: Record<string, unknown> }) =>
    Promise.resolve(answers.shift() ?? expect.fail('An unexpected call.')),
  )
  const tools = { list: { load }, session: { call: call as never }, toasts: { show } }
  return {
    ...createSubscriberImport(tools),
    adding: createSubscriberAdding(tools),
    load,
    show,
    call,
  }
}

const checked = { ok: true, data: { fates: ['added', 'left'] } }
const file = (text = FILE) => new File([text], 'gavejai.csv')

it('a file is read and checked, and nothing is added before the start', async () => {
  const { $state, choose, call } = open(checked)
  await choose(file())
  expect(call.mock.calls).toEqual([
    [
      { method: 'POST', path: '/api/admin/subscriber-check' },
      { body: { emails: ['nauja@example.lt', 'isejusi@example.lt'] } },
    ],
  ])
  const state = $state.get()
  if (state.step !== 'ready') throw new Error(state.step)
  expect(state.plan.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'added'],
    [3, 'left'],
    [4, 'twice'],
    [5, 'faulty'],
  ])
  expect(state.plan.rows[3]?.reason).toBe('Netinkamas el. pašto adresas')
})

it('who is to be added alone is sent, by the same attempt when it failed', async () => {
  const { $state, choose, start, call, load } = open(
    checked,
    { ok: false, failure },
    { ok: true, data: { added: 1 } },
  )
  await choose(file())
  await start()
  expect($state.get()).toMatchObject({
    step: 'ready',
    busy: false,
    message: expect.stringContaining('niekas nebus pridėtas du kartus') as string,
  })
  await start()
  expect($state.get()).toEqual({ step: 'done', added: 1, left: 0 })
  expect(load).toHaveBeenCalledOnce()
  const [, first, second] = call.mock.calls.map(([, { body }]) => body)
  expect(second).toEqual(first)
  expect(first?.subscribers).toMatchObject([{ email: 'nauja@example.lt', source: 'Paskaita' }])
})

it.each([
  [file(''), 'Faile trūksta stulpelių'],
  [new File([new Uint8Array(1024 * 1024 + 1)], 'didelis.csv'), 'Failas per didelis'],
])('a file that cannot be used is refused without a call', async (given, sentence) => {
  const { $state, choose, call } = open()
  await choose(given)
  expect($state.get()).toMatchObject({
    step: 'refused',
    message: expect.stringContaining(sentence) as string,
  })
  expect(call).not.toHaveBeenCalled()
})

it('a file of faulty rows alone is shown without a call, and one that cannot be checked is refused', async () => {
  const { $state, choose, call } = open({ ok: false, failure })
  await choose(file('email,date,source\nblogas,,'))
  expect($state.get()).toMatchObject({ step: 'ready', plan: { added: [] } })
  expect(call).not.toHaveBeenCalled()
  await choose(file())
  expect($state.get()).toEqual({
    step: 'refused',
    message: 'Nepavyko patikrinti eilučių. Bandykite vėliau.',
  })
})

it('somebody is asked by a mail, or the form says why not', async () => {
  const { adding, show, load } = open(
    { ok: true, data: { outcome: 'left' } },
    { ok: false, failure: { ...failure, status: 400, error: 'Netinkamas el. pašto adresas' } },
    { ok: true, data: { outcome: 'mailed' } },
  )
  const body = { email: 'ona@example.lt', name: '' }
  expect(await adding.add(body)).toBe(false)
  expect(adding.$state.get().refused).toContain('naujienlaiškio atsisakė')
  expect(await adding.add(body)).toBe(false)
  expect(adding.$state.get()).toMatchObject({
    message: 'Netinkamas el. pašto adresas',
    refused: null,
  })
  expect(load).not.toHaveBeenCalled()
  expect(await adding.add(body)).toBe(true)
  expect(show).toHaveBeenCalledExactlyOnceWith({
    title: 'Patvirtinimo laiškas siunčiamas',
    description: 'Prenumerata įsigalios, kai ją patvirtins ona@example.lt.',
  })
  expect(load).toHaveBeenCalledOnce()
})
