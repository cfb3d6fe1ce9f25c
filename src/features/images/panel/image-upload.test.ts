import { describe, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import type { SendFile } from '#src/client/send-file.ts'
import { stubFetch, type StubAnswer } from '../../../../tests/support/stub-fetch.ts'
import { memoryStorage } from '../../../../tests/support/memory-storage.ts'
import { ADMIN_TOKEN_KEY, createSession } from '#src/panel/frame/session.ts'
import { createImageUpload, type UploadState } from './image-upload.ts'

const LINK = { body: { uploadURL: '/api/objects/upload/zyme' } }
const STARTS = {
  jpeg: '\xFF\xD8\xFF',
  png: '\x89PNG\r\n\x1A\n',
  webp: 'RIFF\0\0\0\0WEBP',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  avif: '\0\0\0\x18ftypavif\0\0\0\0mif1avif',
  gif: 'GIF89a',
}
const MEGABYTE = 1024 * 1024
const IMAGE = { imageUrl: '/media/a.webp', width: 10, height: 20 }
/** Returns a photo; by default a JPEG of ten bytes with the matching content type. */
const photo = (
  changes: { start?: keyof typeof STARTS; type?: string; size?: number; name?: string } = {},
) => {
  const start = Buffer.from(STARTS[changes.start ?? 'jpeg'], 'latin1')
  const rest = new Uint8Array(Math.max(0, (changes.size ?? 10) - start.length))
  const type = changes.type ?? `image/${changes.start ?? 'jpeg'}`
  return new File([start, rest], changes.name ?? 'nuotrauka.jpg', { type })
}

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

  const [wrongType, tooLarge] = [
    'Leistini tik JPEG, PNG ir WebP failai',
    'Failo dydis negali viršyti 5MB',
  ]

  it.each([
    [{ type: 'image/svg+xml' }, wrongType],
    [{ type: '' }, wrongType],
    [{ type: 'text/html', size: 6 * MEGABYTE }, wrongType],
    [{ start: 'gif', size: 6 * MEGABYTE }, wrongType],
    [{ start: 'gif', type: 'image/jpeg' }, wrongType],
    [{ start: 'avif', type: 'image/heic' }, wrongType],
    [{ start: 'png', size: 5 * MEGABYTE + 1 }, tooLarge],
    [{ start: 'webp', size: 5 * MEGABYTE + 1 }, tooLarge],
    [{ start: 'png', type: 'image/jpeg', size: 6 * MEGABYTE }, tooLarge],
    [{ start: 'webp', type: 'image/heic', size: 6 * MEGABYTE }, tooLarge],
  ] as const)('refuses %j before anything is sent or decoded', async (changes, message) => {
    const { upload, calls, show, shrink } = open(sendsAll)
    expect(await upload.upload(photo(changes))).toBeNull()
    expect(calls).toEqual([])
    expect(shrink).not.toHaveBeenCalled()
    expect(show).toHaveBeenCalledWith({
      title: 'Klaida',
      description: message,
      variant: 'destructive',
    })
  })

  it('refuses an empty file as such, not for its type', async () => {
    const { upload, calls, show } = open(sendsAll)
    expect(await upload.upload(new File([], 'nuotrauka.jpg', { type: 'image/jpeg' }))).toBeNull()
    expect(calls).toEqual([])
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ description: 'Failas tuščias.' }))
  })

  it.each([
    ['JPEG of 40 MB', { size: 40 * MEGABYTE }],
    ['JPEG that is called a PNG', { type: 'image/png', size: 6 * MEGABYTE }],
    ['JPEG that is called a HEIC', { type: 'image/heic', size: 6 * MEGABYTE }],
    ['HEIC', { start: 'heic' }],
    ['HEIC of 9 MB', { start: 'heic', size: 9 * MEGABYTE }],
    ['HEIC whose type the system does not know', { start: 'heic', type: '' }],
    ['HEIC that is called a JPEG', { start: 'heic', type: 'image/jpeg' }],
  ] as const)('makes a %s smaller before it judges its size', async (_what, changes) => {
    const { upload, calls, shrink } = open(sendsAll, LINK, { body: IMAGE })
    shrink.mockResolvedValue(new Blob([new Uint8Array(7)], { type: 'image/webp' }))
    expect(await upload.upload(photo(changes))).toEqual(IMAGE)
    const given = shrink.mock.calls[0]?.[0]
    expect(given?.type).toBe('start' in changes ? 'image/heic' : 'image/jpeg')
    expect(calls[0]?.body).toEqual({ name: 'nuotrauka.jpg', bytes: 7 })
  })

  it.each([
    ['HEIC', { start: 'heic' }, 'Nustatymai → Kamera → Formatai → „Suderinamiausias“.'],
    ['JPEG too large for its memory', { size: 30 * MEGABYTE }, 'per didelė arba failas sugadintas'],
    ['damaged PNG', { start: 'png' }, 'failas sugadintas arba neužbaigtas.'],
  ] as const)(
    'says of a %s that the browser cannot decode what helps',
    async (_what, changes, help) => {
      const { upload, shrink, calls } = open(sendsAll)
      shrink.mockRejectedValue(new DOMException('', 'InvalidStateError'))
      expect(await upload.upload(photo(changes))).toBeNull()
      expect(upload.$state.get()).toMatchObject({
        step: 'failed',
        message: expect.stringContaining(help) as string,
        again: false,
      })
      expect(calls).toEqual([])
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
    await until(() => expect(stored.mock.calls).toEqual([[IMAGE], [IMAGE], [IMAGE]]))
    expect(calls).toHaveLength(7)
  })

  it('goes on with what waits when a failure is put aside, and not when all is called off', async () => {
    const refused = photo({ type: 'image/svg+xml' })
    const { upload } = open(sendsAll, LINK, { body: IMAGE })
    const stored = vi.fn()
    await upload.uploadInTurn([refused, photo()], stored)
    expect(upload.$state.get().step).toBe('failed')
    upload.dismiss()
    await until(() => expect(stored.mock.calls).toEqual([[null], [IMAGE]]))
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
    await until(() => expect(upload.$state.get().step).toBe('sending'))
    upload.cancel()
    expect(await result).toBeNull()
    expect(upload.$state.get()).toEqual({ step: 'idle' })
    expect(show).not.toHaveBeenCalled()
    expect(calls).toHaveLength(1)
  })
})
