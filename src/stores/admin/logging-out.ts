import { adminTexts } from '#src/texts/admin.ts'
import { panelTexts } from '#src/texts/panel.ts'
import { readKeptNotes } from './kept-notes.ts'
import type { Panel } from './panel.ts'
import { questions as documentQuestions, type Questions } from './questions.ts'

/**
 * Whether the administrator may log out now. What a form holds stays in the browser and is asked for
 * as when the form is left; notes of bookings, which tell of visitors, a logout deletes, and says so.
 */
export async function mayLogOut({
  panel,
  questions = documentQuestions,
  notes = () => readKeptNotes(),
}: {
  panel: Pick<Panel, '$view' | 'mayLeave'>
  questions?: Pick<Questions, 'ask'>
  notes?: () => object
}): Promise<boolean> {
  const any = Object.keys(notes()).length > 0
  // What the view of the bookings has unsaved is what the question about notes is about.
  const isAskedBelow = any && panel.$view.get().screen === 'bookings'
  if (!isAskedBelow && !(await panel.mayLeave())) return false
  if (!any) return true
  return questions.ask({
    title: panelTexts.logoutNotesTitle,
    text: panelTexts.logoutNotesText,
    confirm: adminTexts.logout,
    cancel: panelTexts.cancel,
    dangerous: true,
  })
}
