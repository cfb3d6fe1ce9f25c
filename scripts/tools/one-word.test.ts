import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { letterTexts } from '#src/features/newsletter/panel/texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Texts of screens and mails, and the content of a fresh installation. */
const TEXTS = ['src/**/*texts.ts', 'db/seeds/*/*.ts']

it.each([
  // The heading of the panel is the specification's.
  ['the panel', /(?<!'Administracijos )panel(?:ė|ės|ei|ę|ėje)(?!\p{L})/giu],
  ['ending a subscription', /atšau\p{L}+ (?:\p{L}+ )?prenumerat|prenumerat\p{L}+ atšau/giu],
  // A mail is "laiškas"; the service that sends mails is named by its setting.
  [
    'an issue of the newsletter',
    /(?<!\p{L})(?:akademijos laiškus|iki kito laiško|kiekviename laiške|norite laiškų|laiškų siuntimo paslaug\p{L}+ (?!\(SMTP_URL))/giu,
  ],
])('has one word for %s in all texts', async (_, other) => {
  const found: string[] = []
  for await (const name of glob(TEXTS, { cwd: root })) {
    if (name.endsWith('.test.ts')) continue
    const source = await readFile(path.join(root, name), 'utf8')
    found.push(...Array.from(source.matchAll(other), ([words]) => `${name}: ${words}`))
  }
  expect(found).toEqual([])
})

/** Words of programmers, and the texts of the panel that may have them. */
const WORDS = /SEO|CSV|JSON|segment(?:as|o|ui|ą|ai|ų)|dp_|(?<!\p{L})(?:sesij|archyv)/iu
const MAY_HAVE = [
  // The specification fixes these.
  'SEO pasiūlymai sugeneruoti',
  'Nepavyko sugeneruoti SEO pasiūlymų',
  'SEO laukas pritaikytas',
  'Visi SEO laukai pritaikyti',
  // Another program names its choice so.
  'Tokio failo perskaityti negalime. „Excel“ programoje lentelę įrašykite kaip „CSV UTF-8“ ir pasirinkite tą failą.',
  // Only a program that calls the API wrongly gets it.
  'Užklausos duomenys turi būti JSON formato.',
]

it('says nothing in the words of programmers in the panel', async () => {
  const found = new Set<string>()
  for await (const name of glob('src/{core,panel/**,features/*,features/*/panel}/*texts.ts', {
    cwd: root,
  })) {
    // A client's page, and what a language model reads.
    if (/(?:own-data|prompt)-texts\.ts$/.test(name)) continue
    const tree = ts.createSourceFile(
      name,
      await readFile(path.join(root, name), 'utf8'),
      ts.ScriptTarget.Latest,
    )
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) return
      const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)
      if (isText && WORDS.test(node.text)) found.add(node.text)
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  expect([...found].toSorted()).toEqual(MAY_HAVE.toSorted())
})

it('tells an issue of the newsletter from a mail', () => {
  // These two texts are about mail.
  const { notSent: _, senderRefused: __, ...texts } = letterTexts
  const said = Object.values(texts).map((text) =>
    typeof text === 'function' ? text.toString() : JSON.stringify(text),
  )
  expect(said.join('\n')).not.toMatch(/(?<!\p{L})laišk/iu)
})
