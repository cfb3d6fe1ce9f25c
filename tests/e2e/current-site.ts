import path from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import type { SiteAddresses } from './site-addresses.ts'
import {
  type MortalSite,
  SHARE_IMAGES,
  startMortalSite,
  startSite,
  type Variables,
} from './start-site.ts'

let own: SiteAddresses | undefined

/** The site that the tests of this file run against. */
export function currentSite(): SiteAddresses {
  return own ?? inject('site')
}

/**
 * For a file that counts builds or imports all content, or needs other variables: a site of its own, with only
 * its seeds.
 */
export function useOwnSite(variables: Variables = {}): void {
  let stop: () => Promise<void> = () => Promise.resolve()

  beforeAll(async () => {
    const images = path.join(inject('site').cacheDir, SHARE_IMAGES)
    const { stop: stopSite, ...site } = await startSite('seeds', { images, variables })
    stop = stopSite
    own = site
  })
  afterAll(async () => {
    own = undefined
    await stop()
  })
}

/**
 * For tests that kill their site: a site of their own with the pages of the shared one, and functions
 * that kill and start it.
 */
export function useMortalSite(): () => MortalSite {
  let site: MortalSite | undefined

  beforeAll(async () => {
    site = await startMortalSite(path.join(inject('site').cacheDir, '../dist'))
    own = site
  })
  afterAll(async () => {
    own = undefined
    await site?.stop()
  })
  return () => {
    if (!site) throw new Error('The site has not started yet.')
    return site
  }
}
