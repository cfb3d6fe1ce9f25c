/** Headers of every answer of the CDN and of functions. An answer's own headers take precedence. */
export const SECURITY_HEADERS = {
  // Only for this host and without `preload`, since the owner of the domain decides about its other hosts.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/**
 * Returns `SECURITY_HEADERS`. HSTS covers subdomains if the owner has stated with HSTS_SUBDOMAINS that all hosts of the
 * domain support HTTPS.
 */
export function securityHeadersOf({ hstsSubdomains }: { hstsSubdomains: boolean }) {
  const { 'Strict-Transport-Security': own, ...others } = SECURITY_HEADERS
  return {
    'Strict-Transport-Security': hstsSubdomains ? `${own}; includeSubDomains` : own,
    ...others,
  }
}

/** Headers of images that social networks, feed readers and mail programs show. */
export const SHARED_RESOURCE = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

export const POLICY_HEADER = 'Content-Security-Policy'

/**
 * Content-Security-Policy of answers other than pages, such as images and JSON. If a browser shows such an answer as a
 * page, it may load nothing.
 */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Hosts that Google Analytics is loaded from and reports to, as Google documents them. */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  reports: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

/**
 * Returns the Content-Security-Policy of every page (docs/decisions/2026-11-23-content-security-policy.md).
 * @param options.hashes of the inline scripts, as `sha256-...`.
 * @param options.analytics whether Google Analytics may be loaded.
 */
export function pagePolicy({
  hashes,
  analytics,
}: {
  hashes: readonly string[]
  analytics: boolean
}): string {
  const scripts = [
    "'self'",
    // Pagefind's search is WebAssembly, which this value allows. It does not allow `eval` of JavaScript.
    "'wasm-unsafe-eval'",
    ...hashes.map((hash) => `'${hash}'`),
    ...(analytics ? ANALYTICS.scripts : []),
  ]
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    `connect-src ${["'self'", ...(analytics ? ANALYTICS.reports : [])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** File of the build with the policy of its pages. Functions read it; visitors cannot load it. */
export const POLICY_FILE = 'shells/content-security-policy.txt'
