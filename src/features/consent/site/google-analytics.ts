import type { Public } from '#src/core/private.ts'

declare global {
  interface Window {
    dataLayer?: IArguments[]
    [switchedOff: `ga-disable-${string}`]: boolean
  }
}

/** Queues a command for Google's script, which accepts only `arguments` objects. */
function gtag<Command extends unknown[]>(..._command: Command & Public<Command>): void {
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments)
}

const withoutQuery = (address: string) => address.replace(/[?#].*/, '')

/** The campaign parameters that Google Analytics knows. */
const CAMPAIGN = /^utm_(?:source|medium|campaign|term|content|id)=/

/** Returns the address to report, without its query except for the campaign parameters. */
export function countedAddress({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  const campaign = search
    .slice(1)
    .split('&')
    .filter((parameter) => CAMPAIGN.test(parameter))
    .join('&')
  return origin + pathname + (campaign && `?${campaign}`)
}

/**
 * Loads Google Analytics and reports one page view, at most once per document. Call it only after the visitor has
 * consented. Advertising stays denied, and cookies are limited to this host. Only campaign parameters of the query are
 * sent, because queries of links in emails may contain secrets.
 * @param measurementId Google's id of the property, such as `G-ABC123`.
 */
export function startAnalytics<Id extends string>(measurementId: Id & Public<Id>): void {
  const id: string = measurementId
  window[`ga-disable-${id}`] = false
  if (window.dataLayer) return
  window.dataLayer = []
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  })
  gtag('js', new Date())
  gtag('config', id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
    page_location: countedAddress(location),
    page_referrer: withoutQuery(document.referrer),
  })
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** Stops all reporting in this document and deletes the cookies of Google Analytics. */
export function stopAnalytics(id: string): void {
  window[`ga-disable-${id}`] = true
  for (const name of document.cookie.match(/\b_ga[^=;]*/g) ?? []) {
    document.cookie = `${name}=;max-age=0;path=/`
  }
}
