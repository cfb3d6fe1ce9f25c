import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SealedFolder } from './sealed-folder.ts'

let folder: string

const open = (where = folder) => new SealedFolder(where, ['pages', 'keys.json'])
const write = (name: string, content: string) => writeFile(join(folder, name), content)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-folder-'))
  await mkdir(join(folder, 'pages'))
  for (const name of ['pages/a', 'pages/b', 'keys.json', 'other']) await write(name, name)
  open().seal()
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

it('what nobody has written since is believed', () => {
  expect(open().removeBroken()).toBe(0)
})

it('what was written or added since is removed, whatever its length', async () => {
  await write('pages/a', 'pages/x')
  await write('pages/c', 'pages/c')
  expect(open().removeBroken()).toBe(2)
  expect(await readdir(join(folder, 'pages'))).toEqual(['b'])
})

it('what was packed and unpacked is believed as far as it is the same', async () => {
  const copy = join(folder, 'copy')
  await cp(join(folder, 'pages'), join(copy, 'pages'), { recursive: true })
  await cp(join(folder, 'keys.json'), join(copy, 'keys.json'))
  await cp(join(folder, 'sealed.json'), join(copy, 'sealed.json'))
  await writeFile(join(copy, 'pages/b'), 'pages/x')
  expect(open(copy).removeBroken()).toBe(1)
  expect(await readdir(join(copy, 'pages'))).toEqual(['a'])
})

it('nothing is believed under a broken seal, and a seal vouches for what is there then', async () => {
  await write('sealed.json', '[["pages/a"')
  const sealed = open()
  expect(sealed.removeBroken()).toBe(3)
  await write('pages/a', 'anew')
  sealed.seal()
  expect(open().removeBroken()).toBe(0)
})
