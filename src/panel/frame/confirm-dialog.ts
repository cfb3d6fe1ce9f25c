import { atom } from 'nanostores'

export interface ConfirmOptions {
  title: string
  text: string
  confirm: string
  /** "Cancel" if omitted. */
  cancel?: string
  /** Whether it cannot be undone. */
  dangerous?: boolean
}

/** Asks one question at a time; a new one answers the previous one with no. */
export function createConfirmDialog() {
  const $options = atom<ConfirmOptions | null>(null)
  let reply: (yes: boolean) => void = () => undefined

  function ask(options: ConfirmOptions): Promise<boolean> {
    reply(false)
    $options.set(options)
    return new Promise((resolve) => {
      reply = resolve
    })
  }

  function answer(yes: boolean): void {
    $options.set(null)
    reply(yes)
    reply = () => undefined
  }

  return { $options, ask, answer }
}

export type ConfirmDialogStore = ReturnType<typeof createConfirmDialog>

export const confirmDialog = createConfirmDialog()
