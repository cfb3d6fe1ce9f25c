import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { RequestResult } from '#src/client/request.ts'
import { createRecordForm } from './record-form.ts'
import type { RecordKind } from './record-kind.ts'
import { stubFields, stubCopies, stubPanel } from '#tests/support/stub-form.ts'

interface Values {
  title: string
}

interface Item extends Values {
  id: string
  slug: string
  updatedAt: string
  published: boolean
}

const MONDAY = '2026-01-05T00:00:00.000Z'
const TUESDAY = '2026-01-06T00:00:00.000Z'
const STORED: Item = { id: 'a', slug: 'a', title: 'Saugoma', updatedAt: MONDAY, published: true }
const CHANGED: Item = { ...STORED, title: 'Kito', updatedAt: TUESDAY }
const DRAFT = { values: { title: 'Juodraštis' }, loadedVersion: MONDAY, keptAt: MONDAY }
const REPLACE = { title: 'Pakeisti?', text: 'Liko neišsaugota.', confirm: 'Pakeisti' }

const ok = (item: Item): RequestResult<Item> => ({ ok: true, data: item })
const failed = (status: number, fields: Record<string, string> = {}): RequestResult<Item> => ({
  ok: false,
  failure: { kind: 'http', status, text: '', error: 'Klaida', fields },
})

interface Scene {
  answers?: RequestResult<Item>[]
  yes?: boolean
  storage?: ReturnType<typeof stubCopies>
  /** Overrides of the kind. */
  changes?: Partial<RecordKind<Values, Item, Values>>
  /** Whether the kind has no optional parts. */
  withoutOptions?: boolean
}

const LIST = { screen: 'list', kind: 'post' }
const formOf = (id: string | null) => ({ screen: 'form', kind: 'post', id }) as const

function open(
  id: string | null,
  {
    answers = [],
    yes = true,
    storage = stubCopies(),
    changes = {},
    withoutOptions = false,
  }: Scene = {},
) {
  const next = () => Promise.resolve(answers.shift() ?? failed(500))
  const calls = { load: vi.fn(next), create: vi.fn(next), update: vi.fn(next) }
  const onSaved = vi.fn()
  const full: RecordKind<Values, Item, Values> = {
    ...calls,
    keptAs: 'post',
    formOf,
    afterSave: () => formOf(null),
    onSaved,
    created: { title: 'Sukurta' },
    updated: { title: 'Atnaujinta' },
    saveFailed: 'Nepavyko',
    empty: { title: '' },
    toValues: ({ title }) => ({ title }),
    toBody: (values) => values,
    schema: z.object({ title: z.string().min(1, 'Trūksta pavadinimo') }),
    fieldOf: (path) => path,
    asNew: ({ title }) => ({ title: `${title} (kopija)` }),
    rowsOf: (mine, theirs) => [{ label: 'Pavadinimas', mine: mine.title, theirs: theirs.title }],
    confirmBefore: (stored, { title }) =>
      title === 'Nuimta' && stored?.published !== false
        ? { title: 'Nuimti?', text: stored?.title ?? 'Nauja', confirm: 'Nuimti' }
        : null,
    ...changes,
  }
  const { asNew: _asNew, confirmBefore: _question, onSaved: _onSaved, ...plain } = full
  const kind = withoutOptions ? plain : full
  const typed = stubFields(kind, (...change) => form.changed(...change))
  const { fields, errors } = typed
  const panel = stubPanel(yes)
  const show = vi.fn()
  const loginAgain = vi.fn()
  const ask = vi.fn((_question: { title: string; text: string }) => Promise.resolve(yes))
  const form = createRecordForm({
    kind,
    id,
    fields,
    panel,
    session: { loginAgain },
    toasts: { show },
    confirmDialog: { ask },
    copies: storage.forms,
  })
  return {
    form,
    calls,
    panel,
    onSaved,
    show,
    ask,
    errors,
    type: (title: string) => typed.type({ title }),
    kept: storage.kept,
    title: () => fields.read().title,
  }
}

