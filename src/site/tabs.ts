import { TABS } from '#src/features/safety/site/quick-exit.ts'

/**
 * Message to other tabs with private pages. `acted`: the visitor is active; `locked`: a page was locked; `left`: the
 * quick exit was used.
 */
type TabMessage = 'acted' | 'locked' | 'left'

const channel = new BroadcastChannel(TABS)

/** Sends a message to the other tabs of this browser. */
export function notifyTabs(what: TabMessage): void {
  channel.postMessage(what)
}

/** Calls `act` for each message `what` from another tab. */
export function onTabMessage(what: TabMessage, act: () => void): void {
  channel.addEventListener('message', ({ data }) => {
    if (data === what) act()
  })
}
