import * as routes from '#src/core/routes.ts'
import { panel as documentPanel, type Panel } from '#src/panel/frame/panel.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { browserKeptForms, type KeptForms, leaveForm } from '#src/panel/kit/kept-form.ts'
import { formTexts } from '#src/panel/kit/texts.ts'
import { copyOfQuiz, toQuizValues } from './quiz-form.ts'
import { quizKind } from './quiz-kind.ts'

/** Opens the form of a new quiz with a copy of a stored one; nothing is stored before that is saved. */
export async function copyQuiz(
  id: string,
  {
    panel = documentPanel,
    keptForms = browserKeptForms,
    ...given
  }: Tools & { panel?: Pick<Panel, 'go'>; keptForms?: Pick<KeptForms, 'write'> } = {},
): Promise<void> {
  const { session, explain, showError } = toolsOf(given)
  const stored = await session.call(routes.getFullQuiz, { params: { id } })
  if (!stored.ok) {
    explain(stored.failure, formTexts.loadFailed)
    return
  }
  const { kind } = quizKind
  const values = copyOfQuiz(toQuizValues(stored.data))
  const kept = { values, loadedVersion: null, keptAt: new Date().toISOString() }
  if (leaveForm({ keptAs: kind, id: null }, kept, keptForms)) {
    await panel.go({ screen: 'form', kind, id: null })
  } else {
    showError(formTexts.keepingFailed)
  }
}
