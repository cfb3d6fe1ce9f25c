// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { bringAlive, click, untilSaid } from '../../../../tests/support/island-testing.tsx'
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
const counts = { attention: 0, waiting: 2, planned: 1, sent: 3 }
const page = {
  ...{ items: [entry], total: 1, pageSize: 20, counts, due: 0, stuck: 0 },
  ...{ trouble: null, nextTryAt: null, report: null, mail: 'on', removals: [] },
}

let leave = () => undefined as unknown
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open(body: object, group?: 'waiting' | 'planned') {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  vi.stubGlobal('fetch', stubFetch({ body: { ...page, ...body } }).fetch)
  localStorage.setItem(ADMIN_TOKEN_KEY, 'abc')
  const alive = await bringAlive(<Outbox group={group} />)
  leave = alive.leave
  await untilSaid(/Išsiųsti \(3\)/)
  return alive.container
}

/** Opens all rows. */
async function unfold(container: HTMLElement) {
  for (const row of container.querySelectorAll('details')) row.open = true
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  await untilSaid(/Sukurta/)
}

const filters = (container: HTMLElement) =>
  [...container.querySelectorAll('.pill')].map((pill) => pill.textContent)
const clay = (container: HTMLElement, kind: string) =>
  [...container.querySelectorAll(kind)].map((each) => each.textContent)

test.each([
  { kind: 'standing', since: '2025-11-20T12:00:00.000Z', waiting: 2 },
  { kind: 'unreachable', waiting: 2 },
  { kind: 'postponed', waiting: 2 },
] as const)(
  'mails that do not go out, $kind, are an alarm only after half an hour',
  async (trouble) => {
    const isAlarm = trouble.kind === 'standing'
    const stuck = { ...entry, fault: 'unreachable', attempts: 4 }
    const items = [stuck, { ...stuck, id: crypto.randomUUID(), attempts: 0, fault: null }]
    const nextTryAt = '2126-12-01T07:00:00.000Z'
    const container = await open({ items, stuck: 1, trouble, nextTryAt }, 'waiting')
    const said = container.textContent
    const { happened, todo } = troubleWords(
      trouble,
      'kitas bandymas gruodžio\u00a01\u00a0d. 09.00, nė vienas nedings',
    )
    expect(said).toContain(happened)
    expect(said).toContain(todo)
    expect(said).toContain(outboxTexts.tryAll)
    expect(said.includes(outboxTexts.copy.full)).toBe(isAlarm)
    expect(container.querySelector('.bg-blush') !== null).toBe(isAlarm)
    expect(clay(container, '.badge-clay')).toEqual(isAlarm ? ['Stringa', 'Stringa'] : [])
    expect(clay(container, '.pill.text-clay\\!')).toEqual(isAlarm ? ['Neišėję (2)'] : [])
    if (!isAlarm) expect(clay(container, '.badge')).toEqual(['Bandoma vėl', 'Laukia'])
    await unfold(container)
    // The site's state is not repeated for each mail.
    expect(container.textContent.includes(outboxTexts.faults.unreachable)).toBe(
      trouble.kind === 'postponed',
    )
  },
)

test('a mail that waits for its time has a filter and a tag of its own, and is no fault', async () => {
  const container = await open({ items: [{ ...entry, state: 'planned' }] }, 'planned')
  expect(filters(container)).toEqual(['Siunčiami (2)', 'Suplanuoti (1)', 'Išsiųsti (3)'])
  expect(clay(container, '[aria-pressed=true]')).toEqual(['Suplanuoti (1)'])
  expect(clay(container, '.badge')).toEqual(['Suplanuota'])
  expect(clay(container, '.badge-clay, .text-clay\\!')).toEqual([])
  expect(container.textContent).toContain('Išeis 2126-12-01 09.00')
  await unfold(container)
  expect(container.textContent).toContain('Bus išsiųsta 2126-12-01 09.00')
  expect(container.textContent).toContain('jums nieko daryti nereikia')
  expect(container.textContent).not.toContain('Kitas bandymas')
})

test('a mail that needs a decision is unfolded when it is alone; empty groups are left out', async () => {
  const failed = { ...entry, state: 'failed', fault: 'refused', attempts: 1 }
  const container = await open({
    items: [failed],
    counts: { attention: 1, waiting: 0, planned: 0, sent: 3 },
  })
  expect(filters(container)).toEqual(['Laukia jūsų (1)', 'Išsiųsti (3)'])
  expect(clay(container, '.badge-clay, .text-clay\\!')).toEqual(['Laukia jūsų (1)', 'Nepavyko'])
  expect(container.textContent).toContain(outboxTexts.faults.refused)
})

test('if all is well, it says so, with the sent mails below', async () => {
  const sent = { ...entry, state: 'sent', finishedAt: '2026-11-20T12:01:00.000Z' }
  const container = await open({
    items: [sent],
    counts: { attention: 0, waiting: 0, planned: 1, sent: 3 },
  })
  expect(filters(container)).toEqual(['Suplanuoti (1)', 'Išsiųsti (3)'])
  await untilSaid(/Viskas gerai: visi laiškai, kurių laikas atėjo, išsiųsti\./)
  await until(() => expect(clay(container, '[aria-pressed=true]')).toEqual(['Išsiųsti (3)']))
})

test('while no mail service is set, waiting mails are shown without a button that sends them all', async () => {
  const trouble = { kind: 'unset', waiting: 1 } as const
  const container = await open({ mail: 'unset', trouble })
  expect(container.textContent).toContain('Laiškų siuntimas dar neįjungtas, laukia 1 laiškas')
  expect(container.textContent).not.toContain(outboxTexts.tryAll)
  expect(container.textContent).toContain(outboxTexts.copy.full)
})

test('the text for the maintainer is copied, and shown for those who cannot copy', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const trouble = { kind: 'standing', since: '2025-11-20T12:00:00.000Z', waiting: 2 } as const
  const report = { at: '2025-11-20T12:40:00.000Z', words: 'connect ECONNREFUSED 192.0.2.1:587' }
  const nextTryAt = '2126-12-01T07:00:00.000Z'
  const recipient = 'ruta@pastas.example'
  const container = await open({ items: [{ ...entry, recipient }], trouble, report, nextTryAt })
  await click(outboxTexts.copy.full)
  const text = `Sveiki, iš svetainės ${location.origin} neišeina laiškai.
Kas neveikia: laiškų siuntimo paslauga (SMTP_URL) jų nepriima.
Nuo kada: seniausias laiškas laukia nuo 2025-11-20 14.00.
Paslaugos atsakymas 2025-11-20 14.40: connect ECONNREFUSED 192.0.2.1:587
Laukia laiškų: 2.
Svetainė kartoja pati: kitas bandymas 2126-12-01 09.00, nė vienas nedings.
Patikrinkite siuntimo paslaugą ir jos nustatymus.`
  await until(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(text))
  await until(() => expect(container.textContent).toContain(text))
})
