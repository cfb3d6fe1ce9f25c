import { atom } from 'nanostores'

/** Creates the store of the dialog that confirms the session. Calls that are refused meanwhile share one dialog. */
export function createProof() {
  const $isAsked = atom(false)
  let waiting: Promise<boolean> | null = null
  let reply: (isProven: boolean) => void = () => undefined

  /** Opens the dialog. @returns whether the administrator has confirmed the session. */
  function ask(): Promise<boolean> {
    waiting ??= new Promise((resolve) => {
      reply = resolve
      $isAsked.set(true)
    })
    return waiting
  }

  /** Closes the dialog. */
  function answer(isProven: boolean): void {
    waiting = null
    $isAsked.set(false)
    reply(isProven)
  }

  return { $isAsked, ask, answer }
}

export const proof = createProof()
