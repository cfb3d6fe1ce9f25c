import { atom } from 'nanostores'
import {
  type AnswerOf,
  failureText,
  hasStatus,
  request,
  type CallInput,
  type Fetch,
  type InputOf,
  type RequestResult,
} from '#src/client/request.ts'
import { requestFile, type RequestedFile } from '#src/client/request-file.ts'
import type { Route } from '#src/core/routes.ts'
import * as routes from '#src/core/routes.ts'
import { answerPasskey, canUsePasskeys } from '#src/client/passkeys.ts'
import { ADMINISTRATOR_KEY } from '#src/site/administrator.ts'
import { UNPROVEN } from '#src/core/acts.ts'
import { proof } from './proof.ts'
import { adminTexts } from './texts.ts'
import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'

/** Storage key of the session token (specification, section 6). */
export const ADMIN_TOKEN_KEY = 'adminToken'

export const ADMIN_PATH = '/admin'
export const LOGIN_PATH = '/admin/login'
export const RECOVERY_PATH = '/admin/slaptazodis'

/** Storage key of the view that a login leads back to. */
const PLACE_KEY = 'adminPlace'

export interface LoginState {
  /** `passkey`: the browser asks for a passkey, or the server checks it. */
  status: 'idle' | 'submitting' | 'passkey'
  passwordMessage: string | null
}

/** Maximum milliseconds that a navigation takes, even with a slow connection. */
const LEAVING_MS = 5000

const IDLE: LoginState = { status: 'idle', passwordMessage: null }

