import { expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import type { Route } from '#src/core/routes.ts'
import type { Series } from '../series-contracts.ts'
import { createSeriesList } from './series-list.ts'

const step = (id: string) => {
  return { id, subject: id, content: '', waitDays: 1, hour: 9, sent: 0, left: 0 }
}
const SERIES: Series = {
  id: 'series',
  isGeneral: true,
  band: null,
  paused: false,
  readers: 0,
  steps: [step('a'), step('b'), step('c')],
}

it('shows each move of a step at once, and stores the orders one after the other', async () => {
  const sent: string[][] = []
  const answers: ((result: { ok: true }) => void)[] = []
  const call = vi.fn((route: Route, input: { body?: { ids: string[] } }) => {
    if (route.method === 'GET') {
      return Promise.resolve({ ok: true, data: { items: [SERIES], bands: [] } })
    }
    sent.push(input.body?.ids ?? [])
    return new Promise((resolve) => answers.push(resolve))
  })
  const list = createSeriesList({ session: { call: call as never } })
  const shown = () => {
    const state = list.$state.get()
    return state.step === 'loaded' ? state.page.items[0] : undefined
  }
  const move = (id: string, by: -1 | 1) => {
    const series = shown() ?? SERIES
    const moved = series.steps.find((each) => each.id === id) ?? step(id)
    return list.moveStep(series, moved, by)
  }
  await list.load()
  const moves = [move('a', 1), move('a', 1), move('a', 1)]
  expect(shown()?.steps.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  await until(() => expect(sent).toEqual([['b', 'a', 'c']]))
  answers[0]?.({ ok: true })
  await until(() => expect(sent.slice(1)).toEqual([['b', 'c', 'a']]))
  answers[1]?.({ ok: true })
  await Promise.all(moves)
  expect(list.$moved.get()).toBe('a: dabar 3 vietoje')
})
