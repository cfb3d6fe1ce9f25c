import { describe, expect, it, vi } from 'vitest'
import type { SendFile } from '#src/client/send-file.ts'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { createImageUpload, type UploadState } from './image-upload.ts'

const LINK = { body: { uploadURL: '/api/objects/upload/zyme' } }
const JPEG_START = new Uint8Array([0xff, 0xd8, 0xff])
const IMAGE = { imageUrl: '/media/a.webp', width: 10, height: 20 }
const photo = (changes: { type?: string; size?: number } = {}) =>
  new File(
    [JPEG_START, new Uint8Array((changes.size ?? 10) - JPEG_START.length)],
    'nuotrauka.jpg',
    {
      type: changes.type ?? 'image/jpeg',
    },
  )

const sendsAll: SendFile = (_address, _file, { onProgress }) => {
  onProgress(0.5)
  return Promise.resolve({ ok: true, data: { success: true } })
}

function open(send: SendFile, ...answers: StubAnswer[]) {
  const { fetch, calls } = stubFetch(...answers)
  const storage = memoryStorage()
  storage.setItem(ADMIN_TOKEN_KEY, 'raktas')
  const show = vi.fn()
  const session = createSession({ fetch, storage, navigate: vi.fn(), place: () => '' })
  const shrink = vi.fn((file: Blob) => Promise.resolve(file))
  const upload = createImageUpload({ session, toasts: { show }, send, shrink })
  const states: UploadState[] = []
  upload.$state.listen((state) => void states.push(state))
  return { upload, calls, show, shrink, states }
}

