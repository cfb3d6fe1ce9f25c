import { atom } from 'nanostores'
import type { GeneratedContent } from '#src/features/assistance/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { articleFormTexts } from './texts.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'

/** Milliseconds between filling in the generated content and requesting its image (specification, section 9). */
export const IMAGE_DELAY = 1000

/** Creates the assistant that generates an article from its title. */
export function createContentAssistant(given: Tools = {}) {
  const { session, toasts, confirmDialog, showError, explain } = toolsOf(given)
  const $busy = atom(false)
  let running: AbortController | null = null

  /**
   * Generates an article from its title.
   * @param hasText whether the form has a text, which would be overwritten. Called again when the answer arrives.
   * @param fill fills the draft in, and returns a function that undoes this.
   * @returns whether the draft was filled in. False if the request cannot start, fails or is cancelled, or if
   *   overwriting is declined.
   */
  async function generate(
    title: string,
    hasText: () => boolean,
    fill: (draft: GeneratedContent) => () => void,
  ): Promise<boolean> {
    if ($busy.get()) return false
    const topic = title.trim()
    if (topic === '') {
      showError(articleFormTexts.contentNeedsTitle)
      return false
    }
    const mayOverwrite = hasText()
    $busy.set(true)
    if (mayOverwrite && !(await askToOverwrite())) {
      $busy.set(false)
      return false
    }
    const control = new AbortController()
    running = control
    const result = await session.call(routes.generateContent, {
      body: { topic, length: 'medium' },
      signal: control.signal,
    })
    if (control.signal.aborted) return false
    $busy.set(false)
    if (!result.ok) {
      explain(result.failure, articleFormTexts.contentFailed)
      return false
    }
    // Text was typed while the draft was generated, so the user has not been asked yet.
    if (!mayOverwrite && hasText() && !(await askToOverwrite())) return false
    const takeBack = fill(result.data)
    toasts.show({
      title: articleFormTexts.contentGenerated,
      action: { text: articleFormTexts.takeBack, run: takeBack },
    })
    return true
  }

  function askToOverwrite(): Promise<boolean> {
    return confirmDialog.ask({
      title: articleFormTexts.overwriteTitle,
      text: articleFormTexts.overwriteText,
      confirm: panelTexts.overwriteConfirm,
      dangerous: true,
    })
  }

  /** Aborts the request. */
  function cancel(): void {
    running?.abort()
    $busy.set(false)
  }

  return { $busy, generate, cancel }
}
