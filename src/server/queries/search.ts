import { type RawBuilder, sql } from 'kysely'
import { canonicalEmail } from '#src/core/email-addresses.ts'

// Includes capitals, because with the locale C `lower` only changes ASCII.
const ACCENTED =
  '\u0105\u010d\u0119\u0117\u012f\u0161\u0173\u016b\u017e\u0104\u010c\u0118\u0116\u012e\u0160\u0172\u016a\u017d'
const PLAIN = 'aceeisuuzaceeisuuz'

/** Normalizes text for comparison: NFC, lower case, no Lithuanian diacritics. */
function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`translate(lower(normalize(${text}, NFC)), ${ACCENTED}, ${PLAIN})`
}

/**
 * Builds the condition that each word of `search` is in one of the columns. Ignores case and Lithuanian diacritics.
 * True for an empty search.
 */
export function findsIn(columns: readonly string[], search: string): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return sql`true`
  const text = folded(sql`concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))})`)
  const occurs = (word: string) => sql`strpos(${text}, ${folded(sql`${word}::text`)}) > 0`
  return sql`(${sql.join(
    words.map((word) => sql`(${sql.join(storedForms(word).map(occurs), sql` or `)})`),
    sql` and `,
  )})`
}

/** Returns a word and, if it is not ASCII, its form in a stored e-mail address, with the domain in punycode. */
function storedForms(word: string): string[] {
  return /^[!-~]*$/.test(word) ? [word] : [word, canonicalEmail(word)]
}
