import type { APIRoute } from 'astro'
import { ownerSettings } from '#src/site/owner.ts'
import { siteState } from '../_published.ts'
import { siteIdentity } from '../_site-identity.ts'

/** Days until the file expires if there is no new build. RFC 9116 recommends less than a year. */
const DAYS = 330

/** Serves `security.txt`, which says where to report vulnerabilities (RFC 9116). */
export const GET: APIRoute = async () => {
  const { builtAt } = await siteState()
  const owner = await ownerSettings()
  const expires = new Date(Date.parse(builtAt) + DAYS * 24 * 60 * 60 * 1000)
  return new Response(
    [
      `Contact: mailto:${owner.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: lt, en',
      `Canonical: ${siteIdentity().origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
}
