import { isPreview } from '#src/core/deploys.ts'
import { DATA_POLICY, POLICY_HEADER, securityHeadersOf } from '#src/core/security-headers.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { deployContext } from './deploy-context.ts'
import { environment } from './environment.ts'
import { failCall } from './log.ts'
import { readPagePolicy } from './site-files.ts'

/** Of previews, which no search engine lists and no cache keeps, as nothing purges it. */
const PREVIEW_HEADERS = { 'X-Robots-Tag': 'noindex', 'Netlify-CDN-Cache-Control': 'no-store' }

/** Headers of a page; what does not have them is no page, and gets the policy of data. */
export async function pageHeaders(): Promise<Record<string, string>> {
  return { 'Content-Type': 'text/html; charset=utf-8', [POLICY_HEADER]: await readPagePolicy() }
}

/** The answer to an error that no handler has mapped; it is logged under an id. */
function unexpected(error: unknown): Response {
  return new Response(errorTexts.unexpected, {
    status: 500,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Error-Id': failCall(error),
    },
  })
}

/**
 * Adds the security headers to a handler's responses; those that it sets itself take precedence, but not over a
 * preview's. What the handler throws is answered with 500.
 */
export function secured<Parameters extends unknown[]>(
  handler: (...parameters: Parameters) => Promise<Response>,
) {
  return async (...parameters: Parameters): Promise<Response> => {
    const response = await handler(...parameters).catch(unexpected)
    const standard = {
      ...securityHeadersOf({ hstsSubdomains: hasSubdomains() }),
      [POLICY_HEADER]: DATA_POLICY,
    }
    for (const [name, value] of Object.entries(standard)) {
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    if (isPreview(deployContext())) {
      for (const [name, value] of Object.entries(PREVIEW_HEADERS)) response.headers.set(name, value)
    }
    return response
  }
}

/** As the owner says; unusable variables make no answer less safe. */
function hasSubdomains(): boolean {
  try {
    return environment().hstsSubdomains
  } catch {
    return false
  }
}
