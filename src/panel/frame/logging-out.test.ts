import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { keepNotes, keptNotes, readKeptNotes } from '#src/features/inbox/panel/kept-notes.ts'
import { logOut } from './logging-out.ts'
import { createPanel } from './panel.ts'

const place = (hash: string) => ({
  hash: () => hash,
  scroll: () => 0,
  push: vi.fn(),
  replace: vi.fn(),
  onHashChange: () => () => undefined,
  guardLeaving: vi.fn(),
})

function leave(hash: string, { unsaved = false, notes = {}, answers = [true] } = {}) {
  let asked = 0
  const ask = vi.fn((_question: { title: string }) => Promise.resolve(answers[asked++] ?? true))
  const panel = createPanel({
    window: place(hash),
    confirmDialog: { choose: ask, answer: vi.fn() },
  })
  panel.setUnsaved(unsaved)
  const storage = memoryStorage()
  for (const [id, text] of Object.entries<string>(notes)) keepNotes(storage, id, text)
  const logout = vi.fn()
  const left = logOut(keptNotes, { panel, session: { logout }, confirmDialog: { ask }, storage })
  return { left, logout, storage, titles: () => ask.mock.calls.map(([{ title }]) => title) }
}

const FORM = 'Išeiti neišsaugojus?'
const NOTES = 'Atsijungti neišsaugojus pastabų?'

describe('logging out', () => {
  it('asks nothing when all is saved', async () => {
    const { left, titles } = leave('#uzklausos')
    expect(await left).toBe(true)
    expect(titles()).toEqual([])
  })

  it.each([
    ['#uzklausos', { unsaved: true, notes: { a: 'Tekstas' } }, [NOTES]],
    ['#straipsniai', { notes: { a: 'Iš anksčiau' } }, [NOTES]],
    ['#straipsniai/naujas', { unsaved: true }, [FORM]],
    // Without kept notes, the question is about the form only.
    ['#uzklausos', { unsaved: true }, [FORM]],
    ['#straipsniai/naujas', { unsaved: true, notes: { a: 'Iš anksčiau' } }, [FORM, NOTES]],
  ])('asks for what is not saved: at %s %j', async (hash, held, questions) => {
    const { left, titles } = leave(hash, held)
    expect(await left).toBe(true)
    expect(titles()).toEqual(questions)
  })

  it.each([
    ['#uzklausos', [false]],
    ['#straipsniai/naujas', [false]],
    ['#straipsniai/naujas', [true, false]],
  ])('is called off by a no: at %s %j', async (hash, answers) => {
    const { left, logout, storage } = leave(hash, {
      unsaved: true,
      notes: { a: 'Tekstas' },
      answers,
    })
    expect(await left).toBe(false)
    expect(logout).not.toHaveBeenCalled()
    expect(readKeptNotes(storage)).toEqual({ a: 'Tekstas' })
  })

  it('leaves no notes about visitors in the browser', async () => {
    const { left, logout, storage } = leave('#uzklausos', { notes: { a: 'Skambinti vakare' } })
    expect(await left).toBe(true)
    expect(logout).toHaveBeenCalledOnce()
    expect(readKeptNotes(storage)).toEqual({})
  })
})
