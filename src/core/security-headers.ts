/** Headers of all responses, from the CDN and from functions. A response's own headers override them. */
export const SECURITY_HEADERS = {
  // Without subdomains and `preload`, because the owner of the domain decides about its other hosts.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/**
 * Returns `SECURITY_HEADERS`. HSTS includes subdomains if HSTS_SUBDOMAINS is set, by which the owner confirms that all
 * hosts of the domain support HTTPS.
 */
export function securityHeadersOf({ hstsSubdomains }: { hstsSubdomains: boolean }) {
  const { 'Strict-Transport-Security': own, ...others } = SECURITY_HEADERS
  return {
    'Strict-Transport-Security': hstsSubdomains ? `${own}; includeSubDomains` : own,
    ...others,
  }
}

/** Headers of images that other sites, feed readers and mail programs may show. */
export const SHARED_RESOURCE = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

export const POLICY_HEADER = 'Content-Security-Policy'

/**
 * Content-Security-Policy of responses that are not pages, such as images and JSON. If a browser shows one as a page,
 * it loads nothing.
 */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Hosts of Google Analytics, from Google's documentation. */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  reports: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

/**
 * Returns the Content-Security-Policy of all pages (docs/decisions/2026-11-23-content-security-policy.md).
 * @param options.hashes of inline scripts, for example `sha256-...`.
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
    // Allows WebAssembly, which Pagefind's search uses, but not `eval` of JavaScript.
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

/** File in the build with the policy of its pages. Only functions can read it. */
export const POLICY_FILE = 'shells/content-security-policy.txt'
