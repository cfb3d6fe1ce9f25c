import { z } from 'zod'
import { findOrderWithdrawal } from './withdrawal-queries.ts'
import { withdrawalForm, withdrawalId, type WithdrawalInput } from '../withdrawal-contracts.ts'
import { type BotSigns, HONEYPOT } from '#src/core/visitor-forms.ts'
import { inOneLine } from '#src/core/characters.ts'
import { formatDay, formatMinute } from '#src/core/lithuanian.ts'
import { receiptFacts, withdrawalTexts } from '../withdrawal-texts.ts'
import {
  SIGNATURE,
  STEP,
  WithdrawalCheck,
  type WithdrawalField,
  WithdrawalForm,
  WithdrawalReceipt,
  type WithdrawalStep,
} from '../site/Withdrawal.tsx'
import { mailState } from '#src/server/mail.ts'
import { found } from '#src/server/errors.ts'
import { sessionOf } from './order-session.ts'
import { namesOrder } from '../withdrawals.ts'
import { isSigned, receiptMoney, signWithdrawal, withdraw } from './withdrawals.ts'
import {
  showFormOnRefusal,
  PAGE_RATE_LIMIT,
  type PageAnswer,
  type PageCall,
  type VisitorPage,
} from '#src/server/visitor-page.tsx'

const EMPTY = { name: '', email: '', contract: '', note: '' }

/** The withdrawal page: form, check, confirmation, receipt (Civil Code, article 6.228-10). */
export const withdrawalPage: VisitorPage = {
  path: '/sutarties-atsisakymas',
  rateLimit: PAGE_RATE_LIMIT,
  get: () => Promise.resolve(formPage(EMPTY)),
  post: answerStep,
}

async function answerStep(call: PageCall): Promise<PageAnswer> {
  const step = call.form.get(STEP) as WithdrawalStep | null
  const id = withdrawalId.safeParse(call.form.get('id'))
  if (step === 'atsisiusti' && id.success) return await receiptFile(call, id.data)
  const trapped = call.form.get(HONEYPOT)
  const signs = { website: trapped === '' ? null : trapped }
  const values = writtenIn(call.form)
  if (step === 'taisyti') return formPage(values)
  const parsed = withdrawalForm.safeParse(values)
  if (!parsed.success) {
    const { fieldErrors } = z.flattenError(parsed.error)
    const messages = Object.entries(fieldErrors).map(([name, [message]]) => [name, message])
    return formPage(values, Object.fromEntries(messages) as Record<WithdrawalField, string>)
  }
  const shown = { ...parsed.data, id: crypto.randomUUID() }
  if (step !== 'patvirtinti') return checkPage(shown, signs)
  const input = { ...parsed.data, id: id.data ?? '' }
  if (!isSigned(input, signs, call.form.get(SIGNATURE) ?? '')) {
    return checkPage(shown, signs, withdrawalTexts.checkAgain)
  }
  return await showFormOnRefusal(received(call, input, signs), (message) =>
    checkPage(input, signs, message),
  )
}

async function received(
  call: PageCall,
  input: WithdrawalInput & { id: string },
  signs: BotSigns,
): Promise<PageAnswer> {
  const { id } = await withdraw(call, input, signs)
  const withdrawal = await storedWithdrawal(call, id)
  const orderId = sessionOf(call.request)?.orderId
  const body = (
    <WithdrawalReceipt
      withdrawal={withdrawal}
      money={receiptMoney(withdrawal)}
      seller={call.owner}
      isMailed={mailState() === 'on'}
      isFromOrder={orderId !== undefined && namesOrder(withdrawal, orderId)}
    />
  )
  return { title: withdrawalTexts.receiptTitle, body }
}

/** Shows the second step. The shown values are signed, so that only they can be confirmed. */
function checkPage(
  withdrawal: WithdrawalInput & { id: string },
  signs: { website: string | null },
  message: string | null = null,
) {
  const body = (
    <WithdrawalCheck
      withdrawal={withdrawal}
      trapped={signs.website}
      signature={signWithdrawal(withdrawal, signs)}
      message={message}
    />
  )
  return { title: withdrawalTexts.checkTitle, body }
}

function writtenIn(form: URLSearchParams): Record<WithdrawalField, string> {
  const written = Object.keys(EMPTY).map((name) => [name, inOneLine(form.get(name) ?? '')])
  return Object.fromEntries(written) as Record<WithdrawalField, string>
}

function formPage(
  values: Record<WithdrawalField, string>,
  messages?: Record<WithdrawalField, string>,
): PageAnswer {
  const body = <WithdrawalForm values={values} messages={messages ?? {}} />
  if (messages === undefined) return { title: withdrawalTexts.title, body }
  return { status: 400, title: withdrawalTexts.faultsTitle, body }
}

const storedWithdrawal = ({ db }: PageCall, id: string) =>
  found(findOrderWithdrawal(db, id), withdrawalTexts.notFound)

async function receiptFile(call: PageCall, id: string): Promise<Response> {
  const { owner } = call
  const withdrawal = await storedWithdrawal(call, id)
  const lines = receiptFacts(withdrawal, formatMinute(withdrawal.createdAt), owner)
    .filter(([, value]) => value !== null)
    .map((fact) => fact.join(': '))
  const { receiptTitle, statement } = withdrawalTexts
  const text = [receiptTitle, statement, ...lines, receiptMoney(withdrawal)].join('\r\n\r\n')
  const name = `${withdrawalTexts.file}-${formatDay(withdrawal.createdAt)}.txt`
  return new Response(`\uFEFF${text}\r\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
