import { z } from 'zod'

const optional = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value === '' ? null : value))

const optionalAddress = optional.refine(
  (value) => value === null || URL.canParse(value),
  'must be a web address',
)

const optionalMeasurementId = optional.refine(
  (value) => value === null || /^G-[A-Z0-9]+$/.test(value),
  'must be a Google measurement id, as G-ABC123',
)

const schema = z.object({
  DATABASE_URL: optional,
  NETLIFY_DB_URL: optional,
  PUBLIC_SITE_URL: optionalAddress,
  URL: optionalAddress,
  PAYMENT_LINK_WEEKLY: optionalAddress,
  PAYMENT_LINK_MONTHLY: optionalAddress,
  PUBLIC_ANALYTICS_ID: optionalMeasurementId,
  SITE_WITHOUT_DATABASE: optional,
  SITE_CACHE_DIR: optional,
})

/**
 * The build's environment, parsed and validated only here.
 * @throws when a variable is invalid; the message names it.
 */
export function siteEnvironment() {
  const values = schema.parse(process.env)
  return {
    databaseUrl: values.DATABASE_URL ?? values.NETLIFY_DB_URL,
    /** A preview without its own database: the visitor's browser loads the lists. */
    withoutDatabase: values.SITE_WITHOUT_DATABASE === 'true',
    /** Canonical origin without a trailing slash. */
    origin: (values.PUBLIC_SITE_URL ?? values.URL ?? 'http://localhost:8888').replace(/\/$/, ''),
    paymentLinks: {
      weekly: values.PAYMENT_LINK_WEEKLY,
      monthly: values.PAYMENT_LINK_MONTHLY,
    },
    /** Cache folder that persists between builds. */
    cacheFolder: values.SITE_CACHE_DIR ?? 'node_modules/.astro',
    /** Google's measurement id; null disables analytics. */
    analyticsId: values.PUBLIC_ANALYTICS_ID,
  }
}
