/**
 * Addresses that a browser may prerender: public pages that are the same for everyone. Pages for one visitor, help
 * pages, forms and the panel are excluded.
 */
const PRERENDERED = ['/blog/*', '/testai', '/testas/*', '/consultations']

/** Speculation rules: Chromium prerenders a page while its link is hovered. Other browsers ignore the rules. */
export const SPECULATION_RULES = {
  prerender: [
    {
      // A query may contain data about one visitor.
      where: { and: [{ href_matches: PRERENDERED }, { not: { href_matches: '/*\\?(.+)' } }] },
      eagerness: 'moderate',
    },
  ],
}

/** Headers that name the file with these rules. Unlike inline rules, a file needs no hash in the security policy. */
export const SPECULATION_HEADERS = { 'Speculation-Rules': '"/speculation-rules.json"' } as const
