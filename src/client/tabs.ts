/** What tabs tell each other: something was done on a page for one visitor, it was locked, or left quickly. */
type Told = 'acted' | 'locked' | 'left'

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('asmeniniai') : null

/** Tells the other tabs of this browser. */
export function tellTabs(what: Told): void {
  channel?.postMessage(what)
}

/** Calls when another tab tells something. */
export function hearTabs(what: Told, act: () => void): void {
  channel?.addEventListener('message', ({ data }) => {
    if (data === what) act()
  })
}
