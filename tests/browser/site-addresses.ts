/** The administrator's password in browser tests. */
export const SITE_PASSWORD = 'slaptažodis naršyklei'

/** Origins that pages name, whatever ports a world has. The browsers of the tests resolve them (`browserArguments`). */
export const SITE_ORIGIN = 'http://akademija.localhost'
export const CHECKOUT_ORIGIN = 'http://kasa.localhost'

/** Google's measurement id of the pages with analytics. */
export const MEASUREMENT_ID = 'G-TESTAS1234'

/** Timeout of a build, which takes some seconds, and many more on a busy machine. */
export const BUILD_TIMEOUT_MS = 100_000
