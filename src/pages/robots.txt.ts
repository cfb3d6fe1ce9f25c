import type { APIRoute } from 'astro'
import { siteEnvironment } from '#src/site/site-environment.ts'
import { siteIdentity } from './_site-identity.ts'

/** Allows crawlers all paths of the production site, and none of a preview. */
export const GET: APIRoute = () =>
  new Response(['User-agent: *', ...rules(), ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })

function rules(): string[] {
  if (siteEnvironment().preview) return ['Disallow: /']
  return ['Allow: /', '', `Sitemap: ${siteIdentity().origin}/sitemap-index.xml`]
}
