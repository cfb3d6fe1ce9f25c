import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SealedFolder } from './sealed-folder.ts'

let folder = ''

const at = (file: string) => join(folder, file)
const open = () => new SealedFolder(folder, ['pages', 'keys.json'])

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sealed-'))
  await mkdir(at('pages/blog'), { recursive: true })
  writeFileSync(at('pages/blog/one.html'), '<p>one</p>')
  writeFileSync(at('pages/two.html'), '<p>two</p>')
  writeFileSync(at('keys.json'), '{"one":1}')
  writeFileSync(at('other.txt'), 'not sealed')
  open().seal()
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('what a build has left', () => {
  it('is believed as long as it is what was sealed', () => {
    expect(open().removeBroken()).toBe(0)
    expect(readFileSync(at('pages/two.html'), 'utf8')).toBe('<p>two</p>')
  })

  it.each([
    ['cut off', '<p>o'],
    ['empty', ''],
    ['as long, but another', '<p>two</p>'],
  ])('is removed where it is %s, and nothing else', (_, content) => {
    writeFileSync(at('pages/blog/one.html'), content)
    expect(open().removeBroken()).toBe(1)
    expect(existsSync(at('pages/blog/one.html'))).toBe(false)
    expect(existsSync(at('pages/two.html'))).toBe(true)
    expect(existsSync(at('keys.json'))).toBe(true)
  })

  it('is removed where a killed build wrote it, over what was sealed or beside it', () => {
    writeFileSync(at('pages/two.html'), '<p>changed</p>')
    writeFileSync(at('pages/three.html'), '<p>three</p>')
    expect(open().removeBroken()).toBe(2)
    expect(existsSync(at('pages/two.html'))).toBe(false)
    expect(existsSync(at('pages/three.html'))).toBe(false)
  })

  it('is removed whole where its seal is damaged', () => {
    const seal = readFileSync(at('sealed.json'), 'utf8')
    writeFileSync(at('sealed.json'), seal.slice(0, seal.length / 2))
    expect(open().removeBroken()).toBe(3)
    expect(existsSync(at('other.txt'))).toBe(true)
  })

  it('is believed where it was packed and unpacked, as far as it is the same', () => {
    const copy = at('copy')
    for (const each of ['pages', 'keys.json', 'sealed.json']) {
      cpSync(at(each), join(copy, each), { recursive: true })
    }
    writeFileSync(join(copy, 'pages/two.html'), '<p>owt</p>')
    expect(new SealedFolder(copy, ['pages', 'keys.json']).removeBroken()).toBe(1)
    expect(existsSync(join(copy, 'pages/blog/one.html'))).toBe(true)
  })

  it('is removed where it was never sealed', () => {
    rmSync(at('sealed.json'))
    expect(open().removeBroken()).toBe(3)
  })

  it('is vouched for as it is when it is sealed again', () => {
    const folder = open()
    folder.removeBroken()
    writeFileSync(at('pages/two.html'), '<p>new</p>')
    rmSync(at('pages/blog/one.html'))
    folder.seal()
    expect(open().removeBroken()).toBe(0)
    expect(readFileSync(at('pages/two.html'), 'utf8')).toBe('<p>new</p>')
  })
})
