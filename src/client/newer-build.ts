/** Returns the URLs of the islands' scripts. They change with any code that these scripts load. */
const islandScripts = (): string[] =>
  [...document.querySelectorAll('astro-island')].map(
    (island) => island.getAttribute('component-url') ?? '',
  )

/**
 * Whether a newer build has replaced the scripts of the page, so that code which was not loaded yet is gone. False if
 * the site does not answer: then a reload would not help.
 */
export async function hasNewerBuild(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' })
    const page = await answer.text()
    return answer.ok && islandScripts().some((script) => !page.includes(script))
  } catch {
    return false
  }
}

let isReloading = false

/**
 * Reloads the page, once for each build that it comes from. The mark is in the history entry, so it belongs to this
 * address and tab.
 * @returns whether the page is being reloaded.
 */
export function reloadOnce(): boolean {
  const mark = islandScripts().join()
  if (history.state === mark) return isReloading
  history.replaceState(mark, '')
  isReloading = true
  location.reload()
  return true
}
