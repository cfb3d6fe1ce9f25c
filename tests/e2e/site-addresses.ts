/** The administrator's password of the site that the browser tests run against. */
export const SITE_PASSWORD = 'slaptažodis naršyklei'

/** Where the running product is found, and what opens it. */
export interface SiteAddresses {
  /** Without a closing slash. */
  url: string
  databaseUrl: string
  password: string
  /** What its builds keep for the next. */
  cacheDir: string
}

declare module 'vitest' {
  interface ProvidedContext {
    site: SiteAddresses
    /** Where builds under other settings are kept while the tests run. */
    variantsFolder: string
  }
}
