import ts from 'typescript'

/** A file of the project in backticks, and the titles of its tests after `›`, each in “quotes”. */
const REFERENCE = /`([\w.][\w./-]*\/[\w.-]+\.\w+)`( › “[^”]+”(?:, “[^”]+”)*)?/g

/**
 * Finds references to files or tests that do not exist.
 * @param text Markdown; a reference is `` `tests/api/session.test.ts` › “title”, “another title” ``, with titles as
 *   written in the source, or the path alone.
 * @param read returns the source of a file by its path; null if there is none.
 * @returns one line for each missing file or title, without repetitions. A skipped test counts as missing.
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

/** Lists the titles of all tests and groups of a file, as written. */
function titlesOf(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    const title = titleOf(node, tree)
    if (title !== undefined) titles.push(title)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return titles
}

/**
 * Returns the title of `test('…')` or `describe.each(…)('…')`, as written; undefined for a skipped test, which proves
 * nothing, and for other statements.
 */
function titleOf(node: ts.Node, tree: ts.SourceFile): string | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined
  const call = node.expression.expression.getText(tree)
  if (!/^(describe|it|test)\b(?!\.(skip|todo)\b)/.test(call)) return undefined
  const [title] = node.expression.arguments
  if (title && ts.isStringLiteralLike(title)) return title.text
  return title && ts.isTemplateExpression(title) ? title.getText(tree).slice(1, -1) : undefined
}
