import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { LIMITS } from '#src/core/fields.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { Dialog } from '#src/panel/frame/Dialog.tsx'
import { panelTexts } from '#src/panel/frame/texts.ts'
import { createSubscriberAdding } from './subscriber-adding.ts'
import { addingTexts as texts } from './subscriber-texts.ts'

interface AddSubscriberProps {
  list: { load: () => Promise<void> }
  onClose: () => void
}

/** Renders the form that invites somebody to the newsletter. The person must then confirm. */
export function AddSubscriber({ list, onClose }: AddSubscriberProps) {
  const [adding] = useState(() => createSubscriberAdding({ list }))
  const { busy, message, refused } = useStore(adding.$state)
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')

  async function send(): Promise<void> {
    if (await adding.add({ email, name })) onClose()
  }

  return (
    <Dialog title={texts.heading} onClose={onClose}>
      <p>{texts.lead}</p>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field label={texts.email} message={message}>
          {(control) => (
            <input
              {...control}
              type="email"
              required
              autoComplete="off"
              maxLength={LIMITS.email}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={texts.name} hint={texts.optional}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={LIMITS.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <p role="alert" className="rounded-xl bg-blush p-4 empty:hidden">
          {refused}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button quiet onClick={onClose}>
            {panelTexts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
