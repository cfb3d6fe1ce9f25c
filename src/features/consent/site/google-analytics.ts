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

/** Campaign parameters of Google Analytics. */
const CAMPAIGN = /^utm_(?:source|medium|campaign|term|content|id)=/

/** Returns the page's URL with no query parameters but those of campaigns. */
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
 * Loads Google Analytics and reports one page view. Does so at most once per document. Must only be called after the
 * visitor's consent. Advertising stays denied, and cookies are limited to this host. Only campaign parameters are sent,
 * because queries of mailed links may contain secrets.
 * @param measurementId Google's id of the property, for example `G-ABC123`.
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

/** Stops reporting in this document and deletes the cookies of Google Analytics. */
export function stopAnalytics(id: string): void {
  window[`ga-disable-${id}`] = true
  for (const name of document.cookie.match(/\b_ga[^=;]*/g) ?? []) {
    document.cookie = `${name}=;max-age=0;path=/`
  }
}
