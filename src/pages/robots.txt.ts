import type { APIRoute } from 'astro'
import { siteIdentity } from './_site-identity.ts'

/** All paths are allowed. */
export const GET: APIRoute = () =>
  new Response(
    [
      'User-agent: *',
      'Allow: /',
      '',
      `Sitemap: ${siteIdentity().origin}/sitemap-index.xml`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
