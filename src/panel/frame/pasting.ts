import { panelTexts } from './texts.ts'
import { toasts as documentToasts, type Toasts } from '#src/client/toasts.ts'

/** State of the field into which text is pasted. */
type PastedInto = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'maxLength'>

/** Shows a toast if pasted text exceeds the limit of its field. Browsers truncate it silently. */
export function warnOfTruncation(
  { value, selectionStart, selectionEnd, maxLength }: PastedInto,
  pasted: string,
  toasts: Pick<Toasts, 'show'> = documentToasts,
): void {
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
  const length = kept + pasted.trim().replaceAll('\r\n', '\n').length
  // `maxLength` is -1 if the field has no limit.
  if (maxLength < 0 || length <= maxLength) return
  toasts.show({
    title: panelTexts.pasteCut,
    description: panelTexts.pasteCutText(maxLength),
    variant: 'destructive',
  })
}
