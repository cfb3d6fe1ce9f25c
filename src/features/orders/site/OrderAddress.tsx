import { shownEmail } from '#src/core/shown-email.ts'
import { PASSPHRASE_TRUSTED_DAYS } from '../correspondence.ts'
import { correspondenceTexts as texts } from '../correspondence-texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { HiddenFields } from '#src/site/HiddenFields.tsx'
import { Notice } from '#src/site/Notice.tsx'
import { PassphraseField } from './OrderLock.tsx'

export interface OrderAddressProps {
  orderId: string
  /** Where messages go. */
  email: string
  /** Where the checkout's receipts go. */
  paidEmail: string
  /** Whether it can be changed: at once, by the passphrase, by the coach alone, as no passphrase is set or it is new, or no more. */
  change: 'free' | 'by-word' | 'by-coach' | 'by-coach-yet' | 'no'
  /** Where the owner is written to. */
  ownerEmail: string
  /** The address that was typed, and its fault. */
  typed?: string | undefined
  fault?: string | undefined
  passphraseFault?: string | undefined
}

/** Where an order's messages go, and how that is changed: an address with a slip sends them to a stranger. */
export function OrderAddress(props: OrderAddressProps) {
  const { orderId, email, paidEmail, change, ownerEmail, typed, fault, passphraseFault } = props
  return (
    <section className="flex flex-col gap-3">
      <h2 className="heading">{texts.addressHeading}</h2>
      <p className="wrap-anywhere">
        <strong>{shownEmail(email)}</strong>
      </p>
      {paidEmail === email ? null : <p>{texts.receiptsGoTo(shownEmail(paidEmail))}</p>}
      {change === 'no' ? null : (
        <details open={typed !== undefined}>
          <summary className="link w-fit cursor-pointer py-2 font-semibold">
            {texts.addressSummary}
          </summary>
          {change === 'by-coach' || change === 'by-coach-yet' ? (
            <p role={typed === undefined ? undefined : 'alert'}>
              {change === 'by-coach'
                ? texts.addressByCoach(ownerEmail)
                : texts.addressByNewPassphrase(PASSPHRASE_TRUSTED_DAYS, ownerEmail)}
            </p>
          ) : (
            <form method="post" noValidate data-in-place className="flex flex-col gap-4 pt-2">
              <HiddenFields values={{ uzsakymas: orderId }} />
              <p>{texts.addressText(shownEmail(paidEmail))}</p>
              <Field label={texts.addressLabel} message={fault}>
                {({ className, ...control }) => (
                  <input
                    {...control}
                    name="adresas"
                    type="email"
                    required
                    autoComplete="off"
                    defaultValue={typed ?? ''}
                    className={`${className} max-w-sm`}
                  />
                )}
              </Field>
              {change === 'by-word' ? (
                <PassphraseField passphrase="" message={passphraseFault} />
              ) : null}
              <div>
                <Button quiet type="submit" name="veiksmas" value="adresas">
                  {texts.changeAddress}
                </Button>
              </div>
            </form>
          )}
        </details>
      )}
    </section>
  )
}

/** Asks whether an address is right. */
export function AddressConfirmation() {
  return (
    <Notice title={texts.confirmAddressTitle} text={texts.confirmAddressText}>
      <form method="post" data-in-place>
        <Button type="submit">{texts.confirmAddress}</Button>
      </form>
    </Notice>
  )
}
