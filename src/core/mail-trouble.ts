import { z } from 'zod'
import { instant } from './fields.ts'
import type { MailState } from './outbox.ts'

const waiting = z.number()

/** Why mails do not go out. `waiting` is their number. */
export const mailTrouble = z.discriminatedUnion('kind', [
  /** No mail server is configured. */
  z.object({ kind: z.literal('unset'), waiting }),
  /** Mails have been stuck since this time, longer than `STUCK_AFTER_MINUTES`. */
  z.object({ kind: z.literal('standing'), waiting, since: instant }),
  /** The mail server could not be reached for some minutes. */
  z.object({ kind: z.literal('unreachable'), waiting }),
  /** The mail server works, but some mails are only accepted later. */
  z.object({ kind: z.literal('postponed'), waiting }),
])

export type MailTrouble = z.output<typeof mailTrouble>

/** Numbers of mails in the outbox. */
export interface MailCounts {
  /** ISO instant since which mails are stuck; null if none is. */
  standingSince: string | null
  /** Mails that wait to be sent, without mails planned for later. */
  waitingMails: number
  /** Mails that could not be sent yet and are tried again. */
  triedMails: number
  /** Tried mails for which the mail server could not be reached. */
  unreachableMails: number
  /** Entries that need the administrator. */
  attention: number
}

/** Returns why mails do not go out; null if all go out, or if this deploy is a preview, which sends none. */
export function mailTroubleOf(state: MailState, counts: MailCounts) {
  const { standingSince, waitingMails, triedMails, unreachableMails, attention } = counts
  if (state === 'preview') return null
  if (state === 'unset') return { kind: 'unset', waiting: waitingMails + attention } as const
  if (standingSince !== null) {
    return { kind: 'standing', waiting: waitingMails, since: new Date(standingSince) } as const
  }
  if (unreachableMails > 0) return { kind: 'unreachable', waiting: waitingMails } as const
  return triedMails > 0 ? ({ kind: 'postponed', waiting: triedMails } as const) : null
}
