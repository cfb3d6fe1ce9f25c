// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { bringAlive, untilSaid } from '../../../../tests/support/island-testing.tsx'
import { stubFetch } from '../../../../tests/support/stub-fetch.ts'
import { ADMIN_TOKEN_KEY } from '#src/panel/frame/session.ts'
import { Outbox } from './Outbox.tsx'
import { outboxTexts } from './texts.ts'

const entry = {
  id: '9d0e8f0e-3c0a-4a53-9d0e-2f6f3f0c7a11',
  kind: 'order-reminder',
  recipient: null,
  state: 'waiting',
  fault: null,
  attempts: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2126-12-01T07:00:00.000Z',
  finishedAt: null,
}
const counts = { attention: 0, waiting: 1, sent: 0 }
const page = {
  ...{ items: [entry], total: 1, pageSize: 20 },
  ...{
    counts,
    due: 0,
    stuck: 0,
    planned: 1,
    unreachable: 0,
    standing: null,
    mail: 'on',
    removals: [],
  },
}

test('while mail is down, the screen says once what happened, what follows and what to do', async () => {
  const stuck = { ...entry, fault: 'unreachable', attempts: 4 }
  const down = {
    ...page,
    items: [stuck, { ...stuck, id: crypto.randomUUID(), state: 'held' }],
    stuck: 2,
    standing: { since: '2025-11-20T12:00:00.000Z', waiting: 2 },
  }
  const { trouble, stuckTodo, stuckTodoSince, faults, explained } = outboxTexts
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  for (const [standing, todo] of [
    [down.standing, stuckTodoSince],
    [null, stuckTodo],
  ] as const) {
    vi.stubGlobal('fetch', stubFetch({ body: { ...down, standing } }).fetch)
    const { container, leave } = await bringAlive(<Outbox group="waiting" />)
    await untilSaid(/Kitas bandymas/)
    const said = container.textContent
    expect(said.includes('Paštas neveikia nuo lapkričio 20 d. 14.00.')).toBe(standing !== null)
    expect(said).toContain('Laiškų, kurių dar nepavyko išsiųsti: 2.')
    for (const question of Object.values(trouble)) expect(said).toContain(question)
    expect(said).toContain(todo)
    // A mail that is held is not tried again, and the site's state is not repeated for each mail.
    expect(said.split(faults.unreachable)).toHaveLength(standing === null ? 2 : 1)
    expect(said).toContain(explained.held)
    leave()
  }
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a mail of a later hour says when it will be sent', async () => {
  vi.stubGlobal('fetch', stubFetch({ body: page }).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { leave } = await bringAlive(<Outbox group="waiting" />)
  await untilSaid(/Bus siunčiama 2126-12-01 09:00/)
  expect(document.body.textContent).not.toContain('Kitas bandymas')
  leave()
  vi.unstubAllGlobals()
  localStorage.clear()
})
