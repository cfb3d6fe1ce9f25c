import { TAB_PANEL_ID } from './panel-address.ts'

/** Focuses an element if the focused one has been removed; if it is null or gone too, the heading of the open view. */
export function restoreFocus(element: HTMLElement | null): void {
  // The element may be removed only once the caller has ended.
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const heading = `#${TAB_PANEL_ID} h2[tabindex]`
    const taking = element?.isConnected ? element : document.querySelector<HTMLElement>(heading)
    taking?.focus()
  })
}
