import { z } from 'zod'
import { type EmailPackage, TEST_PAYMENT_LINKS } from '#src/features/consultations/consultations.ts'
import { databaseUrlOf, isPreview } from '#src/core/deploys.ts'
import { deployContext, previewOrigin } from './deploy-context.ts'

/** An empty variable counts as unset. */
const optional = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value === '' ? null : value))

const schema = z.object({
  DATABASE_URL: optional,
  NETLIFY_DB_URL: optional,
  PREVIEW_DATABASE_URL: optional,
  DATABASE_SECONDS: z.coerce.number().positive().default(11),
  PUBLIC_SITE_URL: optional,
  URL: optional,
  ADMIN_PASSWORD_HASH: optional,
  ADMIN_PASSWORD: optional,
  SIGNING_SECRET: optional,
  DEPARTED_SECRET: optional,
  BUILD_HOOK_URL: optional,
  REBUILD_MIN_INTERVAL: z.coerce.number().positive().default(3600),
  PAYMENT_LINK_WEEKLY: optional,
  PAYMENT_LINK_MONTHLY: optional,
  PAYMENT_WEBHOOK_SECRET: optional,
  PAYMENT_LINK_ID_WEEKLY: optional,
  PAYMENT_LINK_ID_MONTHLY: optional,
  PAYMENT_PORTAL_URL: optional,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  USE_AI_GATEWAY: optional,
  NETLIFY_AI_GATEWAY_KEY: optional,
  NETLIFY_AI_GATEWAY_URL: optional,
  OPENAI_TEXT_MODEL: optional,
  OPENAI_IMAGE_MODEL: optional,
  OPENAI_TEXT_SECONDS: z.coerce.number().positive().default(50),
  OPENAI_IMAGE_SECONDS: z.coerce.number().positive().default(290),
  OPENAI_WAIT_SECONDS: z.coerce.number().positive().default(45),
  OMNISEND_API_KEY: optional,
  OMNISEND_BASE_URL: optional,
  SMTP_URL: optional,
  MAIL_FROM: optional,
  NOTIFY_EMAIL: optional,
  IMAP_URL: optional,
  IMAP_AUTHSERV: optional,
  SERVICE_SECONDS: z.coerce.number().positive().default(10),
  OUTBOX_LEASE_SECONDS: z.coerce.number().positive().default(120),
  ERROR_WEBHOOK_URL: optional,
  LOG_REQUESTS: optional,
  HSTS_SUBDOMAINS: optional,
  NETLIFY_LOCAL: optional,
  NETLIFY_PURGE_API_TOKEN: optional,
  SITE_DIR: z.string().default('dist'),
})

/** A missing or invalid variable; the message names it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

const NAMES = Object.keys(schema.shape)

let last: { from: readonly unknown[]; environment: ReturnType<typeof parse> } | undefined

/**
 * Returns the environment of the server. A call asks for it several times, so it is parsed again only after a change.
 * @throws EnvironmentError if a variable is invalid.
 */
export function environment(): ReturnType<typeof parse> {
  const from = [deployContext(), previewOrigin(), ...NAMES.map((name) => process.env[name])]
  if (last === undefined || from.some((value, index) => value !== last?.from[index])) {
    last = { from, environment: parse() }
  }
  return last.environment
}

/**
 * Parses the environment of the server. A preview opens only its own database, calls no build hook, uses no AI, sends
 * nothing and sells nothing. It ignores the variables for these, because a variable that is set for all contexts has
 * the production value.
 */
