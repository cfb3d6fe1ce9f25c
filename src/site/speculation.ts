/**
 * Paths that a browser may prerender: public pages that are the same for all visitors. Not included are private pages,
 * help, forms and the panel.
 */
const PRERENDERED = ['/blog/*', '/testai', '/testas/*', '/consultations']

/** Speculation rules. Chromium prerenders a page while its link is hovered; other browsers ignore the rules. */
export const SPECULATION_RULES = {
  prerender: [
    {
      // A query may contain data about a visitor.
      where: { and: [{ href_matches: PRERENDERED }, { not: { href_matches: '/*\\?(.+)' } }] },
      eagerness: 'moderate',
    },
  ],
}

/** Headers that refer to the file with these rules. Inline rules would need a hash in the Content-Security-Policy. */
export const SPECULATION_HEADERS = { 'Speculation-Rules': '"/speculation-rules.json"' } as const
