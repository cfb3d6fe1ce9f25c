import { atom } from 'nanostores'
import { answerPasskey } from '#src/client/passkeys.ts'
import { type Fetch, failureText, request } from '#src/client/request.ts'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'
import { PASSWORD_LINK_MINUTES } from '../contracts.ts'
import * as routes from '#src/core/routes.ts'
import { LOGIN_PATH } from '#src/panel/frame/session.ts'
import { adminTexts } from '#src/panel/frame/texts.ts'
import { faultsOf, type TypedPasswords } from './password.ts'
import { recoveryTexts } from './recovery-texts.ts'
import { securityTexts } from './texts.ts'

/** State of the link in the address; `none` without a link. */
export type LinkState =
  | { step: 'none' | 'checking' }
  | { step: 'refused'; reason: string }
  | { step: 'valid'; needsMore: boolean }

/** Creates the store of the page that replaces a forgotten password. */
export function createPasswordRecovery({
  fetch,
  toasts = documentToasts,
  navigate = (path) => location.assign(path),
  answer = answerPasskey,
}: {
  fetch?: Fetch
  toasts?: Pick<Toasts, 'show' | 'showOnNextPage'>
  navigate?: (path: string) => void
  answer?: typeof answerPasskey
} = {}) {
  const $link = atom<LinkState>({ step: 'none' })
  const $form = atom<{ busy: 'code' | 'passkey' | 'mail' | null; faults: Record<string, string> }>({
    busy: null,
    faults: {},
  })
  /** End of the link that was just mailed; null if none was. */
  const $sentUntil = atom<Date | null>(null)
  let link: string | undefined

  const explained = (failure: Parameters<typeof failureText>[0], otherwise: string) =>
    failureText(failure, adminTexts.notReached, otherwise)

  const showError = (description: string) =>
    toasts.show({ title: recoveryTexts.setFailed, description, variant: 'destructive' })

  /** Checks a mailed link without using it up. @param token of the link; empty if the address has none. */
  async function open(token: string): Promise<void> {
    if (token === '') return
    link = token
    $link.set({ step: 'checking' })
    const result = await request(routes.checkPasswordLink, { body: { link } }, { fetch })
    if (result.ok) $link.set({ step: 'valid', needsMore: result.data.needsMore })
    else {
      link = undefined
      $link.set({ step: 'refused', reason: explained(result.failure, recoveryTexts.setFailed) })
    }
  }

  /** Asks the server to mail a link. */
  async function sendLink(): Promise<void> {
    if ($form.get().busy !== null) return
    $form.set({ busy: 'mail', faults: {} })
    const result = await request(routes.sendPasswordLink, {}, { fetch })
    $form.set({ busy: null, faults: {} })
    if (result.ok) $sentUntil.set(new Date(Date.now() + PASSWORD_LINK_MINUTES * 60_000))
    else {
      const description = explained(result.failure, recoveryTexts.sendFailed)
      toasts.show({ title: recoveryTexts.sendFailed, description, variant: 'destructive' })
    }
  }

  /** Sets the new password and opens the login page. */
  async function send(
    { code = '', newPassword = '', repeated = '' }: Partial<TypedPasswords & { code: string }>,
    by: 'code' | 'passkey',
  ): Promise<void> {
    if ($form.get().busy !== null) return
    const state = $link.get()
    const needsCode = by === 'code' && (state.step !== 'valid' || state.needsMore)
    const missing = needsCode && code.trim() === '' ? { code: recoveryTexts.codeRequired } : {}
    const faults = { ...missing, ...faultsOf({ newPassword, repeated }) }
    if (Object.keys(faults).length > 0) {
      $form.set({ busy: null, faults })
      return
    }
    $form.set({ busy: by, faults: {} })
    const refused = await replace(newPassword, needsCode ? code : undefined, by)
    $form.set({ busy: null, faults: refused ?? {} })
    if (refused !== null) return
    toasts.showOnNextPage({ title: recoveryTexts.done, description: recoveryTexts.doneText })
    navigate(LOGIN_PATH)
  }

  /**
   * Sends the new password with its proof.
   * @returns null on success, otherwise the errors by field; {} if a message has shown the reason.
   */
  async function replace(newPassword: string, code: string | undefined, by: 'code' | 'passkey') {
    const passkey = by === 'passkey' ? await askPasskey() : undefined
    if (passkey === null) return {}
    const result = await request(
      routes.recoverPassword,
      { body: { link, code, passkey, newPassword } },
      { fetch },
    )
    if (result.ok) return null
    const fields = result.failure.kind === 'http' ? result.failure.fields : {}
    if (Object.keys(fields).length === 0) {
      showError(explained(result.failure, recoveryTexts.setFailed))
    }
    return fields
  }

  /** Asks the browser for a passkey. @returns null when there is none; a message has shown the reason. */
  async function askPasskey() {
    const start = await request(routes.startPasskeyLogin, {}, { fetch })
    if (!start.ok) {
      showError(explained(start.failure, recoveryTexts.setFailed))
      return null
    }
    const passkey = await answer(start.data)
    if (passkey === null) showError(securityTexts.notConfirmed)
    return passkey
  }

  return { $link, $form, $sentUntil, open, sendLink, send }
}

export type PasswordRecovery = ReturnType<typeof createPasswordRecovery>
