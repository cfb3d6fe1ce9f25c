import { expect, test, vi } from 'vitest'
import { formatDay } from '#src/core/lithuanian.ts'
import { dayAfter } from '#src/core/vilnius-time.ts'
import type { Client } from './contracts.ts'
import { openTasks, waitingOf } from './waiting.ts'

const TODAY = formatDay(new Date())
const NOON = '2026-11-20T10:00:00.000Z'

/** Returns an entry with the facts that count here. */
const entry = (kind: string, id: string, facts: object) =>
  ({ kind, id, at: NOON, [kind]: { state: 'paid', dispute: null, ...facts } }) as never

const order = (id: string, facts: object) =>
  entry('order', id, {
    dueAt: null,
    hasLateLetter: false,
    nextPaymentOn: null,
    withdrawal: null,
    ...facts,
  })

const task = (id: string, dueOn: string | null, doneAt: string | null = null) => {
  const times = { createdAt: NOON, updatedAt: NOON }
  return { id, orderId: 'kita', content: id, dueOn, doneAt, ...times }
}

const waiting = (items: Client['items'], notes: Client['notes'] = []) =>
  waitingOf({ items, notes }).map(({ kind, entryId, due }) => [kind, entryId, due])

test('what waits stands by its deadline, a day after its minutes, and without one last', () => {
  const found = waiting(
    [
      order('po termino', { hasLateLetter: true }),
      order('baigta', { state: 'refunded', nextPaymentOn: '2027-01-01' }),
      order('laiškas', { dueAt: NOON }),
      order('ramu', {}),
      entry('booking', 'užklausa', { createdAt: NOON, status: 'pending' }),
      entry('booking', 'atsakyta', { createdAt: NOON, status: 'contacted' }),
      entry('withdrawal', 'atsisakymas', { createdAt: NOON, state: 'new' }),
      entry('withdrawal', 'grąžinta', { createdAt: NOON, state: 'refunded' }),
      entry('subscriber', 'naujienos', {}),
    ],
    [task('senas', '2026-11-20')],
  )
  expect(found).toEqual([
    ['letter', 'laiškas', '2026-11-20 12.00'],
    ['task', 'kita', '2026-11-20'],
    ['booking', 'užklausa', '2026-11-21 12.00'],
    ['withdrawal', 'atsisakymas', '2026-12-04'],
    ['subscription', 'baigta', '2026-12-31'],
    ['late-letter', 'po termino', null],
  ])
})

test('a subscription to end waits with the open withdrawal of its order, and alone once that is settled', () => {
  const found = (state: string) =>
    waiting([
      order('mėnuo', { state: 'withdrawn', nextPaymentOn: '2027-01-01', withdrawal: state }),
      entry('withdrawal', 'atsisakymas', { createdAt: NOON, state }),
    ])
  expect(found('confirmed')).toEqual([['withdrawal', 'atsisakymas', '2026-12-04']])
  expect(found('refunded')).toEqual([['subscription', 'mėnuo', '2026-12-31']])
})

test('a dispute waits until its own deadline, unless it is marked as answered', () => {
  const dispute = { state: 'open', answerUntil: NOON, markedAt: null }
  const marked = { ...dispute, markedAt: NOON }
  const disputed = (id: string, of: object) => order(id, { state: 'disputed', dispute: of })
  expect(waiting([disputed('ginčas', dispute), disputed('pažymėtas', marked)])).toEqual([
    ['dispute', 'ginčas', '2026-11-20 12.00'],
  ])
})

test('a dispute and a letter of one order both wait, each by its own deadline', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00.000Z'), toFake: ['Date'] })
  const disputed = (id: string, answerUntil: string | null, facts = {}) =>
    order(id, {
      state: 'disputed',
      dispute: { state: 'open', answerUntil, markedAt: null },
      ...facts,
    })
  const found = waiting(
    [
      disputed('be termino', null, { hasLateLetter: true }),
      disputed('praleistas', '2026-11-20T07:00:00.000Z'),
      disputed('abu', '2026-12-06T10:00:00.000Z', { dueAt: NOON }),
      order('rytoj', { dueAt: '2026-11-21T10:00:00.000Z' }),
    ],
    [task('vakar', '2026-11-19')],
  )
  vi.useRealTimers()
  expect(found.map(([kind, id]) => [kind, id])).toEqual([
    ['task', 'kita'],
    ['letter', 'abu'],
    ['dispute', 'be termino'],
    ['dispute', 'praleistas'],
    ['letter', 'rytoj'],
    ['dispute', 'abu'],
    ['late-letter', 'be termino'],
  ])
})

test('a task waits from its day on, until it is done', () => {
  const notes = [
    task('šiandien', TODAY),
    task('rytoj', dayAfter(TODAY)),
    task('atlikta', TODAY, NOON),
    task('pastaba', null),
  ]
  expect(waiting([], notes)).toEqual([['task', 'kita', TODAY]])
  expect(openTasks(notes).map(({ id }) => id)).toEqual(['šiandien', 'rytoj'])
})
