import { TAB_PANEL_ID } from './panel-address.ts'

/**
 * Moves the focus if the focused element was removed: to the given element or, if that is null or gone too, to the
 * heading of the open view.
 */
export function restoreFocus(element: HTMLElement | null): void {
  // The caller may not have removed the focused element yet, so this waits until the caller has returned.
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const heading = `#${TAB_PANEL_ID} h2[tabindex]`
    const taking = element?.isConnected ? element : document.querySelector<HTMLElement>(heading)
    taking?.focus()
  })
}
