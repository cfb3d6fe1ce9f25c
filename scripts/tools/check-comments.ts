import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

const SOURCES = '{src,db,netlify,scripts,tests}/**/*.{ts,tsx}'

/** First words of sentences that need a second reading. */
const RIDDLE = /^(What|Of|Those|Whoever)\b/

/** First words that look like verbs in the third person. */
const VERB = /^(Whether|[A-Z][a-z-]+s)\b/

/**
 * Finds comments that begin with a riddle, and doc comments of functions that begin with no verb.
 * @returns one line for each, as `file:line: what`.
 */
export async function findCommentFaults(): Promise<string[]> {
  const faults: string[] = []
  for await (const name of glob(SOURCES, { cwd: root })) {
    const source = await readFile(path.join(root, name), 'utf8')
    faults.push(...faultsOf(name, source))
  }
  return faults
}

function faultsOf(name: string, source: string): string[] {
  const tree = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const faults: string[] = []
  const report = (at: number, what: string) => {
    faults.push(`${name}:${tree.getLineAndCharacterOfPosition(at).line + 1}: ${what}`)
  }
  for (const { index, groups } of source.matchAll(/(\/\/|\/\*\*?)\s+(\* )?(?<text>.*)/g)) {
    if (RIDDLE.test(groups?.text ?? '')) report(index, 'a comment that begins with a riddle')
  }
  const visit = (node: ts.Node): void => {
    const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1)
    const text = ts.getTextOfJSDocComment(doc?.comment)?.trim() ?? ''
    if (doc !== undefined && text !== '' && isFunction(node) && !VERB.test(text)) {
      report(doc.pos, 'the doc comment of a function that begins with no verb')
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return faults
}

function isFunction(node: ts.Node): boolean {
  if (!ts.isVariableStatement(node)) {
    return ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)
  }
  const value = node.declarationList.declarations[0]?.initializer
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
}
