import type { Database } from '#db/client.ts'
import * as withdrawals from '#db/queries/withdrawals.ts'
import { INBOX_PAGE_SIZE } from '#src/contracts/inbox.ts'
import type { Withdrawal, WithdrawalInput, WithdrawalsQuery } from '#src/contracts/withdrawals.ts'
import { type BotSigns, looksLikeBot } from '#src/domain/bots.ts'
import { withdrawalTexts } from '#src/texts/withdrawal.ts'
import { RequestError } from '../errors.ts'
import { deliverSoon, type Sending } from './outbox-orders.ts'

function toWithdrawal(withdrawal: withdrawals.Withdrawal): Withdrawal {
  return { ...withdrawal, createdAt: withdrawal.createdAt.toISOString() }
}

/**
 * Stores a withdrawal from a contract, once per id, and has its receipt and the notice to the owner sent.
 * @returns what is stored, with the instant of its arrival.
 */
export async function withdraw(
  sending: Sending,
  withdrawal: WithdrawalInput & { id: string },
  signs: BotSigns,
): Promise<Withdrawal> {
  const suspicious = looksLikeBot(signs)
  const stored = await withdrawals.insertWithdrawal(sending.db, { ...withdrawal, suspicious })
  deliverSoon(sending)
  return toWithdrawal(stored)
}

/** Takes a suspicious withdrawal for a real one: its receipt is sent. */
export async function admit(sending: Sending, id: string): Promise<{ success: true }> {
  const isAdmitted = await withdrawals.admitWithdrawal(sending.db, id)
  if (!isAdmitted) throw new RequestError(404, withdrawalTexts.notFound)
  deliverSoon(sending)
  return { success: true }
}

/** A stored withdrawal, by the id that only its receipt names. @throws RequestError 404 for an unknown one. */
export async function readWithdrawal(db: Database, id: string): Promise<Withdrawal> {
  const stored = await withdrawals.findWithdrawal(db, id)
  if (stored === undefined) throw new RequestError(404, withdrawalTexts.notFound)
  return toWithdrawal(stored)
}

/** A page of the withdrawals, newest first. */
export async function pageOfWithdrawals(db: Database, { page, ...filter }: WithdrawalsQuery) {
  const slice = { limit: INBOX_PAGE_SIZE, offset: (page - 1) * INBOX_PAGE_SIZE }
  const { items, total } = await withdrawals.listWithdrawals(db, filter, slice)
  return { items: items.map(toWithdrawal), total, page, pageSize: INBOX_PAGE_SIZE }
}
