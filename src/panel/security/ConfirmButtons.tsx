import { Button } from '../../islands/ui/Button.tsx'
import type { ConfirmedBy } from './confirming.ts'

interface ConfirmButtonsProps {
  busy: ConfirmedBy | null
  hasPasskey: boolean
  texts: { byPassword: string; byPasskey: string; busy: string }
  onPasskey: () => void
}

/** The buttons of a form that is confirmed: by the password in it, and by a passkey where there is one. */
export function ConfirmButtons({ busy, hasPasskey, texts, onPasskey }: ConfirmButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" quiet busy={busy === 'password'} disabled={busy === 'passkey'}>
        {busy === 'password' ? texts.busy : texts.byPassword}
      </Button>
      {hasPasskey ? (
        <Button quiet busy={busy === 'passkey'} disabled={busy === 'password'} onClick={onPasskey}>
          {busy === 'passkey' ? texts.busy : texts.byPasskey}
        </Button>
      ) : null}
    </div>
  )
}
