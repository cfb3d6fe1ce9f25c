import { environment, EnvironmentError } from '#src/server/environment.ts'
import Stripe from 'stripe'
import { EVENT_TYPES } from '#src/features/orders/server/payment-facts.ts'
import { siteEnvironment } from '#src/site/site-environment.ts'
import { describeError } from '../runtime/start-error.ts'
import { advice, type Finding, missing, note, well } from './finding.ts'

const OLDEST_NODE = 24
const SHORTEST_SECRET = 32
/** Format of a hash from `npm run admin:password`. */
const PASSWORD_HASH = /^scrypt\$\d+\$\d+\$\d+\$[\w-]{20,}\$[\w-]{40,}$/
const BUILD_HOOK = /^https:\/\/api\.netlify\.com\/build_hooks\/\w+$/
/** Shortest interval of builds, in seconds, for which the credits of Netlify's free plan suffice. */
const FREE_PLAN_INTERVAL = 3600

/**
 * Checks this process's environment variables with the modules that the product uses to read them. Also lists made-up
 * content.
 */
export function checkEnvironment(): Finding[] {
  const findings = [nodeVersion()]
  try {
    siteEnvironment()
  } catch (error) {
    const mend = 'The build reads this variable: correct it, or leave it empty.'
    findings.push(missing(`A variable of the build is not usable. ${describeError(error)}`, mend))
  }
  try {
    findings.push(...variables(environment()))
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    findings.push(missing(error.message, 'They must be positive numbers, or empty.'))
  }
  return findings
}

function nodeVersion(): Finding {
  const [major = '0'] = process.versions.node.split('.')
  if (Number(major) >= OLDEST_NODE) return well(`Node ${process.versions.node}`)
  const mend = `Install Node ${OLDEST_NODE}, or run this with "npm run doctor", which brings it.`
  return missing(`Node ${process.versions.node} is too old.`, mend)
}

type Values = ReturnType<typeof environment>

function variables(values: Values): Finding[] {
  return [
    origin(process.env.PUBLIC_SITE_URL ?? ''),
    password(values),
    signing(values.signingSecret ?? ''),
    ...copiedDatabase(),
    hook(values.buildHookUrl),
    interval(values.rebuildIntervalMs / 1000),
    ...mail(),
    ...Object.entries(values.paymentLinks).map(([name, link]) => paymentLink(name, link)),
    ...orders(values),
    ai(values.openai.apiKey),
    service('OMNISEND_API_KEY', values.omnisend?.apiKey, 'no contacts are handed over'),
    webhook(values.errorWebhookUrl),
  ]
}

function origin(value: string): Finding {
  const name = 'PUBLIC_SITE_URL'
  if (value === '') {
    return advice(
      `${name} is not set.`,
      'Set it to the own domain; else Netlify’s address is used.',
    )
  }
  const url = URL.parse(value)
  if (url?.protocol === 'https:' && url.pathname === '/' && url.search === '') return well(name)
  return missing(`${name} is not an origin with https.`, 'Write it as https://www.example.lt')
}

function password({
  adminPasswordHash,
  adminPassword,
}: Pick<ReturnType<typeof environment>, 'adminPasswordHash' | 'adminPassword'>): Finding {
  const name = 'ADMIN_PASSWORD_HASH'
  const mend = 'Run "npm run admin:password" and set what it prints, without its quotes.'
  if (adminPasswordHash !== null) {
    if (PASSWORD_HASH.test(adminPasswordHash)) return well(name)
    return missing(`${name} is no hash: nobody could log in.`, mend)
  }
  if (adminPassword === null) return missing(`${name} is not set: nobody could log in.`, mend)
  return advice('ADMIN_PASSWORD holds the password in plain text.', mend)
}

function signing(secret: string): Finding {
  const name = 'SIGNING_SECRET'
  const mend = 'Set it to what "openssl rand -base64 32" prints, and to another value for previews.'
  if (secret === '') return missing(`${name} is not set: no link in a mail would work.`, mend)
  const distinct = new Set(secret).size
  if (secret.length >= SHORTEST_SECRET && distinct > 10) return well(name)
  return missing(`${name} is weak: it has ${secret.length} characters.`, mend)
}

/**
 * Advises against a DATABASE_URL that is a copy of NETLIFY_DB_URL. Netlify changes the password from time to time, and
 * updates only NETLIFY_DB_URL.
 */
function copiedDatabase(): Finding[] {
  const own = URL.parse(process.env.DATABASE_URL ?? '')
  const netlify = URL.parse(process.env.NETLIFY_DB_URL ?? '')
  if (own === null || own.host !== netlify?.host) return []
  const mend = 'Remove DATABASE_URL: its password ends when Netlify changes that of NETLIFY_DB_URL.'
  return [advice('DATABASE_URL is a copy of NETLIFY_DB_URL.', mend)]
}

