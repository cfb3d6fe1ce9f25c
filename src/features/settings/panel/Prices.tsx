import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { LIMITS } from '#src/core/fields.ts'
import {
  EMAIL_PACKAGES,
  type EmailPackage,
  PACKAGE_IDS,
  STARTING_PRICES,
} from '#src/features/consultations/consultations.ts'
import { ConfirmedForm } from '#src/features/account/panel/ConfirmedForm.tsx'
import { ConfirmingPassword } from '#src/features/account/panel/ConfirmingPassword.tsx'
import { useHasPasskey } from '#src/features/account/panel/use-has-passkey.tsx'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { Field } from '#src/ui/Field.tsx'
import { FoldedPart } from './FoldedPart.tsx'
import { createPriceChange, type TypedPrice } from './settings-form.ts'
import { settingsTexts as texts } from './texts.ts'

const { prices: words } = texts

/** Shows price and payment link of each e-mail package, and a form that changes both. A change must be confirmed. */
export function Prices({ stored }: { stored: AdminSettings }) {
  const hasPasskey = useHasPasskey()
  return (
    <section aria-labelledby="kainos" className="flex flex-col gap-3">
      <h4 id="kainos" className="font-sans font-semibold">
        {words.heading}
      </h4>
      {EMAIL_PACKAGES.map((id) => (
        <PriceForm
          key={id}
          id={id}
          title={stored.packages[id].title}
          sale={stored.sales[id]}
          hasPasskey={hasPasskey}
        />
      ))}
      <p className="max-w-3xl text-sm text-muted">
        {words.meetings(MEETINGS.map((id) => words.now(STARTING_PRICES[id])))}
      </p>
    </section>
  )
}

const MEETINGS = PACKAGE_IDS.filter((id) => !EMAIL_PACKAGES.some((each) => each === id))

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
    <FoldedPart
      path={`prices.${id}`}
      title={title}
      titleId={`kaina-${id}`}
      state={[words.now(price), ...(paymentLink === null ? [words.unlinked] : [])].join(', ')}
      isOpenTask={paymentLink === null}
    >
      <div className="flex max-w-3xl flex-col gap-2 text-muted">
        <p className="wrap-anywhere">
          {paymentLink === null ? words.noLink : words.link(paymentLink)}
        </p>
        <p>{words.text}</p>
      </div>
      <ConfirmedForm<TypedPrice>
        form={change}
        hasPasskey={hasPasskey}
        buttons={{ act: words.change, acting: words.changing, byPasskey: words.changeByPasskey }}
        aria-labelledby={`kaina-${id}`}
        className="flex flex-col gap-5"
        onDone={(typed) => setSale({ price: Number(typed.price), paymentLink: typed.url })}
      >
        <ol className="flex max-w-2xl flex-col gap-6">
          <Step number={1} text={words.steps.price(title, id === 'email-monthly')}>
            <Field label={words.price} message={faults.price}>
              {(control) => <input {...control} {...input} name="price" inputMode="numeric" />}
            </Field>
          </Step>
          <Step number={2} text={words.steps.url}>
            <Field label={words.url} hint={words.urlHint} message={faults.url}>
              {(control) => (
                <input {...control} {...input} name="url" type="url" maxLength={LIMITS.address} />
              )}
            </Field>
          </Step>
          <Step number={3} text={words.steps.linkId}>
            <Field label={words.linkId} message={faults.linkId}>
              {(control) => <input {...control} {...input} name="linkId" />}
            </Field>
          </Step>
          <Step number={4} text={words.steps.confirm}>
            <ConfirmingPassword form={change} hasPasskey={hasPasskey} />
          </Step>
        </ol>
      </ConfirmedForm>
    </FoldedPart>
  )
}

function Step({ number, text, children }: { number: number; text: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3">
      <span
        aria-hidden="true"
        className="flex size-7 items-center justify-center rounded-full bg-mist text-sm font-semibold text-forest"
      >
        {number}
      </span>
      <p className="pt-0.5">{text}</p>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2">{children}</div>
    </li>
  )
}
