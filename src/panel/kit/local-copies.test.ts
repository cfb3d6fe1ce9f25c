import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  browserCopies,
  createLocalCopy,
  discardKind,
  hasCopy,
  isAnyUnsent,
  KEEP_DELAY,
  type CopyStorage,
  storeForNextForm,
} from './local-copies.ts'

/** Simulates a browser's storage and locks; each tab has its own view of them. */
function createBrowser() {
  const entries = new Map<string, string>()
  const held = new Set<string>()
  const browser = { full: false, entries, held, written: 0 }
  const forms: CopyStorage = {
    keys: () => [...entries.keys()],
    read: (key) => entries.get(key) ?? null,
    write: (key, text) => {
      if (browser.full) throw new DOMException('full', 'QuotaExceededError')
      browser.written += 1
      entries.set(key, text)
    },
    remove: (key) => entries.delete(key),
    heldNames: () => Promise.resolve(new Set(held)),
    hold: (name) => {
      held.add(name)
      return () => held.delete(name)
    },
    onLeaving: () => () => undefined,
  }
  function open(id: string | null = null, minute = 0) {
    const now = () => new Date(Date.UTC(2026, 0, 1, 0, minute))
    const copy = createLocalCopy<{ title: string }>({
      record: { keptAs: 'post', id },
      storage: forms,
      now,
    })
    return {
      ...copy,
      takeOver: (attemptId: string | null = null) => copy.takeOver(attemptId),
      /** Closes the form as its draft does. */
      close: () => {
        copy.write()
        copy.close()
      },
    }
  }
  return { browser, forms, open }
}

