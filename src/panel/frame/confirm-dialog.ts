import { atom } from 'nanostores'

export interface ConfirmOptions {
  title: string
  text: string
  confirm: string
  /** Label of the cancel button; "Cancel" in Lithuanian if omitted. */
  cancel?: string
  /** Whether the cancel button is the preferred one. */
  prefersCancel?: boolean
  /** Label of a third button, which is the preferred one. */
  instead?: string
  /** Whether the action cannot be undone. */
  dangerous?: boolean
}

export type ConfirmAnswer = boolean | 'instead'

/**
 * Creates the store of the confirmation dialog. There is one question at a time. A new question cancels the pending
 * one.
 */
export function createConfirmDialog() {
  const $options = atom<ConfirmOptions | null>(null)
  let reply: (answer: ConfirmAnswer) => void = () => undefined

  /** Asks a question that may have a third button. */
  function choose(options: ConfirmOptions): Promise<ConfirmAnswer> {
    reply(false)
    $options.set(options)
    return new Promise((resolve) => {
      reply = resolve
    })
  }

  async function ask(options: Omit<ConfirmOptions, 'instead'>): Promise<boolean> {
    return (await choose(options)) === true
  }

  function answer(given: ConfirmAnswer): void {
    $options.set(null)
    reply(given)
    reply = () => undefined
  }

  return { $options, ask, choose, answer }
}

export type ConfirmDialogStore = ReturnType<typeof createConfirmDialog>

export const confirmDialog = createConfirmDialog()
