/** The administrator's password of the browser tests' site. */
export const SITE_PASSWORD = 'slaptažodis naršyklei'

/** The addresses that pages name, whatever ports a world has: browsers of the tests know where they lead. */
export const SITE_ORIGIN = 'http://akademija.localhost'
export const CHECKOUT_ORIGIN = 'http://kasa.localhost'

/** Google's measurement id of the pages with analytics. */
export const MEASUREMENT_ID = 'G-TESTAS1234'

/** Timeout: a build takes some seconds, and many more on a busy machine. */
export const BUILD_TIMEOUT_MS = 100_000
