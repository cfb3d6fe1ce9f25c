import type { Withdrawal, WithdrawalInput } from '#src/contracts/withdrawals.ts'
import { HONEYPOT } from '#src/domain/bots.ts'
import { formatMinute } from '#src/domain/lithuanian.ts'
import { receiptFacts, withdrawalFacts, withdrawalTexts } from '#src/texts/withdrawal.ts'
import { Button } from '../../islands/ui/Button.tsx'
import { Field } from '../../islands/ui/Field.tsx'
import { Honeypot } from '../../islands/ui/Honeypot.tsx'
import { PrivacyNote } from '../PrivacyNote.tsx'
import { Facts } from './Facts.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { Notice } from './Notice.tsx'

/** Name of the field that says what a form of the page asks for. */
export const STEP = 'zingsnis'

/** What a form of the page asks for: to check what was written, to change it, to store it, or its receipt. */
export type WithdrawalStep = 'tikrinti' | 'taisyti' | 'patvirtinti' | 'atsisiusti'

const step = (value: WithdrawalStep) => ({ name: STEP, value })

const FIELDS = [
  { name: 'name', label: 'nameLabel', hint: null, type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'emailLabel', hint: 'emailHint', type: 'email', autoComplete: 'email' },
  { name: 'contract', label: 'contractLabel', hint: 'contractHint', type: 'text' },
  { name: 'note', label: 'noteLabel', hint: 'noteHint', type: 'text' },
] as const

export type WithdrawalField = (typeof FIELDS)[number]['name']

interface FormProps {
  values: Readonly<Record<WithdrawalField, string>>
  /** What is wrong with a field. */
  messages: Readonly<Partial<Record<WithdrawalField, string>>>
}

/** The first step: who withdraws from what. */
export function WithdrawalForm({ values, messages }: FormProps) {
  return (
    <Notice title={withdrawalTexts.title} text={withdrawalTexts.intro}>
      <form method="post" noValidate className="flex w-full flex-col gap-5">
        {FIELDS.map(({ name, label, hint, type, ...rest }) => (
          <Field
            key={name}
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
  id: string
  withdrawal: WithdrawalInput
  /** What stood in the field that people cannot see. */
  trapped: string | null
}

/** The second step: everything that was written, and the button that withdraws. */
export function WithdrawalCheck({ id, withdrawal, trapped }: CheckProps) {
  return (
    <Notice title={withdrawalTexts.checkTitle} text={withdrawalTexts.checkIntro}>
      <Facts facts={withdrawalFacts(withdrawal)} />
      <form method="post" className="flex flex-wrap gap-3">
        <HiddenFields values={{ id, ...withdrawal, [HONEYPOT]: trapped === '' ? null : trapped }} />
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

/** That the withdrawal has arrived, and when. */
export function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  return (
    <Notice
      title={withdrawalTexts.receiptTitle}
      text={withdrawalTexts.receiptIntro(withdrawal.email)}
    >
      <p>{withdrawalTexts.statement}</p>
      <Facts facts={receiptFacts(withdrawal, formatMinute(withdrawal.createdAt))} />
      <form method="post">
        <HiddenFields values={{ id: withdrawal.id }} />
        <Button type="submit" quiet {...step('atsisiusti')}>
          {withdrawalTexts.download}
        </Button>
      </form>
    </Notice>
  )
}
