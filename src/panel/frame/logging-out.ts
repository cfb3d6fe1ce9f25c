import { browserStorage, type KeyValueStorage } from '#src/stores/browser-storage.ts'
import { forgetKeptNotes, readKeptNotes } from '../inbox/kept-notes.ts'
import { panel as documentPanel, type Panel } from './panel.ts'
import { questions as documentQuestions, type Questions } from './questions.ts'
import { session as documentSession, type Session } from './session.ts'
import { adminTexts, panelTexts } from './texts.ts'

/**
 * Logs out, after asking when something would be lost: the draft of an open form stays in the browser,
 * notes of bookings, which are about visitors, are deleted.
 * @returns whether the administrator agreed.
 */
export async function logOut({
  panel = documentPanel,
  session = documentSession,
  questions = documentQuestions,
  storage = browserStorage('localStorage'),
}: {
  panel?: Pick<Panel, '$view' | 'mayLeave' | 'setUnsaved'>
  session?: Pick<Session, 'logout'>
  questions?: Pick<Questions, 'ask'>
  storage?: KeyValueStorage
} = {}): Promise<boolean> {
  const hasNotes = Object.keys(readKeptNotes(storage)).length > 0
  // In the view of bookings only notes can be unsaved: one question is enough.
  const isAskedBelow = hasNotes && panel.$view.get().screen === 'bookings'
  if (!isAskedBelow && !(await panel.mayLeave())) return false
  if (hasNotes && !(await questions.ask(DELETE_NOTES))) return false
  panel.setUnsaved(false)
  forgetKeptNotes(storage)
  session.logout()
  return true
}

const DELETE_NOTES = {
  title: panelTexts.logoutNotesTitle,
  text: panelTexts.logoutNotesText,
  confirm: adminTexts.logout,
  cancel: panelTexts.cancel,
  dangerous: true,
}
