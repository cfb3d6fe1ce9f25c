import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { formatMinute } from '#src/core/lithuanian.ts'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { confirmDialog } from '#src/panel/frame/confirm-dialog.ts'
import { panel } from '#src/panel/frame/panel.ts'
import { ConfirmedForm } from './ConfirmedForm.tsx'
import { ConfirmingPassword } from './ConfirmingPassword.tsx'
import { type RecoveryCodes as RecoveryCodesStore, sheet } from './recovery-codes.ts'
import { recoveryTexts } from './recovery-texts.ts'
import { SecurityPart } from './SecurityPart.tsx'

interface RecoveryCodesProps {
  codes: RecoveryCodesStore
  hasPasskey: boolean
  /** Called after codes were made. */
  onMade: () => void
}

/** Shows how many recovery codes are left, and makes new ones. */
export function RecoveryCodes({ codes, hasPasskey, onMade }: RecoveryCodesProps) {
  const made = useStore(codes.$codes)
  return (
    <SecurityPart
      list={codes}
      id="kodai"
      title={recoveryTexts.codes}
      intro={recoveryTexts.codesIntro}
      stateOf={({ items: [known] }) => {
        const left = made?.length ?? known?.left ?? 0
        return { text: recoveryTexts.state(left), isOpenTask: left === 0 }
      }}
      skeletons={{ count: 1, height: 'h-24' }}
    >
      {({ items: [state] }, focusHeading) =>
        made !== null ? (
          <MadeCodes codes={codes} made={made} onKept={focusHeading} />
        ) : (
          <div className="card gap-6 p-5">
            <div className="flex flex-col items-start gap-3">
              <p>
                {wholeDays(
                  state === undefined || state.createdAt === null
                    ? recoveryTexts.codesNone
                    : recoveryTexts.codesLeft(state.left, formatMinute(state.createdAt)),
                )}
              </p>
              {state === undefined || state.createdAt === null || state.areKept ? null : (
                <>
                  <p className="font-semibold">{recoveryTexts.notKept}</p>
                  <KeptButton codes={codes} quiet onKept={focusHeading} />
                </>
              )}
            </div>
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
                  form={codes.form}
                  label={recoveryTexts.password}
                  hasPasskey={hasPasskey}
                />
              </div>
            </ConfirmedForm>
          </div>
        )
      }
    </SecurityPart>
  )
}

interface MadeCodesProps {
  codes: RecoveryCodesStore
  made: readonly string[]
  onKept: () => void
}

/** Asked when the view is left while the codes are shown. */
const LEAVING = {
  title: recoveryTexts.leaveTitle,
  text: recoveryTexts.leaveText,
  confirm: recoveryTexts.leaveConfirm,
  cancel: recoveryTexts.leaveCancel,
  prefersCancel: true,
}

function MadeCodes({ codes, made, onKept }: MadeCodesProps) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      confirmDialog.$options.listen((question, answered) => {
        if (question !== null || answered?.title !== LEAVING.title) return
        // Once the dialog has given the focus back; after leaving, the codes are gone.
        setTimeout(() => shown.current?.scrollIntoView({ block: 'center' }))
      }),
    [],
  )
  useEffect(() => {
    panel.askOnLeaving(LEAVING)
    panel.setUnsaved(true)
    return () => {
      panel.askOnLeaving(null)
      panel.setUnsaved(false)
    }
  }, [])
  return (
    <div ref={shown} data-print className="card gap-5 p-5">
      <div className="flex flex-col gap-1">
        <h4 className="font-sans font-semibold print:hidden">{recoveryTexts.yours}</h4>
        <p className="text-sm text-muted print:hidden">{recoveryTexts.shownOnce}</p>
        <p className="hidden text-xl font-semibold print:block">{sheet.title}</p>
        <p className="hidden print:block">{sheet.text()}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-2 font-mono tracking-wide sm:max-w-lg sm:grid-cols-2 print:max-w-none print:gap-y-4 print:text-xl print:whitespace-nowrap">
        {made.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button quiet onClick={() => print()}>
          {recoveryTexts.print}
        </Button>
        <Button quiet onClick={codes.saveCodes}>
          {recoveryTexts.download}
        </Button>
        <Button quiet onClick={() => void codes.copyCodes()}>
          {recoveryTexts.copy}
        </Button>
        <KeptButton codes={codes} onKept={onKept} />
      </div>
    </div>
  )
}

/** Renders the button with which the owner says that she keeps the codes. */
function KeptButton({
  codes,
  quiet = false,
  onKept,
}: Pick<MadeCodesProps, 'codes' | 'onKept'> & { quiet?: boolean }) {
  const [busy, setBusy] = useState(false)
  async function keep(): Promise<void> {
    setBusy(true)
    const isKept = await codes.keep()
    setBusy(false)
    if (isKept) onKept()
  }
  return (
    <Button quiet={quiet} busy={busy} onClick={() => void keep()}>
      {busy ? recoveryTexts.keeping : recoveryTexts.kept}
    </Button>
  )
}
