declare global {
  interface Window {
    dataLayer?: IArguments[]
    [switchedOff: `ga-disable-${string}`]: boolean
  }
}

/** Hands a command to Google's script, which understands nothing but `arguments` objects. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments)
}

const withoutQuery = (address: string) => address.replace(/[?#].*/, '')

/**
 * Loads Google Analytics and reports one page view, at most once in a document; to be called after
 * the visitor has agreed. Advertising stays denied, the cookies belong to this host alone, and no
 * address carries its query, where links from mails keep their secrets.
 * @param id Google's measurement id, as `G-ABC123`.
 */
export function startAnalytics(id: string): void {
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
    page_location: withoutQuery(location.href),
    page_referrer: withoutQuery(document.referrer),
  })
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** Ends all reporting in this document and removes the cookies of Google Analytics. */
export function stopAnalytics(id: string): void {
  window[`ga-disable-${id}`] = true
  for (const name of document.cookie.match(/\b_ga[^=;]*/g) ?? []) {
    document.cookie = `${name}=;max-age=0;path=/`
  }
}
