/** One line: control characters and runs of white space become single spaces. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** Truncates text to at most `maximum` characters at a word boundary, without trailing punctuation. */
export function cutAtWord(text: string, maximum: number): string {
  if (text.length <= maximum) return text
  const space = text.slice(0, maximum + 1).lastIndexOf(' ')
  const cut = space > 0 ? text.slice(0, space) : text.slice(0, maximum)
  // Truncation may split a surrogate pair.
  return cut.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:(\u2013\u2014\u201E-]+$/, '')
}

/** The items of a list, trimmed, each at most `length` long, without empty ones and duplicates. */
export function distinctLines(items: readonly string[], length: number, count: number): string[] {
  const lines = new Map<string, string>()
  for (const item of items) {
    const line = cutAtWord(plainLine(item), length)
    const key = line.toLowerCase()
    if (line !== '' && !lines.has(key)) lines.set(key, line)
  }
  return [...lines.values()].slice(0, count)
}

/**
 * Markdown in the form an article's content takes: without a leading heading that repeats the title, and
 * without control characters that the database rejects.
 */
export function articleMarkdown(markdown: string): string {
  return markdown
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
    .replace(/^#[ \t][^\n]*\n+/, '')
    .trim()
}
