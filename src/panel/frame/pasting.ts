import { panelTexts } from './texts.ts'
import { toasts as documentToasts, type Toasts } from '#src/stores/toasts.ts'

/** The part of an input or text area that decides what becomes of a pasted text. */
type PastedInto = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'maxLength'>

/** Tells of a pasted text that does not fit into its field: browsers cut it without a word. */
export function tellOfCut(
  { value, selectionStart, selectionEnd, maxLength }: PastedInto,
  pasted: string,
  toasts: Pick<Toasts, 'show'> = documentToasts,
): void {
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
  const length = kept + pasted.trim().replaceAll('\r\n', '\n').length
  // Fields without a limit have -1.
  if (maxLength < 0 || length <= maxLength) return
  toasts.show({
    title: panelTexts.pasteCut,
    description: panelTexts.pasteCutText(maxLength),
    variant: 'destructive',
  })
}
