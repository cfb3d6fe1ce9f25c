import { describe, expect, it, vi } from 'vitest'
import { createPanel, type PanelWindow } from './panel.ts'
import type { PanelView } from './panel-address.ts'
import { createConfirmDialog } from './confirm-dialog.ts'

/** Simulates the browser history of one tab. */
function createHistory(first: string) {
  const entries = [first]
  let at = 0
  let tell: () => void = () => undefined
  let isGuarded = () => false
  const window: PanelWindow = {
    hash: () => entries[at] ?? '',
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
  return {
    window,
    isGuarded: () => isGuarded(),
    back: () => {
      at -= 1
      tell()
    },
  }
}

const LIST: PanelView = { screen: 'list', kind: 'post' }
const FORM: PanelView = { screen: 'form', kind: 'post', id: 'a' }

function open(hash: string, answer = true) {
  const browser = createHistory(hash)
  const dialog = createConfirmDialog()
  const ask = vi.fn(() => Promise.resolve(answer))
  const panel = createPanel({ window: browser.window, confirmDialog: { ...dialog, ask } })
  panel.follow()
  return { browser, ask, panel, dialog }
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

  it('asks before something unsaved is left, by a tab or by "back"', async () => {
    const { browser, ask, panel } = open('#straipsniai', false)
    await panel.go(FORM)
    panel.setUnsaved(true)
    expect(browser.isGuarded()).toBe(true)
    await panel.go(LIST)
    browser.back()
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2), 10_000)
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
