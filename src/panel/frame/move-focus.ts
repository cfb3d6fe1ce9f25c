/** Key press in a tab list or toolbar. */
interface KeyPress extends Pick<KeyboardEvent, 'key' | 'preventDefault'> {
  currentTarget: Element
}

/** Number of buttons by which an arrow key moves the focus. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus between the buttons of a tab list or toolbar, which is one stop of the Tab key. */
export function moveFocus(event: KeyPress): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const step = STEPS[event.key]
  const next =
    step === undefined
      ? ({ Home: 0, End: buttons.length - 1 } as Record<string, number | undefined>)[event.key]
      : (at + step + buttons.length) % buttons.length
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
