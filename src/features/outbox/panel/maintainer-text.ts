import { formatMinute } from '#src/core/lithuanian.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import type { OutboxPage } from '../contracts.ts'
import { outboxTexts } from './texts.ts'

const texts = outboxTexts.maintainer

/**
 * Writes why mails do not go out, for whoever maintains the site. Names no client and no mail.
 * @returns null if the maintainer is not needed.
 */
export function maintainerText(
  { trouble, report, nextTryAt }: Pick<OutboxPage, 'trouble' | 'report' | 'nextTryAt'>,
  site: string,
): string | null {
  if (trouble?.kind !== 'unset' && trouble?.kind !== 'standing') return null
  const facts =
    trouble.kind === 'unset'
      ? [texts.unset]
      : [
          texts.down,
          texts.since(formatMinute(trouble.since)),
          report === null ? texts.noReport : texts.report(formatMinute(report.at), report.words),
        ]
  return [
    texts.greeting(site),
    ...facts,
    texts.waiting(trouble.waiting),
    ...(trouble.kind === 'unset'
      ? []
      : [texts.next(outboxTexts.nextTry(nextTryAt && formatMinute(nextTryAt)))]),
    texts.please,
  ].join('\n')
}

/** Copies the text for the maintainer, and says so or that it failed. */
export async function copyForMaintainer(
  text: string,
  {
    copyText = (copied) => navigator.clipboard.writeText(copied),
    ...given
  }: Tools & { copyText?: (text: string) => Promise<void> } = {},
): Promise<void> {
  const { toasts, showError } = toolsOf(given)
  try {
    await copyText(text)
    toasts.show({ title: outboxTexts.copied, description: outboxTexts.copiedText })
  } catch {
    showError(outboxTexts.copyFailed)
  }
}
