import { EXIT_PATH, NEUTRAL_SITE } from '../quick-exit.ts'
import { onTabMessage, notifyTabs } from '#src/site/tabs.ts'
import { hide, leave, LEFT } from './quick-exit.ts'

/**
 * Protects a private page after a quick exit. If Back or Forward leads to the page after a quick exit in this tab,
 * leaves again. If it is opened in any other way, the protection ends. Also leaves if the quick exit is used in another
 * tab. Reloads the page if another tab locks it, and if the browser would show a cached copy.
 */
export function stayAway(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'back_forward' && hasLeft()) leaveAgain()
  else forgetLeaving()
  addEventListener('pagehide', hide)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (hasLeft()) leaveAgain()
    else location.reload()
  })
  onTabMessage('left', () => {
    stop()
    leave()
  })
  onTabMessage('locked', reloadHidden)
}

/** Hides the page and reloads it from the server. */
export function reloadHidden(): void {
  hide()
  location.reload()
}

/** Locks the orders again before leaving, because the first request may have failed offline. */
function leaveAgain(): void {
  navigator.sendBeacon(EXIT_PATH)
  location.replace(NEUTRAL_SITE)
}

function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT) !== null
  } catch {
    return false
  }
}

function forgetLeaving(): void {
  try {
    sessionStorage.removeItem(LEFT)
  } catch {
    // If storage is blocked, there is no mark.
  }
}

/** Minimum milliseconds between two messages about activity to other tabs. */
const TOLD_EVERY = 10_000

/**
 * Locks the page at `path` after `minutes` without activity in any tab with a private page. Typing is activity, and
 * typed text is kept (`src/site/in-place.ts`). If the device sleeps longer than that, locks the page on waking.
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
    notifyTabs('acted')
  }

  for (const type of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(type, act, { passive: true })
  }
  for (const type of ['pageshow', 'focus']) addEventListener(type, look)
  document.addEventListener('visibilitychange', look)
  onTabMessage('acted', () => {
    last = Date.now()
    wait()
  })
  wait()
}

/** Ends the session, then reloads the page. A reload alone would not end it. */
async function lock(): Promise<void> {
  await fetch(EXIT_PATH, { method: 'POST' }).catch(() => undefined)
  reloadHidden()
}
