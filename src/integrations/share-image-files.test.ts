import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultShareImage, type ShareImage, shareImagePath } from '#src/domain/share-images.ts'
import { drawMissingImages, placeImages, type ShareImageFile } from './share-image-files.ts'

let folder = ''
let drawn: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-images-'))
  drawn = []
})
afterEach(() => rm(folder, { recursive: true }))

const brand = 'Akademija'
const substitute = defaultShareImage(brand)
const home: ShareImageFile = { path: '/dalijimuisi/a.jpg', image: substitute }

function item(slug: string, title: string, label = 'Bendravimas'): ShareImageFile {
  const image = { brand, title, label }
  return { path: shareImagePath(`/blog/${slug}`, image), image }
}

function render(image: ShareImage): Promise<Buffer> {
  if (image.title === 'Nenupiešiamas') return Promise.reject(new Error('Netelpa.'))
  drawn.push(image.title)
  return Promise.resolve(Buffer.from(`${image.label}: ${image.title}`))
}

const cache = () => path.join(folder, 'cache')

/** One build: draws what is missing and puts all into a site folder of its own. */
async function build(number: number, files: readonly ShareImageFile[]) {
  drawn = []
  const site = path.join(folder, `site-${number}`)
  const failed = await drawMissingImages(files, cache(), render)
  await placeImages(files, cache(), site, substitute)
  const read = (file: ShareImageFile) => readFile(path.join(site, file.path), 'utf8')
  return { failed, read }
}

describe('share images between builds', () => {
  it('are drawn once, and placed in every build', async () => {
    const files = [home, item('a', 'Pirmas'), item('b', 'Antras')]
    await build(1, files)
    expect(drawn.toSorted()).toEqual(['', 'Antras', 'Pirmas'])
    const { read } = await build(2, files)
    expect(drawn).toEqual([])
    for (const file of files) {
      expect(await read(file)).toBe(`${file.image.label}: ${file.image.title}`)
    }
  })

  it('are drawn anew when title or category change, at another address', async () => {
    const before = item('a', 'Pirmas')
    await build(1, [home, before, item('b', 'Antras')])
    const retitled = item('a', 'Pirmas, pataisytas')
    await build(2, [home, retitled, item('b', 'Antras')])
    expect(drawn).toEqual(['Pirmas, pataisytas'])
    const moved = item('a', 'Pirmas, pataisytas', 'Pavydas')
    const { read } = await build(3, [home, moved, item('b', 'Antras')])
    expect(drawn).toEqual(['Pirmas, pataisytas'])
    expect(await read(moved)).toBe('Pavydas: Pirmas, pataisytas')
    expect(new Set([before.path, retitled.path, moved.path]).size).toBe(3)
  })

  it('are forgotten when nothing shows them', async () => {
    await build(1, [home, item('a', 'Pirmas'), item('b', 'Antras')])
    await writeFile(path.join(cache(), 'x.jpg.unfinished'), 'pus')
    await build(2, [home, item('b', 'Antras')])
    expect(await readdir(cache())).toHaveLength(2)
    await build(3, [home, item('a', 'Pirmas')])
    expect(drawn).toEqual(['Pirmas'])
  })

  it('are drawn once for items that show the same', async () => {
    const twins = [item('a', 'Tas pats'), item('b', 'Tas pats')]
    const { read } = await build(1, [home, ...twins])
    expect(drawn).toEqual(['', 'Tas pats'])
    for (const twin of twins) expect(await read(twin)).toBe('Bendravimas: Tas pats')
  })

  it('are the default one where one cannot be drawn, and that is told', async () => {
    const impossible = item('a', 'Nenupiešiamas')
    const { failed, read } = await build(1, [home, impossible])
    expect(failed).toEqual([{ image: impossible.image, error: new Error('Netelpa.') }])
    expect(await read(impossible)).toBe(await read(home))
  })
})
