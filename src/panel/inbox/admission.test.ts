import { expect, it, vi } from 'vitest'
import * as routes from '#src/contracts/routes.ts'
import { createAdmission } from './admission.ts'

function admissionWith(answer: object) {
  const call = vi.fn(() => Promise.resolve(answer))
  const list = { load: vi.fn(() => Promise.resolve()) }
  const show = vi.fn()
  const session = { call } as never
  const toasts = { show } as never
  return { call, list, show, ...createAdmission({ of: 'withdrawals', list, session, toasts }) }
}

it('sends the mail of a suspicious entry and loads the list anew', async () => {
  const admission = admissionWith({ ok: true, data: { success: true } })
  const admitting = admission.admit('1')
  void admission.admit('2')
  expect(admission.$admitting.get()).toBe('1')
  await admitting
  expect(admission.call).toHaveBeenCalledExactlyOnceWith(routes.admitWithdrawal, {
    params: { id: '1' },
  })
  expect(admission.list.load).toHaveBeenCalledOnce()
  expect(admission.$admitting.get()).toBeNull()
})

it('says that it failed, and keeps the list', async () => {
  const failure = { kind: 'network' }
  const admission = admissionWith({ ok: false, failure })
  await admission.admit('1')
  expect(admission.show).toHaveBeenCalledOnce()
  expect(admission.list.load).not.toHaveBeenCalled()
})
