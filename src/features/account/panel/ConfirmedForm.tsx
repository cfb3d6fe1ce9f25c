import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { UserName } from '#src/panel/frame/UserName.tsx'
import type { ConfirmedBy, ConfirmedForm as ConfirmedFormStore } from './confirming.ts'

interface ConfirmedFormProps<Typed> {
  form: ConfirmedFormStore<Typed>
  hasPasskey: boolean
  buttons: { act: string; acting: string; byPasskey: string }
  'aria-labelledby': string
  className: string
  onDone: (typed: Typed) => void
  /** Called by a button that cancels the act. Then the form is the main one of its screen. */
  onCancel?: () => void
  children: ReactNode
}

/** Renders the form of an act that must be confirmed by the password or a passkey. */
export function ConfirmedForm<Typed>({
  form,
  hasPasskey,
  buttons,
  onDone,
  onCancel,
  children,
  ...attributes
}: ConfirmedFormProps<Typed>) {
  const { busy, faults } = useStore(form.$form)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (busy !== null) return
    const inputs = [...(element.current?.querySelectorAll('input') ?? [])]
    inputs.find(({ name }) => name in faults)?.focus()
  }, [busy, faults])

  async function send(by: ConfirmedBy): Promise<void> {
    // The cast is safe: all inputs are text fields with the names of the fields of `Typed`.
    const typed = Object.fromEntries(new FormData(element.current ?? undefined)) as Typed & {
      password: string
    }
    if (!(await form.send(typed, by))) return
    element.current?.reset()
    onDone(typed)
  }

  return (
    <form
      ref={element}
      noValidate
      {...attributes}
      onSubmit={(event) => {
        event.preventDefault()
        void send('password')
      }}
    >
      <UserName />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          quiet={onCancel === undefined}
          busy={busy === 'password'}
          disabled={busy === 'passkey'}
        >
          {busy === 'password' ? buttons.acting : buttons.act}
        </Button>
        {hasPasskey ? (
          <Button
            quiet
            busy={busy === 'passkey'}
            disabled={busy === 'password'}
            onClick={() => void send('passkey')}
          >
            {busy === 'passkey' ? buttons.acting : buttons.byPasskey}
          </Button>
        ) : null}
        {onCancel === undefined ? null : (
          <Button quiet onClick={onCancel}>
            {panelTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
