import { failureText, hasStatus, type RequestFailure } from '#src/client/request.ts'
import { toasts, type Toasts } from '#src/client/toasts.ts'
import { toastTexts } from '#src/core/form-texts.ts'
import { confirmDialog, type ConfirmDialogStore } from './confirm-dialog.ts'
import { session, type Session } from './session.ts'

type Caller = Pick<Session, 'call' | 'download' | 'loginAgain' | '$changed'>

/** Dependencies of the panel's stores. Tests pass their own. */
export interface Tools {
  session?: Partial<Caller>
  toasts?: Pick<Toasts, 'show'>
  confirmDialog?: Pick<ConfirmDialogStore, 'ask'>
}

/** Returns the dependencies of a store and the handling of failed calls. */
export function toolsOf(given: Tools = {}) {
  const tools = { toasts, confirmDialog, ...given, session: (given.session ?? session) as Caller }

  function showError(description: string): void {
    tools.toasts.show({ title: toastTexts.errorTitle, description, variant: 'destructive' })
  }

  /** Redirects to the login if the session has ended. @returns whether it has ended. */
  function hasEnded(failure: RequestFailure): boolean {
    if (!isSignedOut(failure)) return false
    tools.session.loginAgain()
    return true
  }

  /**
   * Shows why a call failed: the server's message or, without one, `unexplained` if the server answered and `fallback`
   * otherwise. After a 401, redirects to the login instead.
   */
  function explain(failure: RequestFailure, fallback: string, unexplained?: string): void {
    if (!hasEnded(failure)) showError(failureText(failure, fallback, unexplained))
  }

  return { ...tools, showError, hasEnded, explain }
}

export function isSignedOut(failure: RequestFailure): boolean {
  return failure.kind === 'unauthenticated' || hasStatus(failure, 401)
}
