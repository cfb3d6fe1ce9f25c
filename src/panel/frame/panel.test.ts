import { describe, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { createToasts } from '#src/client/toasts.ts'
import { createPanel, type PanelWindow } from './panel.ts'
import type { PanelView } from './panel-address.ts'
import { type ConfirmAnswer, type ConfirmOptions, createConfirmDialog } from './confirm-dialog.ts'

/** Simulates the browser history of one tab. */
function createHistory(first: string) {
  const entries = [first]
  let at = 0
  let tell: () => void = () => undefined
  let isGuarded = () => false
  const window: PanelWindow = {
    hash: () => entries[at] ?? '',
    scroll: () => browser.scroll,
    push: (hash) => {
      entries.splice(at + 1)
      entries.push(hash)
      at += 1
    },
    replace: (hash) => {
      entries[at] = hash
    },
    onHashChange: (listener) => {
      tell = listener
      return () => undefined
    },
    guardLeaving: (asked) => {
      isGuarded = asked
    },
  }
  const browser = {
    window,
    scroll: 0,
    isGuarded: () => isGuarded(),
    back: () => {
      at -= 1
      tell()
    },
  }
  return browser
}

const LIST: PanelView = { screen: 'list', kind: 'post' }
const FORM: PanelView = { screen: 'form', kind: 'post', id: 'a' }

function open(hash: string, answer: ConfirmAnswer = true) {
  const browser = createHistory(hash)
  const dialog = createConfirmDialog()
  const ask = vi.fn((_question: ConfirmOptions) => Promise.resolve(answer))
  const toasts = createToasts()
  const panel = createPanel({
    window: browser.window,
    confirmDialog: { ...dialog, choose: ask },
    toasts,
  })
  panel.follow()
  return { browser, ask, panel, dialog, toasts }
}

describe('the panel', () => {
  it('opens where its address says, and goes back the way it came', async () => {
    const { browser, panel } = open('#straipsniai')
    expect(panel.$view.get()).toEqual(LIST)
    await panel.go(FORM)
    expect(browser.window.hash()).toBe('#straipsniai/a')
    browser.back()
    expect(panel.$view.get()).toEqual(LIST)
  })

  it('comes back to the place of a list that was left, by the history or from a record', async () => {
    const { browser, panel } = open('#straipsniai')
    const place = { scroll: 700, opened: '#straipsniai/a' }
    const leave = async () => {
      browser.scroll = 700
      await panel.go(FORM)
      browser.scroll = 0
      expect(panel.$left.get()).toBeNull()
    }
    await leave()
    browser.back()
    expect(panel.$left.get()).toEqual(place)
    await leave()
    panel.replaceView({ screen: 'form', kind: 'post', id: null, saved: true })
    await panel.go(LIST)
    expect(panel.$left.get(), 'a link, after a save').toEqual(place)
    await leave()
    panel.replaceView(LIST)
    expect(panel.$left.get(), 'cancelled').toEqual(place)

    await panel.go({ screen: 'today' })
    await panel.go(LIST)
    expect(panel.$left.get(), 'opened anew').toBeNull()
    await panel.go({ screen: 'today' })
    await panel.go(FORM)
    await panel.go(LIST)
    expect(panel.$left.get(), 'the form was opened elsewhere').toBeNull()
  })

  it('takes an error with the view that it belongs to, and no other toast', async () => {
    const { panel, toasts } = open('#straipsniai')
    toasts.show({ title: 'Klaida', variant: 'destructive' })
    await panel.go(FORM)
    expect(toasts.$toast.get()?.open).toBe(false)
    toasts.show({ title: 'Išsaugota' })
    await panel.go(LIST)
    expect(toasts.$toast.get()?.open).toBe(true)
    toasts.dismiss()
  })

  it('takes the undo of what was done in it, but not of the work that has closed it', async () => {
    const { panel, toasts } = open('#straipsniai')
    const undo = { title: 'Ištrinta', action: { text: 'Atkurti', run: () => undefined } }
    toasts.show(undo)
    toasts.show({ title: 'Išsaugota' })
    await panel.go(FORM)
    expect(toasts.$toast.get()).toMatchObject({ title: 'Išsaugota', open: true })
    toasts.dismiss()
    expect(toasts.$toast.get()?.open, 'the undo does not return').toBe(false)
    toasts.show(undo)
    panel.replaceView(LIST)
    expect(toasts.$toast.get()?.open).toBe(true)
    await panel.go(FORM)
    expect(toasts.$toast.get()?.open).toBe(false)
  })

  it('asks before something unsaved is left, by a tab or by "back"', async () => {
    const { browser, ask, panel } = open('#straipsniai', false)
    await panel.go(FORM)
    panel.setUnsaved(true)
    expect(browser.isGuarded()).toBe(true)
    await panel.go(LIST)
    browser.back()
    await until(() => expect(ask).toHaveBeenCalledTimes(2))
    expect(panel.$view.get()).toEqual(FORM)
    expect(browser.window.hash()).toBe('#straipsniai/a')
  })

  it('leaves when the answer is yes, and asks no more', async () => {
    const { browser, panel } = open('#straipsniai/a', true)
    panel.setUnsaved(true)
    await panel.go(LIST)
    expect(panel.$view.get()).toEqual(LIST)
    expect(browser.isGuarded()).toBe(false)
  })

  it.each([true, false])(
    'saves what is left when that is chosen, and stays when it cannot (%s)',
    async (isSaved) => {
      const { ask, panel } = open('#straipsniai/a', 'instead')
      const save = vi.fn(() => Promise.resolve(isSaved))
      panel.offerSaving(save)
      panel.setUnsaved(true)
      await panel.go(LIST)
      expect(ask).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ instead: 'Išsaugoti ir išeiti' }),
      )
      expect(save).toHaveBeenCalledOnce()
      expect(panel.$view.get()).toEqual(isSaved ? LIST : FORM)
    },
  )

  it('offers no saving by a view that was left', async () => {
    const { ask, panel } = open('#straipsniai/a')
    panel.offerSaving(vi.fn())
    await panel.go(LIST)
    panel.setUnsaved(true)
    await panel.go(FORM)
    expect(ask.mock.calls[0]?.[0].instead).toBeUndefined()
  })

  it('keeps a view that only gets the address of its new record', () => {
    const { panel, browser } = open('#straipsniai/naujas')
    panel.setUnsaved(true)
    const opened = panel.$opened.get()
    panel.renameView(FORM)
    expect([browser.window.hash(), panel.$view.get()]).toEqual(['#straipsniai/a', FORM])
    expect([panel.$opened.get(), panel.$unsaved.get()]).toEqual([opened, true])
  })

  it('opens the empty form in place of the item that was just saved', async () => {
    const { panel } = open('#straipsniai/naujas')
    const empty: PanelView = { screen: 'form', kind: 'post', id: null }
    panel.replaceView({ ...empty, saved: true })
    const opened = panel.$opened.get()
    await panel.go(empty)
    expect(panel.$view.get()).toEqual(empty)
    await panel.go(empty)
    expect(panel.$opened.get()).toBe(opened + 1)
  })

  it('does not ask when what was open is done with', () => {
    const { ask, panel, browser } = open('#straipsniai/a')
    panel.setUnsaved(true)
    panel.replaceView({ screen: 'form', kind: 'post', id: null })
    expect(ask).not.toHaveBeenCalled()
    expect(browser.window.hash()).toBe('#straipsniai/naujas')
  })

  it('closes a question that its view has asked, which counts as no', async () => {
    const { browser, panel, dialog } = open('#testai')
    await panel.go(LIST)
    const answer = dialog.ask({ title: 'Ištrinti?', text: '', confirm: 'Ištrinti' })
    browser.back()
    expect(dialog.$options.get()).toBeNull()
    expect(await answer).toBe(false)
  })

  it('begins anew after each item that is done with, also where the address stays', async () => {
    const { panel } = open('#straipsniai/naujas')
    panel.replaceView({ screen: 'form', kind: 'post', id: null })
    panel.replaceView({ screen: 'form', kind: 'post', id: null })
    expect(panel.$settled.get()).toBe(2)
    await panel.go(LIST)
    expect(panel.$settled.get()).toBe(2)
  })
})