/** Creates the store of the administrator's session in this browser. */
export function createSession({
  fetch,
  toasts = documentToasts,
  storage = browserStorage('localStorage'),
  navigate = (path) => location.assign(path),
  place = () => location.hash,
  answer = answerPasskey,
  prove = proof.ask,
}: {
  fetch?: Fetch
  toasts?: Pick<Toasts, 'show' | 'showOnNextPage'>
  storage?: KeyValueStorage
  navigate?: (path: string) => void
  place?: () => string
  answer?: typeof answerPasskey
  prove?: typeof proof.ask
} = {}) {
  const $login = atom(IDLE)
  /** Last successful call that may have changed stored data. */
  const $changed = atom<{ route: Route } | null>(null)
  /** Whether the login page is being opened. A second navigation would abort the first. */
  let leaving = false
  const token = () => storage.getItem(ADMIN_TOKEN_KEY)

  /** Whether a token is stored. Only the server knows whether it is valid. */
  const isLoggedIn = () => token() !== null

  /** Deletes the token and the flag by which public pages recognize the administrator. */
  function forget(): void {
    storage.removeItem(ADMIN_TOKEN_KEY)
    storage.removeItem(ADMINISTRATOR_KEY)
  }

  function openLogin(): void {
    leaving = true
    setTimeout(() => (leaving = false), LEAVING_MS)
    navigate(LOGIN_PATH)
  }

  /**
   * Opens the login page if there is no token. The login leads back to the current view.
   * @returns whether there is a token.
   */
  function requireLogin(): boolean {
    if (isLoggedIn()) return true
    if (leaving) return false
    storage.setItem(PLACE_KEY, place())
    openLogin()
    return false
  }

  /**
   * Opens the login page after a 401 if the token was deleted. The page says that the session has ended, and leads back
   * to the current view.
   */
  function loginAgain(): void {
    // Several calls may fail at once, also after a logout. If there is a token again, another tab has logged in.
    if (leaving || requireLogin()) return
    toasts.showOnNextPage({
      title: adminTexts.sessionEndedTitle,
      description: adminTexts.sessionEndedText,
    })
  }

  async function login(password: string): Promise<void> {
    if ($login.get().status !== 'idle') return
    if (password === '') {
      $login.set({ status: 'idle', passwordMessage: adminTexts.passwordRequired })
      return
    }
    $login.set({ status: 'submitting', passwordMessage: null })
    const result = await request(routes.login, { body: { password } }, { fetch })
    $login.set(IDLE)
    if (result.ok) enter(result.data.sessionToken)
    else refuse(failureText(result.failure, adminTexts.notReached, adminTexts.loginUnexplained))
  }

  /** Asks for a passkey and logs in with it. */
  async function loginByPasskey(): Promise<void> {
    if ($login.get().status !== 'idle') return
    $login.set({ status: 'passkey', passwordMessage: null })
    const result = await tryPasskey()
    $login.set(IDLE)
    if (result === null) refuse(adminTexts.passkeyFailed)
    else if (result.ok) enter(result.data.sessionToken)
    else refuse(failureText(result.failure, adminTexts.notReached, adminTexts.passkeyFailed))
  }

  /**
   * @returns the result of the login; null if the browser returned no passkey, for example because the user cancelled.
   */
  async function tryPasskey() {
    const start = await request(routes.startPasskeyLogin, {}, { fetch })
    if (!start.ok) return start
    const body = await answer(start.data)
    if (body === null) return null
    return request(routes.loginByPasskey, { body }, { fetch })
  }

  /** Stores the token of a session, in place of an earlier one. */
  function renew(token: string): void {
    storage.setItem(ADMIN_TOKEN_KEY, token)
    storage.setItem(ADMINISTRATOR_KEY, 'yes')
  }

  function enter(token: string): void {
    renew(token)
    toasts.show({ title: adminTexts.loginSucceededTitle, description: adminTexts.redirecting })
    // The next page shows this toast after the redirect, so no description announces the redirect.
    toasts.showOnNextPage({ title: adminTexts.loginSucceededTitle })
    navigate(ADMIN_PATH + (storage.getItem(PLACE_KEY) ?? ''))
    storage.removeItem(PLACE_KEY)
  }

  function refuse(description: string): void {
    toasts.show({ title: adminTexts.loginFailedTitle, description, variant: 'destructive' })
  }

  /** Deletes the token and opens the login page without waiting for the server (specification, section 4). */
  function logout(): void {
    const ended = token()
    forget()
    void request(routes.logout, { token: ended, keepalive: true }, { fetch })
    openLogin()
  }

  /**
   * Makes a call with the session's token. A 401 deletes the token, unless another tab has logged in since.
   * @param take receives the answer before any store hears of the change.
   */
  async function call<const R extends Route>(
    route: R,
    input: InputOf<R>,
    take?: (answer: AnswerOf<R>) => void,
  ): Promise<RequestResult<AnswerOf<R>>> {
    const result = await authorised(
      route,
      (sent) => request(route, { ...input, token: sent }, { fetch }),
      'body' in input ? input.body : undefined,
    )
    if (result.ok) take?.(result.data)
    if (result.ok && route.method !== 'GET') $changed.set({ route })
    return result
  }

  /** Makes a call that returns null after a 401 (specification, section 7). */
  async function callOrNothing<const R extends Route>(
    route: R,
    input: InputOf<R>,
  ): Promise<RequestResult<AnswerOf<R> | null>> {
    const result = await call(route, input)
    const isSignedOut = !result.ok && hasStatus(result.failure, 401)
    return isSignedOut ? { ok: true, data: null } : result
  }

  /** Opens the panel from the login page if the session is valid. */
  async function resume(): Promise<void> {
    if (!isLoggedIn()) return
    const result = await callOrNothing(routes.getPublishing, {})
    if (result.ok && result.data !== null) navigate(ADMIN_PATH)
  }

  /** Makes a call that returns a file. A 401 deletes the token, unless another tab has logged in since. */
  async function download(
    route: Route,
    input: Pick<CallInput, 'params' | 'query' | 'signal'>,
  ): Promise<RequestResult<RequestedFile>> {
    return authorised(route, (sent) => requestFile(route, { ...input, token: sent }, { fetch }))
  }

  /**
   * Makes a call with the session's token. A grave act that is refused is repeated once the administrator has confirmed
   * the session.
   */
  async function authorised<Result extends RequestResult<unknown>>(
    route: Route,
    send: (token: string | null) => Promise<Result>,
    body?: unknown,
  ): Promise<Result> {
    const sent = token()
    const result = await send(sent)
    if (result.ok) return result
    // Another tab may have logged in since the call began.
    if (hasStatus(result.failure, 401) && token() === sent) forget()
    if (result.failure.kind !== 'http' || result.failure.code !== UNPROVEN) return result
    const isProven = await prove(route, Object.keys(result.failure.fields), body)
    return isProven ? authorised(route, send, body) : result
  }

  return {
    $login,
    $changed,
    isLoggedIn,
    requireLogin,
    loginAgain,
    login,
    canUsePasskeys,
    loginByPasskey,
    logout,
    resume,
    renew,
    call,
    download,
  }
}

export type Session = ReturnType<typeof createSession>

export const session = createSession()
