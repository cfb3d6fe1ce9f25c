import { EXIT_PATH } from '../quick-exit.ts'
import { reloadHidden } from './stay-away.ts'
import { hearTabs, tellTabs } from '#src/site/tabs.ts'

/** So often the other tabs are told that something is done, in milliseconds. */
const TOLD_EVERY = 10_000

/**
 * Locks the page at an address once nothing was done in any tab of it for so long. What is typed counts, and is kept
 * (`unsent-form.ts`). A machine that slept finds it locked.
 */
export function lockWhenIdle(path: string, minutes: number): void {
  let last = Date.now()
  let told = 0
  let timer: ReturnType<typeof setTimeout>

  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(look, last + minutes * 60_000 - Date.now())
  }
  function look(): void {
    if (Date.now() - last < minutes * 60_000) wait()
    else if (location.pathname.replace(/\/$/, '') === path) void lock()
  }
  function act(): void {
    last = Date.now()
    wait()
    if (last - told < TOLD_EVERY) return
    told = last
    tellTabs('acted')
  }

  for (const type of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(type, act, { passive: true })
  }
  for (const type of ['pageshow', 'focus']) addEventListener(type, look)
  document.addEventListener('visibilitychange', look)
  hearTabs('acted', () => {
    last = Date.now()
    wait()
  })
  wait()
}

/** Ends the session first: a mere reload would keep it. */
async function lock(): Promise<void> {
  await fetch(EXIT_PATH, { method: 'POST' }).catch(() => undefined)
  reloadHidden()
}
