import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { addingTexts as texts } from './subscriber-texts.ts'

interface AddingState {
  busy: boolean
  /** Why the call failed; null if it did not, or if the session has ended. */
  message: string | null
  /** Why the server sent no confirmation mail; null if the call failed or the mail was sent. */
  refused: string | null
}

/** Creates the form that invites somebody to the newsletter. The person must then confirm. */
export function createSubscriberAdding({
  list,
  ...given
}: Tools & { list: { load: () => Promise<void> } }) {
  const { session, toasts, isHandled } = toolsOf(given)
  const $state = atom<AddingState>({ busy: false, message: null, refused: null })

  /** Asks the server to send the confirmation mail. @returns whether the mail is on its way. */
  async function add(body: { email: string; name: string }): Promise<boolean> {
    if ($state.get().busy) return false
    $state.set({ busy: true, message: null, refused: null })
    const result = await session.call(routes.addSubscriber, { body })
    if (!result.ok) {
      const { failure } = result
      const message = isHandled(failure) ? null : failureText(failure, texts.failed)
      $state.set({ busy: false, message, refused: null })
      return false
    }
    const { outcome } = result.data
    const isMailed = outcome === 'mailed'
    $state.set({ busy: false, message: null, refused: isMailed ? null : texts.refused[outcome] })
    if (isMailed) {
      toasts.show({ title: texts.mailed, description: texts.mailedText(body.email.trim()) })
      await list.load()
    }
    return isMailed
  }

  return { $state, add }
}
