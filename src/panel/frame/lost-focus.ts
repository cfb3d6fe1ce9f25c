import { TAB_PANEL_ID } from './panel-address.ts'

/** Whether the focus is in a field, from which it must not be moved. */
export const isTyping = () => document.activeElement?.matches('input, select, textarea') === true

/**
 * Moves the focus if the focused element was removed. It goes to `element` or, if that is null or removed, to the
 * heading of the open view.
 */
export function restoreFocus(element: HTMLElement | null, options: FocusOptions = {}): void {
  // The caller may remove the focused element only after this call.
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const heading = `#${TAB_PANEL_ID} h2[tabindex]`
    const taking = element?.isConnected ? element : document.querySelector<HTMLElement>(heading)
    taking?.focus(options)
  })
}
