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
  /** Address for messages. */
  email: string
  /** Address for the checkout's receipts. */
  paidEmail: string
  /**
   * How the address can be changed. `free`: by the client; `by-word`: by the client with the passphrase; `by-coach`:
   * only by the coach, since there is no passphrase; `by-coach-yet`: only by the coach, since the passphrase is too
   * new; `no`: no longer.
   */
  change: 'free' | 'by-word' | 'by-coach' | 'by-coach-yet' | 'no'
  /** The owner's email address. */
  ownerEmail: string
  /** The typed address, and its fault. */
  typed?: string | undefined
  fault?: string | undefined
  passphraseFault?: string | undefined
}

/**
 * Shows the address that gets an order's messages, and a form to change it. After a typo, a stranger would get the
 * messages.
 */
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

/** Asks for confirmation of an address. */
export function AddressConfirmation() {
  return (
    <Notice title={texts.confirmAddressTitle} text={texts.confirmAddressText}>
      <form method="post" data-in-place>
        <Button type="submit">{texts.confirmAddress}</Button>
      </form>
    </Notice>
  )
}
