import * as routes from '#src/core/routes.ts'
import { type Tools, toolsOf } from '#src/panel/frame/tools.ts'
import { createConfirmedForm } from '#src/features/account/panel/confirming.ts'
import { settingsTexts } from './texts.ts'

/** The form that has notices sent to another address. */
export function createNoticesMove(given: Tools = {}) {
  const tools = toolsOf(given)
  return createConfirmedForm(tools, {
    faultsOf: ({ noticeEmail }: { noticeEmail: string; password: string }) =>
      noticeEmail.trim() === '' ? { noticeEmail: settingsTexts.noticeRequired } : {},
    call: ({ noticeEmail }, confirmation) =>
      tools.session.call(routes.moveNotices, { body: { confirmation, noticeEmail } }),
    failed: settingsTexts.noticeFailed,
    done: { title: settingsTexts.noticeMoved },
  })
}
