import { panel } from '#src/panel/frame/panel.ts'
import { panelAddress } from '#src/panel/frame/panel-address.ts'

/** Row that was opened last, in any list of people. */
let openedLast: string | null = null

/** Remembers the row that was opened last. */
export function noteOpened(id: string): void {
  openedLast = id
}

/** Whether the way to a client's page, or to the withdrawal of an order, began in this row, and led back. */
export function isRowLeft({ id, email }: { id?: string; email: string | null }): boolean {
  const opened = panel.$left.get()?.opened
  if (opened === undefined || id === undefined) return false
  if (opened === panelAddress({ screen: 'withdrawals', order: id })) return true
  return id === openedLast && email !== null && opened === panelAddress({ screen: 'client', email })
}
