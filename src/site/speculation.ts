/**
 * Addresses of pages that a browser may render before their link is followed: public ones that are the same for everybody.
 * Pages for one visitor, of help, of forms and the panel are none of them.
 */
const PRERENDERED = ['/blog/*', '/testai', '/testas/*', '/consultations']

/** Speculation rules: Chromium renders the page of a link that is pointed at for a moment. Others ignore them. */
export const SPECULATION_RULES = {
  prerender: [
    {
      // A query may hold what concerns one visitor.
      where: { and: [{ href_matches: PRERENDERED }, { not: { href_matches: '/*\\?(.+)' } }] },
      eagerness: 'moderate',
    },
  ],
}

/** Of pages whose links the rules are for. A file needs no hash in the Content-Security-Policy. */
export const SPECULATION_HEADERS = { 'Speculation-Rules': '"/speculation-rules.json"' } as const
