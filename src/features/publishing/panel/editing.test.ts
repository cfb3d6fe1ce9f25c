import { expect, it, vi } from 'vitest'
import { createEditing } from './editing.ts'

function open(path: string, ...answers: unknown[]) {
  const replaceView = vi.fn()
  const loginAgain = vi.fn()
  const load = vi.fn(() => Promise.resolve(answers.shift()))
  const kindOf = vi.fn(() => ({ load }))
  const tools = {
    panel: { replaceView },
    kindOf: kindOf as never,
    session: { loginAgain },
  }
  return { ...createEditing(path, tools), replaceView, loginAgain, kindOf }
}

const FOUND = {
  ok: true,
  data: [
    { id: 'a', slug: 'kitas' },
    { id: 'b', slug: 'rysys' },
  ],
}
const failed = (status: number) => ({
  ok: false,
  failure: { kind: 'http', status, text: '', error: null, fields: {} },
})

it('leads from the path of an item to its form, whose address takes its place', async () => {
  const editing = open('/testas/rysys', FOUND)
  await editing.load()
  expect(editing.kindOf).toHaveBeenCalledExactlyOnceWith('quiz')
  const form = { screen: 'form', kind: 'quiz', id: 'b' }
  expect(editing.replaceView).toHaveBeenCalledExactlyOnceWith(form)
})

it.each(['/p/nera', '//', '/blog/tema/rysys'])('says that there is nothing at %s', async (path) => {
  const editing = open(path, FOUND)
  await editing.load()
  expect(editing.$state.get()).toEqual({ step: 'missing' })
  expect(editing.replaceView).not.toHaveBeenCalled()
})

it('says that the list could not be loaded, and can be tried again', async () => {
  const editing = open('/blog/rysys', failed(500), FOUND)
  await editing.load()
  const message = 'Nepavyko įkelti įrašo. Bandykite vėliau.'
  expect(editing.$state.get()).toEqual({ step: 'error', message })
  await editing.load()
  expect(editing.replaceView).toHaveBeenCalledOnce()
})

it('leads to the login when the session has ended', async () => {
  const editing = open('/blog/rysys', failed(401))
  await editing.load()
  expect(editing.loginAgain).toHaveBeenCalledOnce()
})

it('leaves alone a view that was opened meanwhile', async () => {
  const editing = open('/blog/rysys', FOUND)
  const loading = editing.load()
  editing.stop()
  await loading
  expect(editing.replaceView).not.toHaveBeenCalled()
})
