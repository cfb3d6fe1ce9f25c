import { titlesOf } from './coverage.ts'

/** A file of the project in backticks, and the titles of its tests after `›`, each in “quotes”. */
const REFERENCE = /`([\w.][\w./-]*\/[\w.-]+\.\w+)`( › “[^”]+”(?:, “[^”]+”)*)?/g

/**
 * Finds references that lead nowhere.
 * @param text Markdown; a reference is `` `tests/api/session.test.ts` › “title”, “another title” ``, with titles
 *   as written in the source, or the path alone.
 * @param read the source of a file, by its path; null when there is none.
 * @returns one line for each.
 */
export async function findDeadReferences(
  text: string,
  read: (file: string) => Promise<string | null>,
): Promise<string[]> {
  const faults: string[] = []
  for (const [, file = '', titles = ''] of text.matchAll(REFERENCE)) {
    const source = await read(file)
    if (source === null) {
      faults.push(`no file: ${file}`)
      continue
    }
    const known = new Set(titles === '' ? [] : titlesOf(file, source))
    for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g)) {
      if (!known.has(title)) faults.push(`no test in ${file}: ${title}`)
    }
  }
  return [...new Set(faults)]
}
