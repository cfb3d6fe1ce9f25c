import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getStore } from '@netlify/blobs'
import { expect, it, vi } from 'vitest'
import { BLOBS_VARIABLE, startBlobs } from './blobs.ts'

it('blobs are kept in a folder that is made, and given to this machine alone', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'blobs-'))
  await using stack = new AsyncDisposableStack()
  const blobs = stack.adopt(await startBlobs(join(folder.path, 'nauja')), (it) => it.stop())
  vi.stubEnv(BLOBS_VARIABLE, blobs.context)
  const store = getStore({ name: 'images', consistency: 'strong' })
  await store.set('a/b', new Blob([new Uint8Array(100_000).fill(7)]), { metadata: { of: 'x' } })
  const stored = await store.getWithMetadata('a/b', { type: 'arrayBuffer' })
  expect(stored.data.byteLength).toBe(100_000)
  expect(stored.metadata).toEqual({ of: 'x' })
  expect((await store.list({ prefix: 'a/' })).blobs).toMatchObject([{ key: 'a/b' }])
  await store.delete('a/b')
  expect(await store.get('a/b')).toBeNull()

  const { edgeURL } = JSON.parse(Buffer.from(blobs.context, 'base64').toString()) as {
    edgeURL: string
  }
  const elsewhere = new URL(edgeURL)
  elsewhere.hostname = '127.0.0.2'
  await expect(fetch(elsewhere)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
})
