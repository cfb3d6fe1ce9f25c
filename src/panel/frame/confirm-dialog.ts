import { atom } from 'nanostores'

export interface ConfirmOptions {
  title: string
  text: string
  confirm: string
  /** Label of the button that answers no; "Cancel" if omitted. */
  cancel?: string
  /** Whether cancelling is shown as the preferred answer. */
  prefersCancel?: boolean
  /** Label of a third button, shown as the preferred answer. */
  instead?: string
  /** Whether the confirmed action cannot be undone. */
  dangerous?: boolean
}

export type ConfirmAnswer = boolean | 'instead'

/**
 * Creates the store of the confirmation dialog. It asks one question at a time: a new question answers a pending one
 * with no.
 */
export function createConfirmDialog() {
  const $options = atom<ConfirmOptions | null>(null)
  let reply: (answer: ConfirmAnswer) => void = () => undefined

  /** Asks a question that may have a third answer. */
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
