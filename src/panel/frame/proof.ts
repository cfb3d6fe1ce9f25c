import { atom } from 'nanostores'
import type { Route } from '#src/core/routes.ts'

/** Creates the store of the dialog that confirms the session. Calls that are refused meanwhile share one dialog. */
export function createProof() {
  /** Route and body of the refused act, and the fields whose change it is; null while the dialog is closed. */
  const $asked = atom<{ route: Route; changed: readonly string[]; body: unknown } | null>(null)
  let waiting: Promise<boolean> | null = null
  let reply: (isProven: boolean) => void = () => undefined

  /** Opens the dialog for an act. @returns whether the administrator has confirmed the session. */
  function ask(route: Route, changed: readonly string[] = [], body?: unknown): Promise<boolean> {
    waiting ??= new Promise((resolve) => {
      reply = resolve
      $asked.set({ route, changed, body })
    })
    return waiting
  }

  /** Closes the dialog. */
  function answer(isProven: boolean): void {
    waiting = null
    $asked.set(null)
    reply(isProven)
  }

  return { $asked, ask, answer }
}

export const proof = createProof()
