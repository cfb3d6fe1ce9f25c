import { atom } from 'nanostores'
import { failureText, hasStatus, type RequestFailure } from '#src/client/request.ts'
import { sendFile as sendFileByBrowser, type SendFile } from '#src/client/send-file.ts'
import { shrinkImage as shrinkInBrowser, type ShrinkImage } from './shrink-image.ts'
import type { StoredImage } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import {
  HEIC_TYPES,
  IMAGE_TYPES,
  imageTypeOf,
  isHeic,
  MAX_IMAGE_BYTES,
  MAX_SENT_BYTES,
  TYPE_BYTES,
} from '../images.ts'
import { imageTexts } from '../texts.ts'
import { imageBlockTexts } from './texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'

export type UploadState =
  | { step: 'idle' }
  /** The file is being shrunk, or its upload link is being requested. */
  | { step: 'preparing'; name: string }
  | { step: 'sending'; name: string; percent: number }
  /** `again`: whether a retry with the same file makes sense. */
  | { step: 'failed'; name: string; message: string; again: boolean }

interface Queued {
  file: File
  /** Called once for the file, with null if no image was stored. */
  resolve: (image: StoredImage | null) => void
}

/** Statuses after which a retry with the same file would fail again. */
const REFUSALS = [400, 413, 415]

type FileType = ReturnType<typeof imageTypeOf> | 'image/heic'

/** Returns the type of a file by its first bytes; null if it is none of the accepted types. */
export function fileTypeOf(bytes: Uint8Array): FileType {
  return imageTypeOf(bytes) ?? (isHeic(bytes) ? 'image/heic' : null)
}

const DECLARED_TYPES: readonly string[] = [...IMAGE_TYPES, ...HEIC_TYPES]

/**
 * Returns the reason to refuse a file before it is sent; null when it is accepted. A JPEG or HEIC may be of any size,
 * since the browser shrinks it first.
 * @param type type of the file by its first bytes.
 */
export function refusalOf(file: { type: string; size: number }, type: FileType): string | null {
  if (file.size === 0) return imageTexts.empty
  // The declared type does not matter: browsers have none for a HEIC file, or derive it from the file's name.
  if (type === 'image/heic') return null
  if (type === null || !DECLARED_TYPES.includes(file.type)) return imageTexts.wrongType
  return type !== 'image/jpeg' && file.size > MAX_IMAGE_BYTES ? imageTexts.tooLarge : null
}

/** Returns the error message for a file that the browser could not decode. */
function unreadable(file: File, type: FileType): string {
  if (type === 'image/heic') return imageBlockTexts.heicUnreadable
  return type === 'image/jpeg' && file.size > MAX_SENT_BYTES
    ? imageBlockTexts.notShrunk
    : imageTexts.damaged
}

/**
 * Creates the store that uploads images, one at a time: check, shrink, request a link, send, attach (specification,
 * section 7).
 */
export function createImageUpload({
  send = sendFileByBrowser,
  shrink = shrinkInBrowser,
  ...given
}: Tools & { send?: SendFile; shrink?: ShrinkImage } = {}) {
  const { session, toasts, isHandled, showError } = toolsOf(given)
  const $state = atom<UploadState>({ step: 'idle' })
  let running: AbortController | null = null
  let last: File | null = null
  const waiting: Queued[] = []
  /** The queued file whose upload is running or has failed. All other queued files wait. */
  let held: Queued | null = null
  let isInTurn = false

  function fail(file: File, message: string, again: boolean): null {
    $state.set({ step: 'failed', name: file.name, message, again })
    showError(message)
    return null
  }

  /**
   * Uploads a file, and aborts a running upload.
   * @returns the stored image; null when the file was refused, the upload was cancelled or has failed.
   */
  async function upload(file: File): Promise<StoredImage | null> {
    running?.abort()
    last = file
    const control = new AbortController()
    running = control
    const { signal } = control
    const isCalledOff = () => signal.aborted
    const explain = (failure: RequestFailure): null => {
      if (isCalledOff()) return null
      isHandled(failure)
      const isRefused = REFUSALS.some((status) => hasStatus(failure, status))
      return fail(file, failureText(failure, imageBlockTexts.uploadFailed), !isRefused)
    }

    $state.set({ step: 'preparing', name: file.name })
    let small: Blob
    let type: FileType = null
    try {
      type = fileTypeOf(new Uint8Array(await file.slice(0, TYPE_BYTES).arrayBuffer()))
      if (isCalledOff()) return null
      const refusal = refusalOf(file, type)
      if (refusal !== null) return fail(file, refusal, false)
      // Browsers derive a file's type from its name, which may be wrong. The bytes decide.
      small = await shrink(type === file.type ? file : file.slice(0, file.size, type ?? ''))
      if (isCalledOff()) return null
    } catch {
      return isCalledOff() ? null : fail(file, unreadable(file, type), false)
    }
    const name = file.name === '' ? null : file.name
    const order = { body: { name, bytes: small.size }, signal }
    const link = await session.call(routes.createUpload, order)
    if (!link.ok) return explain(link.failure)
    $state.set({ step: 'sending', name: file.name, percent: 0 })
    const sent = await send(link.data.uploadURL, small, {
      signal,
      onProgress: (part) => {
        if (isCalledOff()) return
        $state.set({ step: 'sending', name: file.name, percent: Math.round(part * 100) })
      },
    })
    if (!sent.ok) return explain(sent.failure)
    const stored = await session.call(routes.attachImage, {
      body: { imageURL: link.data.uploadURL },
      signal,
    })
    if (!stored.ok) return explain(stored.failure)
    if (isCalledOff()) return null
    running = null
    $state.set({ step: 'idle' })
    toasts.show({ title: imageBlockTexts.uploaded })
    return stored.data
  }

  /**
   * Queues files, and calls `resolve` once for each file. A failed file holds up the queue until a retry succeeds, the
   * failure is dismissed, or files are added.
   */
  function uploadInTurn(files: readonly File[], resolve: Queued['resolve']): Promise<void> {
    waiting.push(...files.map((file) => ({ file, resolve })))
    return uploadWaiting()
  }

  async function uploadWaiting(): Promise<void> {
    if (isInTurn) return
    isInTurn = true
    release(null)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      held = next
      const image = await upload(next.file)
      if (image === null && $state.get().step === 'failed') break
      release(image)
    }
    isInTurn = false
  }

  function release(image: StoredImage | null): void {
    held?.resolve(image)
    held = null
  }

  /**
   * Retries the failed file and, if that succeeds, continues with the waiting files.
   * @returns the stored image; null if the retry has failed.
   */
  async function retry(): Promise<StoredImage | null> {
    const image = last === null ? null : await upload(last)
    if (image !== null) {
      release(image)
      void uploadWaiting()
    }
    return image
  }

  /** Dismisses a failure, and continues with the waiting files. */
  function dismiss(): void {
    $state.set({ step: 'idle' })
    void uploadWaiting()
  }

  /** Cancels the running upload and all waiting files. */
  function cancel(): void {
    running?.abort()
    running = null
    $state.set({ step: 'idle' })
    release(null)
    for (const { resolve } of waiting.splice(0)) resolve(null)
  }

  return { $state, upload, uploadInTurn, retry, dismiss, cancel }
}

export type ImageUpload = ReturnType<typeof createImageUpload>
