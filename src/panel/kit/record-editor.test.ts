import { describe, expect, it, vi } from 'vitest'
import type { RequestResult } from '#src/client/request.ts'
import { createRecordEditor } from './record-editor.ts'

interface Item {
  id: string
  title: string
  updatedAt: string
}

const STORED: Item = { id: 'a', title: 'Saugoma', updatedAt: '2026-01-01T00:00:00.000Z' }
const ok = (item: Item): RequestResult<Item> => ({ ok: true, data: item })
const failed = (
  status: number,
  error: string | null = null,
  fields: Record<string, string> = {},
): RequestResult<Item> => ({
  ok: false,
  failure: { kind: 'http', status, text: '', error, fields },
})

function open(id: string | null, ...answers: RequestResult<Item>[]) {
  const next = () => Promise.resolve(answers.shift() ?? failed(500))
  const calls = { load: vi.fn(next), create: vi.fn(next), update: vi.fn(next) }
  const show = vi.fn()
  const session = { loginAgain: vi.fn() }
  const editor = createRecordEditor<Item, { title: string }>({
    kind: {
      ...calls,
      created: { title: 'Straipsnis sukurtas' },
      updated: { title: 'Straipsnis atnaujintas' },
      saveFailed: 'Nepavyko išsaugoti straipsnio',
    },
    record: { id },
    session,
    toasts: { show },
  })
  return { editor, calls, show, session }
}

