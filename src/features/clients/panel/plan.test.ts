import { describe, expect, it, vi } from 'vitest'
import type { ToastInput } from '#src/client/toasts.ts'
import type { Route } from '#src/core/routes.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { toVilniusTime } from '#src/core/vilnius-time.ts'
import type { ConfirmOptions } from '#src/panel/frame/confirm-dialog.ts'
import type { PlanEntry } from '../contracts.ts'
import { createPlan, thisMonth } from './plan.ts'
import { planTexts } from './plan-texts.ts'

const AT = '2099-12-08T07:00:00.000Z'
const MOVED = '2099-12-09T08:30'
const UPDATED = '2026-11-01T07:00:00.000Z'

const entry = (kind: PlanEntry['kind']): PlanEntry => {
  return { id: 'a', kind, title: 'Ruduo', at: AT, state: 'planned' }
}
const item = { id: 'a', title: 'Ruduo', published: false, publishAt: AT, updatedAt: UPDATED }
const STORED = {
  post: item,
  page: item,
  quiz: item,
  letter: { id: 'a', subject: 'Ruduo', sendAt: AT, updatedAt: UPDATED },
}
const LETTERS = 'GET /api/admin/letters'

const failed = (status: number, error: string) => {
  return { ok: false, failure: { kind: 'http', status, text: '', error, fields: {} } }
}

/** Opens the plan of a server that has one text. @param answers of calls, by method and path. */
function openPlan(kind: PlanEntry['kind'], answers: Record<string, unknown> = {}) {
  const ask = vi.fn((_: ConfirmOptions) => Promise.resolve(false))
  const calls: { call: string; input: unknown }[] = []
  const shown: ToastInput[] = []
  const call = vi.fn((route: Route, input: { query?: { month: string } }) => {
    const name = `${route.method} ${route.path}`
    calls.push({ call: name, input })
    const plan = { items: [entry(kind)], mails: [], daysOff: [] }
    const data = route.path === '/api/admin/plan' ? plan : STORED[kind]
    return Promise.resolve(answers[name] ?? { ok: true, data })
  })
  const plan = createPlan({
    session: { call: call as never },
    toasts: { show: (toast) => void shown.push(toast) },
    confirmDialog: { ask },
  })
  return {
    plan,
    ask,
    toasts: shown,
    /** Calls so far, without those that load the plan. */
    changes: () => calls.filter(({ call }) => !call.endsWith('/plan')),
    months: () =>
      calls.flatMap(({ input }) => (input as { query?: { month: string } }).query?.month ?? []),
    move: (time = MOVED) => {
      plan.open(entry(kind))
      plan.type(time)
      return plan.move()
    },
  }
}

