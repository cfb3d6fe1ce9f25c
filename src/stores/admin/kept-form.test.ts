import { describe, expect, it } from 'vitest'
import { createFormKeeper, type KeptForms } from './kept-form.ts'

/** A browser's storage and locks; each tab has its view of it. */
function createBrowser() {
  const entries = new Map<string, string>()
  const held = new Set<string>()
  const browser = { full: false, entries, held }
  const forms: KeptForms = {
    keys: () => [...entries.keys()],
    read: (key) => entries.get(key) ?? null,
    write: (key, text) => {
      if (browser.full) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, text)
    },
    remove: (key) => entries.delete(key),
    heldNames: () => Promise.resolve(new Set(held)),
    hold: (name) => {
      held.add(name)
      return () => held.delete(name)
    },
  }
  const open = (id: string | null = null, minute = 0) =>
    createFormKeeper<{ title: string }>({
      kind: 'post',
      id,
      forms,
      now: () => new Date(Date.UTC(2026, 0, 1, 0, minute)),
    })
  return { browser, open }
}

describe('a form kept by the browser', () => {
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
    const second = open(null, 2)
    expect(await second.takeOver()).toBe(null)
    second.keep({ title: 'Antras' }, null)
    // The browser crashes: all locks are gone.
    browser.held.clear()
    const third = open()
    expect(await third.takeOver()).toMatchObject({ values: { title: 'Antras' } })
    third.forget()
    third.close()
    expect(await open().takeOver()).toMatchObject({ values: { title: 'Pirmas' } })
  })

  it('goes when it was saved or given up', async () => {
    const { open, browser } = createBrowser()
    const keeper = open()
    keeper.keep({ title: 'x' }, null)
    keeper.forget()
    keeper.close()
    expect(browser.entries.size).toBe(0)
    expect(await open().takeOver()).toBe(null)
  })

  it('says so when the browser has no room for it', () => {
    const { open, browser } = createBrowser()
    const keeper = open()
    browser.full = true
    keeper.keep({ title: 'x' }, null)
    expect(keeper.$kept.get()).toEqual({ step: 'failed' })
    browser.full = false
    keeper.keep({ title: 'x' }, null)
    expect(keeper.$kept.get()).toMatchObject({ step: 'kept' })
  })
})
