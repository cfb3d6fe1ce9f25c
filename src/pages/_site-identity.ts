import { siteEnvironment } from '#src/content/site-environment.ts'
import { documentTitle, type HeadTag, type SiteIdentity } from '#src/domain/seo.ts'
import { brand } from '#src/texts/brand.ts'

/** The site as head tags name it. */
export function siteIdentity(): SiteIdentity {
  identity ??= { name: brand.name, origin: siteEnvironment().origin }
  return identity
}

/** Checking the environment takes as long as rendering a head, and every page asks. */
let identity: SiteIdentity | undefined

/** Head of a page that says something is not there: no address of its own, never indexed. */
export function missingHead(title: string): HeadTag[] {
  return [
    { tag: 'title', text: documentTitle(title, siteIdentity()) },
    { tag: 'meta', name: 'robots', content: 'noindex' },
  ]
}
