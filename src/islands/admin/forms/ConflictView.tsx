import { panelTexts } from '#src/texts/panel.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Differences, type FieldRow } from './Differences.tsx'

interface ConflictViewProps {
  rows: readonly FieldRow[]
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Back to the form, which stays as it is. */
  onLater: () => void
}

/** What differs between the form and what somebody has saved meanwhile, and what is to become of it. */
export function ConflictView({ rows, onKeepMine, onTakeTheirs, onLater }: ConflictViewProps) {
  return (
    <Dialog title={panelTexts.conflictTitle} onClose={onLater} wide>
      <p>{panelTexts.conflictText}</p>
      <Differences rows={rows} mine={panelTexts.conflictMine} theirs={panelTexts.conflictTheirs} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button quiet onClick={onKeepMine}>
          {panelTexts.keepMine}
        </Button>
        <Button quiet onClick={onTakeTheirs}>
          {panelTexts.takeTheirs}
        </Button>
        {/* Of the three, it alone gives nothing up. */}
        <Button onClick={onLater}>{panelTexts.conflictLater}</Button>
      </div>
    </Dialog>
  )
}
