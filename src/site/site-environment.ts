import { z } from 'zod'
import { TEST_PAYMENT_LINKS } from '#src/features/consultations/consultations.ts'
import { databaseUrlOf, isPreview } from '#src/core/deploys.ts'

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
  PREVIEW_DATABASE_URL: optional,
  PUBLIC_SITE_URL: optionalAddress,
  URL: optionalAddress,
  PAYMENT_LINK_WEEKLY: optionalAddress,
  PAYMENT_LINK_MONTHLY: optionalAddress,
  PUBLIC_ANALYTICS_ID: optionalMeasurementId,
  SITE_WITHOUT_DATABASE: optional,
  SITE_CACHE_DIR: optional,
  SITE_STORES_NOTHING: optional,
  AI_STAND_IN: optional,
  HSTS_SUBDOMAINS: optional,
  CONTEXT: optional,
  HEAD: optional,
  BRANCH: optional,
  COMMIT_REF: optional,
})

/** Number of characters of a commit hash that are shown. */
const SHORT_COMMIT = 7

/** Facts about a preview build. */
export interface Preview {
  branch: string | null
  /** First characters of the commit hash. */
  commit: string | null
  /** Whether the preview has no database. Its pages then have seed content, and forms store nothing. */
  storesNothing: boolean
}

/**
 * Parses the environment of the build. No other module of the site may read it.
 * @throws if a variable is invalid. The message names it.
 */
export function siteEnvironment() {
  const values = schema.parse(process.env)
  const context = values.CONTEXT ?? 'dev'
  const preview: Preview | null = isPreview(context)
    ? {
        // For a pull request, BRANCH is a Git reference and HEAD has the branch's name.
        branch: values.HEAD ?? values.BRANCH,
        commit: values.COMMIT_REF?.slice(0, SHORT_COMMIT) ?? null,
        storesNothing: values.SITE_STORES_NOTHING === 'true',
      }
    : null
  return {
    /** Netlify's deploy context. */
    context,
    /** Null in a production build. */
    preview,
    databaseUrl: databaseUrlOf(context, values),
    /** Whether the build has no database. The browser then loads the lists. */
    withoutDatabase: values.SITE_WITHOUT_DATABASE === 'true',
    /** Canonical origin without a trailing slash. */
    origin: (values.PUBLIC_SITE_URL ?? values.URL ?? 'http://localhost:8888').replace(/\/$/, ''),
    paymentLinks: preview
      ? TEST_PAYMENT_LINKS
      : { weekly: values.PAYMENT_LINK_WEEKLY, monthly: values.PAYMENT_LINK_MONTHLY },
    /** Whether HTTPS is enforced for all subdomains. */
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'true',
    /** Whether the local runtime simulates the AI service. Its drafts are only for trying out the panel. */
    aiStandIn: values.AI_STAND_IN === 'true',
    /** Folder that is kept between builds. */
    cacheFolder: values.SITE_CACHE_DIR ?? 'node_modules/.astro',
    /** Google's measurement id; null disables analytics, as in each preview. */
    analyticsId: preview ? null : values.PUBLIC_ANALYTICS_ID,
  }
}
