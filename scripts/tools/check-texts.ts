import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Letters and quotation marks that occur only in Lithuanian text. */
const LITHUANIAN = /[ąčęėįšųūž„“]/i

/** Files of Lithuanian texts. */
const TEXTS = 'src/**/*texts.ts'
/** Sources that must not contain Lithuanian literals. */
const SOURCES = [
  'src/**/*.{ts,tsx,astro}',
  'netlify/**/*.ts',
  'db/{schema,migrations}/**/*.ts',
  'db/*.ts',
]
/** Files whose Lithuanian letters are values or rules: categories, search words, alphabets. */
const VALUES = [
  'src/core/hyphenation.ts',
  'src/features/articles/{articles,english-titles}.ts',
  'src/features/articles/panel/editor/{properties,read-markdown}.ts',
  'src/features/quizzes/question-text.ts',
  'src/features/safety/words-of-violence.ts',
  'src/site/share-images/title.ts',
]

/**
 * Finds Lithuanian literals outside the text files, and unused texts.
 * @returns one line for each, as `file: what`.
 */
export async function findTextFaults(): Promise<string[]> {
  const files: { name: string; source: string }[] = []
  for (const pattern of SOURCES) {
    for await (const name of glob(pattern, { cwd: root })) {
      if (/\.test\.tsx?$/.test(name)) continue
      if ([TEXTS, ...VALUES].some((known) => path.matchesGlob(name, known))) continue
      files.push({ name, source: await readFile(path.join(root, name), 'utf8') })
    }
  }
  const strays = files.flatMap(({ name, source }) =>
    LITHUANIAN.test(withoutComments(source))
      ? [`${name}: a Lithuanian literal outside the files of texts`]
      : [],
  )
  const sources = files.map(({ source }) => source)
  // The local runtime uses some of the product's texts too.
  for await (const name of glob('scripts/runtime/**/*.ts', { cwd: root })) {
    sources.push(await readFile(path.join(root, name), 'utf8'))
  }
  return [...strays, ...(await findUnusedTexts(sources.join('\n')))]
}

function withoutComments(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
}

/** Finds top-level keys of exported text objects that are used nowhere else. */
async function findUnusedTexts(code: string): Promise<string[]> {
  const faults: string[] = []
  let texts = ''
  const keys: { file: string; key: string }[] = []
  for await (const name of glob(TEXTS, { cwd: root })) {
    const source = await readFile(path.join(root, name), 'utf8')
    texts += source
    const tree = ts.createSourceFile(name, source, ts.ScriptTarget.Latest)
    for (const key of topLevelKeys(tree, code)) keys.push({ file: name, key })
  }
  for (const { file, key } of keys) {
    const used = new RegExp(`(?:\\.|\\b)${key}\\b`)
    const asMember = new RegExp(`\\.${key}\\b`)
    if (!used.test(code) && !asMember.test(texts)) faults.push(`${file}: nothing uses "${key}"`)
  }
  return faults
}

/** Returns the top-level keys of the objects in a file of texts, except objects used as a whole (`Object.values`). */
function topLevelKeys(tree: ts.SourceFile, code: string): string[] {
  return tree.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name: variable, initializer }) => {
      if (ts.isIdentifier(variable) && code.includes(`Object.values(${variable.text})`)) return []
      const value =
        initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer
      if (!value || !ts.isObjectLiteralExpression(value)) return []
      return value.properties.flatMap(({ name }) =>
        name && ts.isIdentifier(name) ? [name.text] : [],
      )
    }),
  )
}
