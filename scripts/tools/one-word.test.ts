import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
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

it('tells an issue of the newsletter from a mail', () => {
  // These two texts are about mail.
  const { notSent: _, senderRefused: __, ...texts } = letterTexts
  const said = Object.values(texts).map((text) =>
    typeof text === 'function' ? text.toString() : JSON.stringify(text),
  )
  expect(said.join('\n')).not.toMatch(/(?<!\p{L})laišk/iu)
})
