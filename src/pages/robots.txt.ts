import type { APIRoute } from 'astro'
import { siteIdentity } from './_site-identity.ts'

/** Everything may be read but the shells, which are no pages of their own. */
export const GET: APIRoute = () =>
  new Response(
    [
      'User-agent: *',
      'Allow: /',
      'Disallow: /shells/',
      '',
      `Sitemap: ${siteIdentity().origin}/sitemap-index.xml`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
