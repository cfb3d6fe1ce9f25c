import { atom } from 'nanostores'
import { answerPasskey } from '#src/client/passkeys.ts'
import type { RequestResult } from '#src/client/request.ts'
import type { Confirmation } from '#src/features/account/contracts.ts'
import * as routes from '#src/core/routes.ts'
import type { toolsOf } from '#src/panel/frame/tools.ts'
import { securityTexts } from './texts.ts'

export type ConfirmedBy = 'password' | 'passkey'

/**
 * Returns the proof that confirms an act: the typed password, or a passkey that the browser asks for.
 * @param failed message shown when no challenge can be obtained.
 * @returns null when there is no proof; a message has shown the reason.
 */
async function confirmationOf(
  { session, explain, showError }: ReturnType<typeof toolsOf>,
  by: ConfirmedBy,
  password: string,
  failed: string,
  answer = answerPasskey,
): Promise<Confirmation | null> {
  if (by === 'password') return { password }
  const start = await session.call(routes.startConfirmation, {})
  if (!start.ok) {
    explain(start.failure, failed)
    return null
  }
  const passkey = await answer(start.data)
  if (passkey === null) showError(securityTexts.notConfirmed)
  return passkey === null ? null : { passkey }
}

interface ConfirmedAct<Typed> {
  /** Checks the input before anything is sent. Returns error messages by field name. */
  faultsOf: (typed: Typed) => Record<string, string>
  call: (typed: Typed, confirmation: Confirmation) => Promise<RequestResult<unknown>>
  failed: string
  /** Message after the act; none if `call` shows its own. */
  done?: { title: string; description?: string }
}

export type ConfirmedForm<Typed> = ReturnType<
  typeof createConfirmedForm<Typed & { password: string }>
>

/**
 * Creates the form of an act that needs confirmation. The inputs have the field names of the server's errors, so that
 * each error is shown at its input.
 */
export function createConfirmedForm<Typed extends { password: string }>(
  tools: ReturnType<typeof toolsOf>,
  { faultsOf, call, failed, done }: ConfirmedAct<Typed>,
  answer?: typeof answerPasskey,
) {
  const $form = atom<{ busy: ConfirmedBy | null; faults: Record<string, string> }>({
    busy: null,
    faults: {},
  })

  /** Confirms and performs the act. @returns whether it succeeded. */
  async function send(typed: Typed, by: ConfirmedBy): Promise<boolean> {
    if ($form.get().busy !== null) return false
    const isMissing = by === 'password' && typed.password === ''
    const password = isMissing ? { password: securityTexts.passwordRequired } : {}
    const faults = { ...password, ...faultsOf(typed) }
    const isWrong = Object.keys(faults).length > 0
    $form.set({ busy: isWrong ? null : by, faults })
    if (isWrong) return false
    const refused = await confirmAndCall(typed, by)
    $form.set({ busy: null, faults: refused ?? {} })
    if (refused === null && done !== undefined) tools.toasts.show(done)
    return refused === null
  }

  /**
   * Confirms the act and calls the server.
   * @returns null on success, otherwise the server's errors by field; {} if a message has shown the reason.
   */
  async function confirmAndCall(typed: Typed, by: ConfirmedBy) {
    const confirmation = await confirmationOf(tools, by, typed.password, failed, answer)
    if (confirmation === null) return {}
    const result = await call(typed, confirmation)
    if (result.ok) return null
    const told = result.failure.kind === 'http' ? Object.entries(result.failure.fields) : []
    const faults = told.filter(([name]) => name in typed)
    if (faults.length === 0) tools.explain(result.failure, failed)
    return Object.fromEntries(faults)
  }

  return { $form, send }
}
