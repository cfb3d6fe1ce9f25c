import { shownEmail } from '#src/core/shown-email.ts'
import type { WithdrawalInput } from '../withdrawal-contracts.ts'
import { HONEYPOT } from '#src/core/visitor-forms.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import type { Seller } from '#src/features/settings/seller-texts.ts'
import { receiptFacts, withdrawalFacts, withdrawalTexts } from '../withdrawal-texts.ts'
import { correspondenceTexts } from '../correspondence-texts.ts'
import { ORDER_PATH } from '../orders.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Honeypot } from '#src/ui/Honeypot.tsx'
import { PrivacyNote } from '#src/site/PrivacyNote.tsx'
import { Facts } from '#src/site/Facts.tsx'
import { FaultList } from '#src/site/FaultList.tsx'
import { HiddenFields } from '#src/site/HiddenFields.tsx'
import { Notice } from '#src/site/Notice.tsx'

/** Name of the field with the requested step. */
export const STEP = 'zingsnis'

/** Name of the field with the signature of the values to confirm. */
export const SIGNATURE = 'parasas'

/** Step requested by a form: check the values, edit them, store them, or download the receipt. */
export type WithdrawalStep = 'tikrinti' | 'taisyti' | 'patvirtinti' | 'atsisiusti'

const step = (value: WithdrawalStep) => ({ name: STEP, value })

const FIELDS = [
  { name: 'name', label: 'nameLabel', hint: null, type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'emailLabel', hint: 'emailHint', type: 'email', autoComplete: 'email' },
  { name: 'contract', label: 'contractLabel', hint: 'contractHint', type: 'text' },
  { name: 'note', label: 'noteLabel', hint: 'noteHint', type: 'text' },
] as const

/** Returns the id of a field's fault. */
const faultId = (name: string) => `${name}-klaida`

export type WithdrawalField = (typeof FIELDS)[number]['name']

interface FormProps {
  values: Readonly<Record<WithdrawalField, string>>
  /** Faults by field. */
  messages: Readonly<Partial<Record<WithdrawalField, string>>>
}

/** Shows the first step: the form for the client and the contract. */
export function WithdrawalForm({ values, messages }: FormProps) {
  const faults = FIELDS.flatMap(({ name }) => {
    const message = messages[name]
    return message === undefined ? [] : [{ href: `#${faultId(name)}`, message }]
  })
  return (
    <Notice
      above={withdrawalTexts.step(1)}
      title={withdrawalTexts.title}
      text={withdrawalTexts.intro}
    >
      <form method="post" noValidate className="flex w-full flex-col gap-5 [&_label]:flex-col">
        <FaultList lead={withdrawalTexts.faults} faults={faults} />
        {FIELDS.map(({ name, label, hint, type, ...rest }) => (
          <div key={name} id={faultId(name)}>
            <Field
              label={withdrawalTexts[label]}
              {...(hint === null ? {} : { hint: withdrawalTexts[hint] })}
              message={messages[name]}
            >
              {(control) => (
                <input
                  {...control}
                  {...rest}
                  name={name}
                  type={type}
                  required={name !== 'note'}
                  defaultValue={values[name]}
                />
              )}
            </Field>
          </div>
        ))}
        <Honeypot />
        <PrivacyNote {...withdrawalTexts.privacy} />
        <div>
          <Button type="submit" {...step('tikrinti')}>
            {withdrawalTexts.check}
          </Button>
        </div>
      </form>
    </Notice>
  )
}

interface CheckProps {
  withdrawal: WithdrawalInput & { id: string }
  /** Value of the field hidden from people. */
  trapped: string | null
  /** The server's signature of all these values. */
  signature: string
  /** Reason why the step is shown again. */
  message: string | null
}

/** Shows the second step: all values, and the button that withdraws. */
export function WithdrawalCheck({ withdrawal, trapped, signature, message }: CheckProps) {
  return (
    <Notice
      above={withdrawalTexts.step(2)}
      title={withdrawalTexts.checkTitle}
      text={withdrawalTexts.checkIntro}
    >
      {message === null ? null : (
        <p role="alert" className="font-semibold">
          {message}
        </p>
      )}
      <Facts facts={withdrawalFacts(withdrawal)} />
      <form method="post" className="flex flex-wrap gap-3">
        <HiddenFields values={{ ...withdrawal, [HONEYPOT]: trapped, [SIGNATURE]: signature }} />
        <Button type="submit" {...step('patvirtinti')}>
          {withdrawalTexts.confirm}
        </Button>
        <Button type="submit" quiet {...step('taisyti')}>
          {withdrawalTexts.edit}
        </Button>
      </form>
    </Notice>
  )
}

/** Confirms that the withdrawal has arrived, and when. */
export function WithdrawalReceipt({
  withdrawal,
  money,
  seller,
  isMailed,
  isFromOrder,
}: {
  withdrawal: WithdrawalInput & { id: string; createdAt: Date }
  /** Sentence about the money to return. */
  money: string
  seller: Pick<Seller, 'legalName' | 'email'>
  /** Whether the site sends mails. */
  isMailed: boolean
  /** Whether the browser has the page of the order open. */
  isFromOrder: boolean
}) {
  const { receiptTitle, receiptMailed } = withdrawalTexts
  return (
    <Notice title={receiptTitle} text={money}>
      {isMailed ? (
        <p className="wrap-anywhere">{receiptMailed(shownEmail(withdrawal.email))}</p>
      ) : null}
      <p>{withdrawalTexts.statement}</p>
      <Facts facts={receiptFacts(withdrawal, formatMinute(withdrawal.createdAt), seller)} />
      <form method="post">
        <HiddenFields values={{ id: withdrawal.id }} />
        <Button type="submit" quiet {...step('atsisiusti')}>
          {withdrawalTexts.download}
        </Button>
      </form>
      {isFromOrder ? (
        <a href={ORDER_PATH} className="link py-2 font-semibold">
          {correspondenceTexts.backToOrder}
        </a>
      ) : null}
    </Notice>
  )
}
