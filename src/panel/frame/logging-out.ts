import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import { panel as documentPanel, type Panel } from './panel.ts'
import type { PanelView } from './panel-address.ts'
import {
  confirmDialog as documentDialog,
  type ConfirmOptions,
  type ConfirmDialogStore,
} from './confirm-dialog.ts'
import { session as documentSession, type Session } from './session.ts'

/** Unsaved texts about visitors. A logout deletes them, after a question. */
export interface KeptTexts {
  /** View in which only these texts can be unsaved. */
  screen: PanelView['screen']
  confirmOptions: ConfirmOptions
  any: (storage: KeyValueStorage) => boolean
  forget: (storage: KeyValueStorage) => void
}

/**
 * Logs out. Asks first if something is unsaved. Keeps the draft of an open form in the browser, but deletes the texts
 * about visitors.
 * @returns whether the administrator was logged out.
 */
export async function logOut(
  kept: KeptTexts,
  {
    panel = documentPanel,
    session = documentSession,
    confirmDialog = documentDialog,
    storage = browserStorage('localStorage'),
  }: {
    panel?: Pick<Panel, '$view' | 'mayLeave' | 'setUnsaved'>
    session?: Pick<Session, 'logout'>
    confirmDialog?: Pick<ConfirmDialogStore, 'ask'>
    storage?: KeyValueStorage
  } = {},
): Promise<boolean> {
  const isKept = kept.any(storage)
  // On `kept.screen`, only the kept texts can be unsaved, and the next question is about them.
  const isAskedBelow = isKept && panel.$view.get().screen === kept.screen
  if (!isAskedBelow && !(await panel.mayLeave())) return false
  if (isKept && !(await confirmDialog.ask(kept.confirmOptions))) return false
  panel.setUnsaved(false)
  kept.forget(storage)
  session.logout()
  return true
}
