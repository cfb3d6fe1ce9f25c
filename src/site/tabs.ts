import { TABS } from '#src/features/safety/site/quick-exit.ts'

/** A message to other tabs: an action on a visitor's own page, its locking, or a quick exit. */
type TabMessage = 'acted' | 'locked' | 'left'

const channel = new BroadcastChannel(TABS)

/** Sends a message to the other tabs of this browser. */
export function notifyTabs(what: TabMessage): void {
  channel.postMessage(what)
}

/** Calls back on a message from another tab. */
export function onTabMessage(what: TabMessage, act: () => void): void {
  channel.addEventListener('message', ({ data }) => {
    if (data === what) act()
  })
}