function parse() {
  const parsed = schema.safeParse(process.env)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new EnvironmentError(`These environment variables are not usable: ${names}.`)
  }
  const values = parsed.data
  const context = deployContext()
  const inPreview = isPreview(context)
  return {
    inPreview,
    databaseUrl: databaseUrlOf(context, values),
    /** Milliseconds for all queries of one call, so that the caller gets a response within 15 seconds. */
    databaseMs: values.DATABASE_SECONDS * 1000,
    /** Canonical origin without a trailing slash. */
    origin: (
      previewOrigin() ??
      values.PUBLIC_SITE_URL ??
      values.URL ??
      'http://localhost:8888'
    ).replace(/\/$/, ''),
    adminPasswordHash: values.ADMIN_PASSWORD_HASH,
    adminPassword: values.ADMIN_PASSWORD,
    /** Secret that signs links; null if it is not set. */
    signingSecret: values.SIGNING_SECRET,
    /**
     * Secrets for the hashes of suppressed addresses. The first one makes new hashes. By default, the signing secret.
     */
    departedSecrets: values.DEPARTED_SECRET?.split(',') ?? [values.SIGNING_SECRET ?? ''],
    buildHookUrl: inPreview ? null : values.BUILD_HOOK_URL,
    rebuildIntervalMs: values.REBUILD_MIN_INTERVAL * 1000,
    paymentLinks: inPreview
      ? TEST_PAYMENT_LINKS
      : { weekly: values.PAYMENT_LINK_WEEKLY, monthly: values.PAYMENT_LINK_MONTHLY },
    payments: {
      /** Secrets with which the checkout signs its events; two during a rotation. Without any, no orders are stored. */
      secrets: inPreview
        ? []
        : (values.PAYMENT_WEBHOOK_SECRET ?? '').split(',').flatMap((secret) => secret.trim() || []),
      /** Maps ids of payment links to packages. */
      packageOf: new Map<string | null, EmailPackage>([
        [values.PAYMENT_LINK_ID_WEEKLY, 'email-weekly'],
        [values.PAYMENT_LINK_ID_MONTHLY, 'email-monthly'],
      ]),
      /** Page on which clients end a subscription. If null, they have to write to the owner. */
      portalUrl: inPreview ? null : values.PAYMENT_PORTAL_URL,
      /** Whether payments in the checkout's test mode are accepted. Only true locally. */
      takesTests: values.NETLIFY_LOCAL === 'true',
    },
    openai: {
      /** Null if AI is not used. */
      apiKey: inPreview || !mayUseAi(values) ? null : values.OPENAI_API_KEY,
      /** Null for the service's default URL. */
      baseUrl: values.OPENAI_BASE_URL,
      textModel: values.OPENAI_TEXT_MODEL ?? 'gpt-6-luna',
      imageModel: values.OPENAI_IMAGE_MODEL ?? 'gpt-image-2',
      /** Timeout of text generation in milliseconds. The platform ends a call after 60 seconds. */
      textMs: values.OPENAI_TEXT_SECONDS * 1000,
      /** Timeout of image generation in milliseconds. `fetch` itself gives up after 300 seconds without headers. */
      imageMs: values.OPENAI_IMAGE_SECONDS * 1000,
      /** Milliseconds for which the call that starts an image job waits for the image. */
      waitMs: values.OPENAI_WAIT_SECONDS * 1000,
    },
    /** Null if mails cannot be sent. */
    mail:
      inPreview || values.SMTP_URL === null || values.MAIL_FROM === null
        ? null
        : {
            smtpUrl: values.SMTP_URL,
            /** Sender, as `name <address>` or only the address. */
            from: values.MAIL_FROM,
            /** Address of the owner, for notices. */
            owner: values.NOTIFY_EMAIL ?? values.MAIL_FROM,
          },
    /** Mailbox of the sender; null if it is not read. */
    mailbox: inPreview ? null : mailboxOf(values),
    /** Marketing service; null if it is not configured. */
    omnisend:
      inPreview || values.OMNISEND_API_KEY === null
        ? null
        : {
            apiKey: values.OMNISEND_API_KEY,
            baseUrl: (values.OMNISEND_BASE_URL ?? 'https://api.omnisend.com/api').replace(
              /\/$/,
              '',
            ),
          },
    /**
     * Timeout in milliseconds of calls to the build hook and the marketing service, and of each step with the mail
     * server.
     */
    serviceMs: values.SERVICE_SECONDS * 1000,
    /** Milliseconds after which a claimed outbox entry counts as lost. */
    outboxLeaseMs: values.OUTBOX_LEASE_SECONDS * 1000,
    /** Whether there is no CDN with cached responses, so that purges are skipped. */
    withoutCdn:
      inPreview || (values.NETLIFY_LOCAL === 'true' && values.NETLIFY_PURGE_API_TOKEN === null),
    /** Webhook for unexpected errors; null to report none. */
    errorWebhookUrl: inPreview ? null : values.ERROR_WEBHOOK_URL,
    /** Whether successful calls are logged. Locally only on request. */
    logsRequests: values.NETLIFY_LOCAL !== 'true' || values.LOG_REQUESTS === 'true',
    /** Whether HTTPS is enforced for all subdomains. */
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'true',
    /** Folder with the built site. */
    siteDirectory: values.SITE_DIR,
  }
}

/** Returns how to read the mailbox of `MAIL_FROM`; null if it is not to be read. */
function mailboxOf({ IMAP_URL, IMAP_AUTHSERV, SMTP_URL, MAIL_FROM }: z.output<typeof schema>) {
  const [, name = '', box, domain] =
    /^(?:"?([^"<]*?)"?\s*<)?([^<>@\s]+)@([^<>@\s]+)>?$/.exec(MAIL_FROM?.trim() ?? '') ?? []
  if (IMAP_URL === null || SMTP_URL === null || !box || !domain) return null
  return {
    url: IMAP_URL,
    /** Name with which the receiving server begins its `Authentication-Results`; null if it is not known. */
    authserv: IMAP_AUTHSERV?.toLowerCase() ?? null,
    /** The sender's name, and the two parts of its address in lower case. */
    name,
    box: box.toLowerCase(),
    domain: domain.toLowerCase(),
  }
}

/** Whether the site sells anything. It does if it can verify the checkout's events. */
export function isSelling(): boolean {
  return environment().payments.secrets.length > 0
}

/**
 * Whether the key in `OPENAI_API_KEY` may be used. If the owner has set none, Netlify sets the key of its AI Gateway,
 * which costs credits. That key needs `USE_AI_GATEWAY`.
 */
function mayUseAi(values: z.output<typeof schema>): boolean {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: url } = values
  const { NETLIFY_AI_GATEWAY_KEY: gatewayKey, NETLIFY_AI_GATEWAY_URL: gatewayUrl } = values
  const isGateway = (key !== null && key === gatewayKey) || (url !== null && url === gatewayUrl)
  return !isGateway || values.USE_AI_GATEWAY === 'true'
}