describe('the editor of a record', () => {
  it('creates a new one and says so', async () => {
    const { editor, calls, show } = open(null, ok(STORED))
    await editor.load()
    expect(calls.load).not.toHaveBeenCalled()
    expect(await editor.save({ title: 'x' }, 'bandymas', null)).toEqual({
      outcome: 'saved',
      stored: STORED,
    })
    expect(calls.create).toHaveBeenCalledWith({ title: 'x' }, 'bandymas')
    expect(editor.$state.get()).toMatchObject({ stored: STORED })
    expect(show).toHaveBeenCalledWith({ title: 'Straipsnis sukurtas' })
  })

  it('updates one with the version that the form was loaded from', async () => {
    const { editor, calls, show } = open('a', ok(STORED), ok(STORED))
    await editor.load()
    await editor.save({ title: 'x' }, 'bandymas', STORED)
    expect(calls.update).toHaveBeenCalledWith('a', { title: 'x' }, STORED.updatedAt)
    expect(show).toHaveBeenCalledWith({ title: 'Straipsnis atnaujintas' })
  })

  it('shows what somebody else has saved meanwhile instead of writing over it', async () => {
    const theirs = { ...STORED, title: 'Kito', updatedAt: '2026-01-02T00:00:00.000Z' }
    const { editor, show } = open('a', ok(STORED), failed(409, 'Pakeista'), ok(theirs))
    await editor.load()
    expect(await editor.save({ title: 'x' }, 'bandymas', STORED)).toEqual({
      outcome: 'conflict',
    })
    expect(editor.$state.get()).toMatchObject({ stored: STORED, conflict: theirs, saving: false })
    expect(show).not.toHaveBeenCalled()
    editor.resolveConflict('theirs')
    expect(editor.$state.get()).toMatchObject({ stored: theirs, conflict: null })
  })

  it('shows what became of an item whose creation was stored and not answered', async () => {
    const theirs = { ...STORED, title: 'Kito' }
    const { editor, calls, show } = open(null, failed(409, 'Pakeista'), ok(theirs), ok(STORED))
    const body = { title: 'x' }
    expect(await editor.save(body, 'bandymas', null)).toEqual({ outcome: 'conflict' })
    expect(calls.load).toHaveBeenCalledExactlyOnceWith('bandymas')
    expect(editor.$state.get()).toMatchObject({ stored: null, conflict: theirs })
    editor.resolveConflict('mine')
    expect(await editor.save(body, 'bandymas', theirs)).toMatchObject({ outcome: 'saved' })
    expect(calls.update).toHaveBeenCalledExactlyOnceWith('a', body, theirs.updatedAt)
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Straipsnis atnaujintas' })
  })

  it('gives the messages of fields back to the form, a taken address among them', async () => {
    const fields = { slug: 'Toks adresas jau naudojamas.' }
    const { editor, calls, show } = open(null, failed(409, 'Toks adresas jau naudojamas.', fields))
    expect(await editor.save({ title: 'x' }, 'bandymas', null)).toEqual({
      outcome: 'refused',
      fields,
    })
    expect(calls.load).not.toHaveBeenCalled()
    expect(show).toHaveBeenCalledWith({
      title: 'Klaida',
      description: 'Toks adresas jau naudojamas.',
      variant: 'destructive',
    })
  })

  it('says the fallback where the server gives no sentence, and can be tried again', async () => {
    const { editor, show } = open(null, failed(500), ok(STORED))
    expect(await editor.save({ title: 'x' }, 'bandymas', null)).toEqual({ outcome: 'failed' })
    expect(show).toHaveBeenCalledWith({
      title: 'Klaida',
      description: 'Nepavyko išsaugoti straipsnio',
      variant: 'destructive',
    })
    expect(await editor.save({ title: 'x' }, 'bandymas', null)).toMatchObject({ outcome: 'saved' })
  })

  it('leads to the login when the session has ended', async () => {
    const { editor, session } = open('a', ok(STORED), failed(401))
    await editor.load()
    expect(await editor.save({ title: 'x' }, 'bandymas', null)).toEqual({ outcome: 'failed' })
    expect(session.loginAgain).toHaveBeenCalledOnce()
  })

  it.each([
    [failed(404), { step: 'missing' }],
    [failed(500), { step: 'error', message: 'Nepavyko įkelti įrašo. Bandykite vėliau.' }],
  ])('tells when the item cannot be loaded', async (answer, state) => {
    const { editor } = open('a', answer)
    await editor.load()
    expect(editor.$state.get()).toEqual(state)
  })

  it('is loading until it has loaded, also when it is loaded again', async () => {
    const { editor } = open('a', ok(STORED), ok(STORED))
    expect(editor.$state.get()).toEqual({ step: 'loading' })
    await editor.load()
    const again = editor.load()
    expect(editor.$state.get()).toEqual({ step: 'loading' })
    await again
    expect(editor.$state.get()).toEqual({
      step: 'editing',
      stored: STORED,
      saving: false,
      conflict: null,
      failure: null,
    })
  })

  it('leads to the login, and shows no error, when the session has ended before it is loaded', async () => {
    const { editor, session } = open('a', failed(401))
    await editor.load()
    expect(session.loginAgain).toHaveBeenCalledOnce()
    expect(editor.$state.get()).toEqual({ step: 'loading' })
  })

  it('saves nothing before it is loaded, and once at a time', async () => {
    const { editor, calls } = open('a', ok(STORED), ok(STORED))
    const save = () => editor.save({ title: 'x' }, 'bandymas', STORED)
    expect(await save()).toEqual({ outcome: 'failed' })
    expect(calls.update).not.toHaveBeenCalled()
    await editor.load()
    const first = save()
    expect(editor.$state.get()).toMatchObject({ saving: true })
    expect(await save()).toEqual({ outcome: 'failed' })
    expect(await first).toMatchObject({ outcome: 'saved' })
    expect(calls.update).toHaveBeenCalledOnce()
  })

  it('has what it has saved, and what it was loaded from when saving fails', async () => {
    const saved = { ...STORED, title: 'Nauja' }
    const { editor } = open('a', ok(STORED), failed(500), ok(saved))
    await editor.load()
    await editor.save({ title: 'x' }, 'bandymas', STORED)
    expect(editor.$state.get()).toMatchObject({ stored: STORED, saving: false })
    await editor.save({ title: 'x' }, 'bandymas', STORED)
    expect(editor.$state.get()).toMatchObject({ stored: saved, saving: false })
  })

  it('says why it was not saved when what was saved elsewhere cannot be loaded', async () => {
    const { editor, show } = open('a', ok(STORED), failed(409, 'Pakeista'), failed(500))
    await editor.load()
    expect(await editor.save({ title: 'x' }, 'bandymas', STORED)).toEqual({ outcome: 'failed' })
    expect(show).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ description: 'Pakeista' }),
    )
    expect(editor.$state.get()).toMatchObject({ conflict: null, saving: false })
  })

  it('is not saved where the network fails', async () => {
    const { editor, show } = open(null, { ok: false, failure: { kind: 'network' } })
    expect(await editor.save({ title: 'x' }, 'bandymas', null)).toEqual({ outcome: 'failed' })
    expect(show).toHaveBeenCalledOnce()
  })

  it('takes and meets what was changed elsewhere only once it is loaded', async () => {
    const theirs = { ...STORED, title: 'Kito' }
    const { editor } = open('a', ok(STORED))
    editor.replaceStored(theirs)
    editor.showConflict(theirs)
    editor.resolveConflict('theirs')
    expect(editor.$state.get()).toEqual({ step: 'loading' })
    await editor.load()
    editor.replaceStored(theirs)
    expect(editor.$state.get()).toMatchObject({ stored: theirs, conflict: null })
    editor.showConflict(STORED)
    editor.resolveConflict('mine')
    expect(editor.$state.get()).toMatchObject({ stored: theirs, conflict: null })
    editor.resolveConflict('theirs')
    expect(editor.$state.get()).toMatchObject({ stored: theirs, conflict: null })
  })
})
