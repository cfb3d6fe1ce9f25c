import { atom } from 'nanostores'
import {
  type cancelImageJob,
  GENERATED_IMAGE_SIZE,
  type generateImage,
  type getImageJob,
} from '#src/contracts/assistance.ts'
import * as routes from '#src/contracts/routes.ts'
import { panelTexts } from '../frame/texts.ts'
import { imageBlockTexts } from './texts.ts'
import { toasts as documentToasts } from '#src/stores/toasts.ts'
import { type AssistantParts, explainFailure, showError } from '../items/assistance-failure.ts'
import { questions as documentQuestions, type Questions } from '../frame/questions.ts'

/** Milliseconds between two looks at an image that is still being made. */
export const IMAGE_INTERVAL = 3000
/** Looks that may fail in a row before the image is given up: a phone may lose its network. */
const FAILED_LOOKS = 5

/** What the image of an article without a category is about (specification, section 7). */
const DEFAULT_CATEGORY = 'santykiai'

/** Lets an image be made for an article: in the background, for as long as it takes. */
export function createImageAssistant({
  session,
  toasts = documentToasts,
  questions = documentQuestions,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: AssistantParts & {
  questions?: Pick<Questions, 'ask'>
  wait?: (milliseconds: number) => Promise<void>
}) {
  const $busy = atom(false)
  let running: { id: string; control: AbortController } | null = null

  /**
   * @param hasImage whether the image would take the place of another: that is asked first.
   * @returns the address of the stored image, or null when there is none.
   */
  async function generate(
    article: { title: string; category: string },
    hasImage: boolean,
  ): Promise<string | null> {
    if ($busy.get()) return null
    const title = article.title.trim()
    if (title === '') {
      showError(toasts, imageBlockTexts.imageNeedsTitle)
      return null
    }
    if (hasImage && !(await askToReplace())) return null
    const job = { id: crypto.randomUUID(), control: new AbortController() }
    const { signal } = job.control
    running = job
    $busy.set(true)
    const started = await session.call<typeof generateImage>(routes.generateImage, {
      body: {
        title,
        category: article.category === '' ? DEFAULT_CATEGORY : article.category,
        style: 'professional',
        size: GENERATED_IMAGE_SIZE,
        jobId: job.id,
      },
      signal,
    })
    if (isCalledOff(signal)) return null
    if (!started.ok) {
      $busy.set(false)
      explainFailure({ session, toasts }, started.failure, imageBlockTexts.imageFailed)
      return null
    }
    const imageUrl =
      'imageUrl' in started.data ? started.data.imageUrl : await follow(started.data.jobId, signal)
    if (isCalledOff(signal)) return null
    $busy.set(false)
    if (imageUrl !== null) toasts.show({ title: imageBlockTexts.imageGenerated })
    return imageUrl
  }

  /** Looks after an image until it is there or has failed, which a toast tells. */
  async function follow(id: string, signal: AbortSignal): Promise<string | null> {
    let failures = 0
    for (;;) {
      await wait(IMAGE_INTERVAL)
      if (isCalledOff(signal)) return null
      const look = await session.call<typeof getImageJob>(routes.getImageJob, {
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
        explainFailure({ session, toasts }, failure, imageBlockTexts.imageFailed)
        return null
      }
      failures = 0
      const { status, imageUrl, error } = look.data
      if (status === 'working') continue
      if (imageUrl === null) showError(toasts, error ?? imageBlockTexts.imageFailed)
      return imageUrl
    }
  }

  function askToReplace(): Promise<boolean> {
    return questions.ask({
      title: imageBlockTexts.replaceImageTitle,
      text: imageBlockTexts.replaceImageText,
      confirm: panelTexts.overwriteConfirm,
      cancel: panelTexts.cancel,
    })
  }

  /** Calls the image off, here and on the server. */
  function cancel(): void {
    if (running === null || !$busy.get()) return
    const { id, control } = running
    running = null
    control.abort()
    $busy.set(false)
    void session.call<typeof cancelImageJob>(routes.cancelImageJob, { params: { id } })
  }

  return { $busy, generate, cancel }
}

export type ImageAssistant = ReturnType<typeof createImageAssistant>

// Asked anew after every wait: it changes meanwhile.
function isCalledOff(signal: AbortSignal): boolean {
  return signal.aborted
}
