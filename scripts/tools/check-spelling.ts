import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createHunspellFromFiles } from 'hunspell-wasm'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Texts of screens and mails, and the content of a fresh installation. */
const TEXTS = ['src/**/*texts.ts', 'db/seeds/*/*.ts']

/** Words that the dictionary lacks, one per line, in lower case. */
const OWN_WORDS = 'scripts/tools/lithuanian-words.txt'

/** Literals that are not text: keys, URLs, email addresses, slugs, colours, instants. */
const KEY = /^(?:[a-z][a-zA-Z]*|[\x21-\x7e]*[-_./:#@\d][\x21-\x7e]*)$/

/**
 * Parts of a text that are not words: source titles, link targets, URLs, email addresses, names of variables and files.
 */
const NO_WORDS =
  /(?:Šaltinis: |^- )\[[^\]]*\]\(https?:[^)]*\)|\]\([^)]*\)|https?:\S+|\S+@\S+|[\w.-]+\.(?:lt|eu|com|json)\b|\w+_\w+|[A-Z]?[a-z]+[A-Z]\w+/gm

/**
 * Finds misspelt Lithuanian words in the texts, using the dictionary of `dictionary-lt` and our own list.
 * @returns one line for each word, as `file: word`, and for each own word that no text needs.
 */
export async function findSpellingFaults(): Promise<string[]> {
  const folder = path.join(root, 'node_modules/dictionary-lt')
  const dictionary = await createHunspellFromFiles(`${folder}/index.aff`, `${folder}/index.dic`)
  const ownWords = new Set((await readFile(path.join(root, OWN_WORDS), 'utf8')).trim().split('\n'))
  const unused = new Set(ownWords)
  const faults: string[] = []
  for await (const name of glob(TEXTS, { cwd: root })) {
    if (name.endsWith('.test.ts')) continue
    for (const word of wordsOf(name, await readFile(path.join(root, name), 'utf8'))) {
      if (dictionary.testSpelling(word)) continue
      unused.delete(word.toLowerCase())
      if (!ownWords.has(word.toLowerCase())) faults.push(`${name}: ${word}`)
    }
  }
  dictionary.dispose()
  return [...faults, ...[...unused].map((word) => `${OWN_WORDS}: no text needs "${word}"`)]
}

/** Returns the distinct words of a source's literals, without abbreviations in capitals. */
function wordsOf(name: string, source: string): Set<string> {
  const words = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if ((isText || ts.isTemplateHead(node)) && !KEY.test(node.text)) {
      const prose = node.text.replaceAll(NO_WORDS, ' ')
      for (const [word] of prose.matchAll(/\p{L}{2,}/gu)) {
        if (word !== word.toUpperCase()) words.add(word)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest))
  return words
}
