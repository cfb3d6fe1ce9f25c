import { TABS } from '#src/features/safety/site/quick-exit.ts'

/** A message of a tab: something was done on a page for one visitor, it was locked, or the browser was left quickly. */
type TabMessage = 'acted' | 'locked' | 'left'

const channel = new BroadcastChannel(TABS)

/** Tells the other tabs of this browser. */
export function notifyTabs(what: TabMessage): void {
  channel.postMessage(what)
}

/** Calls when another tab tells something. */
export function onTabMessage(what: TabMessage, act: () => void): void {
  channel.addEventListener('message', ({ data }) => {
    if (data === what) act()
  })
}
