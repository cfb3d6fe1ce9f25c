import { TAB_PANEL_ID } from './panel-address.ts'

/**
 * Focuses the given element if the focused one was removed. If the given one is null or gone too, focuses the heading
 * of the open view.
 */
export function restoreFocus(element: HTMLElement | null): void {
  // The focused element may still be in the page until the caller has returned.
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const heading = `#${TAB_PANEL_ID} h2[tabindex]`
    const taking = element?.isConnected ? element : document.querySelector<HTMLElement>(heading)
    taking?.focus()
  })
}
