import { useStore } from '@nanostores/react'
import { formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { ListFrame } from '#src/panel/kit/ListFrame.tsx'
import { ConfirmedForm } from './ConfirmedForm.tsx'
import { ConfirmingPassword } from './ConfirmingPassword.tsx'
import type { RecoveryCodes as RecoveryCodesStore } from './recovery-codes.ts'
import { recoveryTexts } from './recovery-texts.ts'

interface RecoveryCodesProps {
  codes: RecoveryCodesStore
  hasPasskey: boolean
  /** Called after codes were made. */
  onMade: () => void
}

/** Shows how many recovery codes are left, and makes new ones. */
export function RecoveryCodes({ codes, hasPasskey, onMade }: RecoveryCodesProps) {
  const made = useStore(codes.$codes)
  const { busy, faults } = useStore(codes.form.$form)
  return (
    <ListFrame
      list={codes}
      id="kodai"
      title={recoveryTexts.codes}
      intro={recoveryTexts.codesIntro}
      isPart
      skeletons={{ count: 1, height: 'h-24' }}
    >
      {({ items: [state] }, focusHeading) =>
        made !== null ? (
          <MadeCodes
            codes={codes}
            made={made}
            onKept={() => {
              void codes.close()
              focusHeading()
            }}
          />
        ) : (
          <div className="card gap-6 p-5">
            <p>
              {state === undefined || state.createdAt === null
                ? recoveryTexts.codesNone
                : recoveryTexts.codesLeft(state.left, formatMinute(state.createdAt))}
            </p>
            <ConfirmedForm
              form={codes.form}
              hasPasskey={hasPasskey}
              buttons={{
                act: recoveryTexts.make,
                acting: recoveryTexts.making,
                byPasskey: recoveryTexts.makeByPasskey,
              }}
              aria-labelledby="nauji-kodai"
              className="flex flex-col gap-4"
              onDone={onMade}
            >
              <div className="flex flex-col gap-1">
                <h4 id="nauji-kodai" className="font-sans font-semibold">
                  {recoveryTexts.makeHeading}
                </h4>
                {(state?.left ?? 0) > 0 ? (
                  <p className="text-sm text-muted">{recoveryTexts.makeAgain}</p>
                ) : null}
              </div>
              <div className="sm:max-w-[calc(50%-0.5rem)]">
                <ConfirmingPassword
                  label={recoveryTexts.password}
                  hasPasskey={hasPasskey}
                  message={faults.password}
                  readOnly={busy !== null}
                />
              </div>
            </ConfirmedForm>
          </div>
        )
      }
    </ListFrame>
  )
}

interface MadeCodesProps {
  codes: RecoveryCodesStore
  made: readonly string[]
  onKept: () => void
}

function MadeCodes({ codes, made, onKept }: MadeCodesProps) {
  return (
    <div className="card gap-5 p-5">
      <div className="flex flex-col gap-1">
        <h4 className="font-sans font-semibold">{recoveryTexts.yours}</h4>
        <p className="text-sm text-muted">{recoveryTexts.shownOnce}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-2 font-mono tracking-wide sm:max-w-lg sm:grid-cols-2">
        {made.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button quiet onClick={codes.saveCodes}>
          {recoveryTexts.download}
        </Button>
        <Button quiet onClick={() => void codes.copyCodes()}>
          {recoveryTexts.copy}
        </Button>
        <Button onClick={onKept}>{recoveryTexts.kept}</Button>
      </div>
    </div>
  )
}
