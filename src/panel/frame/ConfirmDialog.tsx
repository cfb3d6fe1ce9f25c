import { useStore } from '@nanostores/react'
import { Button } from '#src/ui/Button.tsx'
import { wholeDays } from '#src/ui/whole-days.tsx'
import { confirmDialog } from './confirm-dialog.ts'
import { Dialog } from './Dialog.tsx'
import { panelTexts } from './texts.ts'

/** Shows the pending question. Escape cancels it. */
export function ConfirmDialog() {
  const options = useStore(confirmDialog.$options)
  if (options === null) return null
  const { prefersCancel = false } = options
  return (
    <Dialog asks title={options.title} onClose={() => confirmDialog.answer(false)}>
      <p>{wholeDays(options.text)}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button quiet={!prefersCancel} onClick={() => confirmDialog.answer(false)}>
          {options.cancel ?? panelTexts.cancel}
        </Button>
        <Button
          quiet={prefersCancel || options.instead !== undefined}
          dangerous={options.dangerous}
          onClick={() => confirmDialog.answer(true)}
        >
          {options.confirm}
        </Button>
        {options.instead === undefined ? null : (
          <Button onClick={() => confirmDialog.answer('instead')}>{options.instead}</Button>
        )}
      </div>
    </Dialog>
  )
}