describe('the form of a record', () => {
  it('shows what is stored, and nothing of it counts as unsaved', async () => {
    const { form, panel, title } = open('a', { answers: [ok(STORED)] })
    await form.load()
    expect(title()).toBe('Saugoma')
    expect(panel.$unsaved.get()).toBe(false)
  })

  it('restores the draft that the browser has kept, to be saved over the version it came from', async () => {
    const storage = stubCopies()
    storage.keep('post', 'a', DRAFT)
    const { form, panel, calls, title } = open('a', {
      answers: [ok(CHANGED), ok(CHANGED)],
      storage,
    })
    await form.load()
    expect(title()).toBe('Juodraštis')
    expect(form.$restoredAt.get()).toBe(MONDAY)
    expect(panel.$unsaved.get()).toBe(true)
    await form.submit()
    expect(calls.update).toHaveBeenCalledWith('a', { title: 'Juodraštis' }, MONDAY)
  })

  it.each([
    [true, 'Saugoma', null],
    [false, 'Juodraštis', MONDAY],
  ])('drops a restored draft only when told so (%s)', async (yes, shown, restoredAt) => {
    const storage = stubCopies()
    storage.keep('post', 'a', DRAFT)
    const { form, title, kept } = open('a', { answers: [ok(STORED)], yes, storage })
    await form.load()
    await form.discardRestored()
    expect(title()).toBe(shown)
    expect(form.$restoredAt.get()).toBe(restoredAt)
    expect(kept()).toHaveLength(yes ? 0 : 1)
  })

  it('gives a draft kept before the form had a field its saved value', async () => {
    const storage = stubCopies()
    storage.keep('post', 'a', { ...DRAFT, values: {} })
    const { form, title, panel } = open('a', { answers: [ok(STORED)], storage })
    await form.load()
    expect([title(), panel.$unsaved.get()]).toEqual(['Saugoma', true])
  })

  it('opens the kept draft of a deleted item as a new one', async () => {
    const storage = stubCopies()
    storage.keep('post', 'a', DRAFT)
    const { form, panel, kept } = open('a', { answers: [failed(404)], storage })
    await form.load()
    expect(form.$state.get().step).toBe('missing')
    form.openOrphan()
    expect(kept()).toMatchObject([{ of: 'post:new', values: { title: 'Juodraštis (kopija)' } }])
    expect(panel.replaceView).toHaveBeenCalledExactlyOnceWith(formOf(null))
  })

  it('opens what follows a save, and tells what was saved', async () => {
    const answers = [ok(STORED), ok(CHANGED)]
    const { form, panel, onSaved, title, type, kept } = open('a', { answers })
    await form.load()
    type('Mano')
    await form.submit()
    expect(panel.replaceView).toHaveBeenCalledExactlyOnceWith(formOf(null))
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(CHANGED)
    expect([title(), kept()]).toEqual(['', []])
  })

  it.each(['a', null])('leads back to what was saved by its toast (%s)', async (id) => {
    const answers = id === null ? [ok(CHANGED)] : [ok(STORED), ok(CHANGED)]
    const { form, show, type } = open(id, { answers })
    await form.load()
    type('Mano')
    await form.submit()
    expect(show).toHaveBeenCalledExactlyOnceWith({
      title: id === null ? 'Sukurta' : 'Atnaujinta',
      link: { text: 'Redaguoti toliau', href: '#straipsniai/a' },
    })
  })

  it.each([true, false])(
    'is saved only when its question is answered with yes (%s)',
    async (yes) => {
      const { form, calls, ask, title, type, panel } = open('a', {
        answers: [ok(STORED), ok(CHANGED)],
        yes,
      })
      await form.load()
      type('Nuimta')
      await form.submit()
      expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Nuimti?' }))
      expect(calls.update).toHaveBeenCalledTimes(yes ? 1 : 0)
      expect([title(), panel.$unsaved.get()]).toEqual(yes ? ['', false] : ['Nuimta', true])
    },
  )

  it('asks before a new record too', async () => {
    const { form, calls, ask, type } = open(null, { yes: false })
    await form.load()
    type('Nuimta')
    await form.submit()
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'Nauja' }))
    expect(calls.create).not.toHaveBeenCalled()
  })

  it('says what is invalid, once, and saves nothing', async () => {
    const { form, calls, show } = open(null)
    await form.load()
    await form.submit()
    expect(calls.create).not.toHaveBeenCalled()
    expect(show).toHaveBeenCalledWith({
      title: 'Formos klaidos',
      description: 'Pataisykite šiuos laukus: Trūksta pavadinimo',
      variant: 'destructive',
    })
  })

  it('puts what the server refuses beside its field', async () => {
    const { form, errors, type } = open(null, { answers: [failed(400, { title: 'Užimtas' })] })
    await form.load()
    type('Mano')
    await form.submit()
    expect(errors).toEqual({ title: 'Užimtas' })
  })

  it('goes on as the item that a new one has become, when typed in during the save', async () => {
    const { form, panel, calls, type, kept } = open(null, { answers: [ok(STORED)] })
    await form.load()
    type('Mano')
    calls.create.mockImplementationOnce(() => {
      type('Mano ir dar')
      return Promise.resolve(ok(STORED))
    })
    await form.submit()
    expect(panel.renameView).toHaveBeenCalledExactlyOnceWith(formOf('a'))
    expect(panel.replaceView).not.toHaveBeenCalled()
    expect(kept()).toMatchObject([
      { of: 'post:a', values: { title: 'Mano ir dar' }, loadedVersion: MONDAY },
    ])
    await form.submit()
    expect(calls.update).toHaveBeenCalledExactlyOnceWith('a', { title: 'Mano ir dar' }, MONDAY)
  })

  it('stays as it is when that is asked for, and becomes the item of a new one', async () => {
    const { form, panel, calls, type, title, kept, show } = open(null, {
      answers: [ok(STORED), ok(CHANGED)],
    })
    await form.load()
    type('Saugoma')
    await form.submit('stay')
    expect(panel.renameView).toHaveBeenCalledExactlyOnceWith(formOf('a'))
    expect([title(), panel.$unsaved.get(), kept()]).toEqual(['Saugoma', false, []])
    expect(show, 'no link leads to the open form').toHaveBeenCalledExactlyOnceWith({
      title: 'Sukurta',
    })
    type('Kito')
    form.close()
    expect(kept()).toMatchObject([{ of: 'post:a', loadedVersion: MONDAY }])
    await form.submit('stay')
    expect(calls.update).toHaveBeenCalledExactlyOnceWith('a', { title: 'Kito' }, MONDAY)
    expect(panel.replaceView).not.toHaveBeenCalled()
    await form.load()
    expect(calls.load).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('tells of a failed save until the next one, which is the same', async () => {
    const { form, panel, type } = open('a', {
      answers: [ok(STORED), failed(500), { ok: false, failure: { kind: 'network' } }, ok(CHANGED)],
    })
    await form.load()
    type('Mano')
    await form.submit('stay')
    expect(form.$state.get()).toMatchObject({ failure: 'Klaida' })
    await form.retry()
    expect(form.$state.get()).toMatchObject({
      failure: expect.stringMatching(/^Nepavyko pasiekti/) as string,
    })
    await form.retry()
    expect(form.$state.get()).toMatchObject({ failure: null, stored: CHANGED })
    expect(panel.replaceView).not.toHaveBeenCalled()
  })

  it.each([
    [[ok(CHANGED)], true],
    [[failed(500)], false],
  ])('tells the panel whether it could be saved when it is left', async (answers, isSaved) => {
    const { form, panel, type } = open('a', { answers: [ok(STORED), ...answers] })
    await form.load()
    type('Mano')
    expect(await panel.offerSaving.mock.calls[0]?.[0]()).toBe(isSaved)
    expect(panel.$unsaved.get()).toBe(!isSaved)
  })

  it('stays open as unsaved, with the version just saved, when typed in during the save', async () => {
    const { form, panel, calls, type, title, kept } = open('a', { answers: [ok(STORED)] })
    await form.load()
    type('Mano')
    calls.update.mockImplementationOnce(() => {
      type('Mano ir dar')
      return Promise.resolve(ok(CHANGED))
    })
    await form.submit()
    expect([title(), panel.$unsaved.get()]).toEqual(['Mano ir dar', true])
    await form.submit()
    expect(calls.update).toHaveBeenLastCalledWith('a', { title: 'Mano ir dar' }, TUESDAY)
    form.close()
    expect(kept()).toMatchObject([{ loadedVersion: TUESDAY }])
  })

  it('is saved once when it is saved again before the answer', async () => {
    const { form, calls, type } = open('a', { answers: [ok(STORED), ok(CHANGED), ok(CHANGED)] })
    await form.load()
    type('Mano')
    await Promise.all([form.submit(), form.submit()])
    expect(calls.update).toHaveBeenCalledOnce()
  })

  it('becomes its item also when the browser has no room for what was typed during the save', async () => {
    const storage = stubCopies()
    const { form, calls, type } = open(null, { storage, answers: [ok(CHANGED)] })
    await form.load()
    type('Mano')
    storage.browser.full = true
    calls.create.mockImplementation(() => {
      type('Mano ir dar')
      return Promise.resolve(ok(STORED))
    })
    await form.submit()
    expect(form.$kept.get()).toEqual({ step: 'failed' })
    await form.submit()
    expect(calls.update).toHaveBeenCalledExactlyOnceWith('a', { title: 'Mano ir dar' }, MONDAY)
  })

  it('does not open what follows a save when the act after it has left the form', async () => {
    const { form, panel, type } = open('a', { answers: [ok(STORED), ok(CHANGED)] })
    await form.load()
    type('Mano')
    await form.withSaved(() => Promise.resolve(true))
    expect(panel.replaceView).not.toHaveBeenCalled()
  })

  it('keeps what is typed over a version that it has taken over', async () => {
    const { form, type, title, kept } = open('a', { answers: [ok(STORED)] })
    await form.load()
    type('Mano')
    form.replaceStored(CHANGED)
    form.close()
    expect(title()).toBe('Mano')
    expect(kept()).toMatchObject([{ values: { title: 'Mano' }, loadedVersion: TUESDAY }])
  })

  describe('that was saved elsewhere meanwhile', () => {
    async function conflicted() {
      const answers = [ok(STORED), failed(409), ok(CHANGED), ok(CHANGED)]
      const scene = open('a', { answers })
      await scene.form.load()
      scene.type('Mano')
      await scene.form.submit()
      expect(scene.form.$state.get()).toMatchObject({ conflict: CHANGED })
      return scene
    }

    it('is saved over it when that is chosen', async () => {
      const { form, calls } = await conflicted()
      await form.keepMine()
      expect(calls.update).toHaveBeenLastCalledWith('a', { title: 'Mano' }, TUESDAY)
    })

    it('is asked about by what is stored there, before it is saved over it', async () => {
      const { form, ask, type } = await conflicted()
      type('Nuimta')
      await form.keepMine()
      expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: CHANGED.title }))
    })

    it('shows what is stored when that is chosen', async () => {
      const { form, title, panel } = await conflicted()
      form.takeTheirs()
      expect([title(), panel.$unsaved.get()]).toEqual(['Kito', false])
    })

    it('opens under its own address when an earlier save of a new form was stored', async () => {
      const { form, panel, type } = open(null, { answers: [failed(409), ok(CHANGED)] })
      await form.load()
      type('Mano')
      await form.submit()
      form.takeTheirs()
      expect(panel.replaceView).toHaveBeenCalledExactlyOnceWith(formOf('a'))
    })

    it('stays as it is when the choice is put off', async () => {
      const { form, title } = await conflicted()
      form.postponeConflict()
      expect(title()).toBe('Mano')
      expect(form.$state.get()).toMatchObject({ conflict: null })
    })
  })

  it.each([
    [true, 'Sena'],
    [false, 'Mano'],
  ])('takes other values over changes only when told so (%s)', async (yes, shown) => {
    const { form, title, type } = open('a', { answers: [ok(STORED)], yes })
    await form.load()
    type('Mano')
    expect(await form.replace({ title: 'Sena' }, REPLACE)).toBe(yes)
    expect(title()).toBe(shown)
  })

  it('takes other values without a question when nothing is unsaved', async () => {
    const { form, ask, panel } = open('a', { answers: [ok(STORED)] })
    await form.load()
    expect(await form.replace({ title: 'Sena' }, REPLACE)).toBe(true)
    expect(ask).not.toHaveBeenCalled()
    expect(panel.$unsaved.get()).toBe(true)
  })

  it('starts over from what is stored', async () => {
    const { form, title, type, kept } = open('a', { answers: [ok(STORED), ok(CHANGED)] })
    await form.load()
    type('Mano')
    await form.startOver()
    expect([title(), kept()]).toEqual(['Kito', []])
  })

  it.each([true, false])('is copied only when it may be left (%s)', async (yes) => {
    const { form, panel, kept } = open('a', { answers: [ok(STORED)], yes })
    await form.load()
    await form.startCopy()
    expect(panel.go).toHaveBeenCalledTimes(yes ? 1 : 0)
    expect(kept()).toMatchObject(
      yes ? [{ of: 'post:new', values: { title: 'Saugoma (kopija)' } }] : [],
    )
  })

  it('discards its changes when it is cancelled, leads to the list, and takes them back for as long as a toast offers it', async () => {
    const { form, panel, kept, show, type } = open('a', { answers: [ok(STORED)] })
    await form.load()
    type('Mano')
    form.cancel()
    form.close()
    expect(panel.replaceView).toHaveBeenCalledExactlyOnceWith(LIST)
    expect([panel.$unsaved.get(), kept()]).toEqual([false, []])
    const [[toast]] = show.mock.calls as [[{ title: string; action: { run: () => void } }]]
    expect(toast).toMatchObject({ title: 'Pakeitimai atšaukti', action: { text: 'Atkurti' } })
    toast.action.run()
    expect(kept()).toMatchObject([
      { of: 'post:a', values: { title: 'Mano' }, loadedVersion: MONDAY },
    ])
    expect(panel.go).toHaveBeenCalledExactlyOnceWith(formOf('a'))
  })

  it('is cancelled silently when nothing was changed', async () => {
    const { form, panel, show } = open('a', { answers: [ok(STORED)] })
    await form.load()
    form.cancel()
    expect(panel.replaceView).toHaveBeenCalledExactlyOnceWith(LIST)
    expect(show).not.toHaveBeenCalled()
  })

  it('says when the browser has no room for a copy, and stays', async () => {
    const storage = stubCopies()
    const { form, panel, show } = open('a', { answers: [ok(STORED)], storage })
    await form.load()
    storage.browser.full = true
    await form.startCopy()
    expect(panel.go).not.toHaveBeenCalled()
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ variant: 'destructive' }))
  })

  it('of a new record is empty, and keeps what is typed until it is cleared again', async () => {
    const { form, title, type, kept, panel, calls } = open(null)
    await form.load()
    expect([title(), panel.$unsaved.get(), form.$state.get().step]).toEqual(['', false, 'editing'])
    expect(calls.load).not.toHaveBeenCalled()
    type('Mano')
    expect(panel.$unsaved.get()).toBe(true)
    type('')
    form.close()
    expect([panel.$unsaved.get(), kept()]).toEqual([false, []])
  })

  it('that could not be loaded shows no draft, which stays for the next time', async () => {
    const storage = stubCopies()
    storage.keep('post', 'a', DRAFT)
    const { form, title, kept } = open('a', { answers: [failed(500)], storage })
    await form.load()
    expect(form.$state.get().step).toBe('error')
    expect([title(), form.$orphan.get(), form.$restoredAt.get()]).toEqual(['', null, null])
    expect(kept()).toHaveLength(1)
  })

  it('of a deleted record without a draft has nothing to open', async () => {
    const { form, panel, kept } = open('a', { answers: [failed(404)] })
    await form.load()
    expect(form.$orphan.get()).toBeNull()
    form.openOrphan()
    expect(panel.replaceView).not.toHaveBeenCalled()
    expect(kept()).toEqual([])
  })

  it('leaves the draft of a deleted record where it is when the browser has no room', async () => {
    const storage = stubCopies()
    storage.keep('post', 'a', DRAFT)
    const { form, panel } = open('a', { answers: [failed(404)], storage })
    await form.load()
    storage.browser.full = true
    form.openOrphan()
    expect(panel.replaceView).not.toHaveBeenCalled()
  })

  it('compares what is typed with what is stored', async () => {
    const { form, type } = open('a', { answers: [ok(STORED)] })
    await form.load()
    type('Mano')
    expect(form.rowsOf(CHANGED)).toEqual([{ label: 'Pavadinimas', mine: 'Mano', theirs: 'Kito' }])
  })

  it('drops what it said of a restored draft once it is saved, discarded or begun anew', async () => {
    const restored = async (answers: RequestResult<Item>[]) => {
      const storage = stubCopies()
      storage.keep('post', 'a', DRAFT)
      const scene = open('a', { answers, storage })
      await scene.form.load()
      expect(scene.form.$restoredAt.get()).toBe(MONDAY)
      return scene
    }
    const saved = await restored([ok(STORED), ok(CHANGED)])
    await saved.form.submit()
    expect([saved.form.$restoredAt.get(), saved.kept()]).toEqual([null, []])
    const begun = await restored([ok(STORED), ok(CHANGED)])
    const loaded = begun.form.startOver()
    expect([begun.panel.$unsaved.get(), begun.form.$restoredAt.get()]).toEqual([false, null])
    await loaded
    expect(begun.kept()).toEqual([])
    const typed = await restored([ok(STORED)])
    typed.calls.update.mockImplementationOnce(() => {
      typed.type('Dar')
      return Promise.resolve(ok(CHANGED))
    })
    await typed.form.submit()
    expect(typed.form.$restoredAt.get()).toBeNull()
    typed.form.close()
    expect(typed.kept()).toMatchObject([{ values: { title: 'Dar' }, loadedVersion: TUESDAY }])
  })

  it('asks before a restored draft is dropped, as it cannot be had again', async () => {
    const { form, ask } = open('a', { answers: [ok(STORED)], yes: false })
    await form.load()
    await form.discardRestored()
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Atmesti neišsaugotą tekstą?', dangerous: true }),
    )
  })

  it('of a new record is left empty by giving up what was restored', async () => {
    const storage = stubCopies()
    storage.keep('post', null, { ...DRAFT, loadedVersion: null })
    const { form, title } = open(null, { storage })
    await form.load()
    expect(title()).toBe('Juodraštis')
    await form.discardRestored()
    expect(title()).toBe('')
  })

  it('keeps other values that it has taken, and what they replace counts as saved', async () => {
    const { form, kept, type, panel } = open('a', { answers: [ok(STORED)] })
    await form.load()
    await form.replace({ title: 'Sena' }, REPLACE)
    form.close()
    expect(kept()).toMatchObject([{ values: { title: 'Sena' }, loadedVersion: MONDAY }])
    type('Saugoma')
    expect(panel.$unsaved.get()).toBe(false)
  })

  it('keeps nothing of a version that it has taken over unchanged', async () => {
    const { form, kept } = open('a', { answers: [ok(STORED)] })
    await form.load()
    form.replaceStored(CHANGED)
    form.close()
    expect(kept()).toEqual([])
    expect(form.$state.get()).toMatchObject({ stored: CHANGED })
  })

  it('counts as saved after a copy of it was begun', async () => {
    const { form, panel, type } = open('a', { answers: [ok(STORED)] })
    await form.load()
    type('Mano')
    await form.startCopy()
    expect(panel.$unsaved.get()).toBe(false)
  })

  it('is saved and copied as it is where its kind has nothing that it need not have', async () => {
    const { form, kept } = open('a', { answers: [ok(STORED)], withoutOptions: true })
    await form.load()
    await form.startCopy()
    expect(kept()).toMatchObject([{ values: { title: 'Saugoma' } }])
    const saved = open('a', { answers: [ok(STORED), ok(CHANGED)], withoutOptions: true })
    await saved.form.load()
    saved.type('Mano')
    await saved.form.submit()
    expect(saved.panel.replaceView).toHaveBeenCalledOnce()
  })

  it('stays open where a save opens it again', async () => {
    const changes = { afterSave: (id: string) => formOf(id) }
    const { form, panel, show, title, type } = open('a', {
      answers: [ok(STORED), ok(CHANGED)],
      changes,
    })
    await form.load()
    type('Mano')
    await form.submit()
    expect(panel.replaceView).not.toHaveBeenCalled()
    expect(title()).toBe('Kito')
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Atnaujinta' })
  })

  describe('before something is done with its record', () => {
    const act = () => vi.fn((_stored: Item) => Promise.resolve(false))

    it('is not saved when nothing is unsaved, and stays', async () => {
      const { form, calls, panel } = open('a', { answers: [ok(STORED)] })
      await form.load()
      const action = act()
      await form.withSaved(action)
      expect(calls.update).not.toHaveBeenCalled()
      expect(action).toHaveBeenCalledExactlyOnceWith(STORED)
      expect(panel.replaceView).toHaveBeenCalledExactlyOnceWith(formOf(null))
    })

    it('is saved when something is, or when it is new', async () => {
      const changed = open('a', { answers: [ok(STORED), ok(CHANGED)] })
      await changed.form.load()
      changed.type('Mano')
      const action = act()
      await changed.form.withSaved(action)
      expect(action).toHaveBeenCalledExactlyOnceWith(CHANGED)
      const created = open(null, { answers: [ok(STORED)] })
      await created.form.load()
      created.type('Mano')
      await created.form.withSaved(action)
      expect(action).toHaveBeenLastCalledWith(STORED)
    })

    it('does nothing with it when it was not saved', async () => {
      const { form, panel, type } = open('a', { answers: [ok(STORED), failed(500)] })
      await form.load()
      type('Mano')
      const action = act()
      await form.withSaved(action)
      expect(action).not.toHaveBeenCalled()
      expect(panel.replaceView).not.toHaveBeenCalled()
    })
  })

  describe('of a record that can be closed', () => {
    const closed = { is: ({ slug }: Item) => slug === 'issiusta', text: 'Jau išsiųsta.' }
    const SENT: Item = { ...CHANGED, slug: 'issiusta' }
    const openClosable = (answers: RequestResult<Item>[], storage = stubCopies()) =>
      open('a', { answers, storage, changes: { closed } })

    it('opens its draft as a new one when it is closed already', async () => {
      const storage = stubCopies()
      storage.keep('post', 'a', DRAFT)
      const { form, title } = openClosable([ok(SENT)], storage)
      await form.load()
      expect(form.$orphan.get()).toEqual({ title: 'Juodraštis' })
      expect(title()).toBe('')
    })

    it('takes what was typed for a new one when it is closed meanwhile', async () => {
      const { form, show, panel, type, kept } = openClosable([ok(STORED), failed(409), ok(SENT)])
      await form.load()
      type('Mano')
      await form.submit()
      expect(show).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ description: 'Jau išsiųsta.' }),
      )
      expect(form.$orphan.get()).toEqual({ title: 'Mano' })
      expect(form.$state.get()).toMatchObject({ stored: SENT, conflict: null })
      expect(panel.$unsaved.get()).toBe(false)
      expect(kept()).toMatchObject([{ of: 'post:a', values: { title: 'Mano' } }])
    })

    it('has nothing to take where nothing was typed', async () => {
      const { form, panel } = openClosable([ok(STORED)])
      await form.load()
      form.showConflict(SENT)
      expect(form.$orphan.get()).toBeNull()
      expect(panel.$unsaved.get()).toBe(false)
      expect(form.$state.get()).toMatchObject({ stored: SENT })
    })

    it('shows the conflict with one that is open still', async () => {
      const { form, show } = openClosable([ok(STORED)])
      await form.load()
      form.showConflict(CHANGED)
      expect(form.$state.get()).toMatchObject({ stored: STORED, conflict: CHANGED })
      expect(show).not.toHaveBeenCalled()
    })
  })

  it('that is not loaded takes nothing over, and resolves nothing', async () => {
    const { form, panel, kept } = open('a', { answers: [failed(500)] })
    await form.load()
    form.replaceStored(CHANGED)
    form.showConflict(CHANGED)
    form.takeTheirs()
    form.postponeConflict()
    await form.discardRestored()
    await form.keepMine()
    expect(form.$state.get().step).toBe('error')
    expect(panel.replaceView).not.toHaveBeenCalled()
    expect(kept()).toEqual([])
  })
})
