import { panel } from '#src/panel/frame/panel.ts'
import { panelAddress, type PanelView } from '#src/panel/frame/panel-address.ts'

/** Row that was opened last, in any list of people. */
let openedLast: string | null = null

/** Remembers the row that was opened last. */
export function noteOpened(id: string): void {
  openedLast = id
}

/** Whether the way to a client's page, or to the record to which this row links, began in this row, and led back. */
export function isRowLeft({
  id,
  email,
  leadsTo = null,
}: {
  id?: string
  email: string | null
  leadsTo?: PanelView | null
}): boolean {
  const opened = panel.$left.get()?.opened
  if (opened === undefined || id === undefined) return false
  if (leadsTo !== null && opened === panelAddress(leadsTo)) return true
  return id === openedLast && email !== null && opened === panelAddress({ screen: 'client', email })
}
