import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import type { ResponseOf } from '#src/core/contract.ts'
import type { previewLetter } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { LetterValues } from './letter-form.ts'
import { letterTexts } from './texts.ts'

export type LetterPreviewState =
  | { step: 'empty' }
  | { step: 'loading' }
  | { step: 'error'; message: string }
  | ({ step: 'shown' } & ResponseOf<typeof previewLetter>)

/** Creates the preview of a letter as mail programs show it. */
export function createLetterPreview(given: Tools = {}) {
  const { session, isHandled } = toolsOf(given)
  const $state = atom<LetterPreviewState>({ step: 'empty' })
  let asking = new AbortController()

  /** Previews a letter; the previous preview stays until the response arrives. */
  async function show({ subject, content }: LetterValues): Promise<void> {
    stop()
    if (subject.trim() === '' && content.trim() === '') {
      $state.set({ step: 'empty' })
      return
    }
    const { signal } = (asking = new AbortController())
    if ($state.get().step !== 'shown') $state.set({ step: 'loading' })
    const result = await session.call(routes.previewLetter, {
      body: { subject, content },
      signal,
    })
    if (signal.aborted) return
    if (result.ok) $state.set({ step: 'shown', ...result.data })
    else if (!isHandled(result.failure)) {
      const { failure } = result
      const fault = failure.kind === 'http' ? failure.fields.content : undefined
      const message = fault ?? failureText(failure, letterTexts.previewFailed)
      $state.set({ step: 'error', message })
    }
  }

  function stop(): void {
    asking.abort()
  }

  return { $state, show, stop }
}
