import { failureText, hasStatus, type RequestFailure } from '#src/client/request.ts'
import { toastTexts } from '#src/texts/toasts.ts'
import type { Session } from '../frame/session.ts'
import type { Toasts } from '#src/stores/toasts.ts'

/** What the assistants of a form share. */
export interface AssistantParts {
  session: Pick<Session, 'call' | 'loginAgain'>
  toasts?: Pick<Toasts, 'show'>
}

/** Tells in a toast that something is missing or has failed (specification, section 8). */
export function showError(toasts: Pick<Toasts, 'show'>, description: string): void {
  toasts.show({ title: toastTexts.errorTitle, description, variant: 'destructive' })
}

/** Tells of a failed call by the server's sentence or the fallback; after a 401 leads to the login. */
export function explainFailure(
  { session, toasts }: { session: Pick<Session, 'loginAgain'>; toasts: Pick<Toasts, 'show'> },
  failure: RequestFailure,
  fallback: string,
): void {
  if (failure.kind === 'unauthenticated' || hasStatus(failure, 401)) session.loginAgain()
  else showError(toasts, failureText(failure, fallback))
}
