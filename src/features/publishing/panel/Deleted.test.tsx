// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import {
  bringAlive,
  click,
  focusAfterClick,
  untilSaid,
} from '../../../../tests/support/island-testing.tsx'
import { Deleted } from './Deleted.tsx'
import { createDeletedItems } from './deleted-items.ts'
import { itemListTexts } from './texts.ts'

const ITEM = { id: 'a', versionId: '1', title: 'Ryto', deletedAt: '2026-11-20T12:00:00.000Z' }

test.each([
  ['restored by its id', { ok: true, data: [ITEM] }, '„Ryto“ atkurtas kaip juodraštis', 1],
  ['told of when it is not there any more', { ok: true, data: [] }, 'Klaida', 0],
  ['told of when it cannot be found', { ok: false, failure: { kind: 'network' } }, 'Klaida', 0],
])('an item whose list is not open is %s', async (_, listed, title, restored) => {
  const call = vi.fn().mockResolvedValueOnce(listed).mockResolvedValue({ ok: true, data: {} })
  const [show, onRestored] = [vi.fn(), vi.fn()]
  const tools = { session: { call } as never, toasts: { show } }
  await createDeletedItems('post', onRestored, tools).restoreItem('a')
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title }))
  expect(onRestored).toHaveBeenCalledTimes(restored)
  const restores = call.mock.calls.slice(1)
  expect(restores).toMatchObject(restored === 1 ? [[{}, { params: { id: '1' } }]] : [])
})

test('the heading has the focus once the item of the pressed button is restored', async () => {
  const call = vi
    .fn()
    .mockResolvedValueOnce({ ok: true, data: [ITEM] })
    .mockResolvedValue({ ok: true, data: { id: '2' } })
  const tools = { session: { call } as never, toasts: { show: () => undefined } }
  const deleted = createDeletedItems('post', () => undefined, tools)
  const { leave } = await bringAlive(<Deleted deleted={deleted} />)
  await click(itemListTexts.deletedShow)
  await untilSaid(/Ryto/)
  expect((await focusAfterClick(itemListTexts.restore))?.id).toBe('istrinti')
  leave()
})
