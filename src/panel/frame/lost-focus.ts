/** Gives an element the focus that nothing has, since what had it is gone or disabled. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
