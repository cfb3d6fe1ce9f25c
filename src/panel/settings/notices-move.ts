import { atom } from 'nanostores'
import { answerPasskey } from '#src/client/passkeys.ts'
import * as routes from '#src/contracts/routes.ts'
import { type Tools, toolsOf } from '../frame/tools.ts'
import { type ConfirmedBy, confirmationOf } from '../security/confirming.ts'
import { settingsTexts } from './texts.ts'

interface MoveForm {
  busy: ConfirmedBy | null
  /** What is wrong in its fields. */
  email: string | null
  password: string | null
}

const IDLE: MoveForm = { busy: null, email: null, password: null }

/** Where notices go, and the form that has them sent to another address. */
export function createNoticesMove({
  answer = answerPasskey,
  ...given
}: Tools & { answer?: typeof answerPasskey } = {}) {
  const tools = toolsOf(given)
  const { session, toasts, explain } = tools
  const $form = atom(IDLE)

  /** Moves the notices. @returns whether they are moved. */
  async function move(
    typed: { email: string; password: string },
    by: ConfirmedBy,
  ): Promise<boolean> {
    if ($form.get().busy !== null) return false
    const email = typed.email.trim() === '' ? settingsTexts.noticeRequired : null
    const isMissing = by === 'password' && typed.password === ''
    const password = isMissing ? settingsTexts.noticePasswordRequired : null
    $form.set({ busy: null, email, password })
    if (email !== null || password !== null) return false
    $form.set({ ...IDLE, busy: by })
    const isMoved = await confirmAndMove(typed, by)
    $form.set({ ...$form.get(), busy: null })
    if (isMoved) toasts.show({ title: settingsTexts.noticeMoved })
    return isMoved
  }

  async function confirmAndMove(
    typed: { email: string; password: string },
    by: ConfirmedBy,
  ): Promise<boolean> {
    const failed = settingsTexts.noticeFailed
    const confirmation = await confirmationOf(tools, by, typed.password, failed, answer)
    if (confirmation === null) return false
    const body = { confirmation, noticeEmail: typed.email }
    const moved = await session.call(routes.moveNotices, { body })
    if (moved.ok) return true
    const { password, noticeEmail } = moved.failure.kind === 'http' ? moved.failure.fields : {}
    $form.set({ ...$form.get(), password: password ?? null, email: noticeEmail ?? null })
    if (password === undefined && noticeEmail === undefined) explain(moved.failure, failed)
    return false
  }

  return { $form, move }
}
