import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import * as routes from '#src/core/routes.ts'
import { toolsOf } from '#src/panel/frame/tools.ts'
import { createConfirmedForm } from './confirming.ts'
import { proofTexts } from './proof-texts.ts'

/** Returns the name of the act that a route performs; undefined if it has none. */
export function actOf(asked: routes.Route | null): string | undefined {
  const [name = ''] = Object.entries(routes).find(([, route]) => route === asked) ?? []
  return proofTexts.acts[name]
}

/** Creates the form that confirms the session. Its errors are in `$fault`, since its modal dialog hides toasts. */
export function createProofForm() {
  const tools = toolsOf()
  const $fault = atom('')
  const showError = (fault: string) => $fault.set(fault)
  const form = createConfirmedForm<{ password: string }>(
    {
      ...tools,
      showError,
      explain: (failure, fallback) => {
        if (!tools.isHandled(failure)) showError(failureText(failure, fallback))
      },
    },
    {
      faultsOf: () => {
        showError('')
        return {}
      },
      call: (_, confirmation) =>
        tools.session.call(routes.confirmSession, { body: { confirmation } }),
      failed: proofTexts.failed,
    },
  )
  return { ...form, $fault }
}
