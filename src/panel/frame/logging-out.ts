import { browserStorage, type KeyValueStorage } from '#src/client/browser-storage.ts'
import { panel as documentPanel, type Panel } from './panel.ts'
import type { PanelView } from './panel-address.ts'
import {
  confirmDialog as documentDialog,
  type ConfirmOptions,
  type ConfirmDialogStore,
} from './confirm-dialog.ts'
import { session as documentSession, type Session } from './session.ts'

/** Unsaved texts about visitors kept in this browser. A logout deletes them after asking. */
export interface KeptTexts {
  /** View on which nothing but these texts can be unsaved. */
  screen: PanelView['screen']
  confirmOptions: ConfirmOptions
  any: (storage: KeyValueStorage) => boolean
  forget: (storage: KeyValueStorage) => void
}

/**
 * Logs out. If something is unsaved, asks first. The draft of an open form stays in the browser, but the kept texts are
 * deleted.
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
  // On `kept.screen` the question about kept texts covers everything unsaved.
  const isAskedBelow = isKept && panel.$view.get().screen === kept.screen
  if (!isAskedBelow && !(await panel.mayLeave())) return false
  if (isKept && !(await confirmDialog.ask(kept.confirmOptions))) return false
  panel.setUnsaved(false)
  kept.forget(storage)
  session.logout()
  return true
}
