import { isPreview } from '#src/domain/deploys.ts'
import { deployContext } from '../services/deploy-context.ts'

/** As in `netlify.toml`, which the platform applies to static files only. */
const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
}

/** Of previews, which no search engine lists and no cache keeps, as nothing purges it. */
const PREVIEW_HEADERS = { 'X-Robots-Tag': 'noindex', 'Netlify-CDN-Cache-Control': 'no-store' }

/** Adds the headers above to a handler's responses; those that it sets itself take precedence, but not over a preview's. */
export function secured<Parameters extends unknown[]>(
  handler: (...parameters: Parameters) => Promise<Response>,
) {
  return async (...parameters: Parameters): Promise<Response> => {
    const response = await handler(...parameters)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    if (isPreview(deployContext())) {
      for (const [name, value] of Object.entries(PREVIEW_HEADERS)) response.headers.set(name, value)
    }
    return response
  }
}
