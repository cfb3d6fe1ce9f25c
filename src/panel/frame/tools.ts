import { failureText, hasStatus, type RequestFailure } from '#src/client/request.ts'
import { toasts, type Toasts } from '#src/client/toasts.ts'
import { UNPROVEN } from '#src/core/acts.ts'
import { toastTexts } from '#src/core/form-texts.ts'
import { confirmDialog, type ConfirmDialogStore } from './confirm-dialog.ts'
import { session, type Session } from './session.ts'

type Caller = Pick<Session, 'call' | 'download' | 'loginAgain' | 'renew' | '$changed'>

/** Dependencies of the panel's stores. Tests replace them. */
export interface Tools {
  session?: Partial<Caller>
  toasts?: Pick<Toasts, 'show'>
  confirmDialog?: Pick<ConfirmDialogStore, 'ask'>
}

/** Returns the dependencies of a store, and functions that handle failed calls. */
export function toolsOf(given: Tools = {}) {
  const tools = { toasts, confirmDialog, ...given, session: (given.session ?? session) as Caller }

  function showError(description: string): void {
    tools.toasts.show({ title: toastTexts.errorTitle, description, variant: 'destructive' })
  }

  /**
   * Opens the login page if the session has ended.
   * @returns whether the failure needs no message: the session has ended, or the administrator has cancelled the act.
   */
  function isHandled(failure: RequestFailure): boolean {
    if (isSignedOut(failure)) tools.session.loginAgain()
    return needsNoMessage(failure)
  }

  /**
   * Shows why a call failed. This is the server's message, `unexplained` if the server answered without one, or
   * `fallback` if it did not answer. After a 401, opens the login page instead; a cancelled act is no error.
   */
  function explain(failure: RequestFailure, fallback: string, unexplained?: string): void {
    if (!isHandled(failure)) showError(failureText(failure, fallback, unexplained))
  }

  return { ...tools, showError, isHandled, explain }
}

function isSignedOut(failure: RequestFailure): boolean {
  return failure.kind === 'unauthenticated' || hasStatus(failure, 401)
}

/** Whether the session has ended, or the administrator did not want to confirm a grave act. */
export function needsNoMessage(failure: RequestFailure): boolean {
  return isSignedOut(failure) || (failure.kind === 'http' && failure.code === UNPROVEN)
}
