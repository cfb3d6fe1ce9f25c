import type { PanelView } from '#src/panel/frame/panel-address.ts'

/** Row that was opened last, in any list of people. */
let openedLast: string | null = null

/** Remembers the row that was opened last. */
export function noteOpened(id: string): void {
  openedLast = id
}

/** Returns the email address of the client whose page was open before; null if another view was. */
export function clientLeft(before: PanelView | null): string | null {
  return before?.screen === 'client' ? before.email : null
}

/** Whether the way to a client's page began in this row, and that page was just left. */
export function isRowLeft(
  { id, email }: { id?: string | undefined; email: string | null },
  before: PanelView | null,
): boolean {
  return id !== undefined && id === openedLast && email !== null && email === clientLeft(before)
}