describe('a form kept by the browser', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('comes back to the next one who opens the same item, with the version it was loaded from', async () => {
    const { open } = createBrowser()
    const before = open('a')
    before.keep({ title: 'Pusė sakinio' }, '2026-01-01T00:00:00.000Z')
    before.close()
    const after = open('a')
    expect(await after.takeOver()).toEqual({
      values: { title: 'Pusė sakinio' },
      loadedVersion: '2026-01-01T00:00:00.000Z',
      keptAt: '2026-01-01T00:00:00.000Z',
    })
    expect(await open('b').takeOver()).toBe(null)
    expect(await open(null).takeOver()).toBe(null)
  })

  it('is left alone while another tab has it open, and two new articles do not overwrite each other', async () => {
    const { open, browser } = createBrowser()
    const first = open(null, 1)
    first.keep({ title: 'Pirmas' }, null)
    vi.runAllTimers()
    const second = open(null, 2)
    expect(await second.takeOver()).toBe(null)
    second.keep({ title: 'Antras' }, null)
    vi.runAllTimers()
    // The browser crashes: all locks are gone.
    browser.held.clear()
    const third = open()
    expect(await third.takeOver()).toMatchObject({ values: { title: 'Antras' } })
    third.forget()
    third.close()
    expect(await open().takeOver()).toMatchObject({ values: { title: 'Pirmas' } })
  })

  it('names the attempt to store it until it is saved or given up, through a crash too', async () => {
    const { open, browser } = createBrowser()
    const before = open()
    before.keep({ title: 'x' }, null)
    vi.runAllTimers()
    browser.held.clear()
    const after = open()
    expect(after.attemptId()).not.toBe(before.attemptId())
    await after.takeOver()
    expect(after.attemptId()).toBe(before.attemptId())
    after.forget()
    expect(after.attemptId(), 'another item comes next').not.toBe(before.attemptId())
  })

  it('goes when it was saved or given up', async () => {
    const { open, browser } = createBrowser()
    const keeper = open()
    keeper.keep({ title: 'x' }, null)
    vi.runAllTimers()
    keeper.keep({ title: 'xy' }, null)
    keeper.forget()
    vi.runAllTimers()
    keeper.close()
    expect(browser.entries.size).toBe(0)
    expect(await open().takeOver()).toBe(null)
  })

  it('says so when the browser has no room for it', () => {
    const { open, browser } = createBrowser()
    const keeper = open()
    browser.full = true
    keeper.keep({ title: 'x' }, null)
    vi.runAllTimers()
    expect(keeper.$kept.get()).toEqual({ step: 'failed' })
    browser.full = false
    keeper.keep({ title: 'x' }, null)
    vi.runAllTimers()
    expect(keeper.$kept.get()).toMatchObject({ step: 'kept' })
  })

  it('is written a moment after a change, once for all that is typed within it', () => {
    const { open, browser } = createBrowser()
    const keeper = open()
    for (const title of ['R', 'Ra', 'Ram', 'Ramu']) {
      keeper.keep({ title }, null)
      vi.advanceTimersByTime(KEEP_DELAY / 4)
    }
    expect(browser.written).toBe(1)
    expect([...browser.entries.values()].join()).toContain('"Ramu"')
    keeper.keep({ title: 'Ramus' }, null)
    expect(browser.written).toBe(1)
    vi.advanceTimersByTime(KEEP_DELAY)
    expect([...browser.entries.values()].join()).toContain('"Ramus"')
  })

  it('keeps what was typed before an earlier one was found, for another opening', async () => {
    const { open, forms, browser } = createBrowser()
    const left = { loadedVersion: null, keptAt: '2026-01-01T00:00:00.000Z' }
    const item = { keptAs: 'post', id: null } as const
    expect(storeForNextForm(item, { ...left, values: { title: 'Palikta' } }, forms)).toBe(true)
    const keeper = open(null, 1)
    const found = keeper.takeOver()
    keeper.keep({ title: 'Skubu' }, null)
    expect(await found).toMatchObject({ values: { title: 'Palikta' } })
    browser.held.clear()
    keeper.forget()
    expect(await open().takeOver()).toMatchObject({ values: { title: 'Skubu' } })
    browser.full = true
    expect(storeForNextForm(item, { ...left, values: { title: 'Netelpa' } }, forms)).toBe(false)
  })

  it('says when it was kept, and nothing before and after', async () => {
    const { open } = createBrowser()
    const keeper = open('a', 5)
    expect(keeper.$kept.get()).toEqual({ step: 'none' })
    keeper.keep({ title: 'x' }, null)
    vi.runAllTimers()
    expect(keeper.$kept.get()).toEqual({ step: 'kept', at: '2026-01-01T00:05:00.000Z' })
    keeper.close()
    const next = open('a', 9)
    await next.takeOver()
    expect(next.$kept.get()).toEqual({ step: 'kept', at: '2026-01-01T00:05:00.000Z' })
    next.forget()
    expect(next.$kept.get()).toEqual({ step: 'none' })
  })

  it('holds one name at a time, and none once it is closed', async () => {
    const { open, browser } = createBrowser()
    const before = open('a')
    before.keep({ title: 'x' }, null)
    before.close()
    expect(browser.held.size).toBe(0)
    const keeper = open('a')
    await keeper.takeOver()
    expect(browser.held.size).toBe(1)
    keeper.forget()
    expect(browser.held.size).toBe(1)
    keeper.close()
    expect(browser.held.size).toBe(0)
  })

  it('is never written with the time of an earlier state', () => {
    const { open } = createBrowser()
    const keeper = open('a')
    const times = ['R', 'Ra', 'Ram'].map((title) => {
      keeper.keep({ title }, null)
      return keeper.read()?.keptAt
    })
    expect(times.map((time) => time?.slice(17))).toEqual(['00.000Z', '00.001Z', '00.002Z'])
  })

  it('is marked with the state that the server has, also after its form was closed', async () => {
    const { open, browser } = createBrowser()
    const before = open('a')
    before.keep({ title: 'x' }, null)
    before.close()
    const sent = { version: 'v1', keptAt: 'dabar' }
    before.mark(before.key(), () => ({ sent }))
    browser.full = true
    before.mark(before.key(), () => ({ sent: undefined }))
    expect(await open('a').takeOver()).toMatchObject({ values: { title: 'x' }, sent })
  })

  it('leaves out what is no draft', async () => {
    const { open, browser } = createBrowser()
    browser.entries.set('unsaved:post:a:sugadinta', '{')
    browser.entries.set('unsaved:post:a:tuscia', 'null')
    expect(await open('a').takeOver()).toBe(null)
    const before = open('a')
    before.keep({ title: 'x' }, null)
    before.close()
    expect([...browser.entries.keys()].at(-1)).toMatch(/^unsaved:post:a:/)
    expect(await open('a').takeOver()).toMatchObject({ values: { title: 'x' } })
  })

  it('waits for the next change after one that was forgotten', () => {
    const { open, browser } = createBrowser()
    const keeper = open('a')
    keeper.keep({ title: 'x' }, null)
    keeper.forget()
    vi.advanceTimersByTime(KEEP_DELAY / 2)
    keeper.keep({ title: 'y' }, null)
    vi.advanceTimersByTime(KEEP_DELAY * 0.75)
    expect(browser.written).toBe(0)
    vi.advanceTimersByTime(KEEP_DELAY)
    expect(browser.written).toBe(1)
  })
})