function hook(url: string | null): Finding {
  const name = 'BUILD_HOOK_URL'
  const mend = 'Add a build hook in Netlify under "Build & deploy" and copy its address.'
  if (url === null) return missing(`${name} is not set: nothing would be published.`, mend)
  return BUILD_HOOK.test(url) ? well(name) : advice(`${name} is not one of Netlify’s.`, mend)
}

function interval(seconds: number): Finding {
  const name = 'REBUILD_MIN_INTERVAL'
  if (seconds >= FREE_PLAN_INTERVAL) return well(`${name} (${seconds} s)`)
  const mend = `On the free plan set it to ${FREE_PLAN_INTERVAL} or more: every deploy costs credits.`
  return note(`${name} is ${seconds} s.`, mend)
}

function mail(): Finding[] {
  const { SMTP_URL = '', MAIL_FROM = '' } = process.env
  if (SMTP_URL === '' && MAIL_FROM === '') {
    return [advice('No mail service is set: mails wait.', 'Set SMTP_URL and MAIL_FROM.')]
  }
  const url = URL.parse(SMTP_URL)
  const isServer = url?.protocol === 'smtps:' || url?.protocol === 'smtp:'
  return [
    isServer
      ? well('SMTP_URL')
      : missing('SMTP_URL is not set or no address.', 'Write smtps://user:password@host'),
    domainOf(MAIL_FROM) === null
      ? missing('MAIL_FROM holds no address.', 'Write Name <name@example.lt>')
      : well('MAIL_FROM'),
  ]
}

/** Returns the email domain of a sender, given as `Name <address>` or an address alone; null if it has none. */
export function domainOf(sender: string): string | null {
  return /@([\w-]+(?:\.[\w-]+)+)>?\s*$/.exec(sender)?.[1] ?? null
}

function paymentLink(name: string, link: string | null): Finding {
  const variable = `PAYMENT_LINK_${name.toUpperCase()}`
  if (link === null)
    return note(
      `${variable} is not set.`,
      'Its package is booked by form, unless the panel sets a price and link.',
    )
  if (URL.parse(link)?.protocol === 'https:') return well(variable)
  return missing(`${variable} is not an address with https.`, 'Copy it from the card checkout.')
}

/** Checks the variables for orders, if any payment link is set. */
function orders({ paymentLinks, payments }: Values): Finding[] {
  if (Object.values(paymentLinks).every((link) => link === null)) return []
  const mend = `Add a webhook of version ${Stripe.API_VERSION} in the card checkout (docs/operations.md), and copy its secret.`
  if (payments.secrets.length === 0) {
    return [advice('PAYMENT_WEBHOOK_SECRET is not set: no order is kept.', mend)]
  }
  return [
    payments.secrets.every((secret) => secret.startsWith('whsec_'))
      ? well(`PAYMENT_WEBHOOK_SECRET, of a webhook with the events ${EVENT_TYPES.join(', ')}`)
      : missing('PAYMENT_WEBHOOK_SECRET is no signing secret.', mend),
    portal(payments.portalUrl),
    ...(['WEEKLY', 'MONTHLY'] as const).map((name) => {
      const variable = `PAYMENT_LINK_ID_${name}`
      return (process.env[variable] ?? '').startsWith('plink_')
        ? well(variable)
        : missing(`${variable} is no id of a payment link.`, 'Copy it from the link: plink_...')
    }),
  ]
}

function portal(url: string | null): Finding {
  if (url === null) {
    return advice(
      'PAYMENT_PORTAL_URL is not set: clients end a subscription by writing to you.',
      'Activate the customer portal of the card checkout, and copy its link.',
    )
  }
  if (URL.parse(url)?.protocol === 'https:') return well('PAYMENT_PORTAL_URL')
  return missing(
    'PAYMENT_PORTAL_URL is not an address with https.',
    'Copy it from the card checkout.',
  )
}

function service(name: string, key: string | null | undefined, without: string): Finding {
  if ((key ?? '') !== '') return well(name)
  return note(`${name} is not set.`, `That is allowed: ${without}.`)
}

function ai(key: string | null): Finding {
  if (process.env.USE_AI_GATEWAY === 'true') {
    const mend = 'Remove USE_AI_GATEWAY to pay nothing for AI, or set OPENAI_API_KEY to pay OpenAI.'
    return note('Without a key AI help is paid in Netlify’s credits: 180 for a dollar.', mend)
  }
  return service('OPENAI_API_KEY', key, 'the panel offers no help with writing')
}

function webhook(url: string | null): Finding {
  const name = 'ERROR_WEBHOOK_URL'
  if (url === null) return note(`${name} is not set.`, 'Errors are in Netlify’s log alone.')
  if (URL.parse(url)?.protocol === 'https:') return well(name)
  return missing(`${name} is not an address with https.`, 'Correct it, or leave it empty.')
}
