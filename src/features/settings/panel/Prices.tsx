import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { LIMITS } from '#src/core/fields.ts'
import { EMAIL_PACKAGES, type EmailPackage } from '#src/features/consultations/consultations.ts'
import { ConfirmedForm } from '#src/features/account/panel/ConfirmedForm.tsx'
import { ConfirmingPassword } from '#src/features/account/panel/ConfirmingPassword.tsx'
import { createPasskeys } from '#src/features/account/panel/passkeys.ts'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { Field } from '#src/ui/Field.tsx'
import { createPriceChange, type TypedPrice } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

const { prices: words } = texts

/** Shows price and payment link of each e-mail package, and a form that changes both. A change must be confirmed. */
export function Prices({ stored }: { stored: AdminSettings }) {
  const [passkeys] = useState(() => createPasskeys())
  useStore(passkeys.$state)
  useEffect(() => void passkeys.load(), [passkeys])
  return (
    <section aria-labelledby="kainos" className="card gap-5 p-5">
      <h4 id="kainos" className="font-sans font-semibold">
        {words.heading}
      </h4>
      <p className="max-w-3xl text-muted">{words.text}</p>
      {EMAIL_PACKAGES.map((id) => (
        <PriceForm
          key={id}
          id={id}
          title={stored.packages[id].title}
          sale={stored.sales[id]}
          hasPasskey={passkeys.areUsable()}
        />
      ))}
    </section>
  )
}

interface PriceFormProps {
  id: EmailPackage
  title: string
  sale: AdminSettings['sales'][EmailPackage]
  hasPasskey: boolean
}

function PriceForm({ id, title, sale, hasPasskey }: PriceFormProps) {
  const [change] = useState(() => createPriceChange(id))
  const [{ price, paymentLink }, setSale] = useState(sale)
  const { busy, faults } = useStore(change.$form)
  const input = { autoComplete: 'off', readOnly: busy !== null } as const
  return (
    <details className="border-t border-line pt-4">
      <summary id={`kaina-${id}`} className="link w-fit cursor-pointer py-2 font-semibold">
        {words.now(title, price)}
      </summary>
      <ConfirmedForm<TypedPrice>
        form={change}
        hasPasskey={hasPasskey}
        buttons={{ act: words.change, acting: words.changing, byPasskey: words.changeByPasskey }}
        aria-labelledby={`kaina-${id}`}
        className="flex flex-col gap-5 pt-4"
        onDone={(typed) => setSale({ price: Number(typed.price), paymentLink: typed.url })}
      >
        <p className="wrap-anywhere text-muted">
          {paymentLink === null ? words.noLink : words.link(paymentLink)}
        </p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={words.price} message={faults.price}>
            {(control) => <input {...control} {...input} name="price" inputMode="numeric" />}
          </Field>
          <Field label={words.linkId} hint={words.linkIdHint} message={faults.linkId}>
            {(control) => <input {...control} {...input} name="linkId" />}
          </Field>
        </div>
        <Field label={words.url} hint={words.urlHint} message={faults.url}>
          {(control) => (
            <input {...control} {...input} name="url" type="url" maxLength={LIMITS.address} />
          )}
        </Field>
        <ConfirmingPassword
          label={texts.noticePassword}
          hasPasskey={hasPasskey}
          message={faults.password}
          readOnly={busy !== null}
        />
      </ConfirmedForm>
    </details>
  )
}
