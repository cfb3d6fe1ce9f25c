// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { bringAlive, untilSaid } from '../../../../tests/support/island-testing.tsx'
import { stubFetch } from '../../../../tests/support/stub-fetch.ts'
import { ADMIN_TOKEN_KEY } from '#src/panel/frame/session.ts'
import { Outbox } from './Outbox.tsx'
import { troubleWords } from '../trouble-texts.ts'
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
    trouble: null,
    mail: 'on',
    removals: [],
  },
}

test.each([
  { kind: 'standing', since: '2025-11-20T12:00:00.000Z', waiting: 2 },
  { kind: 'unreachable', waiting: 2 },
  { kind: 'postponed', waiting: 2 },
] as const)('mails that do not go out, $kind, are told once in two sentences', async (trouble) => {
  const stuck = { ...entry, fault: 'unreachable', attempts: 4 }
  const items = [stuck, { ...stuck, id: crypto.randomUUID(), state: 'held' }]
  vi.stubGlobal('fetch', stubFetch({ body: { ...page, items, stuck: 2, trouble } }).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { container, leave } = await bringAlive(<Outbox group="waiting" />)
  await untilSaid(/Kitas bandymas/)
  const said = container.textContent
  const { happened, todo } = troubleWords(trouble)
  expect(said).toContain(happened)
  expect(said).toContain(todo)
  expect(said).toContain(outboxTexts.retryAll)
  // A mail that is held is not tried again, and the site's state is not repeated for each mail.
  expect(said.split(outboxTexts.faults.unreachable)).toHaveLength(
    trouble.kind === 'postponed' ? 2 : 1,
  )
  expect(said).toContain(outboxTexts.explained.held)
  leave()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('while no mail service is set, waiting mails are shown without a button that sends them all', async () => {
  const trouble = { kind: 'unset', waiting: 1 } as const
  vi.stubGlobal('fetch', stubFetch({ body: { ...page, mail: 'unset', trouble } }).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { container, leave } = await bringAlive(<Outbox />)
  await untilSaid(/Laiškų siuntimas dar neįjungtas, laukia 1 laiškas/)
  expect(container.textContent).not.toContain(outboxTexts.retryAll)
  leave()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a mail of a later hour says when it will be sent', async () => {
  vi.stubGlobal('fetch', stubFetch({ body: page }).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const { leave } = await bringAlive(<Outbox group="waiting" />)
  await untilSaid(/Bus siunčiama 2126-12-01 09.00/)
  expect(document.body.textContent).not.toContain('Kitas bandymas')
  leave()
  vi.unstubAllGlobals()
  localStorage.clear()
})
