/** As in `netlify.toml`, which the platform applies to static files only. */
const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
}

/** Adds the headers above to a handler's responses; those that it sets itself take precedence. */
export function secured<Parameters extends unknown[]>(
  handler: (...parameters: Parameters) => Promise<Response>,
) {
  return async (...parameters: Parameters): Promise<Response> => {
    const response = await handler(...parameters)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    return response
  }
}
