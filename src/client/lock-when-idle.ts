/**
 * Asks for the page at an address again once nothing was done in it for so long: the server shows it locked then. What is
 * typed counts, and is kept (`unsent-form.ts`).
 */
export function lockWhenIdle(path: string, minutes: number): void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (location.pathname === path) location.reload()
    }, minutes * 60_000)
  }
  for (const type of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(type, wait, { passive: true })
  }
  wait()
}
