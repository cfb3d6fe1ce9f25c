import { expect, it } from 'vitest'
import { DATA_POLICY, pagePolicy, SECURITY_HEADERS, securityHeadersOf } from './security-headers.ts'

const REST = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
] as const
const LOOKS = ["style-src 'self' 'unsafe-inline'", "img-src 'self' https: data: blob:"] as const

const directives = (options: Parameters<typeof pagePolicy>[0]) => pagePolicy(options).split('; ')

it('a page runs the scripts of the site and those hashed, and reaches the site alone', () => {
  expect(directives({ hashes: ['sha256-a=', 'sha256-b='], analytics: false })).toEqual([
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-a=' 'sha256-b='",
    ...LOOKS,
    "connect-src 'self'",
    ...REST,
  ])
})

it('a site with analytics may load and report to Google Analytics, and nothing else', () => {
  expect(directives({ hashes: ['sha256-a='], analytics: true })).toEqual([
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-a=' https://www.googletagmanager.com",
    ...LOOKS,
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    ...REST,
  ])
})

it('what is no page may load nothing, lead nowhere and stand in no frame', () => {
  expect(DATA_POLICY.split('; ')).toEqual(
    ['default-src', 'base-uri', 'form-action', 'frame-ancestors'].map((name) => `${name} 'none'`),
  )
})

it('promises HTTPS for other hosts of the domain only when told so', () => {
  expect(securityHeadersOf({ hstsSubdomains: false })).toEqual(SECURITY_HEADERS)
  expect(securityHeadersOf({ hstsSubdomains: true })).toEqual({
    ...SECURITY_HEADERS,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  })
})
