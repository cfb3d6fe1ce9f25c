import type { answerPasskey } from '#src/client/passkeys.ts'
import { type PasswordState, NEW_PASSWORD } from '#src/features/account/contracts.ts'
import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createPagedList, type ListPage, wholeList } from '#src/panel/kit/paged-list.ts'
import { createConfirmedForm } from './confirming.ts'
import { securityTexts } from './texts.ts'

type ListedState = PasswordState & { id: string }

/**
 * Creates the store that shows which password is in force and changes it. Its state is a list of one item, so that
 * `ListFrame` can show it.
 */
export function createPassword({
  answer,
  ...given
}: Tools & { answer?: typeof answerPasskey } = {}) {
  const tools = toolsOf(given)
  const { session } = tools

  const list = createPagedList<ListPage<ListedState>, never>({
    ...given,
    kind: {
      load: async (_, signal) => {
        const result = await session.call(routes.getPassword, { signal })
        return wholeList(result.ok ? { ok: true, data: [{ id: '', ...result.data }] } : result)
      },
    },
  })

  const form = createConfirmedForm<TypedPasswords & { password: string }>(
    tools,
    {
      faultsOf,
      call: ({ newPassword }, confirmation) =>
        session.call(routes.changePassword, { body: { confirmation, newPassword } }, (answer) =>
          session.renew(answer.sessionToken),
        ),
      failed: securityTexts.changeFailed,
      done: { title: securityTexts.changeDone, description: securityTexts.changeDoneText },
    },
    answer,
  )

  const send: typeof form.send = async (typed, by) => {
    const isChanged = await form.send(typed, by)
    if (isChanged) await list.load()
    return isChanged
  }

  return { ...list, form: { ...form, send } }
}

export type Password = ReturnType<typeof createPassword>

/** A new password as typed. */
export interface TypedPasswords {
  newPassword: string
  /** The new password, typed again. */
  repeated: string
}

/** Checks a new password before it is sent. Returns error messages by field name. */
export function faultsOf({ newPassword, repeated }: TypedPasswords) {
  const { minimum } = NEW_PASSWORD
  const isShort = newPassword.normalize().length < minimum
  return {
    ...(isShort ? { newPassword: securityTexts.newPasswordTooShort(minimum) } : {}),
    ...(newPassword === repeated ? {} : { repeated: securityTexts.passwordsDiffer }),
  }
}
