/**
 * What a page of a list carries in place of the content version until the build has come to its
 * end: every change of anything raises the version, and most pages stay as they are.
 */
export const CONTENT_VERSION_MARK = '{content-version}'
