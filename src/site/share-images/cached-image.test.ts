import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachedShareImage } from './cached-image.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-images-'))
  vi.stubEnv('SITE_CACHE_DIR', folder)
})
afterEach(() => rm(folder, { recursive: true }))

const image = {
  brand: 'Santykių akademija',
  title: 'Pavydas',
  label: 'Pasitikėjimas',
  cover: null,
}
const drawn = () => readdir(path.join(folder, 'share-images'))

describe('a share image', () => {
  it('is drawn once for all builds', async () => {
    const first = await cachedShareImage(image)
    expect(first.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
    const [name = ''] = await drawn()
    await writeFile(path.join(folder, 'share-images', name), 'kept')
    expect(String(await cachedShareImage(image))).toBe('kept')
  })

  it('is drawn anew when its title or category changes', async () => {
    for (const changes of [{}, { title: 'Artumas' }, { label: 'Bendravimas' }]) {
      await cachedShareImage({ ...image, ...changes })
    }
    expect(await drawn()).toHaveLength(3)
  })
})