describe('the drafts of a browser', () => {
  it('are entries of its storage; locks say which of them are open', async () => {
    const storage = { a: 'tekstas' } as Record<string, unknown>
    const calls = {
      getItem: vi.fn(() => 'tekstas'),
      setItem: vi.fn(),
      removeItem: vi.fn(),
    }
    vi.stubGlobal('localStorage', Object.assign(Object.create(calls) as object, storage))
    const held = new Map<string, Promise<unknown>>()
    vi.stubGlobal('navigator', {
      locks: {
        query: () =>
          Promise.resolve(
            held.size === 0 ? {} : { held: [...held.keys(), undefined].map((name) => ({ name })) },
          ),
        request: (name: string, work: () => Promise<unknown>) => {
          const ended = work().then(() => held.delete(name))
          held.set(name, ended)
          return ended
        },
      },
    })
    const { keys, read, write, remove, heldNames, hold } = browserCopies
    expect(keys()).toEqual(['a'])
    expect(read('a')).toBe('tekstas')
    write('b', 'kitas')
    remove('a')
    expect(calls.setItem).toHaveBeenCalledExactlyOnceWith('b', 'kitas')
    expect(calls.removeItem).toHaveBeenCalledExactlyOnceWith('a')
    expect(await heldNames()).toEqual(new Set())
    const letGo = hold('b')
    expect(await heldNames()).toEqual(new Set(['b']))
    letGo()
    await held.get('b')
    expect(await heldNames()).toEqual(new Set())
  })

  it('are none where the storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(browserCopies.keys()).toEqual([])
  })

  it('are written when the page is hidden, left or out of focus, until nobody listens', () => {
    const [page, view] = [new EventTarget(), new EventTarget()]
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('document', view)
    const listener = vi.fn()
    const ignore = browserCopies.onLeaving(listener)
    const leave = () => {
      for (const name of ['pagehide', 'blur']) page.dispatchEvent(new Event(name))
      view.dispatchEvent(new Event('visibilitychange'))
    }
    leave()
    expect(listener).toHaveBeenCalledTimes(3)
    ignore()
    leave()
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

it('tells whether a kind has a copy that the server lacks, and deletes all copies of that kind alone', () => {
  const { forms } = createBrowser()
  const [answer, post] = [
    { keptAs: 'answer', id: 'a' },
    { keptAs: 'post', id: 'a' },
  ]
  const keptAt = '2026-01-01T00:00:00.000Z'
  const copy = { values: {}, loadedVersion: null, keptAt }
  storeForNextForm(post, copy, forms)
  storeForNextForm(answer, { ...copy, sent: { version: keptAt, keptAt } }, forms)
  expect(isAnyUnsent('answer', forms)).toBe(false)
  storeForNextForm(answer, { ...copy, sent: { version: keptAt, keptAt: '' } }, forms)
  expect(isAnyUnsent('answer', forms)).toBe(true)
  discardKind('answer', forms)
  expect([hasCopy(answer, forms), hasCopy(post, forms)]).toEqual([false, true])
})