describe('uploading an image', () => {
  it('asks for a link, sends the file there and takes it into use', async () => {
    const { upload, calls, show, states } = open(sendsAll, LINK, { body: IMAGE })
    expect(await upload.upload(photo())).toEqual(IMAGE)
    expect(calls.map(({ method, address, body }) => [method, address, body])).toEqual([
      ['POST', '/api/objects/upload', { name: 'nuotrauka.jpg', bytes: 10 }],
      ['PUT', '/api/admin/blog-image', { imageURL: '/api/objects/upload/zyme' }],
    ])
    expect(states.map((state) => ('percent' in state ? state.percent : state.step))).toEqual([
      'preparing',
      0,
      50,
      'idle',
    ])
    expect(show).toHaveBeenCalledExactlyOnceWith({ title: 'Paveikslėlis įkeltas' })
  })

  it.each([
    ['image/svg+xml', 10, 'Leistini tik JPEG, PNG ir WebP failai'],
    ['', 10, 'Leistini tik JPEG, PNG ir WebP failai'],
    ['image/png', 5 * 1024 * 1024 + 1, 'Failo dydis negali viršyti 5MB'],
  ])(
    'refuses a file of type %j and %i bytes before anything is sent',
    async (type, size, message) => {
      const { upload, calls, show } = open(sendsAll)
      expect(await upload.upload(photo({ type, size }))).toBeNull()
      expect(calls).toEqual([])
      expect(show).toHaveBeenCalledWith({
        title: 'Klaida',
        description: message,
        variant: 'destructive',
      })
    },
  )

  it('asks whether what it has made smaller may be sent, and sends nothing when refused', async () => {
    const send = vi.fn(sendsAll)
    const { upload, calls, shrink, show } = open(send, {
      status: 400,
      body: { error: 'Per daug.' },
    })
    shrink.mockResolvedValue(new Blob([new Uint8Array(4_500_001)]))
    expect(await upload.upload(photo({ size: 5_000_000 }))).toBeNull()
    expect(calls.map(({ body }) => body)).toEqual([{ name: 'nuotrauka.jpg', bytes: 4_500_001 }])
    expect(send).not.toHaveBeenCalled()
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ description: 'Per daug.' }))
  })

  it('sends 5 MB exactly', async () => {
    const { upload } = open(sendsAll, LINK, { body: IMAGE })
    expect(await upload.upload(photo({ size: 5 * 1024 * 1024 }))).toEqual(IMAGE)
  })

  it.each([
    [
      'the sentence of the server',
      { status: 503, body: { error: 'Saugykla neveikia.' } },
      'Saugykla neveikia.',
    ],
    ['the fallback without one', { status: 500 }, 'Nepavyko įkelti paveikslėlio'],
    ['the fallback when offline', 'network error', 'Nepavyko įkelti paveikslėlio'],
  ] as const)(
    'tells of a failure with %s, and may be tried again',
    async (_what, answer, message) => {
      const { upload, show } = open(sendsAll, answer, LINK, { body: IMAGE })
      expect(await upload.upload(photo())).toBeNull()
      expect(show).toHaveBeenCalledWith({
        title: 'Klaida',
        description: message,
        variant: 'destructive',
      })
      expect(upload.$state.get()).toMatchObject({ step: 'failed', message, again: true })
      expect(await upload.retry()).toEqual(IMAGE)
    },
  )

  it('refuses what is no image whatever its name says, before anything is sent', async () => {
    const { upload, calls } = open(sendsAll)
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', {
      type: 'image/png',
    })
    expect(await upload.upload(file)).toBeNull()
    expect(upload.$state.get()).toMatchObject({
      message: 'Leistini tik JPEG, PNG ir WebP failai',
      again: false,
    })
    expect(calls).toEqual([])
  })

  it('sends a JPEG that is called a PNG as what it is', async () => {
    const { upload, shrink } = open(sendsAll, LINK, { body: IMAGE })
    await upload.upload(photo({ type: 'image/png' }))
    expect(shrink.mock.calls[0]?.[0].type).toBe('image/jpeg')
  })

  it('is not tried again where the file itself was refused', async () => {
    const { upload } = open(sendsAll, { status: 415, body: { error: 'Ne tas.' } })
    await upload.upload(photo())
    expect(upload.$state.get()).toMatchObject({ message: 'Ne tas.', again: false })
  })

  it('takes files one after the other, and those that wait once a failure is mended', async () => {
    const { upload, calls } = open(
      sendsAll,
      ...[LINK, { body: IMAGE }, { status: 503 }, LINK, { body: IMAGE }, LINK, { body: IMAGE }],
    )
    const stored = vi.fn()
    const first = upload.uploadInTurn([photo()], stored)
    await upload.uploadInTurn([photo(), photo()], stored)
    await first
    expect(stored).toHaveBeenCalledTimes(1)
    expect(await upload.retry()).toEqual(IMAGE)
    await vi.waitFor(() => expect(stored.mock.calls).toEqual([[IMAGE], [IMAGE], [IMAGE]]), 10_000)
    expect(calls).toHaveLength(7)
  })

  it('goes on with what waits when a failure is put aside, and not when all is called off', async () => {
    const refused = photo({ type: 'image/svg+xml' })
    const { upload } = open(sendsAll, LINK, { body: IMAGE })
    const stored = vi.fn()
    await upload.uploadInTurn([refused, photo()], stored)
    expect(upload.$state.get().step).toBe('failed')
    upload.dismiss()
    await vi.waitFor(() => expect(stored.mock.calls).toEqual([[null], [IMAGE]]), 10_000)
    stored.mockClear()
    await upload.uploadInTurn([refused, photo()], stored)
    upload.cancel()
    await upload.uploadInTurn([], stored)
    expect(stored.mock.calls).toEqual([[null], [null]])
  })

  it('says that a file cannot be read', async () => {
    const { upload, shrink, calls } = open(sendsAll)
    shrink.mockRejectedValue(new Error('no image'))
    expect(await upload.upload(photo())).toBeNull()
    expect(upload.$state.get()).toMatchObject({ step: 'failed', again: false })
    expect(calls).toEqual([])
  })

  it('can be called off on its way, without a word', async () => {
    const stalls: SendFile = (_address, _file, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: false, failure: { kind: 'network' } }))
      })
    const { upload, calls, show } = open(stalls, LINK)
    const result = upload.upload(photo())
    await vi.waitUntil(() => upload.$state.get().step === 'sending', 10_000)
    upload.cancel()
    expect(await result).toBeNull()
    expect(upload.$state.get()).toEqual({ step: 'idle' })
    expect(show).not.toHaveBeenCalled()
    expect(calls).toHaveLength(1)
  })
})
