import {
  correspondenceTexts as texts,
  correspondenceTexts,
} from '#src/features/orders/correspondence-texts.ts'
import { PASSPHRASE_MIN, PASSPHRASE_MAX } from '#src/features/orders/correspondence.ts'
import { Button } from '#src/ui/Button.tsx'
import { HiddenFields } from '#src/site/HiddenFields.tsx'
import { orderTexts } from '#src/features/orders/texts.ts'
import { Notice } from '#src/site/Notice.tsx'
import { Field } from '#src/ui/Field.tsx'

interface PassphraseFieldProps {
  hint?: string
  /** False if the form can be sent without a passphrase. */
  required?: boolean
  passphrase: string
  message: string | undefined
}

/**
 * Asks for the passphrase of the messages. The field is not a password field, because the browser would offer to store
 * the passphrase and fill it in for other people.
 */
export function PassphraseField({ passphrase, required = true, ...field }: PassphraseFieldProps) {
  return (
    <Field label={correspondenceTexts.passphrase} {...field}>
      {({ className, ...control }) => (
        <input
          {...control}
          name="zodis"
          type="text"
          required={required}
          // Lets CSS tell whether something is typed.
          placeholder=" "
          maxLength={PASSPHRASE_MAX}
          defaultValue={passphrase}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={`${className} max-w-sm`}
        />
      )}
    </Field>
  )
}

/** The required passphrase: existing or new. */
export type Lock = 'passphrase' | 'new-passphrase'

interface LockedOrderProps {
  lock: Lock
  orderId: string
  /** The fault of the given passphrase. */
  message: string | undefined
  /** The owner's email address. */
  email: string
}

/** Asks for the passphrase of an order, and reveals nothing about the order. */
export function LockedOrder({ lock, orderId, message, email }: LockedOrderProps) {
  const isNew = lock === 'new-passphrase'
  return (
    <div className="column flex flex-col gap-6 pt-page">
      <h1 className="title">{isNew ? texts.newPassphraseTitle : texts.lockedTitle}</h1>
      <p className="lead">{isNew ? texts.newPassphraseText : texts.lockedText}</p>
      <form method="post" noValidate data-in-place className="flex flex-col gap-4">
        <HiddenFields values={{ uzsakymas: orderId }} />
        <PassphraseField
          {...(isNew ? { hint: texts.passphraseHint(PASSPHRASE_MIN) } : {})}
          passphrase=""
          message={message}
        />
        <div>
          <Button type="submit">{isNew ? texts.setPassphrase : texts.openWithPassphrase}</Button>
        </div>
      </form>
      {isNew ? null : (
        <details>
          <summary className="link w-fit cursor-pointer py-2 font-semibold">
            {texts.lostSummary}
          </summary>
          <p>{texts.lostText(email)}</p>
        </details>
      )}
    </div>
  )
}

/** Shows the button that opens an order by its link, and reveals nothing about the order. */
export function OrderOpening() {
  return (
    <Notice title={orderTexts.title} text={orderTexts.openText}>
      <form method="post" data-in-place>
        <Button type="submit">{orderTexts.openPage}</Button>
      </form>
    </Notice>
  )
}

/** Offers another link instead of a used or expired one. */
export function SpentLink() {
  return (
    <Notice title={orderTexts.spentTitle} text={orderTexts.spentText}>
      <form method="post" data-in-place>
        <HiddenFields values={{ siusti: 'taip' }} />
        <Button type="submit">{orderTexts.sendLink}</Button>
      </form>
    </Notice>
  )
}
