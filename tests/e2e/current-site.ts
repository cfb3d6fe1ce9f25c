import { afterAll, beforeAll, inject } from 'vitest'
import type { SiteAddresses } from './site-addresses.ts'
import { startSite } from './start-site.ts'

let own: SiteAddresses | undefined

/** The site that the tests of this file run against. */
export function currentSite(): SiteAddresses {
  return own ?? inject('site')
}

/** For a file that counts builds or imports all content: a site of its own, with nothing but its seeds. */
export function useOwnSite(): void {
  let stop: () => Promise<void> = () => Promise.resolve()

  beforeAll(async () => {
    const { stop: stopSite, ...site } = await startSite('seeds')
    stop = stopSite
    own = site
  })
  afterAll(async () => {
    own = undefined
    await stop()
  })
}
