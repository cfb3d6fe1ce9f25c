import { atom } from 'nanostores'
import { answerPasskey } from '#src/client/passkeys.ts'
import type { PasswordState } from '#src/contracts/password.ts'
import * as routes from '#src/contracts/routes.ts'
import { NEW_PASSWORD } from '#src/domain/passwords.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { createPagedList, type ListPage, wholeList } from '../kit/paged-list.ts'
import { type ConfirmedBy, confirmationOf } from './confirming.ts'
import { securityTexts } from './texts.ts'

/** What is typed: the present password, the new one, and the new one again. */
export interface TypedPasswords {
  current: string
  next: string
  repeated: string
}

/** The form of a new password: what confirms it while it is being changed, and what is wrong in its fields. */
export type PasswordForm = { busy: ConfirmedBy | null } & Record<
  keyof TypedPasswords,
  string | null
>

const IDLE: PasswordForm = { busy: null, current: null, next: null, repeated: null }

type ListedState = PasswordState & { id: string }

/** Which password counts, as a list of one, and its change. */
export function createPassword({
  answer = answerPasskey,
  ...given
}: Tools & { answer?: typeof answerPasskey } = {}) {
  const tools = toolsOf(given)
  const { session, toasts, explain } = tools
  const $form = atom(IDLE)

  const list = createPagedList<ListedState, ListPage<ListedState>, never>({
    ...given,
    kind: {
      load: async (_, signal) => {
        const result = await session.call(routes.getPassword, { signal })
        return wholeList(result.ok ? { ok: true, data: [{ id: '', ...result.data }] } : result)
      },
    },
  })

  /** Changes the password. @returns whether it is changed. */
  async function change(typed: TypedPasswords, by: ConfirmedBy): Promise<boolean> {
    if ($form.get().busy !== null) return false
    const wrong = faultsOf(typed, by)
    $form.set(wrong)
    if (wrong.current !== null || wrong.next !== null || wrong.repeated !== null) return false
    $form.set({ ...IDLE, busy: by })
    const isChanged = await confirmAndStore(typed, by)
    $form.set({ ...$form.get(), busy: null })
    if (!isChanged) return false
    toasts.show({ title: securityTexts.changeDone, description: securityTexts.changeDoneText })
    await list.load()
    return true
  }

  async function confirmAndStore({ current, next }: TypedPasswords, by: ConfirmedBy) {
    const confirmation = await confirmationOf(
      tools,
      by,
      current,
      securityTexts.changeFailed,
      answer,
    )
    if (confirmation === null) return false
    const body = { confirmation, newPassword: next }
    const stored = await session.call(routes.changePassword, { body })
    if (stored.ok) return true
    const { password, newPassword } = stored.failure.kind === 'http' ? stored.failure.fields : {}
    $form.set({ ...$form.get(), current: password ?? null, next: newPassword ?? null })
    if (password === undefined && newPassword === undefined) {
      explain(stored.failure, securityTexts.changeFailed)
    }
    return false
  }

  return { ...list, $form, change }
}

export type Password = ReturnType<typeof createPassword>

function faultsOf({ current, next, repeated }: TypedPasswords, by: ConfirmedBy): PasswordForm {
  const isShort = next.normalize().length < NEW_PASSWORD.minimum
  return {
    busy: null,
    current: by === 'password' && current === '' ? securityTexts.passwordRequired : null,
    next: isShort ? securityTexts.newPasswordTooShort(NEW_PASSWORD.minimum) : null,
    repeated: next === repeated ? null : securityTexts.passwordsDiffer,
  }
}
