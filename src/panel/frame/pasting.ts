import { panelTexts } from './texts.ts'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'

/** Field state that limits a pasted text. */
type PastedInto = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'maxLength'>

/** Shows a toast if a pasted text does not fit its field, because browsers truncate it silently. */
export function warnOfTruncation(
  { value, selectionStart, selectionEnd, maxLength }: PastedInto,
  pasted: string,
  toasts: Pick<Toasts, 'show'> = documentToasts,
): void {
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
  const length = kept + pasted.trim().replaceAll('\r\n', '\n').length
  // `maxLength` is -1 for a field without a limit.
  if (maxLength < 0 || length <= maxLength) return
  toasts.show({
    title: panelTexts.pasteCut,
    description: panelTexts.pasteCutText(maxLength),
    variant: 'destructive',
  })
}
