import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'

/** Dismisses the visible toast if it reports an error, which no longer applies. */
export function dismissError({
  $toast,
  dismiss,
}: Pick<Toasts, '$toast' | 'dismiss'> = documentToasts): void {
  if ($toast.get()?.variant === 'destructive') dismiss()
}
