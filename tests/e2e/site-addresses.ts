/** The administrator's password of the browser tests' site. */
export const SITE_PASSWORD = 'slaptažodis naršyklei'

/** Address and session of the running product. */
export interface SiteAddresses {
  /** Without a trailing slash. */
  url: string
  databaseUrl: string
  password: string
  /** The cache that its builds share. */
  cacheDir: string
  /** Where its mails are kept. */
  mailDir: string
}

declare module 'vitest' {
  interface ProvidedContext {
    site: SiteAddresses
    /** Folder of builds under other settings, kept while the tests run. */
    variantsFolder: string
  }
}
