import { atom } from 'nanostores'
import type { PostType } from '#src/core/items.ts'
import { GENERATED_IMAGE_SIZE } from '#src/features/assistance/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { imageBlockTexts } from '#src/features/images/panel/texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'

/** Polling interval in milliseconds. */
export const IMAGE_INTERVAL = 3000
/**
 * Number of consecutive failed polls before giving up. One is not enough, since a phone may lose its network for a
 * moment.
 */
const FAILED_LOOKS = 5

/** Category sent to the model for an article without a category, and for every page. */
export const DEFAULT_CATEGORY = 'santykiai'

/** Creates the assistant that generates an image for an article or page, in a background job that may take minutes. */
export function createImageAssistant({
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ...given
}: Tools & { wait?: (milliseconds: number) => Promise<void> } = {}) {
  const { session, toasts, confirmDialog, showError, explain } = toolsOf(given)
  const $busy = atom(false)
  let running: { id: string; control: AbortController } | null = null

  /**
   * Generates an image for an item.
   * @param hasImage whether the item has an image, which is replaced only after a confirmation.
   * @returns the URL of the stored image. Null if the job cannot start, fails or is cancelled, or if replacing is
   *   declined.
   */
  async function generate(
    item: { kind: PostType; title: string; category: string },
    hasImage: boolean,
  ): Promise<string | null> {
    if ($busy.get()) return null
    const title = item.title.trim()
    if (title === '') {
      showError(imageBlockTexts.imageNeedsTitle[item.kind])
      return null
    }
    $busy.set(true)
    if (hasImage && !(await askToReplace())) {
      $busy.set(false)
      return null
    }
    const job = { id: crypto.randomUUID(), control: new AbortController() }
    const { signal } = job.control
    running = job
    const started = await session.call(routes.generateImage, {
      body: {
        title,
        category: item.category === '' ? DEFAULT_CATEGORY : item.category,
        style: 'professional',
        size: GENERATED_IMAGE_SIZE,
        jobId: job.id,
      },
      signal,
    })
    if (isCalledOff(signal)) return null
    if (!started.ok) {
      finish()
      explain(started.failure, imageBlockTexts.imageFailed)
      return null
    }
    const imageUrl =
      'imageUrl' in started.data ? started.data.imageUrl : await follow(started.data.jobId, signal)
    if (isCalledOff(signal)) return null
    finish()
    if (imageUrl !== null) toasts.show({ title: imageBlockTexts.imageGenerated })
    return imageUrl
  }

  /** Polls a job until the image is ready. @returns its URL; null if the job has failed or was cancelled. */
  async function follow(id: string, signal: AbortSignal): Promise<string | null> {
    let failures = 0
    for (;;) {
      await wait(IMAGE_INTERVAL)
      if (isCalledOff(signal)) return null
      const look = await session.call(routes.getImageJob, {
        params: { id },
        signal,
      })
      if (isCalledOff(signal)) return null
      if (!look.ok) {
        const { failure } = look
        failures += 1
        const isPassing =
          failure.kind === 'network' || (failure.kind === 'http' && failure.status >= 500)
        if (isPassing && failures < FAILED_LOOKS) continue
        explain(failure, imageBlockTexts.imageFailed)
        return null
      }
      failures = 0
      const { status, imageUrl, error } = look.data
      if (status === 'working') continue
      if (imageUrl === null) showError(error ?? imageBlockTexts.imageFailed)
      return imageUrl
    }
  }

  function askToReplace(): Promise<boolean> {
    return confirmDialog.ask({
      title: imageBlockTexts.replaceImageTitle,
      text: imageBlockTexts.replaceImageText,
      confirm: panelTexts.overwriteConfirm,
    })
  }

  function finish(): void {
    running = null
    $busy.set(false)
  }

  /** Stops polling, and cancels the job on the server. */
  function cancel(): void {
    if (running === null) return
    const { id, control } = running
    control.abort()
    finish()
    void session.call(routes.cancelImageJob, { params: { id } })
  }

  return { $busy, generate, cancel }
}

// This is a function, because TypeScript assumes that a checked `signal.aborted` does not change during an await.
function isCalledOff(signal: AbortSignal): boolean {
  return signal.aborted
}
