import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { OutboxEntry } from '../contracts.ts'
import { createOutboxList } from './outbox-list.ts'

const entry = (state: OutboxEntry['state']): OutboxEntry => ({
  id: crypto.randomUUID(),
  kind: 'booking-receipt',
  recipient: 'ruta@pastas.lt',
  state,
  fault: null,
  attempts: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
})

function open({ confirmed = true, count = 0, attention = 1, waiting = 0, due = [0] } = {}) {
  const paths: string[] = []
  const show = vi.fn()
  const ask = vi.fn(() => Promise.resolve(confirmed))
  const list = createOutboxList({
    session: {
      call: ((route: { method: string; path: string }) => {
        paths.push(`${route.method} ${route.path}`)
        const page = { items: [], total: 0, pageSize: 50, counts: { attention, waiting } }
        const left = due.length > 1 ? due.shift() : due[0]
        return Promise.resolve({ ok: true, data: { ...page, due: left, count } })
      }) as never,
    },
    toasts: { show },
    confirmDialog: { ask },
  })
  return { list, paths, show, ask }
}

describe('the list of the outbox', () => {
  it.each([
    ['waiting', 'mails should have been sent', { attention: 0, waiting: 3 }],
    [undefined, 'a mail needs a decision', { waiting: 3 }],
    ['sent', 'nothing waits', { attention: 0 }],
  ])('begins with the group %s when %s, and stays where she goes', async (group, _, counts) => {
    const { list } = open(counts)
    await list.load()
    expect(list.$choice.get().filters.group).toBe(group)
    list.choose({ filters: { group: 'attention' } })
    await list.load()
    expect(list.$choice.get().filters.group).toBe('attention')
  })

  it('sends a held entry again without asking, and loads anew', async () => {
    const { list, paths, show, ask } = open()
    expect(await list.retry(entry('held'))).toBe(true)
    expect(paths).toEqual(['POST /api/admin/outbox/:id/retry', 'GET /api/admin/outbox'])
    expect(ask).not.toHaveBeenCalled()
    expect(show).toHaveBeenCalledWith({
      title: 'Bandome siųsti',
      description: 'Jei to, apie ką jis praneša, jau nebėra, jis neišsiunčiamas, o ištrinamas.',
    })
  })

  it('sends all that failed to go out, and says so if there are none any more', async () => {
    const some = open({ count: 3 })
    expect(await some.list.retryAll()).toBe(true)
    expect(some.paths).toEqual(['POST /api/admin/outbox-retries', 'GET /api/admin/outbox'])
    expect(some.show.mock.lastCall?.[0]).toMatchObject({ title: 'Bandome siųsti' })
    const none = open()
    await none.list.retryAll()
    expect(none.show).toHaveBeenCalledWith({ title: 'Neišsiųstų laiškų nebėra' })
  })

  it('looks again at what came of a retry, until no mail waits or the view is left', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const looks = (paths: string[]) => paths.filter((path) => path.startsWith('GET')).length
    // Each call takes a number, the retry the first one.
    const sent = open({ count: 1, due: [1, 1, 1, 0] })
    await sent.list.retryAll()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks(sent.paths)).toBe(3)
    const down = open({ count: 1, due: [1] })
    await down.list.retry(entry('held'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks(down.paths)).toBe(6)
    const left = open({ count: 1, due: [1] })
    await left.list.retryAll()
    left.list.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks(left.paths)).toBe(1)
  })

  it('asks before it repeats a mail that may have been sent', async () => {
    const { list, paths, ask } = open({ confirmed: false })
    expect(await list.retry(entry('unclear'))).toBe(false)
    expect(ask).toHaveBeenCalledOnce()
    expect(paths).toEqual([])
  })
})
