import { atom } from 'nanostores'
import { failureText } from '#src/client/request.ts'
import { formatMinute } from '#src/core/lithuanian.ts'
import * as routes from '#src/core/routes.ts'
import type { proof } from '#src/panel/frame/proof.ts'
import { toolsOf } from '#src/panel/frame/tools.ts'
import { createConfirmedForm } from './confirming.ts'
import { proofTexts } from './proof-texts.ts'

/** Returns the name of the refused act; undefined if it has none. */
export function actOf(asked: ReturnType<typeof proof.$asked.get>): string | undefined {
  const changed = asked?.changed.map((field) => proofTexts.changed[field] ?? '').filter(Boolean)
  if (changed !== undefined && changed.length > 0) return proofTexts.change(changed)
  const [name = ''] = Object.entries(routes).find(([, route]) => route === asked?.route) ?? []
  const plannedFor = asked?.route === routes.sendLetter ? timeOf(asked.body) : null
  if (plannedFor !== null) return proofTexts.planLetter(formatMinute(plannedFor))
  return proofTexts.acts[name]
}

/** Returns the sending time in the body of `sendLetter`; null without one. */
const timeOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'sendAt' in body && typeof body.sendAt === 'string'
    ? body.sendAt
    : null

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
