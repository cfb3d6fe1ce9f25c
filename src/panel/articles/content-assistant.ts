import { atom } from 'nanostores'
import type { GeneratedContent, generateContent } from '#src/contracts/assistance.ts'
import * as routes from '#src/contracts/routes.ts'
import { panelTexts } from '../frame/texts.ts'
import { articleFormTexts } from './texts.ts'
import { toasts as documentToasts } from '#src/stores/toasts.ts'
import { type AssistantParts, explainFailure, showError } from '../items/assistance-failure.ts'
import { questions as documentQuestions, type Questions } from '../frame/questions.ts'

/** Milliseconds from the generated content to the image that follows it (specification, section 9). */
export const IMAGE_DELAY = 1000

/** Lets a language model write an article about its title. */
export function createContentAssistant({
  session,
  toasts = documentToasts,
  questions = documentQuestions,
}: AssistantParts & { questions?: Pick<Questions, 'ask'> }) {
  const $busy = atom(false)
  let running: AbortController | null = null

  /**
   * @param hasText tells whether something would be written over when the answer is there: asked
   * then, as the form may be written on meanwhile.
   * @returns the draft, or null when there is none or it is not wanted.
   */
  async function generate(title: string, hasText: () => boolean): Promise<GeneratedContent | null> {
    if ($busy.get()) return null
    const topic = title.trim()
    if (topic === '') {
      showError(toasts, articleFormTexts.contentNeedsTitle)
      return null
    }
    const mayOverwrite = hasText()
    if (mayOverwrite && !(await askToOverwrite())) return null
    const control = new AbortController()
    running = control
    $busy.set(true)
    const result = await session.call<typeof generateContent>(routes.generateContent, {
      body: { topic, length: 'medium' },
      signal: control.signal,
    })
    if (control.signal.aborted) return null
    $busy.set(false)
    if (!result.ok) {
      explainFailure({ session, toasts }, result.failure, articleFormTexts.contentFailed)
      return null
    }
    // What was written while the model was at work has not been agreed to be lost.
    if (!mayOverwrite && hasText() && !(await askToOverwrite())) return null
    toasts.show({ title: articleFormTexts.contentGenerated })
    return result.data
  }

  function askToOverwrite(): Promise<boolean> {
    return questions.ask({
      title: articleFormTexts.overwriteTitle,
      text: articleFormTexts.overwriteText,
      confirm: panelTexts.overwriteConfirm,
      cancel: panelTexts.cancel,
      dangerous: true,
    })
  }

  /** Waits for the answer no more. */
  function cancel(): void {
    running?.abort()
    $busy.set(false)
  }

  return { $busy, generate, cancel }
}
