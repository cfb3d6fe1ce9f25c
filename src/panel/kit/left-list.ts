import type { WritableAtom } from 'nanostores'
import { panel } from '../frame/panel.ts'
import { panelAddress, TAB_PANEL_ID } from '../frame/panel-address.ts'

/** Search, filters and page that were last chosen in each view, by its URL fragment. */
const choices = new Map<string, unknown>()

/** Restores what was last chosen in the list of the open view when she comes back to it; otherwise forgets it. */
export function keepChoice<Choice>($choice: WritableAtom<Choice>): void {
  const address = panelAddress(panel.$view.get())
  if (panel.$left.get() === null) choices.delete(address)
  else if (choices.has(address)) $choice.set(choices.get(address) as Choice)
  $choice.listen((chosen) => choices.set(address, chosen))
}

/**
 * Scrolls a list to where it was when it was left, and focuses the link that was opened. The focus stays if it is already
 * in the view.
 */
export function restorePlace(): void {
  const left = panel.$left.get()
  const view = document.getElementById(TAB_PANEL_ID)
  if (left === null || view === null) return
  document.documentElement.scrollTop = left.scroll
  const focused = document.activeElement
  const isInside = focused !== view && view.contains(focused)
  const taking = isInside ? focused : view.querySelector<HTMLElement>(`li a[href="${left.opened}"]`)
  if (taking instanceof HTMLElement) taking.focus({ preventScroll: true })
  taking?.scrollIntoView({ block: 'nearest' })
}
