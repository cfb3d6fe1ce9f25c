import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { LIMITS } from '#src/core/fields.ts'
import { deviceOf } from '#src/features/account/devices.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { RemoveButton } from '#src/panel/kit/RemoveButton.tsx'
import type { Passkeys as PasskeysStore } from './passkeys.ts'
import { SecurityPart } from './SecurityPart.tsx'
import { securityTexts } from './texts.ts'

interface PasskeysProps {
  passkeys: PasskeysStore
  /** Called after a passkey was added or removed. */
  onChanged: () => void
}

export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  return (
    <SecurityPart
      list={passkeys}
      id="raktai"
      title={securityTexts.passkeys}
      intro={securityTexts.passkeysIntro}
      stateOf={({ items }) => ({ text: securityTexts.states.passkeys(items.length) })}
      skeletons={{ count: 1, height: 'h-24' }}
    >
      {({ items }, focusHeading) => {
        const whenChanged = () => {
          onChanged()
          focusHeading()
        }
        return (
          <div className="card gap-6 p-5">
            {items.length === 0 ? (
              <p className="text-muted">{securityTexts.passkeysEmpty}</p>
            ) : (
              <ul className="flex flex-col divide-y divide-line">
                {items.map((passkey) => (
                  <li
                    key={passkey.id}
                    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0"
                  >
                    <div className="flex min-w-0 flex-col gap-0.5">
                      <h4 className="font-sans font-semibold wrap-anywhere">{passkey.name}</h4>
                      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                        <span>
                          {wholeDays(securityTexts.added(formatMinute(passkey.createdAt)))}
                        </span>
                        <span>
                          {wholeDays(
                            passkey.lastUsedAt === null
                              ? securityTexts.unused
                              : securityTexts.used(formatMinute(passkey.lastUsedAt)),
                          )}
                        </span>
                      </p>
                    </div>
                    <RemoveButton list={passkeys} item={passkey} onGone={whenChanged} />
                  </li>
                ))}
              </ul>
            )}
            {passkeys.isSupported() ? (
              <NewPasskey passkeys={passkeys} onAdded={whenChanged} />
            ) : (
              <p className="text-sm">{securityTexts.passkeysUnsupported}</p>
            )}
          </div>
        )
      }}
    </SecurityPart>
  )
}

function NewPasskey({ passkeys, onAdded }: { passkeys: PasskeysStore; onAdded: () => void }) {
  const { busy, ...messages } = useStore(passkeys.$form)
  const form = useRef<HTMLFormElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (messages.name !== null) name.current?.focus()
    else if (messages.password !== null) password.current?.focus()
  }, [messages.name, messages.password])

  async function add(): Promise<void> {
    const isAdded = await passkeys.add(name.current?.value ?? '', password.current?.value ?? '')
    if (!isAdded) return
    form.current?.reset()
    onAdded()
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="naujas-raktas"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
      className="flex flex-col gap-4"
    >
      <h4 id="naujas-raktas" className="font-sans font-semibold">
        {securityTexts.addHeading}
      </h4>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={securityTexts.name} hint={securityTexts.nameHint} message={messages.name}>
          {(control) => (
            <input
              {...control}
              ref={name}
              required
              maxLength={LIMITS.passkeyName}
              defaultValue={deviceOf(navigator.userAgent)}
              readOnly={busy}
            />
          )}
        </Field>
        <Field label={securityTexts.password} message={messages.password}>
          {(control) => (
            <input
              {...control}
              ref={password}
              type="password"
              required
              autoComplete="current-password"
              readOnly={busy}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" busy={busy}>
          {busy ? securityTexts.adding : securityTexts.add}
        </Button>
      </div>
    </form>
  )
}