describe('the plan', () => {
  it('is that of the present month, then of the chosen one', async () => {
    const { plan, months } = openPlan('post')
    await plan.load()
    plan.choose({ filters: { month: '2027-02' } })
    await vi.waitFor(() => {
      expect(plan.$state.get()).toMatchObject({ step: 'loaded', page: { month: '2027-02' } })
    })
    expect(months()).toEqual([thisMonth(), '2027-02'])
  })

  it.each([
    ['post', 'GET /api/admin/blog/:id', 'PUT /api/admin/blog/:id'],
    ['page', 'GET /api/admin/pages/:id', 'PUT /api/admin/pages/:id'],
    ['quiz', 'GET /api/admin/quiz/:id/full', 'PUT /api/admin/quiz/:id'],
  ] as const)(
    'moves a %s by saving it as it is stored, at another time',
    async (kind, read, save) => {
      const { move, changes, toasts, plan } = openPlan(kind)
      expect(await move()).toBe(true)
      expect(changes().map(({ call }) => call)).toEqual([read, save])
      expect(changes()[1]?.input).toMatchObject({
        params: { id: 'a' },
        body: {
          title: 'Ruduo',
          published: false,
          publishAt: '2099-12-09T06:30:00.000Z',
          updatedAt: UPDATED,
        },
      })
      expect(toasts).toEqual([
        { title: planTexts.moved, description: planTexts.movedTo('Ruduo', '2099-12-09 08.30') },
      ])
      expect(plan.$moving.get()).toBeNull()
    },
  )

  it('moves a letter by scheduling it again', async () => {
    const others = [
      { ...STORED.letter, sendAt: '2099-12-09T06:30:00.000Z' },
      { ...STORED.letter, id: 'b' },
    ]
    const { move, ask, changes } = openPlan('letter', {
      [LETTERS]: { ok: true, data: { items: others } },
    })
    expect(await move()).toBe(true)
    expect(ask).not.toHaveBeenCalled()
    expect(changes().at(-1)).toEqual({
      call: 'POST /api/admin/letters/:id/send',
      input: {
        params: { id: 'a' },
        body: { updatedAt: UPDATED, sendAt: '2099-12-09T06:30:00.000Z' },
      },
    })
  })

  it('asks before a letter goes out in the same minute as another one', async () => {
    const other = { id: 'b', subject: 'Žiema', sendAt: '2099-12-09T06:30:20.000Z' }
    const { move, ask, changes, plan, toasts } = openPlan('letter', {
      [LETTERS]: { ok: true, data: { items: [other] } },
    })
    const sent = () => changes().filter(({ call }) => call.endsWith('/send'))
    expect(await move()).toBe(false)
    expect(ask.mock.calls[0]?.[0].text).toBe(
      '„Ruduo“ bus išsiųstas 2099-12-09 08.30. Tą pačią minutę jau suplanuotas „Žiema“: skaitytojai gaus abu iš karto.',
    )
    expect(sent()).toEqual([])
    expect(toasts).toEqual([])
    expect(plan.$moving.get()).toMatchObject({ time: MOVED, message: null })
    ask.mockResolvedValueOnce(true)
    expect(await move()).toBe(true)
    expect(sent()).toHaveLength(1)
  })

  it('changes nothing without a time, or with one in the past', async () => {
    const { move, changes, plan } = openPlan('post')
    for (const [time, message] of [
      ['', planTexts.timeRequired],
      [toVilniusTime(Date.now() - 60_000), planTexts.timePast],
    ] as const) {
      expect(await move(time)).toBe(false)
      expect(plan.$moving.get()).toMatchObject({ time, message })
    }
    expect(changes()).toEqual([])
  })

  it.each([
    ['post', { ...item, publishAt: '2099-12-10T07:00:00.000Z' }],
    ['post', { ...item, published: true }],
    ['quiz', { ...item, publishAt: null }],
    ['letter', { ...STORED.letter, sendAt: null }],
  ] as const)(
    'changes nothing of a %s that was planned otherwise meanwhile',
    async (kind, data) => {
      const reads = {
        post: 'GET /api/admin/blog/:id',
        quiz: 'GET /api/admin/quiz/:id/full',
        letter: 'GET /api/admin/letters/:id',
      }
      const { move, changes, months, plan, toasts } = openPlan(kind, {
        [reads[kind]]: { ok: true, data },
      })
      expect(await move()).toBe(false)
      expect(changes()).toHaveLength(1)
      expect(plan.$moving.get()?.message).toBe(planTexts.changed)
      expect(toasts).toEqual([])
      expect(months(), 'the plan is loaded again').toHaveLength(1)
    },
  )

  it('says why the server refused, and keeps the typed time', async () => {
    const { move, plan, toasts } = openPlan('post', {
      'PUT /api/admin/blog/:id': failed(409, errorTexts.letterChanged),
    })
    expect(await move()).toBe(false)
    expect(plan.$moving.get()).toMatchObject({ time: MOVED, message: errorTexts.letterChanged })
    expect(toasts).toEqual([])
  })

  it('says that the server cannot be reached', async () => {
    const network = { ok: false, failure: { kind: 'network' } }
    const { move, plan, months } = openPlan('post', { 'GET /api/admin/blog/:id': network })
    expect(await move()).toBe(false)
    expect(plan.$moving.get()?.message).toBe(planTexts.moveFailed)
    expect(months()).toEqual([])
  })
})
