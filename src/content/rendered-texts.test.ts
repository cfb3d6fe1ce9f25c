import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RenderedTexts } from './rendered-texts.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rendered-texts-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** More than are rendered without a thread. */
const MANY = Array.from({ length: 250 }, (_, index) => `Tekstas **${index}**.`)
const html = (index: number) => `<p>Tekstas <strong>${index}</strong>.</p>`

it('a text can be read as soon as it is kept, and has a file when all are settled', async () => {
  const texts = new RenderedTexts(folder, 'maker')
  const name = texts.keep('Labas, *pasauli*.')
  expect(texts.read(name)).toBe('<p>Labas, <em>pasauli</em>.</p>')
  const other = texts.keep('Kitas.')
  await texts.settled()
  expect((await readdir(folder)).toSorted()).toEqual([name, other].toSorted())
  expect(await readFile(join(folder, other), 'utf8')).toBe('<p>Kitas.</p>')
})

it(
  'many texts are rendered beside, those that are asked for meanwhile at once',
  { timeout: 30_000 },
  async () => {
    const texts = new RenderedTexts(folder, 'maker')
    const names = MANY.map((source) => texts.keep(source))
    expect(texts.read(names[249] ?? '')).toBe(html(249))
    await texts.settled()
    expect((await readdir(folder)).toSorted()).toEqual(names.toSorted())
    expect(names.map((name) => texts.read(name))).toEqual(MANY.map((_, index) => html(index)))
  },
)

it('more may come once at most 2,000 wait', { timeout: 30_000 }, async () => {
  const texts = new RenderedTexts(folder, 'maker')
  const names = Array.from({ length: 2300 }, (_, index) => texts.keep(`Tekstas **${index}**.`))
  await texts.mayTakeMore()
  expect((await readdir(folder)).length).toBeGreaterThanOrEqual(300)
  await texts.settled()
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted())
  expect(texts.read(names[2299] ?? '')).toBe(html(2299))
})

it('a text that is there is not made again, until other code would make it', async () => {
  const first = new RenderedTexts(folder, 'maker')
  const name = first.keep('Tekstas.')
  await first.settled()
  await writeFile(join(folder, name), 'kept')
  const second = new RenderedTexts(folder, 'maker')
  expect([second.keep('Tekstas.'), second.has(name), second.read(name)]).toEqual([
    name,
    true,
    'kept',
  ])
  const other = new RenderedTexts(folder, 'other maker')
  expect(other.read(other.keep('Tekstas.'))).toBe('<p>Tekstas.</p>')
})

it('what is not retained is removed', async () => {
  const texts = new RenderedTexts(folder, 'maker')
  const [kept = '', gone = ''] = ['Vienas.', 'Kitas.'].map((source) => texts.keep(source))
  await texts.settled()
  texts.retain(new Set([kept]))
  expect(await readdir(folder)).toEqual([kept])
  expect(() => texts.read(gone)).toThrow(/ENOENT/)
})
