import { expect, it, vi } from 'vitest'
import { IMPORT_INVITATIONS } from '../subscribers.ts'
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

const checked = { ok: true, data: { fates: ['added', 'left'], invitations: [] } }
const file = (text = FILE) => new File([text], 'gavejai.csv')

it('a file is read and checked, and nothing is added before the start', async () => {
  const { $state, choose, call } = open(checked)
  await choose(file())
  expect(call.mock.calls).toEqual([
    [
      { method: 'POST', path: '/api/admin/subscriber-check' },
      { body: { emails: ['nauja@example.lt', 'isejusi@example.lt'], invitations: [] } },
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
    { ok: true, data: { added: 1, invited: 0 } },
  )
  await choose(file())
  await start()
  expect($state.get()).toMatchObject({
    step: 'ready',
    busy: false,
    message: expect.stringContaining('niekas nebus pridėtas du kartus') as string,
  })
  await start()
  expect($state.get()).toEqual({ step: 'done', added: 1, invited: 0, left: 0 })
  expect(load).toHaveBeenCalledOnce()
  const [, first, second] = call.mock.calls.map(([, { body }]) => body)
  expect(second).toEqual(first)
  expect(first?.subscribers).toMatchObject([{ email: 'nauja@example.lt', source: 'Paskaita' }])
})

it.each([
  [file(''), 'Faile nėra nė vienos eilutės'],
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

const answered = (fates: string[], invitations: string[]) => {
  return { ok: true, data: { fates, invitations } }
}
const UNDATED = `Subscriber,Status,Subscribed
a@b.lt,active,2023-05-17
c@d.lt,active,
e@f.lt,active,`

it('who has no date is asked only if that is chosen, and is no more than counted before', async () => {
  const { $state, choose, change, start, call } = open(
    answered(['added'], ['invited', 'pending']),
    { ok: true, data: { added: 1, invited: 1 } },
  )
  await choose(file(UNDATED))
  const state = $state.get()
  if (state.step !== 'ready') throw new Error(state.step)
  expect(state.plan.rows.map(({ date, outcome }) => [date, outcome])).toEqual([
    ['2023-05-17', 'added'],
    [null, 'invited'],
    [null, 'pending'],
  ])
  expect(state.choice).toEqual({ source: 'MailerLite', invites: false })
  change({ invites: true })
  await start()
  expect(call.mock.calls[1]?.[1].body).toMatchObject({
    subscribers: [{ email: 'a@b.lt', source: 'MailerLite' }],
    invitations: [{ email: 'c@d.lt', name: null }],
  })
  expect($state.get()).toEqual({ step: 'done', added: 1, invited: 1, left: 0 })
})

it('nobody is asked unless that is chosen', async () => {
  const { choose, start, call } = open(answered(['added'], ['invited', 'invited']), {
    ok: true,
    data: { added: 1, invited: 0 },
  })
  await choose(file(UNDATED))
  await start()
  expect(call.mock.calls[1]?.[1].body).toMatchObject({ invitations: [] })
})

it('rows without a source get the one of the field, which must be filled in, and others keep theirs', async () => {
  const { $state, choose, change, start, call } = open(answered(['added', 'added'], []), {
    ok: true,
    data: { added: 2, invited: 0 },
  })
  await choose(file('email,date,source\na@b.lt,2023-05-17,Paskaita\nc@d.lt,2023-05-17,'))
  await start()
  expect($state.get()).toMatchObject({ sourceMessage: 'Nenurodytas sutikimo šaltinis' })
  expect(call).toHaveBeenCalledOnce()
  change({ source: ' Anketa ' })
  expect($state.get()).toMatchObject({ sourceMessage: null })
  await start()
  expect(call.mock.calls[1]?.[1].body.subscribers).toMatchObject([
    { email: 'a@b.lt', source: 'Paskaita' },
    { email: 'c@d.lt', source: 'Anketa' },
  ])
})

it('so many are asked at once, and the others left for later', async () => {
  const count = IMPORT_INVITATIONS + 1
  const { $state, choose } = open(
    answered(
      [],
      Array.from({ length: count }, () => 'invited'),
    ),
  )
  const rows = Array.from({ length: count }, (_, row) => `${row}@b.lt`)
  await choose(file(['email', ...rows].join('\n')))
  const state = $state.get()
  if (state.step !== 'ready') throw new Error(state.step)
  expect(state.plan.invited).toHaveLength(IMPORT_INVITATIONS)
  expect(state.plan.rows.at(-1)).toMatchObject({
    outcome: 'left-out',
    reason: expect.stringContaining('importuokite vėliau') as string,
  })
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
